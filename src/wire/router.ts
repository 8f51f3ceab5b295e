// The transfer router's bodies: unknown fields are tolerated, used fields are strict.
// Sources: initia-labs/docs router-api/openapi.yaml; skip-mev/skip-go packages/client/src/types/swaggerTypesJson.ts.
import { z } from 'zod'

/** Maximum letters of a stored text; ids, hashes and denominations have fewer than 100. */
export const MAX_LETTERS = 300

/** Cuts untrusted text and marks the cut. */
export function clip(text: string): string {
  return text.length <= MAX_LETTERS ? text : `${text.slice(0, MAX_LETTERS)}…`
}

/** Absent, null and "" mean the same in these bodies. */
const textOrNull = z
  .string()
  .nullish()
  .transform((text) => (text === undefined || text === null || text === '' ? null : clip(text)))

function orNull<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? null)
}

/** One wrapper key plus tx_index and amounts; loose, so that unknown wrappers are kept. */
export const RouterOperation = z.looseObject({
  tx_index: z.number().int().nullish(),
  amount_in: z.string().nullish(),
  amount_out: z.string().regex(/^\d+$/).nullish().catch(null),
})
export type RouterOperation = z.infer<typeof RouterOperation>

/** One fee of a route. */
export const RouterFee = z.looseObject({
  fee_type: textOrNull,
  amount: z.string(),
  usd_amount: textOrNull,
  origin_asset: orNull(
    z.looseObject({ denom: z.string(), chain_id: z.string().optional(), symbol: textOrNull, decimals: orNull(z.number().int()) }),
  ),
  chain_id: textOrNull,
  fee_behavior: textOrNull,
})

/** A route. */
export const RouterRoute = z.object({
  amount_in: z.string().regex(/^\d+$/),
  amount_out: z.string().regex(/^\d+$/),
  source_asset_chain_id: z.string(),
  source_asset_denom: z.string(),
  dest_asset_chain_id: z.string(),
  dest_asset_denom: z.string(),
  operations: z.array(RouterOperation).min(1),
  required_chain_addresses: z.array(z.string()),
  chain_ids: z.array(z.string()).default([]),
  does_swap: z
    .boolean()
    .nullish()
    .transform((swaps) => swaps === true),
  estimated_fees: z
    .array(RouterFee)
    .nullish()
    .transform((fees) => fees ?? []),
  estimated_route_duration_seconds: orNull(z.number()),
  txs_required: z.number().int().default(1),
  swap_price_impact_percent: textOrNull,
  usd_amount_in: textOrNull,
  usd_amount_out: textOrNull,
  warning: orNull(z.looseObject({ type: textOrNull, message: z.string() })),
  extra_infos: z
    .array(z.string())
    .nullish()
    .transform((infos) => infos ?? []),
  extra_warnings: z
    .array(z.string())
    .nullish()
    .transform((warnings) => warnings ?? []),
  required_op_hook: z
    .boolean()
    .nullish()
    .transform((required) => required === true),
})
export type RouterRoute = z.infer<typeof RouterRoute>

const CosmosMsg = z.object({ msg_type_url: z.string(), /** JSON text. */ msg: z.string() })

/** A Cosmos transaction. */
export const RouterCosmosTx = z.object({
  chain_id: z.string(),
  path: z.array(z.string()).nullish(),
  signer_address: z.string(),
  msgs: z.array(CosmosMsg).min(1),
})

/** An EVM transaction. */
export const RouterEvmTx = z.object({
  chain_id: z.string(),
  to: z.string(),
  value: z.string(),
  /** Hex, with or without 0x. */
  data: z.string(),
  signer_address: z.string(),
  required_erc20_approvals: z
    .array(z.object({ token_contract: z.string(), spender: z.string(), amount: z.string() }))
    .nullish()
    .transform((approvals) => approvals ?? []),
})

/** One transaction of a route: Cosmos or EVM. */
export const RouterTx = z.looseObject({
  cosmos_tx: RouterCosmosTx.optional(),
  evm_tx: RouterEvmTx.optional(),
  operations_indices: z.array(z.number().int()).nullish(),
})

/** POST /v2/fungible/msgs. `txs` is preferred over the legacy `msgs`. */
export const RouterMessages = z.object({ txs: z.array(RouterTx).default([]), min_amount_out: z.string().nullish() })
export type RouterMessages = z.infer<typeof RouterMessages>

/** POST /op-hook */
export const RouterOpHook = z.object({ chain_id: z.string(), hook: z.array(CosmosMsg).min(1) })

/** POST /v2/tx/track */
export const RouterTracked = z.object({ tx_hash: z.string(), explorer_link: z.string().nullish() })

const HopTx = orNull(z.looseObject({ chain_id: textOrNull, tx_hash: textOrNull, on_chain_at: textOrNull })).catch(null)

/** Names that bridges give to the sending, delivering and settling transactions. A reference in another form is ignored. */
const hopTxs = {
  send_tx: HopTx,
  order_submitted_tx: HopTx,
  receive_tx: HopTx,
  execute_tx: HopTx,
  order_filled_tx: HopTx,
  order_refunded_tx: HopTx,
  order_timeout_tx: HopTx,
  compose_tx: HopTx,
  error_tx: HopTx,
  acknowledge_tx: HopTx,
  timeout_tx: HopTx,
}
const HopTxs = z.looseObject(hopTxs)
const PacketTxs = orNull(HopTxs.extend({ error: orNull(z.looseObject({ message: textOrNull })).catch(null) })).catch(null)
/** One of those names. */
export type HopTxName = keyof typeof hopTxs

/** The payload of a hop, wrapped in its bridge's key or flat. */
export const RouterHop = z.looseObject({
  from_chain_id: textOrNull,
  to_chain_id: textOrNull,
  src_chain_id: textOrNull,
  dst_chain_id: textOrNull,
  state: textOrNull,
  packet_txs: PacketTxs,
  /** The same as the router's tracking guide names it. */
  packet: PacketTxs,
  error_message: textOrNull,
  /** For every bridge except IBC; Axelar nests them one level deeper, by the kind of call. */
  txs: orNull(HopTxs.extend({ contract_call_with_token_txs: orNull(HopTxs), send_token_txs: orNull(HopTxs) })).catch(null),
})
export type RouterHop = z.infer<typeof RouterHop>

/** Where the money is, or is expected. */
export const RouterRelease = z.looseObject({
  chain_id: textOrNull,
  denom: textOrNull,
  amount: textOrNull,
  released: orNull(z.boolean()),
})
export type RouterRelease = z.infer<typeof RouterRelease>

const RouterLeg = z.looseObject({
  state: textOrNull,
  transfer_sequence: z
    .array(z.looseObject({}))
    .nullish()
    .transform((hops) => hops ?? []),
  transfer_asset_release: orNull(RouterRelease),
  error: orNull(z.looseObject({ type: textOrNull, message: textOrNull })),
})

/** GET /v2/tx/status. Two vocabularies occur: `state` (typed clients) and `status` (prose documentation). */
export const RouterStatus = RouterLeg.extend({
  status: textOrNull,
  transfers: z
    .array(RouterLeg)
    .nullish()
    .transform((legs) => legs ?? []),
})
export type RouterStatus = z.infer<typeof RouterStatus>

/** The error bodies: the router's own, the aggregator's, and anything else (text, HTML). */
export const RouterError = z.looseObject({
  statusCode: z.number().optional(),
  code: z.number().optional(),
  message: z.union([z.string(), z.array(z.string())]).optional(),
  info: z.string().optional(),
  details: z.array(z.looseObject({ reason: z.string().optional() })).optional(),
})
