// Checks the pages behind a key, since a key is only a place in a list: whether the place is still the same, and whether no rows were
// skipped.
// Source: initia-labs/rollytics util/common-handler/common/pagination.go (a key works in both directions).
import { AppError } from '../../../shared/domain/errors.ts'
import type { CoveredRange } from '../../db/archive/records/records.ts'
import { contradiction, SHOWS_LESS } from './historyError.ts'
import type { HistoryRun } from './historyRun.ts'
import type { ReadPage } from './pageReader.ts'

/**
 * Returns the held row right above a stored key, which is the second last row of the page that came with it, where the key still leads to
 * the same place: a key works in both directions. Null where it does not: a rebuilt index has its rows at different places, and a newer indexer may not know the keys of an older one, which it refuses
 * again when asked again, where a gateway's refusal may pass.
 * @throws AppError indexer.badReply the first time that no row is above the key: a server that lags behind may lack rows below it, too.
 */
export async function rowAbove<Content>(
  run: Pick<HistoryRun<Content>, 'read' | 'holds' | 'stream' | 'failedWith'>,
  key: string,
): Promise<string | null> {
  const readAbove = () => run.read({ from: { key }, newestFirst: false, most: 1 })
  const above = (await unlessRefused(readAbove)) ?? (await unlessRefused(readAbove))
  if (above === null) return null
  const [nearest] = above.names
  if (nearest === undefined && !run.failedWith(SHOWS_LESS)) throw contradiction(run.stream, SHOWS_LESS)
  return nearest !== undefined && run.holds(nearest) ? nearest : null
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
 * Returns whether a page meets the rows above it. A server that lags behind may lack rows on both sides of the key, and answers as if there
 * were none; so the two rows above the page's first row are asked for: only a server that has them and the page knows that they meet.
 * @param areAbove whether these rows, nearest first, are the ones known to stand right above the page
 */
export async function meetsAbove<Content>(
  { read }: Pick<HistoryRun<Content>, 'read'>,
  { page, key, areAbove }: { page: ReadPage<Content>; key: string; areAbove: (names: readonly string[]) => boolean },
): Promise<boolean> {
  const top = await read({ from: { key }, newestFirst: true, most: 1 })
  const [first] = top.names
  if (first === undefined) return page.names.length === 0
  const { names } = await read({ from: top.nextKey === null ? null : { key: top.nextKey }, newestFirst: false, most: 2 })
  return page.names.includes(first) && areAbove(names.filter((name) => name !== first))
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
