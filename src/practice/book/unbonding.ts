// Stakes come back when their time is up: at the end of a block, without any transaction. Source: initia-labs/initia x/mstaking EndBlocker.
import { serviceAddress } from './genesisContext.ts'
import { balanceOf, type ChainState } from './state.ts'

/** Pays out every stake whose unbonding has ended. */
export function payOutStakes(state: ChainState, nowMs: number): void {
  const { staking } = state
  const due = staking.unbondings.filter(({ completesMs }) => completesMs <= nowMs)
  staking.unbondings = staking.unbondings.filter(({ completesMs }) => completesMs > nowMs)
  const pool = serviceAddress(state.chain, 'bonded')
  for (const { delegator, coin } of due) {
    for (const [address, by] of [[pool, -BigInt(coin.amount)] as const, [delegator, BigInt(coin.amount)] as const]) {
      const held = state.balances.get(address) ?? new Map<string, bigint>()
      held.set(coin.denom, balanceOf(state, address, coin.denom) + by)
      state.balances.set(address, held)
    }
  }
}
