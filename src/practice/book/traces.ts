// Tokens that came over IBC: their denomination, and the way they came. Source: cosmos/ibc-go modules/apps/transfer/types/trace.go.
import type { PracticeChain } from './chains/chains.ts'
import { ibcDenom } from './chains/harbour.ts'
import { channelsOf, cosmosChain } from './chains/links.ts'

/** The trace of an IBC voucher. */
export interface Trace {
  /** Ports and channels, the last step first: `transfer/channel-9`. */
  path: string
  base: string
}

/** The channel that leads out of this network, to where OSMO comes from. */
export const FAR_CHANNEL = 'channel-9'
const FAR: Trace = { path: `transfer/${FAR_CHANNEL}`, base: 'uosmo' }

/** The voucher's denomination. */
export function voucherOf({ path, base }: Trace): string {
  return ibcDenom(path, base)
}

/** Denomination of the voucher with the long trace. */
export const FAR_DENOM = voucherOf(FAR)

/** The way of a voucher of this chain, or undefined when no token came so. */
export function traceOf(chain: PracticeChain, denom: string): Trace | undefined {
  const near = channelsOf(chain).flatMap(({ channel_id, chain_id }) => {
    const there = cosmosChain(chain_id)
    return (there?.assets ?? []).map((asset): Trace => ({ path: `transfer/${channel_id}`, base: asset.denom }))
  })
  return [FAR, ...near].find((trace) => voucherOf(trace) === denom)
}
