// Which chains there are beside Initia's, and the IBC channels between them.
import { HARBOUR, HARBOUR_CHANNEL, HBR_ON_L1, ibcDenom, L1_TO_HARBOUR } from './harbour.ts'
import { bridgedDenom, L1_CHAIN, PRACTICE_CHAINS, type PracticeAsset, type PracticeChain } from './chains.ts'

/** Every Cosmos chain: L1 first, the rollups, and the one outside Initia. */
export const COSMOS_CHAINS: readonly PracticeChain[] = [...PRACTICE_CHAINS, HARBOUR]

/** The L1's channel to each of them; each has one to the L1. */
const FROM_L1: Readonly<Record<string, { near: string; far: string }>> = {
  'tidewatch-1': { near: 'channel-25', far: 'channel-0' },
  'lantern-1': { near: 'channel-31', far: 'channel-0' },
  'saltmarsh-1': { near: 'channel-40', far: 'channel-0' },
  [HARBOUR.id]: { near: L1_TO_HARBOUR, far: HARBOUR_CHANNEL },
}

/** The chain of an id, or undefined. */
export function cosmosChain(id: string): PracticeChain | undefined {
  return COSMOS_CHAINS.find((chain) => chain.id === id)
}

/** The channel of a chain that leads to another; undefined where none does. */
export function channelTo(from: PracticeChain, toChainId: string): string | undefined {
  if (from.id === L1_CHAIN.id) return FROM_L1[toChainId]?.near
  return toChainId === L1_CHAIN.id ? FROM_L1[from.id]?.far : undefined
}

/** The far end of a channel; undefined when it leads out of this world. */
export function farEnd(from: PracticeChain, channelId: string): { chain: PracticeChain; channelId: string } | undefined {
  const chain = COSMOS_CHAINS.find((one) => channelTo(from, one.id) === channelId)
  const back = chain === undefined ? undefined : channelTo(chain, from.id)
  return chain === undefined || back === undefined ? undefined : { chain, channelId: back }
}

/** IBC channels between the chains, seen from one of them, in the registry's form. */
export function channelsOf(chain: PracticeChain): { chain_id: string; port_id: string; channel_id: string; version: string }[] {
  return COSMOS_CHAINS.flatMap((other) => {
    const channel = channelTo(chain, other.id)
    return channel === undefined ? [] : [{ chain_id: other.id, port_id: 'transfer', channel_id: channel, version: 'ics20-1' }]
  })
}

/** INIT of the Move rollup as a voucher: on the L1, and on the Wasm rollup beyond it. */
const LANTERN_INIT = bridgedDenom('16', 'uinit')
const VOUCHERS: Readonly<Record<string, string>> = {
  'practice-1': ibcDenom('transfer/channel-31', LANTERN_INIT),
  'saltmarsh-1': ibcDenom('transfer/channel-0/transfer/channel-31', LANTERN_INIT),
}

/** Returns the listed assets of a chain: its assets, vouchers of a rollup's INIT, and on the L1 the token that came from outside. */
export function listedAssets(chain: PracticeChain): readonly PracticeAsset[] {
  const ibcOrigin = {
    chainId: HARBOUR.id,
    chainName: HARBOUR.name,
    denom: HARBOUR.feeDenom,
    channel: L1_TO_HARBOUR,
    otherEnd: HARBOUR_CHANNEL,
  }
  const outside: PracticeAsset = { denom: HBR_ON_L1, symbol: 'HBR', name: 'Harbour', decimals: 6, ibcOrigin }
  const voucher = VOUCHERS[chain.id]
  const vouchers = voucher === undefined ? [] : [{ denom: voucher, symbol: 'INIT.lantern', name: 'INIT of Lantern', decimals: 6 }]
  return [...chain.assets, ...(chain.vouchers ?? []), ...(chain.id === L1_CHAIN.id ? [outside] : []), ...vouchers]
}

/** The denomination under which the bridged token arrives on a chain. */
export function arrivingDenom(chain: PracticeChain): string {
  return chain.assets.find(({ symbol }) => symbol === 'USDC')?.denom ?? chain.feeDenom
}
