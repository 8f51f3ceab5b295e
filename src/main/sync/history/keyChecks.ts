// Checks the pages behind a key, since a key is only a place in a list: whether the place is still the same, and whether no rows were
// skipped.
// Source: initia-labs/rollytics util/common-handler/common/pagination.go (a key works in both directions).
import { AppError } from '../../../shared/domain/errors.ts'
import type { CoveredRange } from '../../db/archive/records/records.ts'
import { contradiction, SHOWS_LESS } from './historyError.ts'
import type { HistoryRun } from './historyRun.ts'
import type { ReadPage } from './pageReader.ts'

/**
 * Returns whether a stored key still leads to the same place: a key works in both directions, so the row right above it must be one that is
 * held. A rebuilt index has its rows at different places, and a newer indexer may not know the keys of an older one: it refuses them again
 * when asked again, where a gateway's refusal may pass.
 * @throws AppError indexer.badReply the first time that no row is above the key: a server that lags behind may lack rows below it, too.
 */
export async function stillLeads<Content>(
  run: Pick<HistoryRun<Content>, 'read' | 'holds' | 'stream' | 'failedWith'>,
  key: string,
): Promise<boolean> {
  const { read, holds } = run
  const readAbove = () => read({ from: { key }, newestFirst: false, most: 1 })
  const above = (await unlessRefused(readAbove)) ?? (await unlessRefused(readAbove))
  if (above === null) return false
  if (above.names.length === 0) {
    if (!run.failedWith(SHOWS_LESS)) throw contradiction(run.stream, SHOWS_LESS)
    return false
  }
  const nearest = above.marks.at(-1)
  return nearest === undefined || holds(nearest.name)
}

async function unlessRefused<Page>(read: () => Promise<Page>): Promise<Page | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError && error.code === 'indexer.refused' && error.retry === 'never') return null
    throw error
  }
}

/** Returns whether a page jumped over the newest block of the next range: a server that lags behind the previous one has no rows there. */
export function jumpsInto([top, next]: readonly CoveredRange[], { marks }: Pick<ReadPage<unknown>, 'marks'>): boolean {
  const edge = next?.newestHeight ?? null
  const newest = marks.length === 0 ? null : Math.max(...marks.map(({ height }) => height))
  return edge !== null && newest !== null && newest < edge && (top?.oldestHeight ?? edge) > edge
}

/**
 * Returns whether a page begins with the first row behind the key that led to it: a server that lags behind the previous one lacks the
 * newest rows. Used only near the head of the list, where servers may differ.
 */
export async function beginsAtKey<Content>(
  { read }: Pick<HistoryRun<Content>, 'read'>,
  { page, key }: { page: ReadPage<Content>; key: string },
): Promise<boolean> {
  if (page.names.length === 0) return true
  const { names } = await read({ from: { key }, newestFirst: true, most: 1 })
  return names.every((name) => page.names.includes(name))
}

/**
 * Returns whether the key of a page leads to where the page ends: the row right above it belongs to the page, or to the previous page where
 * the page has a single row. An indexer that returns fewer rows than requested may count its keys from the requested number.
 */
export async function endsAtKey<Content>(
  { read }: Pick<HistoryRun<Content>, 'read'>,
  { page, before }: { page: ReadPage<Content>; before: readonly string[] },
): Promise<boolean> {
  if (page.nextKey === null || page.names.length === 0 || (page.names.length === 1 && before.length === 0)) return true
  const above = await read({ from: { key: page.nextKey }, newestFirst: false, most: 1 })
  return above.names.every((name) => page.names.includes(name) || before.includes(name))
}
