// Determines whether a recipient was paid before or is in the address book. Only payments that were signed here count: incoming history can
// be created by anyone, and all of the copied history is what an indexer says.
import { toHex } from '@cosmjs/encoding'
import type { SentTo } from '../../../shared/contract/history/label.ts'
import type { QuoteGate } from '../../../shared/contract/transfer/route.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../db/database.ts'
import { getLabel } from '../../db/journal/labels.ts'
import { readPaymentsTo } from '../../db/journal/paymentsTo.ts'
import { bytesOfAddress } from '../../platform/address.ts'

/** Returns the last sends of the copied history from accounts that can sign to an address (lower-case hex without 0x), by chain. */
export type SendsTo = (party: string) => Pick<SentTo, 'chainId' | 'at'>[]

/** What the question about a recipient needs. */
export interface RecipientDeps {
  /** The journal. */
  db: ReadDb
  registry: Pick<Registry, 'chain'>
  sendsTo: SendsTo
}

/**
 * Returns the question about a recipient that is not the user's own; null where it is in the address book or was paid from here on this
 * chain. A send of the copied history is only told: an indexer that makes one up must not spare its own address the question.
 * @param address as a chain writes it.
 * @param chainId where the money goes: no key may control the same bytes on another chain.
 */
export function recipientGate({ db, registry, sendsTo }: RecipientDeps, address: string, chainId: string): QuoteGate | null {
  const bytes = bytesOfAddress(address)
  const ref = bytes === null ? null : toHex(bytes)
  const label = ref === null ? null : getLabel(db, { kind: 'address', chainId: '', ref })
  if (label !== null && label.label !== '') return null
  const paid = readPaymentsTo(db, address)
  if (paid.some((send) => send.chainId === chainId)) return null
  const copied = ref === null ? [] : sendsTo(ref)
  // What is shown beside the recipient is of this chain too: one fact in both places.
  const isHere = (send: { chainId: string }) => Number(send.chainId === chainId)
  const [last] = paid.length > 0 ? paid : copied.toSorted((one, other) => isHere(other) - isHere(one) || other.at - one.at)
  const gate = { kind: 'newRecipient' as const, text: address }
  if (last === undefined) return gate
  const name = (id: string) => registry.chain(id)?.name ?? id
  const lastSend = { here: name(chainId), there: name(last.chainId), at: last.at, isCopied: paid.length === 0 }
  return { ...gate, lastSend }
}
