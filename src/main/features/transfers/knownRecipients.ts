// Determines whether a recipient was paid before or is in the address book. Incoming history does not count: anyone can create it.
import { toHex } from '@cosmjs/encoding'
import { payingLeg } from '../../../shared/domain/transfer/legs.ts'
import type { ReadDb } from '../../db/database.ts'
import { getLabel } from '../../db/journal/labels.ts'
import { listTransfers } from '../../db/journal/transfers.ts'
import { bytesOfAddress } from '../../platform/address.ts'

/**
 * Returns whether a recipient is known.
 * @param address as a chain writes it.
 */
export function isKnownRecipient(db: ReadDb, address: string): boolean {
  const bytes = bytesOfAddress(address)
  const label = bytes === null ? null : getLabel(db, { kind: 'address', chainId: '', ref: toHex(bytes) })
  if (label !== null && label.label !== '') return true
  return listTransfers(db).some((transfer) => transfer.recipient === address && (payingLeg(transfer)?.includedAt ?? null) !== null)
}
