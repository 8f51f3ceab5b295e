// Which app of the device holds an account's key.
import type { Account } from '../../../shared/contract/account.ts'
import type { LedgerApp } from '../../../shared/contract/status.ts'

/** The apps by the names that accounts keep. */
export const LEDGER_APP: Readonly<Record<'ethereum' | 'cosmos', LedgerApp>> = { ethereum: 'Ethereum', cosmos: 'Cosmos' }

export function appOf(account: Account | null): LedgerApp {
  return account?.signer.kind === 'ledger' ? LEDGER_APP[account.signer.app] : 'Ethereum'
}
