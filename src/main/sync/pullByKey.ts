// Rollup indexers page by an opaque key: newest page first, then older ones behind its key until nothing is missing.
import type { Span } from '../store/archive/records.ts'
import { contradiction, historyGone } from './historyError.ts'
import { belongsElsewhere, forget, isBehind, type HistoryRun } from './historyRun.ts'
import type { Ahead, ReadPage } from './pageReader.ts'
import { afterHead, afterOlder, edgesOf, isComplete, wentBack, type PageEdges } from './spans.ts'

/** Enough to see whether something is new. */
const GLANCE = 10
const EMPTY_PAGE = 'sent an empty page and says that more follows'
const REPEATED_KEY = 'repeats a page key, so older transactions cannot be reached'

export async function pullByKey<Content>(run: HistoryRun<Content>): Promise<void> {
  const wasComplete = run.isComplete
  const head = await (wasComplete
    ? run.read({ from: null, newestFirst: true, most: GLANCE })
    : run.read({ from: null, newestFirst: true }, behindKey))
  const edges = pageEdges(head)
  if (edges.newest === null && edges.nextKey !== null) throw contradiction(run.stream, EMPTY_PAGE)
  if (edges.newest === null && run.spans.some(({ newestHeight }) => newestHeight !== null)) throw historyGone(run.stream)
  const isUnchanged = edges.newest === (run.spans[0]?.newestHeight ?? null) && !belongsElsewhere(run, head)
  if (wasComplete && (isUnchanged || isBehind(run, edges, head.names[0]))) {
    await run.checked()
    return
  }
  const before = beganAnew(run, head, edges) ? [] : run.spans.filter(leadsOn)
  const spans = afterHead(before, edges)
  await store(run, head, spans, edges)
  await pullOlder(run, spans, edges.nextKey)
}

/** The page that a key leads to; behind an empty one nothing follows. */
const behindKey: Ahead = ({ size, nextKey }) => (size === 0 || nextKey === null ? null : { from: { key: nextKey }, newestFirst: true })

/** What an offset listing left half read has no key to go on from: it is read again. */
function leadsOn({ touchesStart, resume }: Span): boolean {
  return touchesStart || resume !== null
}

/** What was covered holds no longer: rows stay, keys and spans are read afresh. */
function beganAnew<Content>(run: HistoryRun<Content>, page: ReadPage<Content>, edges: PageEdges): boolean {
  if (!wentBack(run.spans, edges) && !belongsElsewhere(run, page)) return false
  forget(run)
  return true
}

/** `fresh`: the key that this run has been given; any other was stored by an earlier one. */
async function pullOlder<Content>(run: HistoryRun<Content>, start: Span[], fresh: string | null): Promise<void> {
  const asked = new Set<string>()
  const given = new Set([fresh])
  let spans = start
  while (!isComplete(spans)) {
    const key = spans[0]?.resume ?? null
    if (key === null) throw new Error('a span that does not touch the start has no key')
    if (asked.has(key)) throw contradiction(run.stream, REPEATED_KEY)
    if (!given.has(key) && !(await stillLeads(run, key))) {
      forget(run)
      await startAfresh(run)
      return
    }
    asked.add(key)
    const page = await run.read({ from: { key }, newestFirst: true }, behindKey)
    const edges = pageEdges(page)
    if (edges.nextKey !== null && asked.has(edges.nextKey)) throw contradiction(run.stream, REPEATED_KEY)
    // Such a key may lead anywhere: following it could jump over rows and still end in "nothing older".
    if (edges.newest === null && edges.nextKey !== null) throw contradiction(run.stream, EMPTY_PAGE)
    given.add(edges.nextKey)
    const held = belongsElsewhere(run, page) ? spans.slice(0, 1) : spans
    if (held.length < spans.length) forget(run)
    spans = afterOlder(held, edges)
    await store(run, page, spans, edges)
  }
}

/**
 * Whether a stored key still leads to where it led: a key is a place in the list and works in both directions, so the row right
 * above it must be one that is held. An index that was built again has its rows at other places.
 * Source: initia-labs/rollytics util/common-handler/common/pagination.go.
 */
export async function stillLeads<Content>({ read, holds }: Pick<HistoryRun<Content>, 'read' | 'holds'>, key: string): Promise<boolean> {
  const above = await read({ from: { key }, newestFirst: false, most: 1 })
  const nearest = above.marks.at(-1)
  return nearest === undefined || holds(nearest.name)
}

/** From the newest page on, as if nothing were covered; what is stored stays. */
async function startAfresh<Content>(run: HistoryRun<Content>): Promise<void> {
  const head = await run.read({ from: null, newestFirst: true }, behindKey)
  const edges = pageEdges(head)
  if (edges.newest === null) throw historyGone(run.stream)
  const spans = afterHead([], edges)
  await store(run, head, spans, edges)
  await pullOlder({ ...run, spans: [] }, spans, edges.nextKey)
}

/**
 * Hands a page over. Where the indexer says that nothing older exists, it is first asked for its oldest rows: they must be
 * held. One that leaves its keys out, or lost its place, would else make a part look like the whole.
 */
async function store<Content>(run: HistoryRun<Content>, page: ReadPage<Content>, spans: Span[], edges: PageEdges): Promise<void> {
  if (edges.nextKey === null && (page.names.length > 0 || spans.some(({ newestHeight }) => newestHeight !== null))) {
    const oldest = await run.read({ from: null, newestFirst: false, most: GLANCE })
    await run.settled()
    if (!oldest.marks.every(({ name }) => page.names.includes(name) || run.holds(name))) {
      // The keys led astray: the next run begins afresh.
      await run.write(page, { spans: [], isComplete: false })
      throw contradiction(run.stream, 'ends its pages before the oldest transaction')
    }
  }
  await run.write(page, { spans, isComplete: isComplete(spans) })
}

function pageEdges({ marks, nextKey }: Pick<ReadPage<unknown>, 'marks' | 'nextKey'>): PageEdges {
  return edgesOf(
    marks.map(({ height }) => height),
    nextKey,
  )
}
