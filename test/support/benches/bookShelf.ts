// Writes the history of the practice network, which takes most of the time of its start, once for each seed, and gives every network a
// copy.
import { deserialize, serialize } from 'node:v8'
import { writeGenesis, type WriteBook } from '../../../src/practice/book/genesis/genesis.ts'
import { PRACTICE_CHAINS } from '../../../src/practice/book/chains/chains.ts'
import type { Book, ChainState } from '../../../src/practice/book/state.ts'

/** Returns what `writeGenesis` would, for the keys that a practice network always has. */
export function createBookShelf(): WriteBook {
  let last: { seed: number; bytes: Buffer } | null = null
  return (seed, keys, benefactor) => {
    // One at a time: a run over hundreds of seeds would not end with all of their histories in memory. Bytes: reading them takes half of
    // what cloning the objects would.
    if (last?.seed !== seed) last = { seed, bytes: bytesOf(writeGenesis(seed, keys, benefactor)) }
    // Bytes that are read back are views of what they are read from: without a copy of it, networks would share them.
    return bookOf(Buffer.from(last.bytes))
  }
}

/** The shelf of all networks of a test process. */
export const writeBook = createBookShelf()

type Kept = Map<string, Omit<ChainState, 'chain'>>

/** Without the chains, which are constants, known by identity, and hold functions. */
function bytesOf(book: Book): Buffer {
  const kept: Kept = new Map([...book].map(([id, { chain: _chain, ...state }]) => [id, state]))
  return serialize(kept)
}

function bookOf(bytes: Buffer): Book {
  const kept = deserialize(bytes) as Kept
  return new Map(
    PRACTICE_CHAINS.map((chain) => {
      const state = kept.get(chain.id)
      if (state === undefined) throw new Error(`no history of ${chain.id}`)
      return [chain.id, { chain, ...state }]
    }),
  )
}
