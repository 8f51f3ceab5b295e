// Folds runs of blocks without transactions, and finds the nearest one that has some. Pure.
import type { ExplorerBlockRow } from '../../../../shared/contract/history/explorer.ts'

/** A line of the list: a block, or a run of empty ones. */
export type BlockLine = { kind: 'block'; row: ExplorerBlockRow } | { kind: 'empty'; newest: number; oldest: number; count: number }

/** Fewest empty blocks that are folded: one alone says as much in its own line. */
const MIN_FOLDED = 2

/** Returns the lines to show: the newest block, which shows that the chain moves, then each run of empty ones as one line. */
export function foldEmptyBlocks(rows: readonly ExplorerBlockRow[]): BlockLine[] {
  const lines = rows.slice(0, 1).map(blockLine)
  for (let at = 1; at < rows.length;) {
    const run = emptyFrom(rows, at)
    const [newest] = run
    const oldest = run.at(-1)
    if (newest === undefined || oldest === undefined || run.length < MIN_FOLDED) {
      lines.push(...rows.slice(at, at + 1).map(blockLine))
      at += 1
    } else {
      lines.push({ kind: 'empty', newest: newest.height, oldest: oldest.height, count: run.length })
      at += run.length
    }
  }
  return lines
}

/** Returns a block as a line of its own. */
export function blockLine(row: ExplorerBlockRow): BlockLine {
  return { kind: 'block', row }
}

/** Returns the empty blocks that follow each other from a place on. */
function emptyFrom(rows: readonly ExplorerBlockRow[], at: number): ExplorerBlockRow[] {
  const end = rows.findIndex(({ txCount }, index) => index >= at && txCount !== 0)
  return rows.slice(at, end < 0 ? rows.length : end)
}

/** Returns the height of a list that is nearest to a block, the newer of two; null where none is known. */
export function nearestHeight(heights: readonly (number | null)[], height: number): number | null {
  const known = heights.flatMap((one) => (one === null || one === height ? [] : [one]))
  const [nearest] = known.toSorted((one, other) => Math.abs(one - height) - Math.abs(other - height) || other - one)
  return nearest ?? null
}
