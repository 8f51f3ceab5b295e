// Converts the router's route to a quote: amounts, hops, fees, and whether Waybill can carry it out.
import { z } from 'zod'
import { isRecord } from '../../../shared/domain/untrusted/isRecord.ts'
import type { Asset } from '../../../shared/contract/chain.ts'
import type { Quote, QuoteRequest, RouteFee, RouteHop } from '../../../shared/contract/transfer/route.ts'
import type { RouterOperation, RouterRoute } from '../../../wire/router.ts'

/** Lifetime of a quote. Source: interwovenkit refetches after 10 s; building takes longer with a device. */
export const QUOTE_LIFE_MS = 30_000

const KINDS: Readonly<Record<string, RouteHop['kind']>> = {
  op_init_transfer: 'opinit',
  transfer: 'ibc',
  eureka_transfer: 'ibc',
  swap: 'swap',
  evm_swap: 'swap',
  bank_send: 'send',
  axelar_transfer: 'bridge',
  cctp_transfer: 'bridge',
  hyperlane_transfer: 'bridge',
  go_fast_transfer: 'bridge',
  stargate_transfer: 'bridge',
  layer_zero_transfer: 'bridge',
}
const NOT_A_WRAPPER: readonly string[] = ['tx_index', 'amount_in', 'amount_out']

/** What a quote is made from. */
export interface QuoteInput {
  id: string
  request: QuoteRequest
  route: RouterRoute
  from: Asset
  to: Asset
  obstacle: Quote['obstacle']
  /** Milliseconds since 1970. */
  now: number
}

/** Builds the quote. Unknown operations stay visible as hops of an unknown kind. */
export function toQuote({ id, request, route, from, to, obstacle, now }: QuoteInput): Quote {
  return {
    id,
    task: 'route',
    variant: 'standard',
    spender: null,
    revokes: 'token',
    withdrawal: null,
    action: null,
    about: [],
    ballot: null,
    gaugeBallot: null,
    vipClaim: null,
    nameTerm: null,
    revoked: [],
    payout: null,
    request,
    from,
    to,
    amountIn: route.amount_in,
    amountOut: route.amount_out,
    minimumOut: minimumOut(route, request.slippagePercent),
    hops: route.operations.map((operation) => toHop(operation, request)),
    fees: [...route.estimated_fees.map((fee) => toFee(fee)), ...bridgeFees(route)],
    durationSeconds: route.estimated_route_duration_seconds === null ? null : Math.round(route.estimated_route_duration_seconds),
    transactionsRequired: route.txs_required,
    needsOpHook: route.required_op_hook,
    priceImpactPercent: route.swap_price_impact_percent,
    warnings: [...(route.warning === null ? [] : [route.warning.message]), ...route.extra_warnings, ...route.extra_infos],
    usdIn: route.usd_amount_in,
    usdOut: route.usd_amount_out,
    gates: [],
    addresses: [],
    unhookedDenom: null,
    claimFee: null,
    quotedAt: now,
    expiresAt: now + QUOTE_LIFE_MS,
    obstacle,
  }
}

/** Only a swap can lose to slippage. */
function minimumOut(route: RouterRoute, slippagePercent: string): string {
  return route.does_swap ? lessSlippage(route.amount_out, slippagePercent) : route.amount_out
}

/**
 * Subtracts the requested slippage, rounded down.
 * @example lessSlippage('1000', '0.5') // '995'
 */
export function lessSlippage(amount: string, slippagePercent: string): string {
  const [whole = '0', fraction = ''] = slippagePercent.split('.')
  const hundredths = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
  return ((BigInt(amount) * (10_000n - hundredths)) / 10_000n).toString()
}

function toHop(operation: RouterOperation, request: QuoteRequest): RouteHop {
  const [wrapper, payload] = Object.entries(operation).find(([name]) => !NOT_A_WRAPPER.includes(name)) ?? ['', null]
  const fields = textFields(payload)
  const fromChainId = fields('from_chain_id') ?? fields('chain_id') ?? request.fromChainId
  return {
    kind: KINDS[wrapper] ?? 'unknown',
    bridge: fields('bridge_id') ?? (wrapper === '' ? null : wrapper),
    fromChainId,
    toChainId: fields('to_chain_id') ?? fromChainId,
    denomIn: fields('denom_in'),
    denomOut: fields('denom_out'),
    amountOut: operation.amount_out ?? null,
    txIndex: operation.tx_index ?? 0,
  }
}

function textFields(payload: unknown): (name: string) => string | null {
  const record = isRecord(payload) ? payload : {}
  return (name) => {
    const value = record[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
}

/** The label of a fee that a bridge charges. */
const BRIDGE_FEE = 'BRIDGE'
/** Fields of an operation that name what its bridge charges for delivery. Source: skip-mev/skip-go docs/swagger.yml. */
const BRIDGE_FEES: Readonly<Record<string, readonly [amount: string, asset: string, usd: string]>> = {
  axelar_transfer: ['fee_amount', 'fee_asset', 'usd_fee_amount'],
  hyperlane_transfer: ['fee_amount', 'fee_asset', 'usd_fee_amount'],
  stargate_transfer: ['messaging_fee_amount', 'messaging_fee_asset', 'messaging_fee_amount_usd'],
  layer_zero_transfer: ['messaging_fee_amount', 'messaging_fee_asset', 'messaging_fee_amount_usd'],
}
const FeeAsset = z.looseObject({
  denom: z.string(),
  chain_id: z.string(),
  symbol: z.string().catch(''),
  decimals: z.number().int().min(0).catch(0),
})

/**
 * Reads the bridges' own fees, which stand in the operations: `estimated_fees` lists relayers' fees only. One in an asset of the chain that
 * the bridge leaves is paid on top of the amount, as a call's value; any other is deducted on the way.
 */
function bridgeFees({ operations, estimated_fees: listed }: RouterRoute): RouteFee[] {
  return operations.flatMap((operation) => {
    const [wrapper, payload] = Object.entries(operation).find(([name]) => Object.hasOwn(BRIDGE_FEES, name)) ?? ['', null]
    const [amountName, assetName, usdName] = BRIDGE_FEES[wrapper] ?? ['', '', '']
    const record = isRecord(payload) ? payload : {}
    const [asset, amount, usd] = [FeeAsset.safeParse(record[assetName]), record[amountName], z.string().safeParse(record[usdName])]
    if (!asset.success || typeof amount !== 'string' || !/^[1-9]\d*$/.test(amount)) return []
    const { denom, chain_id: chainId, symbol, decimals } = asset.data
    const isListed = listed.some((fee) => fee.amount === amount && fee.chain_id === chainId && fee.origin_asset?.denom === denom)
    const behavior = chainId === record['from_chain_id'] ? 'onTop' : 'deducted'
    return isListed ? [] : [{ label: BRIDGE_FEE, amount, symbol, decimals, behavior, chainId, denom, usd: usd.data ?? null }]
  })
}

/** Waybill's own label of the network's fee, which is never the router's: no message contains it, so it is compared with none. */
const NETWORK_FEE = 'network'

function toFee(fee: RouterRoute['estimated_fees'][number]): RouteFee {
  return {
    label: fee.fee_type === null || fee.fee_type === NETWORK_FEE ? 'fee' : fee.fee_type,
    amount: /^\d+$/.test(fee.amount) ? fee.amount : '0',
    symbol: fee.origin_asset?.symbol ?? fee.origin_asset?.denom ?? '',
    decimals: fee.origin_asset?.decimals ?? 0,
    behavior: fee.fee_behavior === 'FEE_BEHAVIOR_ADDITIONAL' ? 'onTop' : 'deducted',
    chainId: fee.chain_id,
    denom: fee.origin_asset?.denom ?? null,
    usd: fee.usd_amount,
  }
}
