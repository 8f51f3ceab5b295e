// Reads a transaction's messages one by one and says which of them names the whole.
import type { IndexerEvent, IndexerMessage, IndexerTx } from '../../wire/indexer.ts'
import type { CoinAmount } from '../store/archive/records.ts'
import { innerMessages } from './authz.ts'
import { attribute, meaning, shortType, type MessageMeaning, type NetworkMap, type Perspective, type Reading } from './perspective.ts'
import { READERS } from './readers.ts'

/** What a transaction is read with. */
export interface View {
  me: Perspective
  network: NetworkMap
  /** Net change of my coins by the whole transaction, without the fee. */
  movements: readonly CoinAmount[]
}

/** One message, or one inside another. */
export interface ReadMessage {
  index: number
  depth: number
  message: IndexerMessage
  /** Null when it says nothing about the address. */
  read: MessageMeaning | null
}

/** Messages inside messages inside messages: nobody needs more, and an attacker gets no deeper. */
const DEEPEST = 4

/** Every message in order; those inside another follow it. */
export function readAll(tx: IndexerTx, view: View): ReadMessage[] {
  const eventsOf = eventsByMessage(tx.events)
  return (tx.tx?.body.messages ?? []).flatMap((message, index) => unfold(message, { ...view, events: eventsOf(index) }, index, 0))
}

type Surroundings = View & { events: readonly IndexerEvent[] }

function unfold(message: IndexerMessage, around: Surroundings, index: number, depth: number): ReadMessage[] {
  const inner = message['@type'] === '/cosmos.authz.v1beta1.MsgExec' && depth < DEEPEST ? innerMessages(message) : []
  const own = { index, depth, message, read: readMessage(message, around, depth) }
  return [own, ...inner.flatMap((nested) => unfold(nested, around, index, depth + 1))]
}

function readMessage(message: IndexerMessage, { me, network, movements, events }: Surroundings, depth: number): MessageMeaning | null {
  const reader = Object.hasOwn(READERS, message['@type']) ? READERS[message['@type']] : undefined
  const readInner: Reading['readInner'] = (inner) =>
    depth < DEEPEST ? readMessage(inner, { me, network, movements, events }, depth + 1) : null
  return reader?.({ message, me, events, movements, network, readInner }) ?? null
}

/** What each message caused; everything where the chain does not mark it. */
function eventsByMessage(events: readonly IndexerEvent[]): (index: number) => readonly IndexerEvent[] {
  const byIndex = new Map<string, IndexerEvent[]>()
  for (const event of events) {
    const index = attribute(event, 'msg_index')
    if (index === null) continue
    const own = byIndex.get(index)
    if (own === undefined) byIndex.set(index, [event])
    else own.push(event)
  }
  return byIndex.size === 0 ? () => events : (index) => byIndex.get(String(index)) ?? []
}

/** What the whole transaction means, and how many further messages say something else about the address. */
export function sumUp(all: readonly ReadMessage[], view: View): { read: MessageMeaning; more: number } {
  const told = all.flatMap(({ depth, read }) => (depth === 0 && read !== null ? [read] : []))
  const meaningful = told.filter(({ kind }) => kind !== 'ibcRelayed')
  const [first] = meaningful
  if (first === undefined) return { read: told[0] ?? otherwise(all, view), more: 0 }
  const merged = first.kind === 'rewards' ? mergeRewards(meaningful) : { read: first, merged: 1 }
  return { read: merged.read, more: meaningful.length - merged.merged }
}

/** Rewards of several validators are collected by one message each and are one thing. */
function mergeRewards(told: readonly MessageMeaning[]): { read: MessageMeaning; merged: number } {
  const rewards = told.filter(({ kind }) => kind === 'rewards')
  const sums = new Map<string, bigint>()
  for (const { denom, amount } of rewards.flatMap(({ about }) => about)) sums.set(denom, (sums.get(denom) ?? 0n) + BigInt(amount))
  const only = rewards.length === 1 ? rewards[0] : undefined
  return {
    read: meaning('rewards', {
      counterparty: only?.counterparty ?? null,
      about: [...sums].map(([denom, amount]) => ({ denom, amount: amount.toString() })),
      facts: rewards.flatMap(({ facts }) => facts),
    }),
    merged: rewards.length,
  }
}

/** No message speaks of me: coins that came are still a receipt; anything else keeps its type visible. */
function otherwise(all: readonly ReadMessage[], { movements }: View): MessageMeaning {
  const [first] = all
  const method = first === undefined ? null : shortType(first.message['@type'])
  const isKnown = all.some(({ message }) => Object.hasOwn(READERS, message['@type']))
  const received = movements.length > 0 && movements.every(({ amount }) => !amount.startsWith('-'))
  return meaning(received && isKnown ? 'received' : 'other', { method })
}
