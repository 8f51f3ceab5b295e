// Determines whether a recipient was paid before or is in the address book. Incoming history does not count: anyone can create it.
import { toHex } from '@cosmjs/encoding'
import type { SentTo } from '../../../shared/contract/history/label.ts'
import type { QuoteGate } from '../../../shared/contract/transfer/route.ts'
import { payingLeg } from '../../../shared/domain/transfer/legs.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../db/database.ts'
import { getLabel } from '../../db/journal/labels.ts'
import { listTransfers } from '../../db/journal/transfers.ts'
import { bytesOfAddress } from '../../platform/address.ts'

/** Returns the last sends of the copied history from accounts that can sign to an address (lower-case hex without 0x), by chain. */
export type SendsTo = (party: string) => SentTo[]

/** What the question about a recipient needs. */
export interface RecipientDeps {
  /** The journal. */
  db: ReadDb
  registry: Pick<Registry, 'chain'>
  sendsTo: SendsTo
}

/**
 * Returns the question about a recipient that is not the user's own; null where it is in the address book or was paid on this chain.
 * @param address as a chain writes it.
 * @param chainId where the money goes: the same bytes may belong to nobody on another chain.
 */
export function recipientGate({ db, registry, sendsTo }: RecipientDeps, address: string, chainId: string): QuoteGate | null {
  const bytes = bytesOfAddress(address)
  const ref = bytes === null ? null : toHex(bytes)
  const label = ref === null ? null : getLabel(db, { kind: 'address', chainId: '', ref })
  if (label !== null && label.label !== '') return null
  const sends = [...(ref === null ? [] : sendsTo(ref)), ...paidBefore(db, address)]
  if (sends.some((send) => send.chainId === chainId)) return null
  const [last] = sends.toSorted((one, other) => other.at - one.at)
  const gate = { kind: 'newRecipient' as const, text: address }
  if (last === undefined) return gate
  const name = (id: string) => registry.chain(id)?.name ?? id
  return { ...gate, sentElsewhere: { here: name(chainId), there: name(last.chainId), at: last.at } }
}

/** Returns the payments of the journal that a block contains. */
function paidBefore(db: ReadDb, address: string): SentTo[] {
  return listTransfers(db).flatMap((transfer) => {
    const at = transfer.recipient === address ? (payingLeg(transfer)?.includedAt ?? null) : null
    return at === null ? [] : [{ chainId: transfer.quote.request.toChainId, at }]
  })
}
