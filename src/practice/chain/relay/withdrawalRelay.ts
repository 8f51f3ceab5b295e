// Relays a withdrawal through the optimistic bridge, which is under way until it is claimed on the L1.
import { L1_CHAIN } from '../../book/chains/chains.ts'
import type { ChainState } from '../../book/state.ts'
import { withdrawalsOf } from '../../book/withdrawals.ts'
import { addHop, endWell, openTrail } from '../trail.ts'
import type { ChainWorks } from '../messages/works.ts'

/** Begins the trail of a withdrawal. */
export function followWithdrawal(works: ChainWorks, rollup: ChainState, hash: string): void {
  const trail = openTrail(works.trails, { chainId: rollup.chain.id, hash, outcome: 'success' })
  addHop(trail, 'op_init_transfer', rollup.chain.id, L1_CHAIN.id, hash)
}

/** Ends the trail of a withdrawal that was claimed; those of the written history have none. */
export function followClaim(works: ChainWorks, rollupId: string, sequence: bigint, hash: string): void {
  const rollup = works.book.get(rollupId)
  const claimed = rollup === undefined ? undefined : withdrawalsOf(rollup, works.pace).find((one) => one.sequence === sequence)
  const trail = claimed === undefined ? undefined : works.trails.get(claimed.tx.hash)
  if (claimed === undefined || trail === undefined) return
  for (const hop of trail.hops) {
    hop.state = 'received'
    hop.receiveHash = hash
  }
  endWell(trail, L1_CHAIN.id, claimed.coin)
}
