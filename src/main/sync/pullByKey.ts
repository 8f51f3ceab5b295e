// Rollup indexers page by an opaque key: newest page first, then older ones behind its key until nothing is missing.
import type { Span } from '../store/archive/records.ts'
import { contradiction, historyGone } from './historyError.ts'
import { isBehind, type HistoryRun } from './historyRun.ts'
import type { Ahead, ReadPage } from './pageReader.ts'
import { afterHead, afterOlder, edgesOf, isComplete, wentBack, type PageEdges } from './spans.ts'

/** Enough to see whether something is new. */
const GLANCE = 10
const EMPTY_PAGE = 'sent an empty page and says that more follows'
const REPEATED_KEY = 'repeats a page key, so older transactions cannot be reached'

export async function pullByKey(run: HistoryRun): Promise<void> {
  const wasComplete = run.isComplete
  const head = await (wasComplete
    ? run.read({ from: null, newestFirst: true, most: GLANCE })
    : run.read({ from: null, newestFirst: true }, behindKey))
  const edges = pageEdges(head)
  if (edges.newest === null && edges.nextKey !== null) throw contradiction(run.stream, EMPTY_PAGE)
  if (edges.newest === null && run.spans.some(({ newestHeight }) => newestHeight !== null)) throw historyGone(run.stream)
  const isUnchanged = edges.newest === (run.spans[0]?.newestHeight ?? null)
  if (wasComplete && (isUnchanged || isBehind(run, edges, head.names[0]))) {
    await run.checked()
    return
  }
  const before = wentBack(run.spans, edges) ? forget(run) : run.spans.filter(leadsOn)
  const spans = afterHead(before, edges)
  await store(run, head, spans, edges)
  await pullOlder(run, spans)
}

/** The page that a key leads to; behind an empty one nothing follows. */
const behindKey: Ahead = ({ size, nextKey }) => (size === 0 || nextKey === null ? null : { from: { key: nextKey }, newestFirst: true })

/** What an offset listing left half read has no key to go on from: it is read again. */
function leadsOn({ touchesStart, resume }: Span): boolean {
  return touchesStart || resume !== null
}

async function pullOlder(run: HistoryRun, start: Span[]): Promise<void> {
  const asked = new Set<string>()
  let spans = start
  while (!isComplete(spans)) {
    const key = spans[0]?.resume ?? null
    if (key === null) throw new Error('a span that does not touch the start has no key')
    if (asked.has(key)) throw contradiction(run.stream, REPEATED_KEY)
    asked.add(key)
    const page = await run.read({ from: { key }, newestFirst: true }, behindKey)
    const edges = pageEdges(page)
    if (edges.nextKey !== null && asked.has(edges.nextKey)) throw contradiction(run.stream, REPEATED_KEY)
    // Such a key may lead anywhere: following it could jump over rows and still end in "nothing older".
    if (edges.newest === null && edges.nextKey !== null) throw contradiction(run.stream, EMPTY_PAGE)
    spans = afterOlder(spans, edges)
    await store(run, page, spans, edges)
  }
}

/**
 * Hands a page over. Where the indexer says that nothing older exists, it is first asked for its oldest rows: they must be
 * held. One that leaves its keys out, or lost its place, would else make a part look like the whole.
 */
async function store(run: HistoryRun, page: ReadPage, spans: Span[], edges: PageEdges): Promise<void> {
  if (edges.nextKey === null && (page.names.length > 0 || spans.some(({ newestHeight }) => newestHeight !== null))) {
    const oldest = await run.read({ from: null, newestFirst: false, most: GLANCE })
    await run.settled()
    if (!oldest.rows.every(({ hash }) => page.names.includes(hash) || run.holds(hash))) {
      // The keys led astray: the next run begins afresh.
      await run.write(page, [], false)
      throw contradiction(run.stream, 'ends its pages before the oldest transaction')
    }
  }
  await run.write(page, spans, isComplete(spans))
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
