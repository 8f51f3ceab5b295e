// Finds the payments to an address that were signed here.
import { toHex } from '@cosmjs/encoding'
import { paymentTime } from '../../../shared/domain/transfer/legs.ts'
import { bytesOfAddress } from '../../platform/address.ts'
import type { ReadDb } from '../database.ts'
import { listTransfers } from './transfers.ts'

/** Returns the last payment to an address on each chain that was signed here and that a block contains, newest first. One that came back does not count. */
export function readPaymentsTo(db: ReadDb, address: string): { chainId: string; at: number }[] {
  const wanted = keyOf(address)
  const last = new Map<string, { chainId: string; at: number }>()
  for (const transfer of listTransfers(db)) {
    const at = keyOf(transfer.recipient) === wanted ? paymentTime(transfer) : null
    const chainId = transfer.quote.request.toChainId
    if (at !== null && at > (last.get(chainId)?.at ?? -1)) last.set(chainId, { chainId, at })
  }
  return [...last.values()].toSorted((one, other) => other.at - one.at)
}

/** Returns the same text for an address in both notations. */
function keyOf(address: string): string {
  const bytes = bytesOfAddress(address)
  return bytes === null ? address : toHex(bytes)
}
