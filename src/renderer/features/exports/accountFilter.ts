// Limits the search text of an export to accounts. Pure.
import type { Account } from '../../../shared/contract/account.ts'
import { parseSearch } from '../../../shared/domain/search/search.ts'
import { OWN_ACCOUNTS, printTerm } from '../../../shared/domain/search/searchTerms.ts'

/** Stands for all accounts, also those that are only watched. */
export const ALL_ACCOUNTS = 'all'

/** Returns what an export begins with: own accounts where there are both own and watched ones, else all. */
export function ownOrAll(accounts: readonly Pick<Account, 'signer'>[]): string {
  const watched = accounts.filter(({ signer }) => signer.kind === 'watched').length
  return watched > 0 && watched < accounts.length ? OWN_ACCOUNTS : ALL_ACCOUNTS
}

/** Returns whether a search text says which accounts it is about. */
export function namesAccounts(text: string): boolean {
  return parseSearch(text).terms.some(({ condition }) => condition.op === 'account')
}

/** Returns the search text limited to accounts. `chosen` is `OWN_ACCOUNTS`, `ALL_ACCOUNTS`, or the id of an account. */
export function withAccounts(text: string, chosen: string): string {
  if (chosen === ALL_ACCOUNTS) return text
  return `${text} ${printTerm({ condition: { op: 'account', value: chosen }, isNegated: false })}`.trim()
}
