// Routes the practice router knows: deposits from the L1 to a rollup; and the messages that carry one out.
// Source: initia-labs/docs api-reference/router-api/openapi.yaml; skip-mev/skip-go swaggerTypesJson.ts.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { decodeBech32 } from '../keys/bech32.ts'
import { toHex, utf8 } from '../keys/bytes.ts'
import { arrivalOf, BRIDGE_MS, L1_CHAIN, PRACTICE_CHAINS, type PracticeAsset, type PracticeChain } from '../book/chains.ts'
import { accountOf } from '../indexer/account.ts'
import { json, type PracticeReply } from '../reply.ts'
import { rawMember } from './rawJson.ts'
import type { RouterScript } from './scripting.ts'

interface Leg {
  amountIn: string
  sourceDenom: string
  rollup: PracticeChain
  arriving: PracticeAsset
  amountOut: string
}

/** The router's own error body (NestJS). */
export function ownError(status: number, message: string): PracticeReply {
  return json({ statusCode: status, message, error: status === 404 ? 'Not Found' : 'Bad Request' }, status)
}

function refuseRoute(script: RouterScript, message: string): PracticeReply {
  if (script.errorShape === 'passedThrough') return json({ code: 5, message, details: [{ reason: 'LOW_INFO_ERROR' }] }, 400)
  if (script.errorShape === 'html')
    return { status: 502, contentType: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1></body></html>' }
  return json({ statusCode: 400, message, error: 'Bad Request', info: 'Only deposits from Initia to a rollup are possible here.' }, 400)
}

function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

/** The leg a request asks for, or why there is none. */
function legOf(body: Record<string, unknown>): Leg | string {
  const rollup = PRACTICE_CHAINS.find((chain) => chain.id === textOf(body, 'dest_asset_chain_id') && chain.kind !== 'l1')
  const [sourceDenom, amountIn] = [textOf(body, 'source_asset_denom'), textOf(body, 'amount_in')]
  if (!/^[1-9]\d*$/.test(amountIn)) return 'amount_in must be a positive integer'
  if (textOf(body, 'source_asset_chain_id') !== L1_CHAIN.id || rollup === undefined) return 'no routes found'
  const arriving = arrivalOf(rollup, sourceDenom)
  if (arriving === undefined || arriving.denom !== textOf(body, 'dest_asset_denom')) return 'no routes found'
  return { amountIn, sourceDenom, rollup, arriving, amountOut: (BigInt(amountIn) * (arriving.factor ?? 1n)).toString() }
}

/** Operations as text. The deadline is beyond 2^53 on purpose: it survives only when nobody parses and rewrites it. */
function operationsText(leg: Leg, wrapper: string): string {
  const inner = {
    from_chain_id: L1_CHAIN.id,
    to_chain_id: leg.rollup.id,
    denom_in: leg.sourceDenom,
    denom_out: leg.arriving.denom,
    op_init_bridge_id: leg.rollup.bridgeId,
    bridge_id: 'OPINIT',
    smart_relay: false,
  }
  const deadline = '"smart_relay_deadline_ns":1790000000000000123'
  const payload = `${JSON.stringify(inner).slice(0, -1)},${deadline}}`
  return `[{"${wrapper}":${payload},"tx_index":0,"amount_in":"${leg.amountIn}","amount_out":"${leg.amountOut}"}]`
}

function needsHook(leg: Leg, script: RouterScript): boolean {
  return script.requireOpHook && leg.arriving.contract !== undefined && leg.arriving.factor !== 1n
}

/** POST /v2/fungible/route */
export function routeReply(body: Record<string, unknown>, script: RouterScript, pace: number): PracticeReply {
  const leg = legOf(body)
  if (typeof leg === 'string') return refuseRoute(script, leg)
  const rest = {
    amount_in: leg.amountIn,
    amount_out: leg.amountOut,
    source_asset_chain_id: L1_CHAIN.id,
    source_asset_denom: leg.sourceDenom,
    dest_asset_chain_id: leg.rollup.id,
    dest_asset_denom: leg.arriving.denom,
    required_chain_addresses: [L1_CHAIN.id, leg.rollup.id],
    chain_ids: [L1_CHAIN.id, leg.rollup.id],
    does_swap: false,
    estimated_amount_out: leg.amountOut,
    estimated_fees: [],
    estimated_route_duration_seconds: Math.max(1, Math.round((BRIDGE_MS + 4000) / 1000 / pace)),
    txs_required: 1,
    usd_amount_in: '',
    warning: script.warning ? { type: 'LOW_INFO_WARNING', message: 'The value of this transfer could not be estimated.' } : null,
    extra_infos: [],
    extra_warnings: null,
    required_op_hook: needsHook(leg, script),
  }
  const operations = operationsText(leg, script.unknownOperation ? 'tideway_transfer' : 'op_init_transfer')
  return { ...json(null), body: `${JSON.stringify(rest).slice(0, -1)},"operations":${operations}}` }
}

/** The signed hook of a request, base64; empty when there is none. */
function hookOf(body: Record<string, unknown>): string {
  const given = body['signed_op_hook']
  const hook = typeof given === 'object' && given !== null && 'hook' in given ? given.hook : ''
  return typeof hook === 'string' ? hook : ''
}

/** POST /op-hook: the call that turns the bridged token into its 18-decimal form. */
export function opHookReply(body: Record<string, unknown>, script: RouterScript): PracticeReply {
  const leg = legOf({ ...body, amount_in: '1' })
  const [sender, receiver] = [accountOf(textOf(body, 'source_address')), accountOf(textOf(body, 'dest_address'))]
  if (typeof leg === 'string' || !needsHook(leg, script)) return ownError(400, 'op hook is not supported for this route')
  if (sender === null || receiver === null) return ownError(400, 'source_address and dest_address must be valid addresses')
  const receiverWord = toHex(decodeBech32('init', receiver) ?? new Uint8Array(20)).padStart(64, '0')
  const selector = toHex(keccak_256(utf8('wrapRemote(address)')).slice(0, 4))
  const call = { sender, contract_addr: leg.arriving.contract, input: `0x${selector}${receiverWord}`, value: '0', access_list: [] }
  return json({ chain_id: leg.rollup.id, hook: [{ msg_type_url: '/minievm.evm.v1.MsgCall', msg: JSON.stringify(call) }] })
}

/** POST /v2/fungible/msgs. `source` is the request body as it came, because operations must come back unchanged to the byte. */
export function messagesReply(body: Record<string, unknown>, source: string, script: RouterScript): PracticeReply {
  const leg = legOf(body)
  if (typeof leg === 'string') return ownError(400, leg)
  const sent = rawMember(source, 'operations')
  const issued = ['op_init_transfer', 'tideway_transfer'].map((wrapper) => operationsText(leg, wrapper))
  if (sent === null || !issued.includes(sent)) return ownError(400, 'operations differ from the ones of the route')
  if (textOf(body, 'amount_out') !== leg.amountOut) return ownError(400, 'amount_out differs from the one of the route')
  const list = Array.isArray(body['address_list']) ? body['address_list'] : []
  if (list.length !== 2) return ownError(400, 'address_list must match required_chain_addresses')
  const [sender, to] = list.map((address) => (typeof address === 'string' ? accountOf(address) : null))
  if (sender === null || sender === undefined || to === null || to === undefined)
    return ownError(400, 'address_list holds an invalid address')
  if (textOf(body, 'slippage_tolerance_percent') === '') return ownError(400, 'slippage_tolerance_percent should not be empty')
  const data = hookOf(body)
  if (data === '' && needsHook(leg, script)) return ownError(400, 'signed_op_hook is required for this route')
  const message = { sender, bridge_id: leg.rollup.bridgeId, to, amount: { denom: leg.sourceDenom, amount: leg.amountIn }, data }
  const msg = { msg_type_url: '/opinit.ophost.v1.MsgInitiateTokenDeposit', msg: JSON.stringify(message) }
  const tx = { chain_id: L1_CHAIN.id, path: [L1_CHAIN.id, leg.rollup.id], signer_address: sender, msgs: [msg] }
  const legacy = { chain_id: tx.chain_id, path: tx.path, msg: msg.msg, msg_type_url: msg.msg_type_url }
  return json({
    txs: [{ cosmos_tx: tx, operations_indices: [0] }],
    msgs: [{ multi_chain_msg: legacy }],
    min_amount_out: leg.amountOut,
    estimated_fees: [],
  })
}

/** GET /v2/fungible/assets: everything listed, on the chains asked for or on all. */
export function assetsReply(url: URL): PracticeReply {
  const wanted = (url.searchParams.get('chain_ids') ?? '').split(',').filter(Boolean)
  const chains = PRACTICE_CHAINS.filter((chain) => wanted.length === 0 || wanted.includes(chain.id))
  const entry = (chain: PracticeChain) => ({
    assets: chain.assets.map((asset) => ({
      denom: asset.denom,
      chain_id: chain.id,
      origin_denom: asset.l1Denom ?? asset.denom,
      origin_chain_id: L1_CHAIN.id,
      trace: '',
      is_cw20: false,
      is_evm: chain.kind === 'minievm',
      is_svm: false,
      symbol: asset.symbol,
      name: asset.name,
      logo_uri: '',
      decimals: asset.decimals,
      recommended_symbol: asset.symbol,
    })),
  })
  return json({ chain_to_assets_map: Object.fromEntries(chains.map((chain) => [chain.id, entry(chain)])) })
}
