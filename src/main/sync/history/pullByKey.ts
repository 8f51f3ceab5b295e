// Pulls a list that pages by an opaque key, as rollup indexers do: the newest page first, then older ones behind its key until nothing is
// missing.
import type { CoveredRange } from '../../db/archive/records/records.ts'
import type { Mark } from './historyList.ts'
import { contradiction, historyGone } from './historyError.ts'
import { endsAtKey, jumpsInto, meetsAbove, rowAbove, type RowsAbove } from './keyChecks.ts'
import { belongsElsewhere, forget, isBehind, type HistoryRun } from './historyRun.ts'
import type { Ahead, ReadPage } from './pageReader.ts'
import { afterHead, afterOlder, edgesOf, isComplete, wentBack, type PageEdges } from './coveredRanges.ts'

/** Enough rows to see whether something is new. */
const GLANCE = 10
const EMPTY_PAGE = 'sent an empty page but says there’s more'
const LEAVES_OUT = 'skips transactions between two pages'
/** Rows below the newest page within which servers may differ. */
const NEAR_HEAD = 1000
const ENDS_EARLY = 'stops before the oldest transaction'
const REPEATED_KEY = 'repeats a page key, so older transactions can’t be reached'

/** Brings the list up to date. */
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
  if (known.length > 0 && (isBehind(run, edges, head.names[0]) || (await isSameBelow(run, known, edges))))
    return pullOlder(run, known, null)
  if (beganAnew(run, head, edges)) return startAfresh(run)
  const ranges = await store(run, head, (shown) => afterHead(known, shown))
  await pullOlder(run, ranges, head)
}

/** Returns the request for the page behind a key; nothing follows an empty page. */
const behindKey: Ahead = ({ size, nextKey }) => (size === 0 || nextKey === null ? null : { from: { key: nextKey }, newestFirst: true })

/** Returns whether a range has a key to continue from: one that an offset listing left half read has none, and is read again. */
function leadsOn({ touchesStart, resume }: CoveredRange): boolean {
  return touchesStart || resume !== null
}

/** Returns whether a newest page is older than what is held, and the key from which copying goes on still leads to where it led. */
async function isSameBelow<Content>(run: HistoryRun<Content>, [top]: CoveredRange[], edges: PageEdges): Promise<boolean> {
  const key = top?.resume ?? null
  return key !== null && wentBack(run.ranges, edges) && (await rowAbove(run, key)) !== null
}

/** Returns whether the list has restarted; then rows stay, but keys and ranges are read again. */
function beganAnew<Content>(run: HistoryRun<Content>, page: ReadPage<Content>, edges: PageEdges): boolean {
  if (!wentBack(run.ranges, edges) && !belongsElsewhere(run, page)) return false
  forget(run)
  return true
}

/** Pulls older pages. `head` is the page that this run began with; other keys were stored by an earlier run. */
async function pullOlder<Content>(run: HistoryRun<Content>, start: CoveredRange[], head: ReadPage<Content> | null): Promise<void> {
  const asked = new Set<string>()
  const given = new Set([head?.nextKey ?? null])
  let passed = 0
  let last = head
  let before: readonly string[] = []
  let ranges = start
  while (!isComplete(ranges)) {
    const key = ranges[0]?.resume ?? null
    if (key === null) throw new Error('a span that does not touch the start has no key')
    if (asked.has(key)) throw contradiction(run.stream, REPEATED_KEY)
    const above = given.has(key) ? null : await rowAbove(run, key)
    if (!given.has(key) && above === null) {
      forget(run)
      await startAfresh(run)
      return
    }
    asked.add(key)
    const page = await run.read({ from: { key }, newestFirst: true }, behindKey)
    const edges = pageEdges(page)
    if (edges.nextKey !== null && asked.has(edges.nextKey)) throw contradiction(run.stream, REPEATED_KEY)
    // Such a key may lead anywhere: following it could skip rows and still end in "nothing older".
    if (edges.newest === null && edges.nextKey !== null) throw contradiction(run.stream, EMPTY_PAGE)
    const isSeamless = await (last?.nextKey === key
      ? fits(run, { page, key, last, before, isNear: passed < NEAR_HEAD })
      : meetsAbove(run, { page, key, areKnown: isBelowRow(run, above) }))
    const isJump = jumpsInto(ranges, page)
    if (!isSeamless || (isJump && !run.failedWith(LEAVES_OUT))) {
      if (page.isShort || last?.isShort === true) await run.distrustSize()
      throw contradiction(run.stream, LEAVES_OUT)
    }
    given.add(edges.nextKey)
    passed += page.names.length
    const held = isJump || belongsElsewhere(run, page) ? ranges.slice(0, 1) : ranges
    if (held.length < ranges.length) forget(run)
    ranges = await store(run, page, (shown) => afterOlder(held, shown))
    before = last?.names ?? []
    last = page
  }
}

/** Returns the check that a held row, or an unreadable one, stands above a page, and above that the row that is above the stored key. */
function isBelowRow<Content>(run: HistoryRun<Content>, aboveKey: string | null) {
  return ({ names: [own, next], isReadable }: RowsAbove): boolean =>
    own !== undefined && (run.holds(own) || !isReadable(own)) && next === aboveKey
}

interface Seam<Content> {
  page: ReadPage<Content>
  /** The key that led to it. */
  key: string
  /** The page that came with the key. */
  last: ReadPage<Content>
  /** Names of the page before that one. */
  before: readonly string[]
  isNear: boolean
}

/** Returns whether no rows were skipped: checked near the head, where servers may differ, and behind a page that was cut. */
async function fits<Content>(run: HistoryRun<Content>, { page, key, last, before, isNear }: Seam<Content>): Promise<boolean> {
  // Nothing follows a last page, which is seldom full.
  const isCut = last.isShort && page.names.length > 0
  const areKnown = ({ names: [nearest = ''] }: RowsAbove) => last.names.includes(nearest) || before.includes(nearest)
  const checks = [
    ...(isCut ? [endsAtKey(run, { page: last, before })] : []),
    ...(isNear ? [meetsAbove(run, { page, key, areKnown }), endsAtKey(run, { page, before: last.names })] : []),
  ]
  return (await Promise.all(checks)).every(Boolean)
}

/** Starts again from the newest page, as if nothing were covered; stored rows stay. */
async function startAfresh<Content>(run: HistoryRun<Content>): Promise<void> {
  const head = await run.read({ from: null, newestFirst: true }, behindKey)
  const edges = pageEdges(head)
  if (edges.newest === null) throw historyGone(run.stream)
  const ranges = await store(run, head, (shown) => afterHead([], shown))
  await pullOlder({ ...run, ranges: [] }, ranges, head)
}

/**
 * Hands a page over. Where the indexer says that nothing older exists, its oldest rows are requested first: they must be within what was
 * read down to here. Otherwise an indexer that omits keys, or lost its place, would make a part look complete.
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
    // The depth of this walk, as if the indexer had said that more follows.
    const reached = after({ ...edges, nextKey: 'more' })[0]?.oldestHeight ?? null
    const isWithin = ({ name, height }: Mark) => page.names.includes(name) || (reached !== null && height >= reached && run.holds(name))
    if (oldest.names.length === 0 || !oldest.marks.every(isWithin)) {
      // A key counted from the requested rows, not from the returned ones, ends too early as well.
      await run.distrustSize()
      // A single contradiction may be a slip, and the stored data stays. Two in a row are caused by the stored keys: the next run starts
      // again.
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
