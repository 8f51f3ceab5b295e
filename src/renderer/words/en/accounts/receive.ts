// Holds the English texts of the Receive screen: what may be sent to an address, and what must not.
import type { Account } from '../../../../shared/contract/account.ts'
import type { Chain } from '../../../../shared/contract/chain.ts'
import { formatCount, formatList } from '../format.ts'

/** Texts of the Receive screen. */
export const receiveWords = {
  title: 'Receive',
  noAccount: 'Add an account to receive funds.',
  addAccount: 'Add account',
  chains: 'Chain',
  address: (chain: string) => `Address on ${chain}`,
  other: 'Same account as 0x',
  /** Before the account’s 0x address, on a chain that takes only the other form. */
  sameAs: 'On EVM rollups this account is',
  copy: 'Copy address',
  copyHex: 'Copy 0x address',
  copied: 'Copied. Compare it after pasting, including the middle: malware can swap addresses.',
  code: (chain: string) => `QR code of your ${chain} address`,
  careful: 'Before you receive',
  none: 'no Ledger app',
  needsApp: (app: string) => `${app} app only`,
  verify: 'Check on Ledger',
} as const

/** Returns a warning that applies to the account on every chain; null where there is none. */
export function accountWarning({ signer }: Account): string | null {
  if (signer.kind === 'watched') return 'This address is watch-only: make sure you control its key.'
  if (signer.app === 'cosmos') return 'This is a Cosmos app account. It has no 0x address: anything sent to one is lost.'
  return null
}

/** Most assets that a warning names. */
const MAX_NAMED = 12

/** Names what is on a chain, in brackets; nothing where no asset is listed. */
function namedOf(symbols: readonly string[]): string {
  const rest = symbols.length - MAX_NAMED
  const named = symbols.slice(0, MAX_NAMED)
  return symbols.length === 0 ? '' : ` (${formatList(rest > 0 ? [...named, `${formatCount(rest)} more`] : named)})`
}

/**
 * Says what must not be sent to an address on a chain.
 * @param symbols assets that are listed there
 */
export function chainWarnings({ kind, name, vm }: Chain, hasHex: boolean, symbols: readonly string[] = []): string[] {
  switch (kind) {
    case 'initia-l1':
      return [
        `Only assets on ${name} arrive here${namedOf(symbols)}. Bring others to ${name} by bridge or IBC first.`,
        'When withdrawing from an exchange, choose the Initia network.',
      ]
    case 'initia-rollup':
      return [
        `Only assets on ${name} arrive here${namedOf(symbols)}. Bring others to ${name} by bridge or IBC first.`,
        ...(vm === 'evm' && hasHex
          ? [
              `Both forms are the same account on ${name}. Use the 0x form only on ${name}: anything sent to it on Ethereum or another EVM chain stays there.`,
            ]
          : []),
      ]
    case 'cosmos':
      return [
        `Only assets on ${name} arrive here${namedOf(symbols)}. Bring others to ${name} by IBC first. Addresses with another chain’s prefix are different accounts.`,
      ]
    case 'evm':
      return [
        `Send on ${name} only. The same 0x address exists on every EVM chain: anything sent on another chain arrives there, not on ${name}.`,
      ]
  }
}

/** Explains why there is no address. */
export function noAddressText({ kind, name, hasEthereumKeys }: Chain): string {
  if (hasEthereumKeys === true) {
    return `${name} uses Ethereum-style keys that no Ledger app can sign with there. Don’t send anything to this account on ${name}.`
  }
  const app = kind === 'evm' ? 'Ethereum' : 'Cosmos'
  return `This account’s Ledger app can’t sign on ${name}, so don’t send anything to it there. Add an account from the ${app} app to receive on ${name}.`
}
