// Formats a signed message as a file that other programs can read.
import type { SignedMessage } from '../../../shared/contract/messages.ts'

/**
 * Returns JSON in the form introduced by MyCrypto and MyEtherWallet and adopted by block explorers, with the init1 notation added.
 * Source: MyCryptoHQ/MyCrypto SignMessage (address, msg, sig, version).
 */
export function messageFile({ address, text, signature }: SignedMessage): string {
  return `${JSON.stringify({ address: address.hex, bech32: address.bech32, msg: text, sig: signature, version: '2' }, null, 2)}\n`
}
