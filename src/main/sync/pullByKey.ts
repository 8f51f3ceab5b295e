// Rollup indexers page by an opaque key: newest page first, then older ones behind its key until nothing is missing.
import { AppError } from '../../shared/errors.ts'
import type { Span } from '../store/archive/records.ts'
import { historyGone, type HistoryRun, type ReadPage } from './historyRun.ts'
import { afterHead, afterOlder, edgesOf, isComplete, wentBack, type PageEdges } from './spans.ts'

const PAGE = 100
/** Enough to see whether something is new. */
const GLANCE = 10

export async function pullByKey(run: HistoryRun): Promise<void> {
  const wasComplete = run.isComplete
  const head = await run.read({ from: null, newestFirst: true, limit: wasComplete ? GLANCE : PAGE })
  const edges = pageEdges(head)
  if (edges.newest === null && edges.nextKey !== null) throw emptyPage(run)
  if (edges.newest === null && run.spans.some(({ newestHeight }) => newestHeight !== null)) throw historyGone(run.stream)
  if (wasComplete && edges.newest === (run.spans[0]?.newestHeight ?? null)) {
    await run.checked()
    return
  }
  const before = wentBack(run.spans, edges) ? forget(run) : run.spans
  const spans = afterHead(before, edges)
  await run.write(head, spans, isComplete(spans))
  await pullOlder(run, spans)
}

async function pullOlder(run: HistoryRun, start: Span[]): Promise<void> {
  const asked = new Set<string>()
  let spans = start
  while (!isComplete(spans)) {
    const key = spans[0]?.resume ?? null
    if (key === null) throw new Error('a span that does not touch the start has no key')
    if (asked.has(key)) throw repeated(run)
    asked.add(key)
    const page = await run.read({ from: { key }, newestFirst: true, limit: PAGE })
    const edges = pageEdges(page)
    if (edges.nextKey !== null && asked.has(edges.nextKey)) throw repeated(run)
    // Such a key may lead anywhere: following it could jump over rows and still end in "nothing older".
    if (edges.newest === null && edges.nextKey !== null) throw emptyPage(run)
    spans = afterOlder(spans, edges)
    await run.write(page, spans, isComplete(spans))
  }
}

function pageEdges({ rows, nextKey }: ReadPage): PageEdges {
  return edgesOf(
    rows.map(({ height }) => height),
    nextKey,
  )
}

/** The chain began anew or its index was built again: rows stay, keys and spans are read afresh. */
function forget({ stream, log }: HistoryRun): Span[] {
  log.warn('sync.historyWentBack', { chain: stream.chain.id })
  return []
}

function repeated({ stream }: HistoryRun): AppError {
  return new AppError(
    'indexer.badReply',
    `The indexer of ${stream.chain.name} repeats a page key, so older transactions cannot be reached.`,
    {
      retry: 'later',
      hint: 'What was copied stays. Waybill tries again later.',
    },
  )
}

function emptyPage({ stream }: HistoryRun): AppError {
  return new AppError('indexer.badReply', `The indexer of ${stream.chain.name} sent an empty page and says that more follows.`, {
    retry: 'later',
    hint: 'What was copied stays. Waybill tries again later.',
  })
}
