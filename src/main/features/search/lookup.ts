// What the terms of a search are looked up in.
import type { Account } from '../../../shared/contract/account.ts'
import type { Operator, SearchTerm } from '../../../shared/domain/search/searchTerms.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../db/database.ts'
import type { CoinBook } from './coinBook.ts'

export interface SearchDeps {
  /** With the journal attached: labels are looked up in it. */
  archive: ReadDb
  registry: Registry
  /** Every account; `filter.accountId` and account: choose among them. */
  accounts: readonly Account[]
  /** Milliseconds since 1970: what "today" and "7d" count from. */
  now: number
}

/** The same while a search is being compiled. */
export interface Lookup extends Omit<SearchDeps, 'archive'> {
  db: ReadDb
  coins(): CoinBook
  /** Numbers of the chosen accounts in the archive. */
  addresses(): number[]
  complain(operator: Operator, term: SearchTerm, text: string): void
  /** Says that a term stands for more than was looked for. */
  tellCut(term: SearchTerm): void
}

/** Its 20 bytes in lower-case hex, as the archive names it. */
export function addressOf({ address }: Account): string {
  return address.hex.slice(2).toLowerCase()
}
