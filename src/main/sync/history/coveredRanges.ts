// Pure rules of gap-free history: what a page adds to the covered spans, which page is next, and when nothing is missing.
import type { CoveredRange } from '../../db/archive/records/records.ts'

/**
 * Spans of a stream, newest first, never overlapping. History is complete when exactly one span is left and it touches
 * the start.
 *
 * Why heights suffice as edges: an indexer shows a block's transactions all at once or not at all, so the newest row of a
 * head page is the last of its block; a later page that reaches that height from above has everything in between.
 */
export type CoveredRanges = readonly CoveredRange[]

/** What a page tells: heights of its rows, newest and oldest, or null for an empty page; the key that leads on. */
export interface PageEdges {
  newest: number | null
  oldest: number | null
  nextKey: string | null
}

/** One stretch without a hole, down to the beginning. */
export function isComplete(ranges: CoveredRanges): boolean {
  return ranges.length === 1 && ranges[0]?.touchesStart === true
}

/** Heights of a page's rows; the order within the page does not matter. */
export function edgesOf(heights: readonly number[], nextKey: string | null): PageEdges {
  if (heights.length === 0) return { newest: null, oldest: null, nextKey }
  return { newest: Math.max(...heights), oldest: Math.min(...heights), nextKey }
}

/** True when the newest row is older than what is held: the chain began anew, or its index was built again. */
export function wentBack(ranges: CoveredRanges, page: PageEdges): boolean {
  const held = ranges[0]?.newestHeight ?? null
  return held !== null && (page.newest === null || page.newest < held)
}

/** Spans after the newest page was read (a listing that pages by key). */
export function afterHead(ranges: CoveredRanges, page: PageEdges): CoveredRange[] {
  return mergeTop([rangeOf(page), ...ranges])
}

/** Spans after the page behind the top span's key was read. */
export function afterOlder(ranges: CoveredRanges, page: PageEdges): CoveredRange[] {
  const [top, ...rest] = ranges
  if (top === undefined) return afterHead(ranges, page)
  const below = rangeOf(page)
  return mergeTop([
    {
      newestHeight: top.newestHeight ?? below.newestHeight,
      oldestHeight: lower(top.oldestHeight, below.oldestHeight),
      touchesStart: below.touchesStart,
      resume: below.resume,
    },
    ...rest,
  ])
}

/** A span covers what its page covered; without a key, nothing older exists. */
function rangeOf({ newest, oldest, nextKey }: PageEdges): CoveredRange {
  return { newestHeight: newest, oldestHeight: oldest, touchesStart: nextKey === null, resume: nextKey }
}

function mergeTop(ranges: readonly CoveredRange[]): CoveredRange[] {
  const [top, next, ...rest] = ranges
  if (top === undefined || next === undefined || !meet(top, next)) return [...ranges]
  // The one that reaches deeper knows where to go on.
  const deeper = top.touchesStart || isBelow(top, next) ? top : next
  return mergeTop([
    {
      newestHeight: higher(top.newestHeight, next.newestHeight),
      oldestHeight: lower(top.oldestHeight, next.oldestHeight),
      touchesStart: deeper.touchesStart,
      resume: deeper.resume,
    },
    ...rest,
  ])
}

function meet(top: CoveredRange, next: CoveredRange): boolean {
  // An empty history that was seen earlier has no edge to be reached: only the start itself ends the walk down to it.
  if (top.touchesStart) return true
  return top.oldestHeight !== null && next.newestHeight !== null && top.oldestHeight <= next.newestHeight
}

function isBelow(top: CoveredRange, next: CoveredRange): boolean {
  return top.oldestHeight !== null && next.oldestHeight !== null && top.oldestHeight < next.oldestHeight
}

function lower(left: number | null, right: number | null): number | null {
  if (left === null || right === null) return left ?? right
  return Math.min(left, right)
}

function higher(left: number | null, right: number | null): number | null {
  if (left === null || right === null) return left ?? right
  return Math.max(left, right)
}
