// Decodes a transaction's messages one by one.
import type { IndexerEvent, IndexerMessage, IndexerTx } from '../../wire/indexer.ts'
import type { CoinAmount } from '../db/archive/records/records.ts'
import { innerMessages } from './cosmos/authz.ts'
import type { Moved } from './activity/movements.ts'
import { attribute, type MessageMeaning, type NetworkMap, type Viewpoint, type DecodeContext } from './decodeContext.ts'
import { MESSAGE_DECODERS } from './messageDecoders.ts'

/** Context of decoding. */
export interface View {
  me: Viewpoint
  network: NetworkMap
  /** Net changes of the account's coins, without the fee. */
  moved: Moved
}

/** A message, or one nested in another. */
export interface ReadMessage {
  index: number
  depth: number
  message: IndexerMessage
  /** Null when it does not concern the address. */
  read: MessageMeaning | null
  /** Net change of the account's coins by this message; empty for a nested one, which counts for its parent. */
  movements: readonly CoinAmount[]
}

/** Maximum nesting; deeper messages are hostile. */
const DEEPEST = 4

/** Decodes every message in order; nested ones follow their parent. */
export function readAll(tx: IndexerTx, view: View): ReadMessage[] {
  const eventsOf = eventsByMessage(tx.events)
  return (tx.tx?.body.messages ?? []).flatMap((message, index) =>
    unfold(message, { ...view, movements: view.moved.ofMessage(index), events: eventsOf(index) }, index, 0),
  )
}

type Surroundings = Pick<View, 'me' | 'network'> & { movements: readonly CoinAmount[]; events: readonly IndexerEvent[] }

function unfold(message: IndexerMessage, around: Surroundings, index: number, depth: number): ReadMessage[] {
  const inner = message['@type'] === '/cosmos.authz.v1beta1.MsgExec' && depth < DEEPEST ? innerMessages(message) : []
  const own = { index, depth, message, read: readMessage(message, around, depth), movements: depth === 0 ? around.movements : [] }
  return [own, ...inner.flatMap((nested) => unfold(nested, around, index, depth + 1))]
}

function readMessage(message: IndexerMessage, { me, network, movements, events }: Surroundings, depth: number): MessageMeaning | null {
  const reader = Object.hasOwn(MESSAGE_DECODERS, message['@type']) ? MESSAGE_DECODERS[message['@type']] : undefined
  const readInner: DecodeContext['readInner'] = (inner) =>
    depth < DEEPEST ? readMessage(inner, { me, network, movements, events }, depth + 1) : null
  return reader?.({ message, me, events, movements, network, readInner }) ?? null
}

/** Returns each message's events; all events where the chain does not attribute them. */
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
