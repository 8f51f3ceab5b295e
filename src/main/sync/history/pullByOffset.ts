// Pulls a list that pages by offset, as the L1's indexer does: the newest page for display, then everything from the oldest row on, with
// overlapping pages.
import type { CoveredRange } from '../../db/archive/records/records.ts'
import { contradiction, historyGone, SHOWS_LESS } from './historyError.ts'
import { forget, isBehind, type HistoryRun } from './historyRun.ts'
import type { ReadPage } from './pageReader.ts'
import { afterNewestPage, afterWalk, afterWalkPage, nextOffset, OVERLAP, positionOf, reaches, startOver, withhold } from './offsetWalk.ts'
import { edgesOf, wentBack, type PageEdges } from './coveredRanges.ts'

/** Enough rows to see whether something is new. */
const GLANCE = 10

/**
 * Reads the newest page and then, upward from the oldest row, what is missing; stores rows and ranges page by page.
 * @throws AppError network.*, indexer.*, store.*; the signal's reason.
 */
export async function pullByOffset<Content>(run: HistoryRun<Content>): Promise<void> {
  const wasComplete = run.isComplete
  const head = await run.read({ from: { offset: 0 }, newestFirst: true, ...(wasComplete ? { most: GLANCE } : {}) })
  const edges = pageEdges(head)
  if (edges.newest === null && run.ranges.some(({ newestHeight }) => newestHeight !== null)) throw historyGone(run.stream)
  const [newest] = head.names
  if (wasComplete && ((newest ?? null) === positionOf(run.ranges).edge || isBehind(run, edges, newest))) {
    await run.checked()
    return
  }
  const isReset = wentBack(run.ranges, edges)
  if (isReset && !wasComplete && (await isSameBelow(run))) {
    // A server that lags behind has nothing to add at the newest end; what is missing further down can be read.
    await walk(run, { ranges: run.ranges, head: { ...edges, newest: run.ranges[0]?.newestHeight ?? null } })
    return
  }
  if (isReset) forget(run)
  const before = isReset ? [] : run.ranges
  const ranges = afterNewestPage(before, edges)
  if (edges.newest !== null) await run.write(head, { ranges, isComplete: false })
  await walk(run, { ranges, head: edges })
}

/**
 * Returns whether the row at which the walk from the oldest row stands is still in its place, so that the history is the same one.
 * @throws AppError indexer.badReply the first time that this cannot be told: the list ends before that row, or the walk has not begun.
 */
async function isSameBelow<Content>(run: HistoryRun<Content>): Promise<boolean> {
  const position = positionOf(run.ranges)
  if (position.edge !== null) {
    const { names } = await run.read({ from: { offset: nextOffset(position) }, newestFirst: false, most: GLANCE })
    const { kind } = afterWalkPage(position, names)
    if (kind !== 'short') return kind !== 'moved'
  }
  if (!run.failedWith(SHOWS_LESS)) throw contradiction(run.stream, SHOWS_LESS)
  return false
}

async function walk<Content>(run: HistoryRun<Content>, start: { ranges: CoveredRange[]; head: PageEdges }): Promise<void> {
  let { ranges } = start
  for (let restarted = false; ;) {
    const position = positionOf(ranges)
    const offset = nextOffset(position)
    const page = await run.read({ from: { offset }, newestFirst: false }, ({ size }) =>
      size <= OVERLAP ? null : { from: { offset: nextOffset({ passed: offset + size }) }, newestFirst: false },
    )
    const after = afterWalkPage(position, page.names)
    if (after.kind === 'short' && !run.failedWith(SHOWS_LESS)) throw contradiction(run.stream, SHOWS_LESS)
    if (after.kind === 'moved' || after.kind === 'short') {
      if (restarted) throw contradiction(run.stream, 'keeps reordering old transactions')
      restarted = true
      ranges = startOver(ranges)
      continue
    }
    const { withheld, position: next } =
      after.kind === 'end' ? { withheld: 0, position: after.position } : withhold(position, after.position, page)
    const edges = pageEdges({ marks: page.marks.slice(withheld) })
    const grown = afterWalk(ranges, edges, { position: next, isEnd: false })
    const isWhole = after.kind === 'end' && reaches(grown, start.head)
    ranges = isWhole ? afterWalk(ranges, edges, { position: next, isEnd: true }) : grown
    await run.write(page, { ranges, isComplete: isWhole, withheld })
    if (isWhole) return
    if (after.kind === 'end') throw contradiction(run.stream, SHOWS_LESS)
  }
}

function pageEdges({ marks }: Pick<ReadPage<unknown>, 'marks'>) {
  return edgesOf(
    marks.map(({ height }) => height),
    null,
  )
}
