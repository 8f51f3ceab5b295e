// Relays a withdrawal through the optimistic bridge, which is under way until it is claimed on the L1.
import { BLOCK_MS, L1_CHAIN } from '../../book/chains/chains.ts'
import type { ChainState } from '../../book/state.ts'
import { FINALIZATION_MS, isClaimed, outputOf, withdrawalsOf, type BridgeWithdrawal } from '../../book/withdrawals.ts'
import { finalizeDraft } from './claim.ts'
import { addHop, endBadly, endWell, openTrace, type TransferTrace } from '../transferTrace.ts'
import { deliver, stateOf, type ChainRuntime } from '../messages/chainRuntime.ts'
import type { ActContext } from '../messages/message.ts'

/** Begins the trace of a withdrawal. */
export function followWithdrawal(runtime: ChainRuntime, rollup: ChainState, hash: string): void {
  const trace = openTrace(runtime.traces, { chainId: rollup.chain.id, hash, outcome: 'success' })
  addHop(trace, 'op_init_transfer', rollup.chain.id, L1_CHAIN.id, hash)
}

/** Ends the trace of a withdrawal that was claimed; those of the written history have none. */
export function followClaim(runtime: ChainRuntime, rollupId: string, sequence: bigint, hash: string): void {
  const rollup = runtime.book.get(rollupId)
  const claimed = rollup === undefined ? undefined : withdrawalsOf(rollup, runtime.pace).find((one) => one.sequence === sequence)
  const trace = claimed === undefined ? undefined : runtime.traces.get(claimed.tx.hash)
  if (claimed === undefined || trace === undefined) return
  if (trace.isFailing) return endBadly(trace, L1_CHAIN.id, claimed.coin, 'the rollup refused the deposit; it was returned')
  for (const hop of trace.hops) {
    hop.state = 'received'
    hop.receiveHash = hash
  }
  endWell(trace, L1_CHAIN.id, claimed.coin)
}

/**
 * Lets a refused deposit come back: as a withdrawal, which somebody finalizes on the L1 for its recipient as soon as its output is final.
 * The transfer's trace ends with it, whoever does.
 */
export function followRefusal(runtime: ChainRuntime, rollup: ChainState, sequence: bigint, trace: TransferTrace): void {
  const { pace, eventQueue } = runtime
  const one = withdrawalsOf(rollup, pace).find((candidate) => candidate.sequence === sequence)
  if (one === undefined) throw new Error(`no such withdrawal: ${rollup.chain.id} ${sequence}`)
  runtime.traces.set(one.tx.hash, trace)
  const finalMs = outputOf(rollup, one.outputIndex, pace).proposedMs + FINALIZATION_MS / pace
  eventQueue.add(finalMs + BLOCK_MS / pace, () => finalize(runtime, rollup, one, finalMs + BLOCK_MS / pace))
}

function finalize(runtime: ChainRuntime, rollup: ChainState, one: BridgeWithdrawal, atMs: number): void {
  const l1 = stateOf(runtime, L1_CHAIN.id)
  if (isClaimed(l1, rollup.chain.bridgeId ?? '0', one.sequence)) return
  deliver(
    runtime,
    L1_CHAIN.id,
    atMs,
    (timeMs) => finalizeDraft(rollup, one, claimContext(runtime, l1, timeMs)),
    (tx) => followClaim(runtime, rollup.chain.id, one.sequence, tx.hash),
  )
}

function claimContext({ book, pace }: ChainRuntime, state: ChainState, timeMs: number): ActContext {
  const nothing = (): void => undefined
  const follows = { deposited: nothing, claimed: nothing, burnt: nothing, freed: nothing, withdrew: nothing, sent: nothing }
  return { state, book, timeMs, pace, ...follows }
}
