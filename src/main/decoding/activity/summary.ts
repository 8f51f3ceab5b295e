// Summarises a whole transaction: what its messages did, similar ones combined.
import { shortType } from '../../../shared/domain/messageType.ts'
import { FactName, type ActivityKind, type Fact } from '../../../shared/contract/history/activityMeaning.ts'
import type { StoredPart } from '../../db/archive/records/meaningRecords.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'
import { addUp } from '../coins.ts'
import { directionOf } from './direction.ts'
import { facts, meaning, type MessageMeaning } from '../decodeContext.ts'
import type { ReadMessage } from '../readMessages.ts'
import { MESSAGE_DECODERS } from '../messageDecoders.ts'

/** What a message did, with its net changes. */
interface Thing {
  read: MessageMeaning
  movements: readonly CoinAmount[]
}

interface Summary {
  /** Meaning of the whole: the first part. */
  read: MessageMeaning
  /** Every part, including the first; one or none where `read` describes it completely. */
  parts: StoredPart[]
  /** Number of messages that concern the address and are in none of the parts. */
  more: number
}

/** Maximum number of parts that a sentence can name; further ones are counted. */
const MAX_PARTS = 4

/** Summarises the messages. @param movements net change by the whole transaction */
export function sumUp(all: readonly ReadMessage[], movements: readonly CoinAmount[]): Summary {
  const readable = topMessages(all).flatMap(({ read, movements: own }) => (read === null ? [] : [{ read, movements: own }]))
  const meaningful = readable.filter(({ read: { kind } }) => kind !== 'ibcRelayed')
  const groups = groupAlike(meaningful)
  const [first] = groups
  if (first === undefined) return { read: readable[0]?.read ?? otherwise(all, movements), parts: [], more: 0 }
  const shown = groups.slice(0, MAX_PARTS).map(merge)
  return {
    read: merge(first).read,
    parts: shown.map(toPart),
    more: groups.slice(MAX_PARTS).reduce((sum, group) => sum + group.length, 0),
  }
}

/** Returns the messages to summarise; replaces one that ran several of the account's own by those. */
function topMessages(all: readonly ReadMessage[]): ReadMessage[] {
  return all
    .filter(({ depth }) => depth === 0)
    .flatMap((outer) => {
      const inner = all.filter(({ index, depth, read }) => index === outer.index && depth === 1 && read !== null)
      return outer.read === null || outer.read.kind === 'executedForOther' || inner.length < 2 ? [outer] : inner
    })
}

/** Kinds whose repetitions are combined, whatever the counterparty. */
const ADDED_UP: ReadonlySet<ActivityKind> = new Set(['sent', 'received', 'rewards', 'commission', 'delegated', 'undelegated'])

function groupAlike(things: readonly Thing[]): Thing[][] {
  // Most transactions do one thing, whose name need not be made.
  return things.length === 1 ? [[...things]] : [...Map.groupBy(things, ({ read }) => nameOf(read)).values()]
}

function nameOf({ kind, counterparty, method, otherChainId, facts: known, earned }: MessageMeaning): string {
  // What came of locked stakes is not all rewards: they stay apart from others.
  if (ADDED_UP.has(kind)) return earned === undefined ? kind : `${kind} locked`
  return JSON.stringify([kind, counterparty, method, otherChainId, known.filter(({ name }) => name !== 'sequence' && name !== 'packet')])
}

function merge(group: readonly Thing[]): Thing {
  const [first, ...rest] = group
  if (first === undefined) throw new Error('a group has at least one thing')
  if (rest.length === 0) return first
  const { read } = first
  const parties = new Set(group.flatMap(({ read: { counterparty } }) => counterparty ?? []))
  const isOne = parties.size === 1
  const counted = facts(ADDED_UP.has(read.kind) ? { parties: isOne ? null : String(parties.size) } : { times: String(group.length) })
  return {
    read: {
      ...read,
      counterparty: isOne ? read.counterparty : null,
      method: group.every((thing) => thing.read.method === read.method) ? read.method : null,
      about: addUp(group.flatMap((thing) => thing.read.about)),
      facts: inOrder([...group.flatMap((thing) => thing.read.facts), ...counted]),
      ...(read.earned === undefined ? {} : { earned: addUp(group.flatMap((thing) => thing.read.earned ?? [])) }),
    },
    movements: addUp(group.flatMap((thing) => thing.movements)),
  }
}

/** Returns each fact once, grouped by name. */
function inOrder(known: readonly Fact[]): Fact[] {
  const byName = Map.groupBy(known, ({ name }) => name)
  return FactName.options.flatMap((name) => [...new Set(byName.get(name)?.map(({ value }) => value))].map((value) => ({ name, value })))
}

function toPart({ read, movements }: Thing): StoredPart {
  return { ...read, direction: directionOf(read.kind, movements), movements: [...movements] }
}

/** Meaning when no message concerns the account: received coins are a receipt; anything else shows the message type. */
function otherwise(all: readonly ReadMessage[], movements: readonly CoinAmount[]): MessageMeaning {
  const [first] = all
  const method = first === undefined ? null : shortType(first.message['@type'])
  const isKnown = all.some(({ message }) => Object.hasOwn(MESSAGE_DECODERS, message['@type']))
  const received = movements.length > 0 && movements.every(({ amount }) => !amount.startsWith('-'))
  return meaning(received && isKnown ? 'received' : 'other', { method })
}
