// Resolves the account that a request names.
import type { Account } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/domain/errors.ts'

/** Returns the named account, or all of them where none is named. @throws AppError account.unknown. */
export function chosenAccounts({ accounts }: { accounts(): readonly Account[] }, id: string | null | undefined): readonly Account[] {
  if (id === null || id === undefined) return accounts()
  const account = accounts().find((candidate) => candidate.id === id)
  if (account === undefined) throw new AppError('account.unknown', 'This account is no longer in Waybill.')
  return [account]
}
