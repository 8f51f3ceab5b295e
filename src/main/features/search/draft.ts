// A query under construction, built from the terms of a search.
import type { Account } from '../../../shared/contract/account.ts'
import type { Condition, SearchTerm } from '../../../shared/domain/search/searchTerms.ts'
import type { AmountRange, CoinName, IndexCondition, LineMatch } from '../../db/archive/search/activityQuery.ts'

type Mutable<T> = T extends readonly (infer E)[] ? Mutable<E>[] : T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T

/** The query so far. */
export interface Draft {
  /** In order of precedence. */
  accounts: readonly Account[]
  from: number | null
  until: number | null
  conditions: IndexCondition[]
  line: Omit<Mutable<LineMatch>, 'coins'> & {
    coins: { any: CoinName[] | null; none: CoinName[]; amounts: AmountRange[]; noAmounts: AmountRange[] }
  }
}

/** Creates a draft that matches every row of these accounts. */
export function createDraft(accounts: readonly Account[]): Draft {
  return {
    accounts,
    from: null,
    until: null,
    conditions: [],
    line: {
      types: [],
      directions: { any: null, none: [] },
      coins: { any: null, none: [], amounts: [], noAmounts: [] },
      worth: null,
      outside: [],
      phrases: [],
    },
  }
}

/** Narrows the time range. */
export function narrowTime(draft: Draft, from: number | null, until: number | null): void {
  if (from !== null) draft.from = Math.max(from, draft.from ?? from)
  if (until !== null) draft.until = Math.min(until, draft.until ?? until)
}

/** A term with the given operator. */
export type TermOf<Op extends Condition['op']> = SearchTerm & { condition: Condition & { op: Op } }

/** Splits terms into positive and negated ones. */
export const split = <T extends SearchTerm>(terms: readonly T[]) => ({
  positive: terms.filter(({ isNegated }) => !isNegated),
  negated: terms.filter(({ isNegated }) => isNegated),
})

/** A condition that the index alone decides. */
export type Found = Omit<IndexCondition, 'isNegated'>
/** Wraps a full-text expression as a condition. */
export const byMatch = (match: string | null): Found => ({ match, txIds: [], hashPart: null })
