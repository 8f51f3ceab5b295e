// An exchange on the L1's own pair.
import { L1_CHAIN } from '../book/chains/chains.ts'
import { metadataOf, moveU64, PAIR, swapOut } from '../book/dex.ts'
import { concat, fromHex, toBase64 } from '../keys/bytes.ts'
import { cosmosTx, percent, type Making, type PlanHop, type Planner, type RouteRequest } from './plan.ts'

const VENUE = { name: 'initia-dex', chain_id: L1_CHAIN.id, logo_uri: '' }

function swapHop(request: RouteRequest, amountOut: string, impact: string): PlanHop {
  const { fromDenom: denomIn, toDenom: denomOut, amountIn } = request
  const step = { pool: PAIR, denom_in: denomIn, denom_out: denomOut }
  const swapIn = {
    swap_venue: VENUE,
    swap_operations: [step],
    swap_amount_in: amountIn,
    price_impact_percent: impact,
    estimated_amount_out: amountOut,
  }
  const extra = { swap_in: swapIn, estimated_affiliate_fee: `0${denomOut}`, chain_id: L1_CHAIN.id, swap_venues: [VENUE] }
  return { wrapper: 'swap', fromChainId: L1_CHAIN.id, toChainId: L1_CHAIN.id, denomIn, denomOut, amountIn, amountOut, txIndex: 0, extra }
}

/** What the pair trades, on the L1. */
export const planSwap: Planner = (request) => {
  if (request.fromChainId !== L1_CHAIN.id || request.toChainId !== L1_CHAIN.id) return null
  const out = swapOut(request.fromDenom, BigInt(request.amountIn))
  if (out?.denom !== request.toDenom || out.amount === 0n) return null
  const impact = percent(out.impact)
  const txs = ({ addresses: [sender = ''], least }: Making): unknown[] => {
    const args = [fromHex(PAIR), fromHex(metadataOf(request.fromDenom)), moveU64(BigInt(request.amountIn))]
    const minReturn = concat(new Uint8Array([1]), moveU64(BigInt(least)))
    const call = { module_address: '0x1', module_name: 'dex', function_name: 'swap_script', type_args: [] }
    const message = { sender, ...call, args: [...args, minReturn].map(toBase64) }
    return [cosmosTx([L1_CHAIN.id], sender, '/initia.move.v1.MsgExecute', message, [0])]
  }
  return {
    hops: [swapHop(request, out.amount.toString(), impact)],
    stops: [L1_CHAIN.id],
    fees: [],
    durationMs: 4000,
    needsHook: false,
    priceImpact: impact,
    txs,
  }
}
