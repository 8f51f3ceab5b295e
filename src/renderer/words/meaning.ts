// Chooses the sentence of a transaction and cuts it at its places; holds the names of facts.
import type { ActivityItem } from '../../shared/contract/history/activity.ts'
import type { FactName } from '../../shared/contract/history/meaning.ts'
import { ownersOf } from '../../shared/domain/knownModules.ts'
import * as english from './en/meaning.ts'
import { formatDigits } from './format.ts'
import { templates } from './sentences.ts'
import { localized } from './localized.ts'

/** Names and texts of meanings in the language of the page. */
export const {
  factNames,
  taskNames,
  moduleNames,
  panicNames,
  revertWords,
  continuedSentence,
  deliveryWords,
  stepNames,
  meaningWords,
  voteNames,
} = localized('meaning', english)

/**
 * Describes a vote, also a split one. An unknown option is shown unchanged.
 * @example voteText('yes 0.7, no 0.3')
 */
export function voteText(option: string): string {
  const parts = option.split(', ').map((part) => {
    const [, name = part, weight = ''] = /^(.*?)( [\d.]+)?$/.exec(part) ?? []
    return `${Object.hasOwn(voteNames, name) ? voteNames[name] : name}${formatDigits(weight)}`
  })
  return parts.join(', ')
}

/** Returns the name of a task; a task of a newer version is shown unchanged. */
export function taskText(task: string, isFailed: boolean): string {
  const known = Object.entries(taskNames).find(([name]) => name === task)?.[1]
  return known === undefined ? task : isFailed ? known.tried : known.done
}

/** Returns the name of a module or contract that the chains' developers published; null for any other address. */
export function moduleName(address: string): string | null {
  const [owner] = address.startsWith('0x') ? ownersOf(address) : []
  // On the EVM, address 1 is a precompile.
  const isEvm = address.length === 42
  return owner === undefined || (isEvm && owner === 'std') ? null : moduleNames[owner]
}

/**
 * Explains why something failed or was refused: the original text, or the meaning of an EVM code.
 * @example reasonText('panic:17')
 */
export function reasonText(reason: string): string {
  const [, form, value = ''] = /^(panic|selector):(\w+)$/.exec(reason) ?? []
  if (form === 'selector') return revertWords.ownError(value)
  if (form !== 'panic') return reason
  const name = Object.hasOwn(panicNames, value) ? panicNames[value] : undefined
  return name ?? revertWords.panic(value)
}

type PlaceName = 'asset' | 'got' | 'about' | 'other' | 'chain' | 'method' | 'who' | FactName
/** A part of a sentence: words, or a place to fill. */
export type Part = { kind: 'words'; text: string } | { kind: 'place'; place: PlaceName }

/** What a sentence is made of. */
export type Told = Pick<ActivityItem, 'kind' | 'status' | 'movements' | 'about' | 'facts' | 'counterparty' | 'otherChainId'>

/**
 * Returns the sentence of a transaction that did several things, cut at its places: the sentence of each, in order.
 * @returns one list of parts per thing, with `failed` around all of them.
 */
export function joinedSentences(items: readonly Told[], failed: (tried: string) => string): Part[][] {
  const [before = '', after = ''] = items[0]?.status === 'failed' ? failed('{}').split('{}') : []
  const last = items.length - 1
  return items.map((item, index) => {
    const [first, ...rest] = sentenceParts(item, (tried) => tried)
    const start = first?.kind === 'words' && index > 0 ? { ...first, text: continuedSentence(first.text) } : first
    return [
      ...(index === 0 && before !== '' ? [words(before)] : []),
      ...(start === undefined ? [] : [start]),
      ...rest,
      ...(index === last && after !== '' ? [words(after)] : []),
    ]
  })
}

function words(text: string): Part {
  return { kind: 'words', text }
}

/** Returns the sentence of a transaction, cut at its places. `failed` builds the sentence of a failed attempt. */
export function sentenceParts(item: Told, failed: (tried: string) => string): Part[] {
  const { done, tried } = templates[item.kind]
  const fits = (text: string) => placesIn(text).every((place) => canFill(place, item))
  const isFailed = item.status === 'failed'
  const options = isFailed ? tried : done
  const said = options.find(fits) ?? options.at(-1) ?? ''
  return (isFailed ? failed(said) : said)
    .split(/\{(\w+)\}/)
    .map((part, index): Part => (index % 2 === 0 ? { kind: 'words', text: part } : { kind: 'place', place: placeOf(part) }))
    .filter((part) => part.kind === 'place' || part.text !== '')
}

function placesIn(text: string): PlaceName[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => placeOf(name))
}

const OWN_PLACES = ['asset', 'got', 'about', 'other', 'chain', 'method', 'who'] as const

function placeOf(name: string): PlaceName {
  const own = OWN_PLACES.find((place) => place === name)
  if (own !== undefined) return own
  const known = Object.keys(factNames).find((fact): fact is FactName => fact === name)
  if (known === undefined) throw new Error(`no place is called ${name}`)
  return known
}

function canFill(place: PlaceName, { movements, about, facts, counterparty, otherChainId }: Told): boolean {
  switch (place) {
    case 'asset':
      return movements.length > 0 || about.length > 0
    case 'got':
      return movements.some(({ amount }) => !amount.startsWith('-'))
    case 'about':
      return about.length > 0
    case 'who':
      return counterparty !== null
    case 'chain':
      return otherChainId !== null
    case 'other':
    case 'method':
      return true
    default:
      return facts.some(({ name }) => name === place)
  }
}
