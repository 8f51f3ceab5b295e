// Words for what transactions mean: how a sentence is chosen and cut, the names of facts, and how deliveries ended.
import type { ActivityItem } from '../../../shared/activity.ts'
import type { Delivery, FactName } from '../../../shared/meaning.ts'
import { templates } from './sentences.ts'

/** Names of facts, as the drawer lists them. */
export const factNames: Record<FactName, string> = {
  validator: 'Validator',
  fromValidator: 'From validator',
  proposal: 'Proposal',
  option: 'Vote',
  title: 'Title',
  sequence: 'Bridge number',
  hook: 'On arrival',
  channel: 'Channel',
  packet: 'Packet',
  permission: 'Permission',
  expires: 'Expires',
  ends: 'Ends',
  unlimited: 'Limit',
  granter: 'Given by',
  grantee: 'Given to',
  feePayer: 'Fee paid by',
  feeGranter: 'Fee allowance of',
  token: 'Contract',
  collection: 'Collection',
  nft: 'NFT',
  module: 'Module',
  code: 'Code',
  moniker: 'Name',
  reason: 'Reason',
}

/** What became of what was sent to another chain. */
export const deliveryWords: Record<Delivery, { name: string; sentence: string }> = {
  underway: { name: 'On its way', sentence: 'Its arrival is not in the local copy.' },
  arrived: { name: 'Arrived', sentence: 'It arrived on the other chain.' },
  refused: { name: 'Refused', sentence: 'The other chain refused it. The refund is not in the local copy yet.' },
  refunded: { name: 'Refunded', sentence: 'The other chain refused it, and it came back.' },
  timedOut: { name: 'Timed out', sentence: 'It was not delivered in time, and it came back.' },
}

export const stepNames = {
  sent: 'Sent',
  received: 'Received',
  refused: 'Refused',
  acknowledged: 'Arrival confirmed',
  refunded: 'Came back',
  timedOut: 'Timed out, came back',
} as const

export const meaningWords = {
  about: 'Amount',
  delivery: 'Delivery',
  thisOne: 'this one',
  openStep: 'Show',
  noLimit: 'none',
  withoutLimit: 'without limit',
  unknownFunction: 'unknown function',
  unknownFunctionTitle: 'The call carries this code in place of a name, and no list that ships with Waybill knows it',
  andMore: (count: number) => `and ${count} more`,
  notAboutYou: 'Says nothing about this account',
  insideOther: 'Inside the message above',
  logs: 'Logs',
  noLogs: 'No contract wrote a log.',
  unknownLog: 'Log of an unknown form',
  topics: 'Topics',
  data: 'Data',
  internal: 'Calls inside',
  value: 'Value',
  weiTitle: 'In the smallest units of the chain’s own token',
} as const

type PlaceName = 'asset' | 'got' | 'about' | 'other' | 'method' | 'who' | FactName
export type Part = { kind: 'words'; text: string } | { kind: 'place'; place: PlaceName }

/** What a sentence is made of. */
export type Told = Pick<ActivityItem, 'kind' | 'status' | 'movements' | 'about' | 'facts' | 'counterparty'>

/** The sentence of a transaction, cut at its places. `failed` writes the sentence of what was tried. */
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

function placeOf(name: string): PlaceName {
  if (name === 'asset' || name === 'got' || name === 'about' || name === 'other' || name === 'method' || name === 'who') return name
  const known = Object.keys(factNames).find((fact): fact is FactName => fact === name)
  if (known === undefined) throw new Error(`no place is called ${name}`)
  return known
}

function canFill(place: PlaceName, { movements, about, facts, counterparty }: Told): boolean {
  switch (place) {
    case 'asset':
      return movements.length > 0 || about.length > 0
    case 'got':
      return movements.some(({ amount }) => !amount.startsWith('-'))
    case 'about':
      return about.length > 0
    case 'who':
      return counterparty !== null
    case 'other':
    case 'method':
      return true
    default:
      return facts.some(({ name }) => name === place)
  }
}
