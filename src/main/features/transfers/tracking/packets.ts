// Reads what left a chain from the events of its transactions, and finds the transactions that report on it.
import type { CosmosClient } from '../../../clients/chains/cosmos/cosmosClient.ts'
import type { ChainEvent, IncludedTx } from '../../../clients/chains/cosmos/txSearch.ts'

/** What leaves a chain, and the event by which the other chain shows its receipt. */
export interface CrossChainLeg {
  sequence: string
  takenAs: string
  taken: Record<string, string>
}

/** Returns the attributes of an event by name; the last one where a name comes twice. */
export function attributesOf(event: ChainEvent | undefined): Record<string, string> {
  return Object.fromEntries(event?.attributes.map(({ key, value }) => [key, value]) ?? [])
}

/** Reads the packet that a transaction sent. Source: cosmos/ibc-go modules/core/04-channel/keeper/events.go. */
export function readPacket(events: readonly ChainEvent[]): CrossChainLeg | null {
  const sent = attributesOf(events.find(({ type }) => type === 'send_packet'))
  const { packet_sequence: sequence, packet_src_channel: source, packet_dst_channel: destination } = sent
  if (sequence === undefined || source === undefined || destination === undefined) return null
  const taken = { packet_sequence: sequence, packet_src_channel: source, packet_dst_channel: destination }
  return { sequence, takenAs: 'recv_packet', taken }
}

/** Reads the deposit that a transaction started. Source: initia-labs/OPinit x/ophost/types/event.go, x/opchild/types/event.go. */
export function readDeposit(events: readonly ChainEvent[]): CrossChainLeg | null {
  const { l1_sequence: sequence } = attributesOf(events.find(({ type }) => type === 'initiate_token_deposit'))
  if (sequence === undefined) return null
  return { sequence, takenAs: 'finalize_token_deposit', taken: { l1_sequence: sequence } }
}

/**
 * Reads the withdrawal by which a rollup returns a deposit that it refused; null where the deposit was credited, whatever its hook did.
 * Source: initia-labs/OPinit x/opchild/keeper/msg_server.go (FinalizeTokenDeposit).
 */
export function readRefusedDeposit(events: readonly ChainEvent[], { takenAs, taken }: CrossChainLeg): { sequence: string } | null {
  const { success, reason = '' } = attributesOf(events.find(({ type, attributes }) => type === takenAs && fits(attributes, taken)))
  if (success !== 'false' || !reason.startsWith('deposit failed')) return null
  const { l2_sequence: sequence } = attributesOf(events.find(({ type }) => type === 'initiate_token_withdrawal'))
  return sequence === undefined ? null : { sequence }
}

/** Returns whether the receiving chain answered a packet with an error. Source: ibc-go 04-channel types/acknowledgement.go. */
export function isRefusal(events: readonly ChainEvent[], sequence: string): boolean {
  return events.some((event) => {
    const { packet_sequence: answered, packet_ack: answer = '' } = attributesOf(event)
    return event.type === 'write_acknowledgement' && answered === sequence && answer.startsWith('{"error"')
  })
}

/**
 * Finds the transaction that reports a packet, reduced to the events of the one message that does: relayers carry packets of many users in
 * one transaction, and the others' results must not be attributed to this one. Null where no such message can be identified.
 * Sources: cosmos-sdk baseapp/baseapp.go (msg_index), x/authz/keeper/keeper.go (authz_msg_index).
 */
export async function findMessage(chain: CosmosClient, type: string, wanted: Readonly<Record<string, string>>): Promise<IncludedTx | null> {
  const tx = await chain.findTxByEvent(type, wanted)
  return tx === null ? null : messageIn(tx, type, wanted)
}

/** Returns a transaction reduced to the events of the one message that reports it; null where no such message can be identified. */
export function messageIn(tx: IncludedTx, type: string, wanted: Readonly<Record<string, string>>): IncludedTx | null {
  const found = tx.events.find((event) => event.type === type && fits(event.attributes, wanted))
  if (found === undefined) return null
  const message = messageOf(found)
  if (message !== null) return { ...tx, events: tx.events.filter((event) => messageOf(event) === message) }
  // Older chains do not number messages: there a transaction counts only when it contains a single packet.
  return tx.events.filter((event) => event.type === type).length === 1 ? tx : null
}

function messageOf(event: ChainEvent): string | null {
  const { msg_index: index, authz_msg_index: inner = '' } = attributesOf(event)
  return index === undefined ? null : `${index} ${inner}`
}

/** Returns whether an event has each of the wanted attributes. */
export function fits(attributes: ChainEvent['attributes'], wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([key, value]) => attributes.some((one) => one.key === key && one.value === value))
}
