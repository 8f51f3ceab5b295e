// Answers requests for routes and for the messages that carry one out. The plan….ts files beside it decide what is possible.
// Source: initia-labs/docs api-reference/router-api/openapi.yaml; skip-mev/skip-go swaggerTypesJson.ts.
import { accountOf } from '../indexer/account.ts'
import { json, type PracticeReply } from '../reply.ts'
import { addressOn, amountOutOf, assetAt, txsOf, worthOf, type Plan, type PlanFee, type Planner, type RouteRequest } from './plan.ts'
import { needsHook, planDeposit, planWithdrawal } from './planDeposit.ts'
import { conversionCalls } from './opHook.ts'
import { planFromBasin } from './planEvm.ts'
import { planEvmSwap } from './planEvmSwap.ts'
import { planBurn } from './planBurn.ts'
import { planExit } from './planExit.ts'
import { planIbc } from './planIbc.ts'
import { planSwap } from './planSwap.ts'
import { planWasm } from './planWasm.ts'
import { planEvmHook, planUnwrap, planUnwrapAndSend } from './planWrapped.ts'
import { rawMember } from './rawJson.ts'
import { plainRouterScript, type RouterScript } from './scripting.ts'

/** In the order in which they are tried. */
const PLANNERS: readonly Planner[] = [
  planDeposit,
  planWithdrawal,
  planUnwrap,
  planEvmHook,
  planUnwrapAndSend,
  planIbc,
  planExit,
  planSwap,
  planWasm,
  planFromBasin,
  planEvmSwap,
  planBurn,
]

/** The router's own error body (NestJS). */
export function ownError(status: number, message: string): PracticeReply {
  return json({ statusCode: status, message, error: status === 404 ? 'Not Found' : 'Bad Request' }, status)
}

function refuseRoute(script: RouterScript, message: string): PracticeReply {
  if (script.errorShape === 'passedThrough') return json({ code: 5, message, details: [{ reason: 'LOW_INFO_ERROR' }] }, 400)
  if (script.errorShape === 'html')
    return { status: 502, contentType: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1></body></html>' }
  return json({ statusCode: 400, message, error: 'Bad Request', info: 'There is no route between these assets here.' }, 400)
}

function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

function requestOf(body: Record<string, unknown>, { bridge, wayFee }: RouterScript): RouteRequest | string {
  const amountIn = textOf(body, 'amount_in')
  if (!/^[1-9]\d*$/.test(amountIn)) return 'amount_in must be a positive integer'
  return {
    fromChainId: textOf(body, 'source_asset_chain_id'),
    fromDenom: textOf(body, 'source_asset_denom'),
    toChainId: textOf(body, 'dest_asset_chain_id'),
    toDenom: textOf(body, 'dest_asset_denom'),
    amountIn,
    isOpWithdraw: body['is_op_withdraw'] === true,
    goFast: body['go_fast'] === true,
    bridge,
    wayFee,
  }
}

function planFor(request: RouteRequest): Plan | null {
  for (const planner of PLANNERS) {
    const plan = planner(request)
    if (plan !== null) return plan
  }
  return null
}

/** Writes operations as text. The deadline is beyond 2^53 on purpose: it survives only when the text is not parsed and rewritten. */
function operationsText(plan: Plan, wrapper: string | null): string {
  const texts = plan.hops.map((hop, index) => {
    const places = { from_chain_id: hop.fromChainId, to_chain_id: hop.toChainId, denom_in: hop.denomIn, denom_out: hop.denomOut }
    const inner = JSON.stringify({ ...places, ...hop.extra }).slice(0, -1)
    const payload = `${inner},"smart_relay_deadline_ns":1790000000000000123}`
    const name = index === 0 && wrapper !== null ? wrapper : hop.wrapper
    return `{"${name}":${payload},"tx_index":${hop.txIndex},"amount_in":"${hop.amountIn}","amount_out":"${hop.amountOut}"}`
  })
  return `[${texts.join(',')}]`
}

function feeBody(fee: PlanFee): unknown {
  const { symbol, decimals, name } = assetAt(fee.chainId, fee.denom)
  return {
    fee_type: fee.type,
    bridge_id: fee.bridge,
    amount: fee.amount,
    usd_amount: worthOf(fee.chainId, fee.denom, fee.amount),
    origin_asset: { denom: fee.denom, chain_id: fee.chainId, symbol, decimals, name, is_cw20: false, is_evm: false },
    chain_id: fee.chainId,
    tx_index: fee.txIndex,
    operation_index: null,
    fee_behavior: fee.isOnTop ? 'FEE_BEHAVIOR_ADDITIONAL' : 'FEE_BEHAVIOR_DEDUCTED',
  }
}

const UNKNOWN_WRAPPER = 'tideway_transfer'

/** Percent from which the router calls a price bad. */
const BAD_PRICE = 10

function warningOf({ priceImpact }: Plan, script: RouterScript): { type: string; message: string } | null {
  if (script.warning) return { type: 'LOW_INFO_WARNING', message: 'The value of this transfer could not be estimated.' }
  if (Number(priceImpact ?? '0') < BAD_PRICE) return null
  return { type: 'BAD_PRICE_WARNING', message: `The price is ${priceImpact ?? ''}% below the market.` }
}

/** POST /v2/fungible/route */
export function routeReply(body: Record<string, unknown>, script: RouterScript, pace: number): PracticeReply {
  const request = requestOf(body, script)
  if (typeof request === 'string') return refuseRoute(script, request)
  const plan = planFor(request)
  if (plan === null) return refuseRoute(script, 'no routes found')
  const amountOut = amountOutOf(plan)
  const [usdIn, usdOut] = [
    worthOf(request.fromChainId, request.fromDenom, request.amountIn),
    worthOf(request.toChainId, request.toDenom, amountOut),
  ]
  const isUnpriced = script.warning
  const rest = {
    amount_in: request.amountIn,
    amount_out: amountOut,
    source_asset_chain_id: request.fromChainId,
    source_asset_denom: request.fromDenom,
    dest_asset_chain_id: request.toChainId,
    dest_asset_denom: request.toDenom,
    required_chain_addresses: plan.stops,
    chain_ids: [...new Set(plan.stops)],
    does_swap: plan.priceImpact !== null,
    estimated_amount_out: amountOut,
    estimated_fees: plan.fees.map(feeBody),
    estimated_route_duration_seconds: Math.max(1, Math.round(plan.durationMs / 1000 / pace)),
    txs_required: txsOf(plan),
    ...(plan.priceImpact === null ? {} : { swap_price_impact_percent: plan.priceImpact }),
    usd_amount_in: isUnpriced ? '' : (usdIn ?? ''),
    ...(isUnpriced || usdOut === null ? {} : { usd_amount_out: usdOut }),
    warning: warningOf(plan, script),
    extra_infos: [],
    extra_warnings: null,
    required_op_hook: plan.needsHook,
  }
  const operations = operationsText(plan, script.unknownOperation ? UNKNOWN_WRAPPER : null)
  return { ...json(null), body: `${JSON.stringify(rest).slice(0, -1)},"operations":${operations}}` }
}

/** The signed hook of a request, base64; empty when there is none. */
function hookOf(body: Record<string, unknown>): string {
  const given = body['signed_op_hook']
  const hook = typeof given === 'object' && given !== null && 'hook' in given ? given.hook : ''
  return typeof hook === 'string' ? hook : ''
}

/** POST /op-hook: the calls that turn the bridged token into its 18-decimal form. */
export function opHookReply(body: Record<string, unknown>): PracticeReply {
  const request = requestOf({ ...body, amount_in: '1' }, plainRouterScript())
  const [sender, receiver] = [accountOf(textOf(body, 'source_address')), accountOf(textOf(body, 'dest_address'))]
  if (typeof request === 'string' || !needsHook(request)) return ownError(400, 'op hook is not supported for this route')
  if (sender === null || receiver === null) return ownError(400, 'source_address and dest_address must be valid addresses')
  const calls = conversionCalls({ sender, receiver, chainId: request.toChainId, l1Denom: request.fromDenom })
  const hook = calls.map((call) => ({ msg_type_url: '/minievm.evm.v1.MsgCall', msg: JSON.stringify(call) }))
  return json({ chain_id: request.toChainId, hook })
}

/** The addresses of a request in the forms of their chains, or why they do not do. */
function addressesOf(body: Record<string, unknown>, { stops }: Plan): string[] | string {
  const list = Array.isArray(body['address_list']) ? body['address_list'] : []
  if (list.length !== stops.length) return 'address_list must match required_chain_addresses'
  const read = stops.map((chainId, index) => (typeof list[index] === 'string' ? addressOn(chainId, list[index]) : null))
  const good = read.filter((address) => address !== null)
  return good.length === stops.length ? good : 'address_list holds an invalid address'
}

/** Returns an amount less a percentage, rounded down. */
function lessPercent(amount: string, percent: string): string {
  const [whole = '0', fraction = ''] = percent.split('.')
  const hundredths = BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'))
  return ((BigInt(amount) * (10_000n - hundredths)) / 10_000n).toString()
}

/** POST /v2/fungible/msgs. `source` is the request body as it came, because operations must come back unchanged to the byte. */
export function messagesReply(body: Record<string, unknown>, source: string, script: RouterScript, nowMs: number): PracticeReply {
  const request = requestOf(body, script)
  if (typeof request === 'string') return ownError(400, request)
  const sent = rawMember(source, 'operations') ?? ''
  const plan = PLANNERS.map((planner) => planVariants(planner, request))
    .flat()
    .find((one) => isIssued(one, sent))
  if (plan === undefined) return ownError(400, 'operations differ from the ones of the route')
  const amountOut = amountOutOf(plan)
  if (textOf(body, 'amount_out') !== amountOut) return ownError(400, 'amount_out differs from the one of the route')
  const addresses = addressesOf(body, plan)
  if (typeof addresses === 'string') return ownError(400, addresses)
  const slippage = textOf(body, 'slippage_tolerance_percent')
  if (!/^\d{1,2}(\.\d+)?$/.test(slippage)) return ownError(400, 'slippage_tolerance_percent should not be empty')
  const hook = hookOf(body)
  if (hook === '' && plan.needsHook) return ownError(400, 'signed_op_hook is required for this route')
  const least = plan.priceImpact === null ? amountOut : lessPercent(amountOut, slippage)
  const txs = plan.txs({ addresses, hook, nowMs, least })
  return json(script.msgs({ txs, msgs: txs.flatMap(legacyOf), min_amount_out: least, estimated_fees: plan.fees.map(feeBody) }))
}

/** The request for messages does not repeat how the route was requested, so its operations decide. */
function planVariants(planner: Planner, request: RouteRequest): Plan[] {
  const choices = [request, { ...request, isOpWithdraw: true }, { ...request, goFast: true }]
  return choices.map((choice) => planner(choice)).filter((plan) => plan !== null)
}

function isIssued(plan: Plan, operations: string): boolean {
  return [null, UNKNOWN_WRAPPER].some((wrapper) => operationsText(plan, wrapper) === operations)
}

/** The older form of a transaction, beside the newer. */
function legacyOf(tx: unknown): unknown[] {
  if (typeof tx !== 'object' || tx === null || !('cosmos_tx' in tx)) return [tx]
  const { chain_id, path, msgs } = tx.cosmos_tx as { chain_id: string; path: string[]; msgs: { msg: string; msg_type_url: string }[] }
  return msgs.map(({ msg, msg_type_url }) => ({ multi_chain_msg: { chain_id, path, msg, msg_type_url } }))
}
