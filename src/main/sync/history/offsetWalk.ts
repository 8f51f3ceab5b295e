// Defines the pure rules for a listing that pages by offset: walk it oldest first, where new rows are only appended, with overlapping
// pages.
import { z } from 'zod'
import type { CoveredRange } from '../../db/archive/records/records.ts'
import type { PageEdges } from './coveredRanges.ts'
import type { Mark } from './historyList.ts'

/** Progress of the walk from the oldest row: the number of rows passed, and the hash of the last of them. */
export interface WalkPosition {
  passed: number
  edge: string | null
}

const Stored = z.object({ passed: z.number().int().min(0), edge: z.string().nullable() })

/** Rows of a page that repeat the previous page, so that a row which vanished in between is noticed. */
export const OVERLAP = 3

/** Returns the base range, which touches the start and carries the walk's position. */
export function baseOf(ranges: readonly CoveredRange[]): CoveredRange | null {
  return ranges.find(({ touchesStart }) => touchesStart) ?? null
}

/** Returns the position of the walk. */
export function positionOf(ranges: readonly CoveredRange[]): WalkPosition {
  const base = baseOf(ranges)
  if (base?.resume === null || base?.resume === undefined) return { passed: 0, edge: null }
  return Stored.parse(JSON.parse(base.resume))
}

/** Returns the offset of the next request. */
export function nextOffset({ passed }: Pick<WalkPosition, 'passed'>): number {
  return Math.max(0, passed - OVERLAP)
}

/**
 * Returns what a page of the walk, oldest first from `nextOffset`, means: the position behind it; `moved` when a different row is where the
 * last known one was, so rows before it came or went and the walk must start again; `short` when the list ends before it.
 */
export function afterWalkPage(
  position: WalkPosition,
  hashes: readonly string[],
): { kind: 'moved' } | { kind: 'short' } | { kind: 'end'; position: WalkPosition } | { kind: 'more'; position: WalkPosition } {
  const offset = nextOffset(position)
  const there = position.edge === null ? null : hashes[position.passed - offset - 1]
  if (there !== position.edge) return there === undefined ? { kind: 'short' } : { kind: 'moved' }
  const passed = offset + hashes.length
  const next = { passed, edge: hashes.at(-1) ?? position.edge }
  return { kind: passed === position.passed ? 'end' : 'more', position: next }
}

/**
 * Returns how many of a page's newest rows are stored with the next page, and from where it is read: those of its newest block, which may
 * have more. Rows of a block are shown in the order in which they were stored, newest first. A block that fills a page is not held back.
 */
export function withhold(
  before: WalkPosition,
  after: WalkPosition,
  { marks, names }: { marks: readonly Mark[]; names: readonly string[] },
): { withheld: number; position: WalkPosition } {
  const newest = Math.max(...marks.map(({ height }) => height))
  const block = new Set(marks.flatMap(({ name, height }) => (height === newest ? [name] : [])))
  const first = names.findIndex((name) => block.has(name))
  const rest = new Set(first === -1 ? [] : names.slice(first))
  // The next page repeats some rows in any case.
  const passed = after.passed - Math.max(0, rest.size - OVERLAP)
  if (passed <= before.passed) return { withheld: 0, position: after }
  const edge = names[passed - nextOffset(before) - 1] ?? null
  return { withheld: marks.filter(({ name }) => rest.has(name)).length, position: { passed, edge } }
}

/** Returns the ranges after the newest page was read for display; it stands apart until the walk has come to the end. */
export function afterNewestPage(ranges: readonly CoveredRange[], page: PageEdges): CoveredRange[] {
  if (page.newest === null) return [...ranges]
  const base = baseOf(ranges)
  const eyes = ranges.filter((range) => range !== base)
  const overlapping = eyes.filter(({ newestHeight }) => newestHeight !== null && page.oldest !== null && newestHeight >= page.oldest)
  const apart = eyes.filter((range) => !overlapping.includes(range))
  const oldest = Math.min(page.oldest ?? page.newest, ...overlapping.flatMap(({ oldestHeight }) => oldestHeight ?? []))
  const eye = { newestHeight: page.newest, oldestHeight: oldest, touchesStart: false, resume: null }
  return [eye, ...apart, ...(base === null ? [] : [base])]
}

/** Returns the ranges after a page of the walk. At the end, the base contains what the newest pages covered. */
export function afterWalk(
  ranges: readonly CoveredRange[],
  page: PageEdges,
  { position, isEnd }: { position: WalkPosition; isEnd: boolean },
): CoveredRange[] {
  const base = baseOf(ranges)
  const heights = [base?.newestHeight, base?.oldestHeight, page.newest, page.oldest].filter((height) => typeof height === 'number')
  const grown: CoveredRange = {
    newestHeight: heights.length === 0 ? null : Math.max(...heights),
    oldestHeight: heights.length === 0 ? null : Math.min(...heights),
    touchesStart: true,
    resume: JSON.stringify(position),
  }
  return isEnd ? [grown] : [...ranges.filter((range) => range !== base), grown]
}

/**
 * Returns whether the walk has come as far as a newest page. A walk that ends before it was answered by a server that lags behind the one
 * of the newest page: rows in between are missing.
 */
export function reaches(ranges: readonly CoveredRange[], newestPage: PageEdges): boolean {
  return newestPage.newest === null || (baseOf(ranges)?.newestHeight ?? -1) >= newestPage.newest
}

/** Returns the ranges for a walk that starts again: rows stay stored, but no longer count as complete. */
export function startOver(ranges: readonly CoveredRange[]): CoveredRange[] {
  const base = baseOf(ranges)
  const given = ranges.map((range) => (range === base ? { ...range, touchesStart: false, resume: null } : range))
  return given.filter(
    (range, index) =>
      !given.some((other, place) => other !== range && contains(other, range) && !(contains(range, other) && index < place)),
  )
}

function contains(outer: CoveredRange, inner: CoveredRange): boolean {
  if (inner.newestHeight === null || inner.oldestHeight === null) return true
  if (outer.newestHeight === null || outer.oldestHeight === null) return false
  return outer.newestHeight >= inner.newestHeight && outer.oldestHeight <= inner.oldestHeight
}
