// The fast way out of a rollup: its bridged token comes to the L1 by IBC as a voucher, and a pool there exchanges that for the
// coin itself. Source: initia-labs/movevm precompile/modules/initia_stdlib/sources/minitswap.move (one pool for each rollup's INIT).
import { L1_CHAIN, PRACTICE_CHAINS, type PracticeChain } from './chains/chains.ts'
import { ibcDenom } from './chains/harbour.ts'
import { channelTo } from './chains/links.ts'
import type { Coin } from './state.ts'

/** What the pool keeps, in thousandths. */
const POOL_FEE = 1n

/** A token's way out of a rollup. */
export interface Exit {
  /** On the L1. */
  voucher: string
  l1Denom: string
}

/** How a bridged token of a rollup comes to the L1; null for any other. */
export function exitOf(rollup: PracticeChain, denom: string): Exit | null {
  const asset = rollup.assets.find((one) => one.denom === denom && denom.startsWith('l2/'))
  const channel = channelTo(L1_CHAIN, rollup.id)
  if (asset?.l1Denom === undefined || channel === undefined) return null
  return { voucher: ibcDenom(`transfer/${channel}`, denom), l1Denom: asset.l1Denom }
}

/** Returns what the pools of the L1 give for a voucher; null for a voucher without a pool. */
export function exchangeVoucher({ denom, amount }: Coin): Coin | null {
  const exits = PRACTICE_CHAINS.flatMap((chain) => chain.assets.map((asset) => exitOf(chain, asset.denom)))
  const exit = exits.find((one) => one?.voucher === denom)
  if (exit === undefined || exit === null) return null
  const units = BigInt(amount)
  return { denom: exit.l1Denom, amount: (units - (units * POOL_FEE) / 1000n).toString() }
}
