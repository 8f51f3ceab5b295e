// Pure rules for a listing that pages by offset: walk it oldest first, where new rows only ever append, and overlap pages.
import { z } from 'zod'
import type { Span } from '../store/archive/records.ts'
import type { PageEdges } from './spans.ts'

/** How far the walk from the oldest row has come: rows passed, and the hash of the last of them. */
export interface WalkPosition {
  passed: number
  edge: string | null
}

const Stored = z.object({ passed: z.number().int().min(0), edge: z.string().nullable() })

/** Rows of a page that repeat the page before, so that a row which vanished in between is noticed. */
export const OVERLAP = 3

/** The base span is the one that touches the start; it carries the walk's position. */
export function baseOf(spans: readonly Span[]): Span | null {
  return spans.find(({ touchesStart }) => touchesStart) ?? null
}

export function positionOf(spans: readonly Span[]): WalkPosition {
  const base = baseOf(spans)
  if (base?.resume === null || base?.resume === undefined) return { passed: 0, edge: null }
  return Stored.parse(JSON.parse(base.resume))
}

/** The offset to ask for next. */
export function nextOffset({ passed }: Pick<WalkPosition, 'passed'>): number {
  return Math.max(0, passed - OVERLAP)
}

/**
 * What a page of the walk, oldest first from `nextOffset`, says: the position behind it; `moved` when another row is where the
 * last known one was, so rows before it came or went and the walk must begin again; `short` when the list ends before it.
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

/** Spans after the newest page was read for the eye; it stands apart until the walk has come to the end. */
export function afterNewestPage(spans: readonly Span[], page: PageEdges): Span[] {
  if (page.newest === null) return [...spans]
  const base = baseOf(spans)
  const eyes = spans.filter((span) => span !== base)
  const overlapping = eyes.filter(({ newestHeight }) => newestHeight !== null && page.oldest !== null && newestHeight >= page.oldest)
  const apart = eyes.filter((span) => !overlapping.includes(span))
  const oldest = Math.min(page.oldest ?? page.newest, ...overlapping.flatMap(({ oldestHeight }) => oldestHeight ?? []))
  const eye = { newestHeight: page.newest, oldestHeight: oldest, touchesStart: false, resume: null }
  return [eye, ...apart, ...(base === null ? [] : [base])]
}

/** Spans after a page of the walk. At the end, what the newest pages covered is inside the base. */
export function afterWalk(
  spans: readonly Span[],
  page: PageEdges,
  { position, isEnd }: { position: WalkPosition; isEnd: boolean },
): Span[] {
  const base = baseOf(spans)
  const heights = [base?.newestHeight, base?.oldestHeight, page.newest, page.oldest].filter((height) => typeof height === 'number')
  const grown: Span = {
    newestHeight: heights.length === 0 ? null : Math.max(...heights),
    oldestHeight: heights.length === 0 ? null : Math.min(...heights),
    touchesStart: true,
    resume: JSON.stringify(position),
  }
  return isEnd ? [grown] : [...spans.filter((span) => span !== base), grown]
}

/**
 * True when the walk has come as far as a newest page. A walk that ends before it was answered by a server that lags
 * behind the one that gave the newest page: what lies between is missing.
 */
export function reaches(spans: readonly Span[], newestPage: PageEdges): boolean {
  return newestPage.newest === null || (baseOf(spans)?.newestHeight ?? -1) >= newestPage.newest
}

/** Spans for a walk that begins again: what was read stays stored, only the claim to know it all is given up. */
export function startOver(spans: readonly Span[]): Span[] {
  const base = baseOf(spans)
  const given = spans.map((span) => (span === base ? { ...span, touchesStart: false, resume: null } : span))
  return given.filter(
    (span, index) => !given.some((other, place) => other !== span && contains(other, span) && !(contains(span, other) && index < place)),
  )
}

function contains(outer: Span, inner: Span): boolean {
  if (inner.newestHeight === null || inner.oldestHeight === null) return true
  if (outer.newestHeight === null || outer.oldestHeight === null) return false
  return outer.newestHeight >= inner.newestHeight && outer.oldestHeight <= inner.oldestHeight
}
