// A query while it is being put together from the terms of a search.
import type { Account } from '../../../shared/contract/account.ts'
import type { Condition, SearchTerm } from '../../../shared/domain/search/searchTerms.ts'
import type { AmountRange, CoinName, IndexCondition, LineMatch } from '../../db/archive/search/activityQuery.ts'

type Mutable<T> = T extends readonly (infer E)[] ? Mutable<E>[] : T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T

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

/** Begins with every row of these accounts. */
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
      outside: [],
      phrases: [],
    },
  }
}

/** Narrows the stretch of time. */
export function narrowTime(draft: Draft, from: number | null, until: number | null): void {
  if (from !== null) draft.from = Math.max(from, draft.from ?? from)
  if (until !== null) draft.until = Math.min(until, draft.until ?? until)
}

export type TermOf<Op extends Condition['op']> = SearchTerm & { condition: Condition & { op: Op } }

export const split = <T extends SearchTerm>(terms: readonly T[]) => ({
  positive: terms.filter(({ isNegated }) => !isNegated),
  negated: terms.filter(({ isNegated }) => isNegated),
})

/** A condition that the index alone decides. */
export type Found = Omit<IndexCondition, 'isNegated'>
export const byMatch = (match: string | null): Found => ({ match, txIds: [], hashPart: null })
