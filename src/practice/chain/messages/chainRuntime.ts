// The moving parts of the practice chains, and how a service's transaction gets into a block.
import { BLOCK_MS, heightAt, timeOfHeight, type PracticeChain } from '../../book/chains/chains.ts'
import { recordTx, type TxDraft } from '../../book/record.ts'
import type { Book, BookTx, ChainState } from '../../book/state.ts'
import type { EventQueue } from '../eventQueue.ts'
import type { DecodedTx } from '../decodeTx.ts'
import type { TransferTrace } from '../transferTrace.ts'

/** Pays coins (token null) or tokens on the chain outside Initia, in the first block after a moment. */
export type PayOutside = (to: string, token: string | null, amount: bigint, afterMs: number, done: (hash: string) => void) => void

/** The parts that all chains share. */
export interface ChainRuntime {
  book: Book
  pace: number
  eventQueue: EventQueue
  /** Waiting transactions by chain id and hash. */
  pool: Map<string, { chainId: string; tx: DecodedTx }>
  /** What crosses chains, by the hash it began with: upper case without 0x. */
  traces: Map<string, TransferTrace>
  payOutside: PayOutside
}

/** The state of a chain that must exist. */
export function stateOf(runtime: ChainRuntime, chainId: string): ChainState {
  const state = runtime.book.get(chainId)
  if (state === undefined) throw new Error(`no such chain: ${chainId}`)
  return state
}

/** Writes a transaction into a block of a chain. The indexer is one block behind the chain. */
export function write({ pace }: ChainRuntime, state: ChainState, draft: TxDraft, height: number): BookTx {
  return recordTx(state, draft, { height, pace, visibleAtMs: timeOfHeight(state.chain, height, pace) + BLOCK_MS / pace })
}

/** When the first block after a moment is made, ms. */
export function nextBlockMs({ pace }: ChainRuntime, chain: PracticeChain, afterMs: number): number {
  return timeOfHeight(chain, heightAt(chain, afterMs, pace) + 1, pace)
}

/** Puts a service's transaction into the first block after a moment; `draft` and `done` get the time of that block, ms. */
export function deliver(
  runtime: ChainRuntime,
  chainId: string,
  afterMs: number,
  draft: (timeMs: number, height: number) => TxDraft,
  done?: (tx: BookTx, timeMs: number) => void,
): void {
  const state = stateOf(runtime, chainId)
  const height = heightAt(state.chain, afterMs, runtime.pace) + 1
  const timeMs = timeOfHeight(state.chain, height, runtime.pace)
  runtime.eventQueue.add(timeMs, () => {
    const tx = write(runtime, state, draft(timeMs, height), height)
    done?.(tx, timeMs)
  })
}
