// Client of the transfer router over HTTP: one function per endpoint, replies parsed, refusals reported in the router's own words.
// Sources: initia-labs/docs api-reference/router-api; skip-mev/skip-go packages/client/src/types/swaggerTypesJson.ts.
import type { z } from 'zod'
import { RouterMessages, RouterOpHook, RouterRoute, RouterStatus, RouterTracked } from '../../../wire/router.ts'
import {
  RouterAssets,
  RouterBalances,
  RouterChains,
  type RouterAsset,
  type RouterBalance,
  type RouterChain,
} from '../../../wire/routerLists.ts'
import { parseReply } from '../../platform/http/http.ts'
import type { World } from '../../platform/world.ts'
import { failure, noRoute, notRegistered, notSeenYet, type Refusal } from './refusals.ts'
import { sliceMember } from './sliceJson.ts'
import { honorRetryAfter } from '../../platform/http/hostThrottle.ts'
import { limitConcurrency, type Requester } from '../../platform/http/limitConcurrency.ts'

/** What route to request. */
export interface RouteRequest {
  amountIn: string
  fromChainId: string
  fromDenom: string
  toChainId: string
  toDenom: string
}

/**
 * Restrictions of a route; absent fields leave the choice to the router. `allow_unsafe` is never sent: by default the router returns routes
 * that fail its price checks with a warning, and the warning becomes a risk to accept.
 */
export interface RouteChoice {
  /** Uses the optimistic bridge instead of a faster way off a rollup. */
  isOpWithdraw?: boolean
  goFast?: boolean
  /** Default: that of every request. */
  timeoutMs?: number
}

/** A route with its operations. */
export interface RouteReply {
  route: RouterRoute
  /** The `operations` array exactly as the router wrote it; it is sent back unchanged. */
  operations: string
}

/** What messages to request. */
export interface MessagesRequest extends RouteRequest {
  amountOut: string
  /** One per chain of `required_chain_addresses`; the last is the recipient's. */
  addresses: string[]
  operations: string
  slippagePercent: string
  signedHook: { signer: string; hook: string } | null
}

/** What op hook to request. */
export interface OpHookRequest {
  fromAddress: string
  fromChainId: string
  fromDenom: string
  toAddress: string
  toChainId: string
  toDenom: string
}

/** Identifies a transaction. */
export interface TxReference {
  chainId: string
  hash: string
}

/** Whose balances to request on one chain. */
export interface BalanceQuestion {
  chainId: string
  address: string
  denoms: readonly string[]
}

/** The router. */
export interface Router {
  /** Requests a route. @throws AppError router.noRoute with the router's reason. */
  route(input: RouteRequest & RouteChoice, signal?: AbortSignal): Promise<RouteReply>
  opHook(input: OpHookRequest, signal?: AbortSignal): Promise<z.infer<typeof RouterOpHook>>
  messages(input: MessagesRequest, signal?: AbortSignal): Promise<RouterMessages>
  /** Registers a transaction for tracking. @throws AppError router.notFound while the router does not see it on its chain. */
  track(input: TxReference, signal?: AbortSignal): Promise<void>
  /** Requests the status of a transaction. @throws AppError router.notFound when it was never registered, or the router forgot it. */
  status(input: TxReference, signal?: AbortSignal): Promise<RouterStatus>
  /** Returns the assets of some chains, untrusted, including names, symbols and decimals. */
  assets(chainIds: readonly string[], signal?: AbortSignal): Promise<RouterAsset[]>
  chains(signal?: AbortSignal): Promise<RouterChain[]>
  /** Returns base units, one entry for each denomination it answers for. */
  balances(input: readonly BalanceQuestion[], signal?: AbortSignal): Promise<RouterBalance[]>
}

interface Call<T> {
  path: string
  /** JSON text; without it the call is a GET. */
  body?: string
  schema: z.ZodType<T>
  /** Meaning of a 4xx answer; null = router.refused. */
  refusal?: Refusal
  timeoutMs?: number | undefined
  signal: AbortSignal | undefined
}

/** Creates the client. Every method @throws AppError network.…, router.badReply, router.refused. */
export function createRouter({ url, ...world }: Pick<World, 'fetch' | 'clock'> & { url: string }): Router {
  const request = createRouterRequest(world)
  const base = url.replace(/\/+$/, '')
  const call = async <T>({ path, body, schema, refusal, timeoutMs, signal }: Call<T>): Promise<{ value: T; text: string }> => {
    const sent = { ...(body === undefined ? {} : { method: 'POST' as const, body }), ...(timeoutMs === undefined ? {} : { timeoutMs }) }
    const reply = await request({ url: `${base}${path}`, signal, ...sent })
    if (reply.status < 200 || reply.status >= 300) throw failure(reply, refusal)
    return { value: parseReply(schema, reply.text, 'router.badReply', 'The router'), text: reply.text }
  }
  const post = <T>(path: string, fields: object, schema: z.ZodType<T>, signal: AbortSignal | undefined) =>
    call({ path, body: JSON.stringify(fields), schema, signal })
  return {
    route: async ({ timeoutMs, ...input }, signal) => {
      const body = JSON.stringify(routeFields(input))
      const reply = await call({ path: '/v2/fungible/route', body, schema: RouterRoute, refusal: noRoute, timeoutMs, signal })
      return { route: reply.value, operations: operationsOf(reply.text) }
    },
    opHook: async ({ fromAddress, toAddress, ...assets }, signal) => {
      const fields = { ...assetFields(assets), source_address: fromAddress, dest_address: toAddress }
      return (await post('/op-hook', fields, RouterOpHook, signal)).value
    },
    messages: async (input, signal) =>
      (await call({ path: '/v2/fungible/msgs', body: messagesBody(input), schema: RouterMessages, signal })).value,
    track: async ({ chainId, hash }, signal) => {
      const body = JSON.stringify({ tx_hash: hash, chain_id: chainId })
      await call({ path: '/v2/tx/track', body, schema: RouterTracked, refusal: notSeenYet, signal })
    },
    status: async ({ chainId, hash }, signal) => {
      const query = new URLSearchParams({ tx_hash: hash, chain_id: chainId })
      return (await call({ path: `/v2/tx/status?${query.toString()}`, schema: RouterStatus, refusal: notRegistered, signal })).value
    },
    assets: async (chainIds, signal) => {
      const query = new URLSearchParams({ chain_ids: chainIds.join(',') })
      return (await call({ path: `/v2/fungible/assets?${query.toString()}`, schema: RouterAssets, signal })).value
    },
    chains: async (signal) => (await call({ path: '/v2/info/chains', schema: RouterChains, signal })).value,
    balances: async (input, signal) => {
      const chains = Object.fromEntries(input.map(({ chainId, address, denoms }) => [chainId, { address, denoms }]))
      return (await post('/v2/info/balances', { chains }, RouterBalances, signal)).value
    },
  }
}

function assetFields({ fromChainId, fromDenom, toChainId, toDenom }: Omit<RouteRequest, 'amountIn'>): Record<string, string> {
  return {
    source_asset_chain_id: fromChainId,
    source_asset_denom: fromDenom,
    dest_asset_chain_id: toChainId,
    dest_asset_denom: toDenom,
  }
}

function routeFields({ isOpWithdraw, goFast, ...input }: RouteRequest & RouteChoice): Record<string, string | boolean> {
  return {
    ...assetFields(input),
    amount_in: input.amountIn,
    ...(isOpWithdraw === undefined ? {} : { is_op_withdraw: isOpWithdraw }),
    ...(goFast === undefined ? {} : { go_fast: goFast }),
  }
}

/** Inserts the operations as text: parsing and serialising them would round large numbers. */
function messagesBody(input: MessagesRequest): string {
  const fields = {
    ...assetFields(input),
    amount_in: input.amountIn,
    amount_out: input.amountOut,
    address_list: input.addresses,
    slippage_tolerance_percent: input.slippagePercent,
    ...(input.signedHook === null ? {} : { signed_op_hook: input.signedHook }),
  }
  return `${JSON.stringify(fields).slice(0, -1)},"operations":${input.operations}}`
}

function operationsOf(text: string): string {
  const operations = sliceMember(text, 'operations')
  // The schema has already found the member.
  if (operations === null) throw new Error('a route without operations passed the schema')
  return operations
}

/** Concurrency of requests that a user awaits: a form asks for three routes at a time. */
const MAX_ASKED = 4
/** Concurrency of background tracking. */
const MAX_FOLLOWED = 2

/**
 * Creates the router's `request`. Registering and polling have a separate limit: however many transfers are tracked, a quote never waits
 * behind them. A pause that the router asks for applies to both.
 */
function createRouterRequest({ fetch, clock }: Pick<World, 'fetch' | 'clock'>): Requester {
  const asked = limitConcurrency(fetch, MAX_ASKED)
  const followed = limitConcurrency(fetch, MAX_FOLLOWED)
  return honorRetryAfter(clock, (options) => (new URL(options.url).pathname.includes('/v2/tx/') ? followed : asked)(options))
}
