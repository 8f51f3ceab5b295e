// Folds runs of blocks without transactions, and finds the nearest one that has some. Pure.
import type { ExplorerBlockRow } from '../../../shared/contract/history/explorer.ts'

/** A block of the list, and how many empty ones after it are folded. */
export interface BlockLine {
  row: ExplorerBlockRow
  emptyAfter: number
}

/** Fewest empty blocks that are folded: one line alone is shorter than the note about it. */
const MIN_FOLDED = 2

/** Newest blocks that stand each, whatever is in them: they show that the chain moves. */
const NEWEST = 8

/** Returns the lines to show: the newest blocks, then of each run of empty ones only the first, with the number of the others. */
export function foldEmptyBlocks(rows: readonly ExplorerBlockRow[]): BlockLine[] {
  const lines: BlockLine[] = rows.slice(0, NEWEST).map((row) => ({ row, emptyAfter: 0 }))
  for (let at = NEWEST; at < rows.length;) {
    const row = rows[at]
    if (row === undefined) break
    let end = at + 1
    while (row.txCount === 0 && rows[end]?.txCount === 0) end += 1
    const emptyAfter = end - at - 1
    const isFolded = emptyAfter >= MIN_FOLDED
    lines.push({ row, emptyAfter: isFolded ? emptyAfter : 0 })
    if (!isFolded) lines.push(...rows.slice(at + 1, end).map((next) => ({ row: next, emptyAfter: 0 })))
    at = end
  }
  return lines
}

/** Returns the height of a list that is nearest to a block, the newer of two; null where none is known. */
export function nearestHeight(heights: readonly (number | null)[], height: number): number | null {
  const known = heights.flatMap((one) => (one === null || one === height ? [] : [one]))
  const [nearest] = known.toSorted((one, other) => Math.abs(one - height) - Math.abs(other - height) || other - one)
  return nearest ?? null
}
