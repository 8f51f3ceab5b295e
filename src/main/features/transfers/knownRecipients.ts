// Determines whether a recipient was paid before or is in the address book. Incoming history does not count: anyone can create it.
import { fromBech32, toHex } from '@cosmjs/encoding'
import { payingLeg } from '../../../shared/domain/transfer/legs.ts'
import type { ReadDb } from '../../db/database.ts'
import { getLabel } from '../../db/journal/labels.ts'
import { listTransfers } from '../../db/journal/transfers.ts'

const LONGEST = 120

/**
 * Returns whether a recipient is known.
 * @param address as a chain writes it.
 */
export function isKnownRecipient(db: ReadDb, address: string): boolean {
  const ref = address.startsWith('0x') ? address.slice(2).toLowerCase() : toHex(fromBech32(address, LONGEST).data)
  const label = getLabel(db, { kind: 'address', chainId: '', ref })
  if (label !== null && label.label !== '') return true
  return listTransfers(db).some((transfer) => transfer.recipient === address && (payingLeg(transfer)?.includedAt ?? null) !== null)
}
