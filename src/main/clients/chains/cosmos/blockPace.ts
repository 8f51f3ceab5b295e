// How fast a chain makes blocks, and how many of them a stretch of time takes: a document is valid for minutes, not for a
// number of blocks that is an hour on one chain and seconds on another.

/** Where nothing was measured: a young chain, or a node that keeps no old headers. */
const USUAL_MS = 2000
/** Faster than any chain here; a node that claims more would make a document live for ever. */
const MIN_MS = 50
/** Chains that wait for transactions make few blocks: with this bound the document still ends soon once they come. */
const MAX_MS = 15_000

/** Height and time (milliseconds since 1970) of a block. */
export interface BlockTime {
  height: number
  time: number
}

/** Mean time between two blocks, ms; null where they say nothing. */
export function meanBlockMs(older: BlockTime, newer: BlockTime): number | null {
  const blocks = newer.height - older.height
  const passed = newer.time - older.time
  return blocks > 0 && passed > 0 ? passed / blocks : null
}

/**
 * Blocks that come in a stretch of time, at least one.
 * @param blockMs mean time between blocks; null = not known.
 */
export function blocksWithin(ms: number, blockMs: number | null): number {
  const pace = Math.min(MAX_MS, Math.max(MIN_MS, blockMs ?? USUAL_MS))
  return Math.max(1, Math.ceil(ms / pace))
}
