// Relays a withdrawal through the optimistic bridge, which is under way until it is claimed on the L1.
import { L1_CHAIN } from '../../book/chains/chains.ts'
import type { ChainState } from '../../book/state.ts'
import { withdrawalsOf } from '../../book/withdrawals.ts'
import { addHop, endWell, openTrace } from '../transferTrace.ts'
import type { ChainRuntime } from '../messages/chainRuntime.ts'

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
  for (const hop of trace.hops) {
    hop.state = 'received'
    hop.receiveHash = hash
  }
  endWell(trace, L1_CHAIN.id, claimed.coin)
}
