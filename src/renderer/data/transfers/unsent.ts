// Finds transfers that are signed and wait to be sent: their review was left before the device answered, or the window was reloaded then.
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'

/** Returns whether a transfer is signed and nothing sends it. */
export function isUnsent({ transfer, running }: TransferView): boolean {
  return transfer.phase === 'signed' && running === null
}
