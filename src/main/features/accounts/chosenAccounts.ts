// Resolves the account that a request names, and whose money counts where it names none.
import type { Account } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/domain/errors.ts'

/** Returns the named account, or all of them where none is named. @throws AppError account.unknown. */
export function chosenAccounts({ accounts }: { accounts(): readonly Account[] }, id: string | null | undefined): readonly Account[] {
  if (id === null || id === undefined) return accounts()
  const account = accounts().find((candidate) => candidate.id === id)
  if (account === undefined) throw new AppError('account.unknown', 'This account is no longer in Waybill.')
  return [account]
}

/** Returns the accounts that totals count: the named one, or where none is named those of a Ledger. @throws AppError account.unknown. */
export function countedAccounts(deps: { accounts(): readonly Account[] }, id: string | null | undefined): readonly Account[] {
  const chosen = chosenAccounts(deps, id)
  const own = chosen.filter(({ signer }) => signer.kind === 'ledger')
  return own.length === 0 ? chosen : own
}
