// Folds runs of blocks without transactions. Pure.
import type { ExplorerBlockRow } from '../../../shared/contract/history/explorer.ts'

/** A block of the list, and how many empty ones after it are folded. */
export interface BlockLine {
  row: ExplorerBlockRow
  emptyAfter: number
}

/** Fewest empty blocks that are folded: one line alone is shorter than the note about it. */
const MIN_FOLDED = 2

/** Returns the lines to show: of each run of empty blocks only the first, with the number of the others. */
export function foldEmptyBlocks(rows: readonly ExplorerBlockRow[]): BlockLine[] {
  const lines: BlockLine[] = []
  for (let at = 0; at < rows.length;) {
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
