// What the terms of a search are resolved in.
import type { Account } from '../../../shared/contract/account.ts'
import type { Operator, SearchTerm } from '../../../shared/domain/search/searchTerms.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../db/database.ts'
import type { CoinBook } from './coinBook.ts'

/** What compiling a search needs. */
export interface SearchDeps {
  /** With the journal attached, since labels are looked up in it. */
  archive: ReadDb
  registry: Registry
  /** Every account; `filter.accountId` and account: choose among them. */
  accounts: readonly Account[]
  /** Milliseconds since 1970: reference of "today" and "7d". */
  now: number
}

/** The same during compilation. */
export interface Lookup extends Omit<SearchDeps, 'archive'> {
  db: ReadDb
  coins(): CoinBook
  /** Returns the archive's ids of the chosen accounts. */
  addresses(): number[]
  complain(operator: Operator, term: SearchTerm, text: string): void
  /** Reports that a value can't be searched for, since prices are off. */
  tellNoPrices(term: SearchTerm): void
  /** Reports that a term matches more than was examined. */
  tellCut(term: SearchTerm): void
}

/** Returns the account's 20 bytes in lower-case hex, as the archive names it. */
export function addressOf({ address }: Account): string {
  return address.hex.slice(2).toLowerCase()
}
