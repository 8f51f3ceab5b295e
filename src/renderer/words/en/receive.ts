// Words of receiving: what may be sent to an address, and what must not.
import type { Account } from '../../../shared/account.ts'
import type { Chain } from '../../../shared/chain.ts'

export const receiveWords = {
  title: 'Receive',
  noAccount: 'Add an account to receive with it.',
  addAccount: 'Add an account',
  chains: 'On which chain',
  address: (chain: string) => `Address on ${chain}`,
  other: 'The same account, as 0x',
  copy: 'Copy the address',
  copyHex: 'Copy the 0x form',
  copied: 'Copied. Compare it where you paste it, the middle too: there are programs that put another address in its place.',
  code: (chain: string) => `QR code of the address on ${chain}`,
  careful: 'Before somebody sends',
  none: 'none',
  verify: 'Compare it on the device',
} as const

/** What holds for the account whichever chain is chosen; null where there is nothing to say. */
export function accountWarning({ signer }: Account): string | null {
  if (signer.kind === 'watched') return 'Waybill only watches this address: make sure that you hold its key.'
  if (signer.app === 'cosmos')
    return 'This key is one of the Cosmos app. It has no address that begins with 0x: what is sent to such a form of it is lost.'
  return null
}

/** What must not be sent to an address on a chain. */
export function chainWarnings({ kind, name, vm }: Chain, hasHex: boolean): string[] {
  switch (kind) {
    case 'initia-l1':
      return [
        `Only what is on ${name}, or is sent to it by a bridge or by IBC, arrives here.`,
        'From an exchange, choose the network Initia and no other.',
      ]
    case 'initia-rollup':
      return [
        `Only what is on ${name}, or is sent to it by a bridge or by IBC, arrives here.`,
        ...(vm === 'evm' && hasHex
          ? [
              `Both forms are one account on ${name}. The 0x form is for ${name} alone: what is sent to it on Ethereum or another EVM chain stays there.`,
            ]
          : []),
      ]
    case 'cosmos':
      return [`Only what is on ${name}, or is sent to it by IBC, arrives here. The form of another chain names another account.`]
    case 'evm':
      return [`Only send on ${name}. The same 0x address exists on every EVM chain: what is sent on another one is there, not on ${name}.`]
  }
}

/** Why there is no address. */
export function noAddressText({ kind, name, hasEthereumKeys }: Chain): string {
  if (hasEthereumKeys === true) {
    return `Addresses on ${name} come from keys like the Ethereum app’s, and no app of your Ledger signs with them there. Nothing should be sent to this account on ${name}.`
  }
  const app = kind === 'evm' ? 'Ethereum' : 'Cosmos'
  return `No app of your Ledger could sign for this account on ${name}, so nothing should be sent to it there. Add an account of the ${app} app to receive on ${name}.`
}
