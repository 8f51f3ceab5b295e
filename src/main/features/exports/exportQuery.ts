// Compiles the filter of an export strictly: it exports exactly the requested rows or is refused, since a file cannot show, as a screen
// can, that a part of the search was ignored or that rows are missing.
import { setImmediate as turn } from 'node:timers/promises'
import type { ActivityFilter } from '../../../shared/contract/history/activity.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { SearchProblem } from '../../../shared/domain/search/searchTerms.ts'
import { toActivityQuery } from '../search/activityQuery.ts'
import type { SearchDeps } from '../search/lookup.ts'
import { isNarrowed, type ActivityQuery } from '../../db/archive/search/activityQuery.ts'
import { resolveHashParts } from '../../db/archive/search/findHash.ts'
import { isIndexing } from '../../db/archive/search/readMatches.ts'
import type { ReadDb } from '../../db/database.ts'

/**
 * Compiles a filter of which every part must be valid.
 * @throws AppError input.invalid for a part without effect, or with more matches than examined; search.indexing.
 */
export function compileWhole(deps: SearchDeps, filter: ActivityFilter): ActivityQuery {
  const { query, problems } = toActivityQuery(deps, filter)
  // A mistyped operator omits no rows: it is searched as text.
  const problem = problems.find(({ code }) => code !== 'unknownOperator')
  // An unknown name may be one that is not indexed yet.
  if (problem?.code === 'unknownName' && isIndexing(deps.archive)) throw stillIndexing()
  if (problem !== undefined) throw saysNothing(problem)
  requireIndexed(deps.archive, query)
  return query
}

/** Compiles like `compileWhole` and resolves partial hashes, yielding between steps. @throws AppError as `compileWhole`. */
export async function wholeQuery(deps: SearchDeps, filter: ActivityFilter, signal?: AbortSignal): Promise<ActivityQuery> {
  const steps = resolveHashParts(deps.archive, compileWhole(deps, filter))
  let step = steps.next()
  while (step.done !== true) {
    await turn(undefined, signal === undefined ? {} : { signal })
    step = steps.next()
  }
  return step.value
}

/** @throws AppError search.indexing where a query would miss rows that wait for the index. */
export function requireIndexed(archive: ReadDb, query: ActivityQuery): void {
  if (isNarrowed(query) && isIndexing(archive)) throw stillIndexing()
}

function stillIndexing(): AppError {
  return new AppError('search.indexing', 'The search index isn’t complete yet, so a filtered export would miss rows.', {
    hint: 'Try again in a moment, or export without a filter.',
    retry: 'later',
  })
}

function saysNothing({ code, text }: SearchProblem): AppError {
  const hint = 'Fix or remove it, then export again.'
  if (code === 'unknownName') return new AppError('input.invalid', phrase`No chain, account, type or asset matches “${text}”.`, { hint })
  if (code === 'noPrices')
    return new AppError('input.invalid', phrase`Prices are off, so “${text}” finds nothing.`, {
      hint: 'Turn prices on under Settings › Privacy.',
    })
  if (code === 'tooMany')
    return new AppError('input.invalid', phrase`Too many addresses match “${text}”; only some were searched.`, { hint })
  return new AppError('input.invalid', phrase`This part of the filter can’t be read: “${text}”.`, { hint })
}
