// What a coin is called while it travels over IBC, and what it becomes where it arrives.
// Source: cosmos/ibc-go modules/apps/transfer/types/trace.go. Between the L1 and its rollups a listed token arrives as the bridge's own
// form, as a migrated token does: initia-labs/OPinit x/ophost and x/opchild, migration and IBC middleware.
import { arrivingCoin } from './bridgeEvents.ts'
import { L1_CHAIN, type PracticeChain } from './chains.ts'
import { ibcDenom } from './harbour.ts'
import type { Packet } from './packets.ts'
import type { Coin } from './state.ts'
import { traceOf } from './traces.ts'

/** What the fast way out of a rollup keeps, in thousandths. */
export const FAST_FEE = 1n

/** The name of a denomination inside a packet: with the way it came. */
export function wireDenom(chain: PracticeChain, denom: string): string {
  const trace = denom.startsWith('ibc/') ? traceOf(chain, denom) : undefined
  return trace === undefined ? denom : `${trace.path}/${trace.base}`
}

/** What a rollup's token becomes on the L1 when it takes the fast way; null for tokens that only travel as vouchers. */
export function fastExit(rollup: PracticeChain, coin: Coin): Coin | null {
  const asset = rollup.assets.find(({ denom, factor }) => denom === coin.denom && factor === 1n)
  if (asset?.l1Denom === undefined) return null
  const amount = BigInt(coin.amount)
  return { denom: asset.l1Denom, amount: (amount - (amount * FAST_FEE) / 1000n).toString() }
}

/** What a coin becomes that a packet brings from one chain to another; `denom` is the one inside the packet. */
export function arrivingOverIbc(from: PracticeChain, to: PracticeChain, packet: Packet): Coin {
  const { denom, amount } = packet.data
  const home = `transfer/${packet.sourceChannel}/`
  if (denom.startsWith(home)) {
    const rest = denom.slice(home.length)
    const last = rest.lastIndexOf('/')
    return { denom: last === -1 ? rest : ibcDenom(rest.slice(0, last), rest.slice(last + 1)), amount }
  }
  const fast = to.id === L1_CHAIN.id ? fastExit(from, { denom, amount }) : null
  if (fast !== null) return fast
  const isListed = from.id === L1_CHAIN.id && to.assets.some(({ l1Denom }) => l1Denom === denom)
  if (isListed) return arrivingCoin(to, { denom, amount }, true)
  return { denom: ibcDenom(`transfer/${packet.destinationChannel}`, denom), amount }
}
