// Computes the lines of the grid: a heading for each collection, and below it its tokens, as many per line as fit.
import type { NftGroup } from '../../../shared/contract/history/nft.ts'

/** Images up to this side, px, are drawings of pixels, or drawn from lines: they may be enlarged, and their pixels stay sharp. */
export const PIXEL_ART_SIDE = 64

/** Tokens of a collection in a line, from a column on. */
interface Run {
  group: NftGroup
  first: number
  count: number
  column: number
  /** Columns that it takes: at least as many as its heading needs. */
  span: number
}

/** A line of the grid; a shelf has several small collections beside each other, each below its heading. */
export type GridLine = { kind: 'head'; group: NftGroup } | { kind: 'tokens' | 'shelf'; runs: readonly Run[]; first: number; count: number }

/** Size of the grid's tiles. */
export interface GridMeasure {
  /** Tokens per line. */
  columns: number
  /** Side of a tile, px. */
  tile: number
}

const SMALLEST_TILE = 104
/** Most tiles of a line about: in a wide window they grow rather than become many. */
const WIDE_COLUMNS = 10
const GAP = 12
const CAPTION = 28
const HEAD = 44

/** Returns how many tiles of which size fit into a width. */
export function measureGrid(width: number): GridMeasure {
  const smallest = Math.max(SMALLEST_TILE, width / WIDE_COLUMNS)
  const columns = Math.max(1, Math.floor((width + GAP) / (smallest + GAP)))
  return { columns, tile: Math.max(1, Math.floor((width - GAP * (columns - 1)) / columns)) }
}

/** Columns that the heading of a collection beside others takes at least. */
const MIN_SPAN = 2

/** Returns the lines of all collections. A folded collection shows only its heading. */
export function gridLines(groups: readonly NftGroup[], columns: number): GridLine[] {
  const lines: GridLine[] = []
  for (let at = 0; at < groups.length;) {
    const shelf = shelfFrom(groups, at, columns)
    lines.push(...(shelf.length > 1 ? [lineOfRuns('shelf', shelf)] : ownLines(groups[at], columns)))
    at += Math.max(1, shelf.length)
  }
  return lines
}

/** Returns the collections from `at` on that fit beside each other into one line. */
function shelfFrom(groups: readonly NftGroup[], at: number, columns: number): Run[] {
  const runs: Run[] = []
  let column = 0
  for (const group of groups.slice(at)) {
    const span = Math.max(MIN_SPAN, group.count)
    if (group.count === 0 || column + span > columns) break
    runs.push({ group, first: group.first, count: group.count, column, span })
    column += span
  }
  return runs
}

function ownLines(group: NftGroup | undefined, columns: number): GridLine[] {
  if (group === undefined) return []
  const lines = Array.from({ length: Math.ceil(group.count / columns) }, (_, line): GridLine => {
    const offset = line * columns
    const count = Math.min(columns, group.count - offset)
    return lineOfRuns('tokens', [{ group, first: group.first + offset, count, column: 0, span: columns }])
  })
  return [{ kind: 'head', group }, ...lines]
}

function lineOfRuns(kind: 'tokens' | 'shelf', runs: readonly Run[]): GridLine {
  return { kind, runs, first: runs[0]?.first ?? 0, count: runs.reduce((sum, { count }) => sum + count, 0) }
}

/** Returns the height of a line, px. */
export function heightOf(line: GridLine | undefined, { tile }: GridMeasure): number {
  if (line === undefined || line.kind === 'head') return HEAD
  return tile + CAPTION + GAP + (line.kind === 'shelf' ? HEAD : 0)
}

/** Returns the index of the line that holds a token; -1 where there is none. */
export function lineOf(lines: readonly GridLine[], token: number): number {
  return lines.findIndex((line) => line.kind !== 'head' && token >= line.first && token < line.first + line.count)
}

/**
 * Returns the token that an arrow key leads to; the same one at an edge. Up and down keep the column, across collections too.
 * @param token place in the order of all tokens
 */
export function stepFrom(lines: readonly GridLine[], token: number, key: string): number {
  const tokens = lines.filter((line) => line.kind !== 'head')
  const at = tokens.findIndex(({ first, count }) => token >= first && token < first + count)
  const current = tokens[at]
  const last = tokens.at(-1)
  if (current === undefined || last === undefined) return token
  switch (key) {
    case 'ArrowRight':
      return Math.min(token + 1, last.first + last.count - 1)
    case 'ArrowLeft':
      return Math.max(token - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last.first + last.count - 1
    default: {
      const next = tokens[key === 'ArrowDown' ? at + 1 : at - 1]
      return next === undefined ? token : (tokenAt(next.runs, columnOf(current.runs, token)) ?? token)
    }
  }
}

function columnOf(runs: readonly Run[], token: number): number {
  const run = runs.find(({ first, count }) => token >= first && token < first + count)
  return run === undefined ? 0 : run.column + token - run.first
}

/** Returns the token at a column of a line, or the last one before it. */
function tokenAt(runs: readonly Run[], column: number): number | undefined {
  const run = runs.findLast((one) => one.column <= column)
  return run === undefined ? undefined : run.first + Math.min(column - run.column, run.count - 1)
}

/**
 * Returns what a token's name adds to its collection and its number, which stand beside it: metadata mostly repeats both.
 * @example ownName('Lantern Keepers #12', '12', 'Lantern Keepers') // ''
 */
export function ownName(name: string, tokenId: string, collection: string): string {
  const rest = name.endsWith(tokenId) ? name.slice(0, -tokenId.length).replace(/[\s#№]+$/u, '') : name
  return rest.toLowerCase() === collection.toLowerCase() ? '' : rest
}

/**
 * Returns a token's id as people write it.
 * @example numberOf('12') // '#12'
 */
export function numberOf(tokenId: string): string {
  return /^\d{1,9}$/.test(tokenId) ? `#${tokenId}` : tokenId
}

/** Names by which collections repeat the number of a token as a trait. */
const NUMBER_TRAIT = /^(?:number|no\.?|#|id|token ?id)$/iu

/**
 * Returns whether a trait only repeats the number of the token, which the title says already.
 * @example repeatsNumber({ name: 'Number', value: '3' }, '3') // true
 */
export function repeatsNumber({ name, value }: { name: string; value: string }, tokenId: string): boolean {
  return value.replace(/^#/u, '') === tokenId && NUMBER_TRAIT.test(name.trim())
}
