// Converts time to blocks: a document is valid for minutes, not for a number of blocks that is an hour on one chain and seconds on another.

/** Default block time: for a young chain, or a node without old headers. */
const USUAL_MS = 2000
/** Minimum block time; a node that claims less would make a document valid far too long. */
const MIN_MS = 50
/**
 * Maximum block time: chains that wait for transactions produce few blocks; with this limit the document still expires soon once they do.
 */
const MAX_MS = 15_000

/** Height and time (milliseconds since 1970) of a block. */
export interface BlockTime {
  height: number
  time: number
}

/** Returns the mean time between two blocks, ms; null where they determine none. */
export function meanBlockMs(older: BlockTime, newer: BlockTime): number | null {
  const blocks = newer.height - older.height
  const passed = newer.time - older.time
  return blocks > 0 && passed > 0 ? passed / blocks : null
}

/**
 * Returns the number of blocks within a time, at least one.
 * @param blockMs mean time between blocks; null = unknown.
 */
export function blocksWithin(ms: number, blockMs: number | null): number {
  const pace = Math.min(MAX_MS, Math.max(MIN_MS, blockMs ?? USUAL_MS))
  return Math.max(1, Math.ceil(ms / pace))
}
