// The pools behind Skip's Wasm entry points: Osmosis' pool manager on Harbour, a pair contract on the Wasm rollup. Their reserves never
// change, so that prices stay the same. Source: osmosis-labs/osmosis x/gamm README (constant product, the fee is taken of what comes in).
import { HARBOUR } from './chains/harbour.ts'
import { PRACTICE_CHAINS } from './chains/chains.ts'
import type { Coin } from './state.ts'

/** A pool of two coins. */
export interface WasmPool {
  chainId: string
  /** Its number, or its contract. */
  id: string
  venue: string
  /** Base units by denomination. */
  reserves: Readonly<Record<string, bigint>>
}

/** What a pool keeps, in thousandths. */
const FEE = 2n

const denomOf = (chainId: string, symbol: string): string => {
  const chain = [...PRACTICE_CHAINS, HARBOUR].find(({ id }) => id === chainId)
  return chain?.assets.find((asset) => asset.symbol === symbol)?.denom ?? ''
}

function poolOf(chainId: string, id: string, venue: string, sides: Readonly<Record<string, bigint>>): WasmPool {
  return {
    chainId,
    id,
    venue,
    reserves: Object.fromEntries(Object.entries(sides).map(([symbol, units]) => [denomOf(chainId, symbol), units])),
  }
}

/** All of them. HBR is worth half a dollar. */
export const WASM_POOLS: readonly WasmPool[] = [
  poolOf(HARBOUR.id, '1464', 'osmosis-poolmanager', { HBR: 1_000_000_000_000n, USDC: 500_000_000_000n }),
  poolOf(HARBOUR.id, '1', 'osmosis-poolmanager', { HBR: 824_000_000_000n, INIT: 1_000_000_000_000n }),
  poolOf('saltmarsh-1', 'saltmarsh-pair', 'terra-astroport', { INIT: 1_000_000_000_000n, USDC: 412_000_000_000n }),
]

/** What a pool gives for a coin, and by how much that is below its price, in hundredths of a percent; null for what it does not trade. */
export function poolOut({ reserves }: WasmPool, { denom, amount }: Coin): { coin: Coin; impact: bigint } | null {
  const wanted = Object.keys(reserves).find((other) => other !== denom)
  const [here, there] = [reserves[denom], reserves[wanted ?? '']]
  if (wanted === undefined || here === undefined || there === undefined) return null
  const kept = BigInt(amount) - (BigInt(amount) * FEE + 999n) / 1000n
  const coin = { denom: wanted, amount: ((there * kept) / (here + kept)).toString() }
  return { coin, impact: (10_000n * BigInt(amount)) / (here + BigInt(amount)) }
}
