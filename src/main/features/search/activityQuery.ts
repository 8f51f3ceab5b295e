// Compiles a search text to a query of the archive: resolves names and dates, and reports names that match nothing.
import { lazily } from '../../../shared/domain/lazily.ts'
import type { ActivityFilter } from '../../../shared/contract/history/activity.ts'
import { parseSearch } from '../../../shared/domain/search/search.ts'
import type { SearchProblem, SearchTerm } from '../../../shared/domain/search/searchTerms.ts'
import type { ActivityQuery, IndexCondition } from '../../db/archive/search/activityQuery.ts'
import { findTransactions } from '../../db/archive/search/findHash.ts'
import { addressIds } from '../../db/archive/search/readMatches.ts'
import { readCoinBook } from './coinBook.ts'
import { createDraft, type Draft } from './draft.ts'
import { addressOf, type Lookup, type SearchDeps } from './lookup.ts'
import { applyTerms } from './terms.ts'

/** A compiled search. */
export interface CompiledSearch {
  query: ActivityQuery
  /** Parts that could not be parsed or match no name; they are left out of the query. */
  problems: SearchProblem[]
}

/**
 * Compiles a filter. Lists, counts, day totals and exports all request exactly what it returns; pass `query` to `readActivity` for the
 * rows. Never throws for what was typed.
 * @example readActivity(archive, toActivityQuery({ archive, registry, accounts, now }, filter).query, null, 100)
 */
export function toActivityQuery(deps: SearchDeps, filter: ActivityFilter): CompiledSearch {
  const { terms, problems } = parseSearch(filter.text ?? '')
  const chosen = deps.accounts.filter(({ id }) => filter.accountId === null || filter.accountId === undefined || id === filter.accountId)
  const draft = createDraft(chosen)
  const lookup: Lookup = {
    ...deps,
    db: deps.archive,
    coins: lazily(() => readCoinBook(deps.archive, deps.registry)),
    addresses: lazily(() => addressIds(deps.archive, addressesOf(draft))),
    complain: (operator, { at, length }, text) => problems.push({ code: 'unknownName', operator, at, length, text }),
    tellNoPrices: ({ at, length }) => {
      problems.push({ code: 'noPrices', operator: 'value', at, length, text: (filter.text ?? '').slice(at, at + length) })
    },
    tellCut: ({ condition: { op }, at, length }) => {
      if (problems.some((known) => known.code === 'tooMany' && known.at === at)) return
      const text = (filter.text ?? '').slice(at, at + length)
      problems.push({ code: 'tooMany', operator: op === 'text' ? null : op, at, length, text })
    },
  }
  applyTerms(lookup, draft, [...terms, ...fixedTerms(filter)])
  const { from, until, line } = draft
  const conditions =
    filter.only === null || filter.only === undefined ? draft.conditions : [...draft.conditions, pickedOnly(deps, filter.only)]
  const watched = draft.accounts.filter(({ signer }) => signer.kind === 'watched').map(addressOf)
  const query = { accounts: addressesOf(draft), watched, from, until, conditions, line }
  return { query, problems: problems.toSorted((left, right) => left.at - right.at) }
}

function addressesOf({ accounts }: Draft): string[] {
  return accounts.map(addressOf)
}

/** Converts the filter's other fields to terms, as if typed after the text. */
function fixedTerms({ chainId, status, direction }: ActivityFilter): SearchTerm[] {
  const place = { isNegated: false, at: 0, length: 0 }
  return [
    ...(chainId === null || chainId === undefined ? [] : [{ ...place, condition: { op: 'chain' as const, value: chainId } }]),
    ...(status === null || status === undefined ? [] : [{ ...place, condition: { op: 'status' as const, value: status } }]),
    ...(direction === null || direction === undefined ? [] : [{ ...place, condition: { op: 'direction' as const, value: direction } }]),
  ]
}

/** Restricts to named transactions; those that are not stored are ignored. */
function pickedOnly({ archive }: SearchDeps, picked: readonly { chainId: string; hash: string }[]): IndexCondition {
  return { isNegated: false, match: null, txIds: findTransactions(archive, picked), hashPart: null }
}
