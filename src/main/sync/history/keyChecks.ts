// Checks the pages behind a key, since a key is only a place in a list: whether the place is still the same, and whether no rows were
// skipped.
// Source: initia-labs/rollytics util/common-handler/common/pagination.go (a key works in both directions).
import { AppError } from '../../../shared/domain/errors.ts'
import type { CoveredRange } from '../../db/archive/records/records.ts'
import { contradiction, SHOWS_LESS } from './historyError.ts'
import type { HistoryRun } from './historyRun.ts'
import type { ReadPage } from './pageReader.ts'

/**
 * Returns the name of the row right above a stored key, which is the second last row of the page that came with it. Null where the key no
 * longer leads to the same place, for a key works in both directions, and nothing there is held: a rebuilt index has its rows at different
 * places, and a newer indexer may not know the keys of an older one, which it refuses again when asked again, where a gateway's refusal may
 * pass. Two rows are read, since one alone may be unreadable.
 * @throws AppError indexer.badReply the first time that no row is above the key: a server that lags behind may lack rows below it, too.
 */
export async function rowAbove<Content>(
  run: Pick<HistoryRun<Content>, 'read' | 'holds' | 'stream' | 'failedWith'>,
  key: string,
): Promise<string | null> {
  const readAbove = () => run.read({ from: { key }, newestFirst: false, most: 2 })
  const above = (await unlessRefused(readAbove)) ?? (await unlessRefused(readAbove))
  if (above === null) return null
  const [nearest] = above.names
  if (nearest === undefined && !run.failedWith(SHOWS_LESS)) throw contradiction(run.stream, SHOWS_LESS)
  const readable = above.marks.at(-1)?.name ?? ''
  return nearest !== undefined && run.holds(readable) ? nearest : null
}

/** Reads again what was refused once, as a gateway may refuse for a moment. @throws AppError when it is refused twice. */
async function readTwice<Page>(read: () => Promise<Page>): Promise<Page> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError && (error.code === 'indexer.refused' || error.code === 'indexer.unsupported')) return read()
    throw error
  }
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

/** Rows right above a page, nearest first: their names, and which of them are readable. */
export interface RowsAbove {
  names: readonly string[]
  isReadable(name: string): boolean
}

/**
 * Returns whether a page meets the rows above it. A server that lags behind may lack rows on both sides of the key, and answers as if there
 * were none; so the rows above the page's first row are asked for: only a server that has them and the page knows that they meet.
 * @param areKnown whether these rows are the ones known to stand right above the page
 */
export async function meetsAbove<Content>(
  { read }: Pick<HistoryRun<Content>, 'read'>,
  { page, key, areKnown }: { page: ReadPage<Content>; key: string; areKnown: (above: RowsAbove) => boolean },
): Promise<boolean> {
  // One row more than needed, since a page of unreadable records is refused.
  const top = await readTwice(() => read({ from: { key }, newestFirst: true, most: 2 }))
  const [first] = top.names
  if (first === undefined) return page.names.length === 0
  const from = top.nextKey === null ? null : { key: top.nextKey }
  const { names, marks } = await readTwice(() => read({ from, newestFirst: false, most: 3 }))
  const above = names.slice(names.indexOf(first) + 1)
  return page.names.includes(first) && areKnown({ names: above, isReadable: (name) => marks.some((mark) => mark.name === name) })
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
  // One row more than needed, since a page of unreadable records is refused.
  const from = { key: page.nextKey }
  const { names } = await readTwice(() => read({ from, newestFirst: false, most: 2 }))
  return names.slice(0, 1).every((name) => page.names.includes(name) || before.includes(name))
}
