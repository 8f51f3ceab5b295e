// Determines which Ledger app holds an account's key.
import type { Account } from '../../../shared/contract/account.ts'
import { LEDGER_APPS } from '../../../shared/domain/ledgerApps.ts'
import type { LedgerApp } from '../../../shared/contract/status.ts'

/** Returns the app of an account's key; Ethereum for other accounts. */
export function appOf(account: Account | null): LedgerApp {
  return account?.signer.kind === 'ledger' ? LEDGER_APPS[account.signer.app].name : 'Ethereum'
}
