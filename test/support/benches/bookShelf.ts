// Writes the history of the practice network, which takes most of the time of its start, once for each seed, and gives every network a
// copy of what changes. Its transactions never change: networks share them, frozen.
import { deserialize, serialize } from 'node:v8'
import { writeGenesis, type WriteBook } from '../../../src/practice/book/genesis/genesis.ts'
import { PRACTICE_CHAINS } from '../../../src/practice/book/chains/chains.ts'
import type { Book, BookTx, ChainState } from '../../../src/practice/book/state.ts'

interface Kept {
  /** By chain id. */
  transactions: ReadonlyMap<string, Pick<ChainState, 'txs' | 'evmTxs'>>
  /** The other state, serialized: reading bytes takes half of what cloning the objects would. */
  bytes: Buffer
}

/** Without the chains, which are constants, known by identity, and hold functions. */
type Rest = Map<string, Omit<ChainState, 'chain' | 'txs' | 'evmTxs' | 'byHash'>>

/** Returns what `writeGenesis` would, for the keys that a practice network always has. */
export function createBookShelf(): WriteBook {
  let last: { seed: number; kept: Kept } | null = null
  return (seed, keys, benefactor) => {
    // One at a time: a run over hundreds of seeds would not end with all of their histories in memory.
    if (last?.seed !== seed) last = { seed, kept: keep(writeGenesis(seed, keys, benefactor)) }
    return copyOf(last.kept)
  }
}

/** The shelf of all networks of a test process. */
export const writeBook = createBookShelf()

function keep(book: Book): Kept {
  const rest: Rest = new Map()
  const transactions = new Map<string, Pick<ChainState, 'txs' | 'evmTxs'>>()
  for (const [id, { chain: _chain, txs, evmTxs, byHash: _byHash, ...others }] of book) {
    rest.set(id, others)
    transactions.set(id, { txs, evmTxs })
    for (const tx of [...txs, ...evmTxs]) freeze(tx)
  }
  return { transactions, bytes: serialize(rest) }
}

function copyOf({ transactions, bytes }: Kept): Book {
  // Bytes that are read back are views of what they are read from: without a copy of it, networks would share them.
  const rest = deserialize(Buffer.from(bytes)) as Rest
  return new Map(
    PRACTICE_CHAINS.map((chain) => {
      const [others, written] = [rest.get(chain.id), transactions.get(chain.id)]
      if (others === undefined || written === undefined) throw new Error(`no history of ${chain.id}`)
      const byHash = new Map(written.txs.map((tx): [string, BookTx] => [tx.hash, tx]))
      return [chain.id, { chain, ...others, txs: [...written.txs], evmTxs: [...written.evmTxs], byHash }]
    }),
  )
}

/** Freezes an object with all that it holds, so that a test that changes what others read fails. Bytes and sets cannot be frozen. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return
  if (!(value instanceof Set)) Object.freeze(value)
  for (const inner of Object.values(value)) freeze(inner)
}
