// Which rows an export of history has: exactly those that its filter asks for, or it is refused. A file has no place for a word
// beside it, as a screen has, that a part of the search was left out or that some rows are still missing.
import { setImmediate as turn } from 'node:timers/promises'
import type { ActivityFilter } from '../../../shared/contract/history/activity.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { SearchProblem } from '../../../shared/domain/search/searchTerms.ts'
import { toActivityQuery } from '../search/activityQuery.ts'
import type { SearchDeps } from '../search/lookup.ts'
import { isNarrowed, type ActivityQuery } from '../../db/archive/search/activityQuery.ts'
import { resolveHashParts } from '../../db/archive/search/findHash.ts'
import { isIndexing } from '../../db/archive/search/readMatches.ts'
import type { ReadDb } from '../../db/database.ts'

/**
 * Compiles a filter of which every part counts.
 * @throws AppError input.invalid for a part that says nothing, or more than was looked for; search.indexing.
 */
export function compileWhole(deps: SearchDeps, filter: ActivityFilter): ActivityQuery {
  const { query, problems } = toActivityQuery(deps, filter)
  // A mistyped operator leaves nothing out: it is looked for as text.
  const problem = problems.find(({ code }) => code !== 'unknownOperator')
  // What is not indexed yet may lack its name as well.
  if (problem?.code === 'unknownName' && isIndexing(deps.archive)) throw stillIndexing()
  if (problem !== undefined) throw saysNothing(problem)
  requireIndexed(deps.archive, query)
  return query
}

/**
 * The same, ready to be read: parts of hashes are looked for, with pauses.
 * @throws AppError as `compileWhole`.
 */
export async function wholeQuery(deps: SearchDeps, filter: ActivityFilter, signal?: AbortSignal): Promise<ActivityQuery> {
  const steps = resolveHashParts(deps.archive, compileWhole(deps, filter))
  let step = steps.next()
  while (step.done !== true) {
    await turn(undefined, signal === undefined ? {} : { signal })
    step = steps.next()
  }
  return step.value
}

/** @throws AppError search.indexing where a query would miss rows because they wait for being indexed. */
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
  if (code === 'unknownName') return new AppError('input.invalid', `No chain, account, type or asset matches “${text}”.`, { hint })
  if (code === 'tooMany') return new AppError('input.invalid', `Too many addresses match “${text}”; only some were searched.`, { hint })
  return new AppError('input.invalid', `This part of the filter can’t be read: “${text}”.`, { hint })
}
