// Determines which Ledger app holds an account's key.
import type { Account } from '../../../shared/contract/account.ts'
import type { LedgerApp } from '../../../shared/contract/status.ts'

/** Names of the apps by the ids in accounts. */
export const LEDGER_APP: Readonly<Record<'ethereum' | 'cosmos', LedgerApp>> = { ethereum: 'Ethereum', cosmos: 'Cosmos' }

/** Returns the app of an account's key; Ethereum for other accounts. */
export function appOf(account: Account | null): LedgerApp {
  return account?.signer.kind === 'ledger' ? LEDGER_APP[account.signer.app] : 'Ethereum'
}
