// Keeps what an Ethereum-like chain knows of older blocks: a node that is not an archive has the state of the last 128.
// Source: ethereum/go-ethereum core/blockchain.go (TriesInMemory).
import type { PlainNumbers } from './plainState.ts'

const KEPT_BLOCKS = 128

/** The history of the chain outside Initia. */
export interface PlainHistory {
  /** The numbers now. */
  numbers: PlainNumbers
  /** Call before a block changes the numbers. */
  keepBefore(height: number): void
  /** The numbers behind a block, as long as `head` is the newest; null once they are forgotten. */
  at(height: number, head: number): PlainNumbers | null
}

/** A history that begins with these numbers. */
export function createPlainHistory(numbers: PlainNumbers): PlainHistory {
  /** Oldest first; each holds from behind the one before up to its own height. */
  const kept: { until: number; numbers: PlainNumbers }[] = []
  return {
    numbers,
    keepBefore: (height) => {
      if (kept.at(-1)?.until === height - 1) return
      kept.push({ until: height - 1, numbers: new Map(numbers) })
      while ((kept[0]?.until ?? height) < height - KEPT_BLOCKS) kept.shift()
    },
    at: (height, head) => {
      if (height <= head - KEPT_BLOCKS) return null
      return kept.find(({ until }) => height <= until)?.numbers ?? numbers
    },
  }
}
