// The lines of the grid: a head for each collection, and below it its tokens, as many a line as fit.
import type { NftGroup } from '../../../shared/contract/history/nft.ts'

export type GridLine = { kind: 'head'; group: NftGroup } | { kind: 'tokens'; group: NftGroup; first: number; count: number }

export interface GridMeasure {
  /** Tokens a line. */
  columns: number
  /** Pixels. */
  tile: number
}

const SMALLEST_TILE = 104
const GAP = 12
const CAPTION = 28
const HEAD = 44

/** How many tiles of what size fit into a width. */
export function measureGrid(width: number): GridMeasure {
  const columns = Math.max(1, Math.floor((width + GAP) / (SMALLEST_TILE + GAP)))
  return { columns, tile: Math.max(1, Math.floor((width - GAP * (columns - 1)) / columns)) }
}

/** The lines of all collections. A collection that is folded shows its head alone. */
export function gridLines(groups: readonly NftGroup[], columns: number): GridLine[] {
  return groups.flatMap((group): GridLine[] => {
    const lines = Array.from({ length: Math.ceil(group.count / columns) }, (_, line): GridLine => {
      const offset = line * columns
      return { kind: 'tokens', group, first: group.first + offset, count: Math.min(columns, group.count - offset) }
    })
    return [{ kind: 'head', group }, ...lines]
  })
}

/** Pixels. */
export function heightOf(line: GridLine | undefined, { tile }: GridMeasure): number {
  return line?.kind === 'tokens' ? tile + CAPTION + GAP : HEAD
}

/** Where a token lies: the index of its line; -1 where there is none. */
export function lineOf(lines: readonly GridLine[], token: number): number {
  return lines.findIndex((line) => line.kind === 'tokens' && token >= line.first && token < line.first + line.count)
}

/**
 * The token that an arrow key leads to; the same one at an edge. Up and down keep the column, across collections too.
 * @param token place in the order of all tokens
 */
export function stepFrom(lines: readonly GridLine[], token: number, key: string): number {
  const tokens = lines.filter((line) => line.kind === 'tokens')
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
      return next === undefined ? token : next.first + Math.min(token - current.first, next.count - 1)
    }
  }
}
