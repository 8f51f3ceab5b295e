// Chooses the sentence of a transaction and cuts it at its places; holds the names of facts.
import type { ActivityItem, Movement } from '../../shared/contract/history/activity.ts'
import type { PublicName } from '../../shared/contract/history/label.ts'
import type { FactName } from '../../shared/contract/history/activityMeaning.ts'
import { ownersOf } from '../../shared/domain/knownModules.ts'
import { LOCK_MODULE } from '../../shared/domain/staking/lockStaking.ts'
import type { Words } from './words.ts'

/**
 * Describes a vote, also a split one. An unknown option is shown unchanged.
 * @example voteText('yes 0.7, no 0.3')
 */
export function voteText(words: Words, option: string): string {
  const parts = option.split(', ').map((part) => {
    const [, name = part, weight = ''] = /^(.*?)( [\d.]+)?$/.exec(part) ?? []
    return `${Object.hasOwn(words.voteNames, name) ? words.voteNames[name] : name}${words.formatDigits(weight)}`
  })
  return parts.join(', ')
}

/**
 * Describes a gauge vote by the names of its rollups, the largest share first. What has another form is shown unchanged.
 * @example weightsText(english, 'lantern-1 0.3, tide-1 0.7', nameOf) // 'Tidewatch 70%, Lantern 30%'
 */
export function weightsText(words: Words, weights: string, nameOf: (chainId: string) => string): string {
  const parts = weights
    .split(', ')
    .map((part) => /^(bridge (?<bridge>\d{1,20})|(?<chainId>\S+)) (?<weight>[01](\.\d{1,18})?)$/.exec(part)?.groups)
  if (!parts.every((part) => part !== undefined)) return weights
  const shares = parts.map(({ bridge, chainId = '', weight = '' }) => ({
    name: bridge === undefined ? nameOf(chainId) : words.meaningWords.bridge(bridge),
    hundredths: Math.round(Number(weight) * 10_000),
  }))
  return shares
    .toSorted((left, right) => right.hundredths - left.hundredths)
    .map(({ name, hundredths }) => `${name} ${words.meaningWords.share(String(hundredths / 100))}`)
    .join(', ')
}

/** Returns the name of a task; a task of a newer version is shown unchanged. */
export function taskText(words: Words, task: string, isFailed: boolean): string {
  const known = Object.entries(words.taskNames).find(([name]) => name === task)?.[1]
  return known === undefined ? task : isFailed ? known.tried : known.done
}

/** Returns the name of a module or contract that the chains' developers published, of all at that address; null for any other address. */
export function moduleName(words: Words, address: string): string | null {
  const owners = address.startsWith('0x') ? ownersOf(address) : []
  // On the EVM, address 1 is a precompile.
  const isEvm = address.length === 42
  if (owners.length === 0 || (isEvm && owners.includes('std'))) return null
  return owners.map((owner) => words.moduleNames[owner]).join(' / ')
}

/** Returns the name of a validator, which is its own text, or of a contract of the chain list. */
export function publicNameText(words: Words, name: PublicName): string {
  return name.kind === 'validator' ? name.moniker : words.contractNames[name.role]
}

/**
 * Explains why something failed or was refused: the original text, or the meaning of an EVM code or of a cause that the decoder found.
 * @example reasonText('panic:17')
 */
export function reasonText(words: Words, reason: string): string {
  const [, form, value = ''] = /^(panic|selector|cause):(\w+)$/.exec(reason) ?? []
  if (form === 'cause') return isCause(words, value) ? words.failureReasons[value] : reason
  if (form === 'selector') return words.revertWords.ownError(value)
  if (form !== 'panic') return reason
  const name = Object.hasOwn(words.panicNames, value) ? words.panicNames[value] : undefined
  return name ?? words.revertWords.panic(value)
}

function isCause({ failureReasons }: Words, name: string): name is keyof Words['failureReasons'] {
  return Object.hasOwn(failureReasons, name)
}

type PlaceName = 'asset' | 'got' | 'about' | 'other' | 'chain' | 'method' | 'who' | FactName
/** A part of a sentence: words, or a place to fill. */
export type Part = { kind: 'words'; text: string } | { kind: 'place'; place: PlaceName }

/** What a sentence is made of. */
export type Told = Pick<ActivityItem, 'kind' | 'status' | 'movements' | 'about' | 'facts' | 'counterparty' | 'otherChainId'> &
  Partial<Pick<ActivityItem, 'method'>>

/**
 * Returns the sentence of a transaction that did several things, cut at its places: the sentence of each, in order.
 * @returns one list of parts per thing, with `failed` around all of them.
 */
export function joinedSentences(words: Words, items: readonly Told[], failed: (tried: string) => string): Part[][] {
  const [before = '', after = ''] = items[0]?.status === 'failed' ? failed('{}').split('{}') : []
  const last = items.length - 1
  return items.map((item, index) => {
    const [first, ...rest] = sentenceParts(words, item, (tried) => tried)
    const start = first?.kind === 'words' && index > 0 ? { ...first, text: words.continuedSentence(first.text) } : first
    return [
      ...(index === 0 && before !== '' ? [plain(before)] : []),
      ...(start === undefined ? [] : [start]),
      ...rest,
      ...(index === last && after !== '' ? [plain(after)] : []),
    ]
  })
}

function plain(text: string): Part {
  return { kind: 'words', text }
}

/** Returns the sentence of a transaction, cut at its places. `failed` builds the sentence of a failed attempt. */
export function sentenceParts(words: Words, item: Told, failed: (tried: string) => string): Part[] {
  const { done, tried } = words.templates[item.kind]
  const fits = (text: string) => placesIn(words, text).every((place) => canFill(place, item))
  const isFailed = item.status === 'failed'
  const options = isFailed ? tried : isOfLocks(item) ? [words.meaningWords.lockedRewards, ...done] : done
  const said = options.find(fits) ?? options.at(-1) ?? ''
  return cutAtPlaces(words, isFailed ? failed(said) : said)
}

function cutAtPlaces(words: Words, sentence: string): Part[] {
  return sentence
    .split(/\{(\w+)\}/)
    .map((part, index): Part => (index % 2 === 0 ? { kind: 'words', text: part } : { kind: 'place', place: placeOf(words, part) }))
    .filter((part) => part.kind === 'place' || part.text !== '')
}

/** Returns whether rewards came of locked stakes: beside those of validators, the two would read alike. */
function isOfLocks({ kind, method }: Told): boolean {
  return kind === 'rewards' && (method?.startsWith(`${LOCK_MODULE}::`) ?? false)
}

/** Kinds that claim what was earned. */
const CLAIMS: ReadonlySet<Told['kind']> = new Set(['rewards', 'commission', 'vipClaimed', 'poolRewards'])

/**
 * Returns the one sentence of a transaction that claims from several sources and does nothing else, with the sum of what they paid; null
 * for any other, and where a source names no amount.
 */
export function claimedInAll(words: Words, parts: readonly Pick<Told, 'kind' | 'about'>[]): { parts: Part[]; about: Movement[] } | null {
  if (parts.length < 2 || !parts.every(({ kind, about }) => CLAIMS.has(kind) && about.length > 0)) return null
  const byDenom = Map.groupBy(
    parts.flatMap(({ about }) => about),
    ({ denom }) => denom,
  )
  const about = [...byDenom.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : { ...first, amount: `${[first, ...rest].reduce((sum, { amount }) => sum + BigInt(amount), 0n)}` },
  )
  return { parts: cutAtPlaces(words, words.meaningWords.claimedInAll), about }
}

function placesIn(words: Words, text: string): PlaceName[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => placeOf(words, name))
}

const OWN_PLACES = ['asset', 'got', 'about', 'other', 'chain', 'method', 'who'] as const

function placeOf(words: Words, name: string): PlaceName {
  const own = OWN_PLACES.find((place) => place === name)
  if (own !== undefined) return own
  const known = Object.keys(words.factNames).find((fact): fact is FactName => fact === name)
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
