// Defines the pure rules of gap-free history: what a page adds to the covered ranges, which page is next, and when nothing is missing.
import type { CoveredRange } from '../../db/archive/records/records.ts'

/**
 * Ranges of a sync target, newest first, never overlapping. History is complete when exactly one range is left and it touches the start.
 * Heights are sufficient as edges, because an indexer shows a block's transactions all at once or not at all: the newest row of a head page
 * is the last of its block, and a later page that reaches that height from above has everything in between.
 */
export type CoveredRanges = readonly CoveredRange[]

/** What a page covers: heights of its newest and oldest row, or null for an empty page; the key of the next page. */
export interface PageEdges {
  newest: number | null
  oldest: number | null
  nextKey: string | null
}

/** Returns whether there is one range without a hole, down to the beginning. */
export function isComplete(ranges: CoveredRanges): boolean {
  return ranges.length === 1 && ranges[0]?.touchesStart === true
}

/** Returns the heights of a page's rows; the order within the page does not matter. */
export function edgesOf(heights: readonly number[], nextKey: string | null): PageEdges {
  if (heights.length === 0) return { newest: null, oldest: null, nextKey }
  return { newest: Math.max(...heights), oldest: Math.min(...heights), nextKey }
}

/** Returns whether the newest row is older than what is held: the chain restarted, or its index was rebuilt. */
export function wentBack(ranges: CoveredRanges, page: PageEdges): boolean {
  const held = ranges[0]?.newestHeight ?? null
  return held !== null && (page.newest === null || page.newest < held)
}

/** Returns the ranges after the newest page was read (a listing that pages by key). */
export function afterHead(ranges: CoveredRanges, page: PageEdges): CoveredRange[] {
  return mergeTop([rangeOf(page), ...ranges])
}

/** Returns the ranges after the page behind the top range's key was read. */
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

/** Returns the range of a page; without a key, nothing older exists. */
function rangeOf({ newest, oldest, nextKey }: PageEdges): CoveredRange {
  return { newestHeight: newest, oldestHeight: oldest, touchesStart: nextKey === null, resume: nextKey }
}

function mergeTop(ranges: readonly CoveredRange[]): CoveredRange[] {
  const [top, next, ...rest] = ranges
  if (top === undefined || next === undefined || !meet(top, next)) return [...ranges]
  // The range that reaches deeper has the key to continue from.
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
  // An earlier empty history has no edge to reach: only the start itself ends the walk down to it.
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
