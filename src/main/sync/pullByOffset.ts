// The L1's indexer pages by offset: the newest page for the eye, then everything from the oldest row on, pages overlapping.
import { AppError } from '../../shared/errors.ts'
import type { TxPageRequest } from '../indexer/client.ts'
import type { Span } from '../store/archive/records.ts'
import { afterNewestPage, afterWalk, afterWalkPage, nextOffset, positionOf, startOver } from './offsetWalk.ts'
import { historyGone, type HistoryRun, type ReadPage } from './historyRun.ts'
import { edgesOf, wentBack } from './spans.ts'

/** Page sizes to try, largest first: versions of core-indexer differ in the most they give. */
const LIMITS = [100, 50, 25, 10]
const GLANCE = 10

export interface OffsetOptions {
  /** Page size that worked before. */
  pageLimit: number | null
  keepLimit(limit: number): Promise<void>
}

export async function pullByOffset(run: HistoryRun, options: OffsetOptions): Promise<void> {
  const read = stepDown(run, options)
  const wasComplete = run.isComplete
  const head = await read({ from: { offset: 0 }, newestFirst: true }, wasComplete ? GLANCE : undefined)
  const edges = pageEdges(head)
  if (edges.newest === null && run.spans.some(({ newestHeight }) => newestHeight !== null)) throw historyGone(run.stream)
  if (wasComplete && (head.hashes[0] ?? null) === positionOf(run.spans).edge) {
    await run.checked()
    return
  }
  const before = wentBack(run.spans, edges) ? [] : run.spans
  if (edges.newest !== null) await run.write(head, afterNewestPage(before, edges), false)
  await walk(run, read, edges.newest === null ? before : afterNewestPage(before, edges))
}

type Read = (request: Pick<TxPageRequest, 'from' | 'newestFirst'>, most?: number) => Promise<ReadPage>

async function walk(run: HistoryRun, read: Read, start: Span[]): Promise<void> {
  let spans = start
  for (let restarted = false; ;) {
    const position = positionOf(spans)
    const page = await read({ from: { offset: nextOffset(position) }, newestFirst: false })
    const after = afterWalkPage(position, page.hashes)
    if (after.kind === 'moved') {
      if (restarted) throw moving(run)
      restarted = true
      spans = startOver(spans)
      continue
    }
    const isEnd = after.kind === 'end'
    spans = afterWalk(spans, pageEdges(page), { position: after.position, isEnd })
    await run.write(page, spans, isEnd)
    if (isEnd) return
  }
}

/** Reads with the largest page size that the indexer accepts, and remembers it. */
function stepDown(run: HistoryRun, { pageLimit, keepLimit }: OffsetOptions): Read {
  let limit = pageLimit ?? LIMITS[0] ?? 100
  return async (request, most) => {
    for (;;) {
      try {
        return await run.read({ ...request, limit: Math.min(limit, most ?? limit) })
      } catch (error) {
        const smaller = LIMITS.find((candidate) => candidate < limit)
        const isRefused = error instanceof AppError && error.code === 'indexer.refused' && error.retry === 'never'
        if (!isRefused || smaller === undefined || (most !== undefined && most <= smaller)) throw error
        limit = smaller
        await keepLimit(limit)
      }
    }
  }
}

function pageEdges({ rows }: ReadPage) {
  return edgesOf(
    rows.map(({ height }) => height),
    null,
  )
}

function moving({ stream }: HistoryRun): AppError {
  return new AppError(
    'indexer.badReply',
    `The indexer of ${stream.chain.name} changes the order of old transactions while they are read.`,
    {
      retry: 'later',
      hint: 'What was copied stays. Waybill tries again later.',
    },
  )
}
