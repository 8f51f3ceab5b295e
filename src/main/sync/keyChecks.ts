// What is checked of the pages behind a key, since a key is only a place in a list: that the place is still the same, and that
// nothing was passed over.
// Source: initia-labs/rollytics util/common-handler/common/pagination.go (a key works in both directions).
import { AppError } from '../../shared/errors.ts'
import type { Span } from '../store/archive/records.ts'
import type { HistoryRun } from './historyRun.ts'
import type { ReadPage } from './pageReader.ts'

/**
 * Whether a stored key still leads to where it led: a key is a place in the list and works in both directions, so the row right
 * above it must be one that is held. An index that was built again has its rows at other places, and a newer indexer may not know
 * the keys of an older one.
 */
export async function stillLeads<Content>({ read, holds }: Pick<HistoryRun<Content>, 'read' | 'holds'>, key: string): Promise<boolean> {
  try {
    const above = await read({ from: { key }, newestFirst: false, most: 1 })
    const nearest = above.marks.at(-1)
    return nearest === undefined || holds(nearest.name)
  } catch (error) {
    if (error instanceof AppError && error.code === 'indexer.refused' && error.retry === 'never') return false
    throw error
  }
}

/**
 * Whether a page jumped over the newest block of the next span: a server that lags behind the one before has no rows there.
 */
export function jumpsInto([top, next]: readonly Span[], { marks }: Pick<ReadPage<unknown>, 'marks'>): boolean {
  const edge = next?.newestHeight ?? null
  const newest = marks.length === 0 ? null : Math.max(...marks.map(({ height }) => height))
  return edge !== null && newest !== null && newest < edge && (top?.oldestHeight ?? edge) > edge
}

/**
 * Whether the rows right above a page's end are those of the page itself and the end of the page before. Asked near the head of
 * the list alone, where servers may differ.
 */
export async function followsOn<Content>(
  { read }: Pick<HistoryRun<Content>, 'read'>,
  { page, before }: { page: ReadPage<Content>; before: readonly string[] },
): Promise<boolean> {
  if (page.nextKey === null || page.names.length === 0) return true
  const above = await read({ from: { key: page.nextKey }, newestFirst: false, most: page.names.length })
  return above.names.every((name) => page.names.includes(name) || before.includes(name))
}

/**
 * Whether the key of a page that has fewer rows than were asked for leads to where the page ends: an indexer that gives fewer may
 * count its keys from what it was asked for. Not asked where nothing lies behind the key, since most pages that are not full are the
 * last ones.
 */
export async function endsAtKey<Content>(
  { read }: Pick<HistoryRun<Content>, 'read'>,
  { page, before }: { page: ReadPage<Content>; before: readonly string[] },
): Promise<boolean> {
  if (page.nextKey === null || page.names.length === 0) return true
  const above = await read({ from: { key: page.nextKey }, newestFirst: false, most: Math.max(1, page.names.length - 1) })
  return above.names.every((name) => page.names.includes(name) || before.includes(name))
}
