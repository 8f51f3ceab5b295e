// The moving parts of the practice chains, and how a service's transaction gets into a block.
import { BLOCK_MS, heightAt, timeOfHeight, type PracticeChain } from '../../book/chains/chains.ts'
import { recordTx, type TxDraft } from '../../book/record.ts'
import type { Book, BookTx, ChainState } from '../../book/state.ts'
import type { Agenda } from '../agenda.ts'
import type { DecodedTx } from '../decodeTx.ts'
import type { Trail } from '../trail.ts'

/** Pays coins (token null) or tokens on the chain outside Initia, in the first block after a moment. */
export type PayOutside = (to: string, token: string | null, amount: bigint, afterMs: number, done: (hash: string) => void) => void

/** The parts that all chains share. */
export interface ChainWorks {
  book: Book
  pace: number
  agenda: Agenda
  /** Waiting transactions by chain id and hash. */
  pool: Map<string, { chainId: string; tx: DecodedTx }>
  /** What crosses chains, by the hash it began with: upper case without 0x. */
  trails: Map<string, Trail>
  payOutside: PayOutside
}

/** The state of a chain that must exist. */
export function stateOf(works: ChainWorks, chainId: string): ChainState {
  const state = works.book.get(chainId)
  if (state === undefined) throw new Error(`no such chain: ${chainId}`)
  return state
}

/** Writes a transaction into a block of a chain. The indexer is one block behind the chain. */
export function write({ pace }: ChainWorks, state: ChainState, draft: TxDraft, height: number): BookTx {
  return recordTx(state, draft, { height, pace, visibleAtMs: timeOfHeight(state.chain, height, pace) + BLOCK_MS / pace })
}

/** When the first block after a moment is made, ms. */
export function nextBlockMs({ pace }: ChainWorks, chain: PracticeChain, afterMs: number): number {
  return timeOfHeight(chain, heightAt(chain, afterMs, pace) + 1, pace)
}

/** Puts a service's transaction into the first block after a moment; `draft` and `done` get the time of that block, ms. */
export function deliver(
  works: ChainWorks,
  chainId: string,
  afterMs: number,
  draft: (timeMs: number, height: number) => TxDraft,
  done?: (tx: BookTx, timeMs: number) => void,
): void {
  const state = stateOf(works, chainId)
  const height = heightAt(state.chain, afterMs, works.pace) + 1
  const timeMs = timeOfHeight(state.chain, height, works.pace)
  works.agenda.add(timeMs, () => {
    const tx = write(works, state, draft(timeMs, height), height)
    done?.(tx, timeMs)
  })
}
