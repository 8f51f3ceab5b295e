// Writes the history of the practice network, which takes most of the time of its start, once for each seed, and gives every network a
// copy.
import { writeGenesis, type WriteBook } from '../../../src/practice/book/genesis/genesis.ts'
import type { Book } from '../../../src/practice/book/state.ts'

/** Returns what `writeGenesis` would, for the keys that a practice network always has. */
export function createBookShelf(): WriteBook {
  let last: { seed: number; book: Book } | null = null
  return (seed, keys, benefactor) => {
    // One at a time: a run over hundreds of seeds would not end with all of their histories in memory.
    if (last?.seed !== seed) last = { seed, book: writeGenesis(seed, keys, benefactor) }
    const { book } = last
    // Chains are constants, known by identity, and hold functions.
    return new Map([...book].map(([id, { chain, ...state }]) => [id, { chain, ...structuredClone(state) }]))
  }
}
