// Which app of a Ledger signs for an account on a chain.
import type { Account } from '../contract/account.ts'
import type { Chain } from '../contract/chain.ts'

/** `either`: the chain takes signatures of both apps; null: of neither. */
export type SigningApp = 'ethereum' | 'cosmos' | 'either' | null

/** What of a signer says where it can sign. */
type SignerApp = { kind: 'watched' } | Pick<Extract<Account['signer'], { kind: 'ledger' }>, 'kind' | 'app'>

/** The app whose signatures a chain takes. */
export function signingApp({ kind, hasEthereumKeys }: Pick<Chain, 'kind' | 'hasEthereumKeys'>): SigningApp {
  // The Cosmos app signs with keys of coin type 118, the Ethereum app nothing that such a chain would take.
  if (hasEthereumKeys === true) return null
  // Initia's chains take EIP-191 signatures of the Ethereum app and amino JSON ones of the Cosmos app.
  if (kind === 'initia-l1' || kind === 'initia-rollup') return 'either'
  return kind === 'evm' ? 'ethereum' : 'cosmos'
}

/** Whether an app of the account's device can sign for it on a chain. */
export function canSignOn({ signer }: { signer: SignerApp }, chain: Pick<Chain, 'kind' | 'hasEthereumKeys'>): boolean {
  if (signer.kind === 'watched') return false
  const app = signingApp(chain)
  return app === 'either' || app === signer.app
}
