// Rollup indexers page by an opaque key: newest page first, then older ones behind its key until nothing is missing.
import type { CoveredRange } from '../../db/archive/records/records.ts'
import type { Mark } from './historyList.ts'
import { contradiction, historyGone } from './historyError.ts'
import { beginsAtKey, endsAtKey, jumpsInto, stillLeads } from './keyChecks.ts'
import { belongsElsewhere, forget, isBehind, type HistoryRun } from './historyRun.ts'
import type { Ahead, ReadPage } from './pageReader.ts'
import { afterHead, afterOlder, edgesOf, isComplete, wentBack, type PageEdges } from './coveredRanges.ts'

/** Enough to see whether something is new. */
const GLANCE = 10
const EMPTY_PAGE = 'sent an empty page but says there’s more'
const LEAVES_OUT = 'skips transactions between two pages'
/** Pages below the head within which servers may differ in how far they have come. */
const NEAR_HEAD = 3
const ENDS_EARLY = 'stops before the oldest transaction'
const REPEATED_KEY = 'repeats a page key, so older transactions can’t be reached'

export async function pullByKey<Content>(run: HistoryRun<Content>): Promise<void> {
  const wasComplete = run.isComplete
  const head = await (wasComplete
    ? run.read({ from: null, newestFirst: true, most: GLANCE })
    : run.read({ from: null, newestFirst: true }, behindKey))
  const edges = pageEdges(head)
  if (edges.newest === null && edges.nextKey !== null) throw contradiction(run.stream, EMPTY_PAGE)
  if (edges.newest === null && run.ranges.some(({ newestHeight }) => newestHeight !== null)) throw historyGone(run.stream)
  const isUnchanged = edges.newest === (run.ranges[0]?.newestHeight ?? null) && !belongsElsewhere(run, head)
  if (wasComplete && (isUnchanged || isBehind(run, edges, head.names[0]))) {
    await run.checked()
    return
  }
  const known = run.ranges.filter(leadsOn)
  // A server that lags behind has nothing to add at the head; what is missing further down can be read.
  if (known.length > 0 && isBehind(run, edges, head.names[0])) return pullOlder(run, known, null)
  if (beganAnew(run, head, edges)) return startAfresh(run)
  const ranges = await store(run, head, (shown) => afterHead(known, shown))
  await pullOlder(run, ranges, head)
}

/** The page that a key leads to; behind an empty one nothing follows. */
const behindKey: Ahead = ({ size, nextKey }) => (size === 0 || nextKey === null ? null : { from: { key: nextKey }, newestFirst: true })

/** What an offset listing left half read has no key to go on from: it is read again. */
function leadsOn({ touchesStart, resume }: CoveredRange): boolean {
  return touchesStart || resume !== null
}

/** What was covered holds no longer: rows stay, keys and spans are read afresh. */
function beganAnew<Content>(run: HistoryRun<Content>, page: ReadPage<Content>, edges: PageEdges): boolean {
  if (!wentBack(run.ranges, edges) && !belongsElsewhere(run, page)) return false
  forget(run)
  return true
}

/** `head`: the page that this run began with; keys from elsewhere were stored by an earlier run. */
async function pullOlder<Content>(run: HistoryRun<Content>, start: CoveredRange[], head: ReadPage<Content> | null): Promise<void> {
  const asked = new Set<string>()
  const given = new Set([head?.nextKey ?? null])
  let last = head
  let before: readonly string[] = []
  let ranges = start
  while (!isComplete(ranges)) {
    const key = ranges[0]?.resume ?? null
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
    const isSeamless =
      last === null || last.nextKey !== key || (await fits(run, { page, key, last, before, isNear: asked.size <= NEAR_HEAD }))
    const isJump = jumpsInto(ranges, page)
    if (!isSeamless || (isJump && !run.failedWith(LEAVES_OUT))) {
      if (page.isShort || last?.isShort === true) await run.distrustSize()
      throw contradiction(run.stream, LEAVES_OUT)
    }
    given.add(edges.nextKey)
    const held = isJump || belongsElsewhere(run, page) ? ranges.slice(0, 1) : ranges
    if (held.length < ranges.length) forget(run)
    ranges = await store(run, page, (shown) => afterOlder(held, shown))
    before = last?.names ?? []
    last = page
  }
}

interface Seam<Content> {
  page: ReadPage<Content>
  /** The key that led to it. */
  key: string
  /** The page that the key came with. */
  last: ReadPage<Content>
  /** Names of the page before that one. */
  before: readonly string[]
  isNear: boolean
}

/** Whether nothing was passed over: near the head, where servers may differ, and behind a page that was cut. */
async function fits<Content>(run: HistoryRun<Content>, { page, key, last, before, isNear }: Seam<Content>): Promise<boolean> {
  // Behind a last page, which is seldom full, nothing follows.
  const isCut = last.isShort && page.names.length > 0
  const checks = [
    ...(isCut ? [endsAtKey(run, { page: last, before })] : []),
    ...(isNear ? [beginsAtKey(run, { page, key }), endsAtKey(run, { page, before: last.names })] : []),
  ]
  return (await Promise.all(checks)).every(Boolean)
}

/** From the newest page on, as if nothing were covered; what is stored stays. */
async function startAfresh<Content>(run: HistoryRun<Content>): Promise<void> {
  const head = await run.read({ from: null, newestFirst: true }, behindKey)
  const edges = pageEdges(head)
  if (edges.newest === null) throw historyGone(run.stream)
  const ranges = await store(run, head, (shown) => afterHead([], shown))
  await pullOlder({ ...run, ranges: [] }, ranges, head)
}

/**
 * Hands a page over. Where the indexer says that nothing older exists, it is first asked for its oldest rows: they must be
 * within what was read down to here. One that leaves its keys out, or lost its place, would else make a part look like the whole.
 */
async function store<Content>(
  run: HistoryRun<Content>,
  page: ReadPage<Content>,
  after: (edges: PageEdges) => CoveredRange[],
): Promise<CoveredRange[]> {
  const edges = pageEdges(page)
  const ranges = after(edges)
  if (edges.nextKey === null && (page.names.length > 0 || ranges.some(({ newestHeight }) => newestHeight !== null))) {
    const oldest = await run.read({ from: null, newestFirst: false, most: GLANCE })
    await run.settled()
    // As far as this walk came, had the indexer said that more follows.
    const reached = after({ ...edges, nextKey: 'more' })[0]?.oldestHeight ?? null
    const isWithin = ({ name, height }: Mark) => page.names.includes(name) || (reached !== null && height >= reached && run.holds(name))
    if (oldest.names.length === 0 || !oldest.marks.every(isWithin)) {
      // A key counted from the rows asked for, not from those given, ends too early as well.
      await run.distrustSize()
      // Once may be a slip, and what is stored holds. Twice in a row the stored keys are to blame: the next run begins afresh.
      if (run.failedWith(ENDS_EARLY)) await run.write(page, { ranges: [], isComplete: false })
      throw contradiction(run.stream, ENDS_EARLY)
    }
  }
  await run.write(page, { ranges, isComplete: isComplete(ranges) })
  return ranges
}

function pageEdges({ marks, nextKey }: Pick<ReadPage<unknown>, 'marks' | 'nextKey'>): PageEdges {
  return edgesOf(
    marks.map(({ height }) => height),
    nextKey,
  )
}
