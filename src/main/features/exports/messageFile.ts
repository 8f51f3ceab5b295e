// A signed text as a file that other programs read too.
import type { SignedMessage } from '../../../shared/contract/messages.ts'

/**
 * JSON in the form that MyCrypto and MyEtherWallet began and block explorers took over, with the init1 form beside it.
 * Source: MyCryptoHQ/MyCrypto SignMessage (address, msg, sig, version).
 */
export function messageFile({ address, text, signature }: SignedMessage): string {
  return `${JSON.stringify({ address: address.hex, bech32: address.bech32, msg: text, sig: signature, version: '2' }, null, 2)}\n`
}
