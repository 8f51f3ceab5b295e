// Determines which Ledger app signs for an account on a chain.
import type { Account, LedgerAppId } from '../contract/account.ts'
import type { Chain } from '../contract/chain.ts'

/** `either`: the chain accepts signatures of both apps; null: of neither. */
export type SigningApp = LedgerAppId | 'either' | null

/** The part of a signer that determines where it can sign. */
type SignerApp = { kind: 'watched' } | Pick<Extract<Account['signer'], { kind: 'ledger' }>, 'kind' | 'app'>

/** Returns the app whose signatures a chain accepts. */
export function signingApp({ kind, hasEthereumKeys }: Pick<Chain, 'kind' | 'hasEthereumKeys'>): SigningApp {
  // The Cosmos app signs with keys of coin type 118, the Ethereum app signs nothing that such a chain accepts.
  if (hasEthereumKeys === true) return null
  // Initia's chains accept EIP-191 signatures of the Ethereum app and amino JSON signatures of the Cosmos app.
  if (kind === 'initia-l1' || kind === 'initia-rollup') return 'either'
  return kind === 'evm' ? 'ethereum' : 'cosmos'
}

/** Returns whether an app of the account's device can sign for it on a chain. */
export function canSignOn({ signer }: { signer: SignerApp }, chain: Pick<Chain, 'kind' | 'hasEthereumKeys'>): boolean {
  if (signer.kind === 'watched') return false
  const app = signingApp(chain)
  return app === 'either' || app === signer.app
}
