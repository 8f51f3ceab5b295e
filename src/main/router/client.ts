// The transfer router over HTTP: one function an endpoint, each reply parsed, each refusal told in the router's own words.
// Sources: initia-labs/docs api-reference/router-api; skip-mev/skip-go packages/client/src/types/swaggerTypesJson.ts.
import type { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { RouterAssets, RouterError, RouterMessages, RouterOpHook, RouterRoute, RouterStatus, RouterTracked } from '../../wire/router.ts'
import type { FetchLike } from '../../wire/world.ts'
import { parseReply, request, type HttpReply } from '../lib/http.ts'
import { jsonIfAny } from '../lib/parseJson.ts'
import { sliceMember } from './sliceJson.ts'

export interface RouteRequest {
  amountIn: string
  fromChainId: string
  fromDenom: string
  toChainId: string
  toDenom: string
}

export interface RouteReply {
  route: RouterRoute
  /** The `operations` array exactly as the router wrote it; it goes back unchanged. */
  operations: string
}

export interface MessagesRequest extends RouteRequest {
  amountOut: string
  /** One per chain of `required_chain_addresses`; the last is the recipient's. */
  addresses: string[]
  operations: string
  slippagePercent: string
  signedHook: { signer: string; hook: string } | null
}

export interface OpHookRequest {
  fromAddress: string
  fromChainId: string
  fromDenom: string
  toAddress: string
  toChainId: string
  toDenom: string
}

export interface TxReference {
  chainId: string
  hash: string
}

export interface Router {
  /** @throws AppError router.noRoute with the router's reason. */
  route(input: RouteRequest, signal?: AbortSignal): Promise<RouteReply>
  opHook(input: OpHookRequest, signal?: AbortSignal): Promise<z.infer<typeof RouterOpHook>>
  messages(input: MessagesRequest, signal?: AbortSignal): Promise<RouterMessages>
  /** @throws AppError router.notFound while the router does not see the transaction on its chain. */
  track(input: TxReference, signal?: AbortSignal): Promise<void>
  /** @throws AppError router.notFound when the transaction was never registered, or the router forgot it. */
  status(input: TxReference, signal?: AbortSignal): Promise<RouterStatus>
  assets(chainIds: string[], signal?: AbortSignal): Promise<z.infer<typeof RouterAssets>>
}

interface Call<T> {
  path: string
  /** JSON text; without it the call is a GET. */
  body?: string
  schema: z.ZodType<T>
  /** What a 4xx answer means here; null = router.refused. */
  refusal?: (reason: string, status: number) => AppError
  signal: AbortSignal | undefined
}

/** Every method @throws AppError network.…, router.badReply, router.refused. */
export function createRouter({ fetch, url }: { fetch: FetchLike; url: string }): Router {
  const call = <T>(input: Call<T>) => ask({ fetch, url: url.replace(/\/+$/, '') }, input)
  return {
    route: async (input, signal) => {
      const body = JSON.stringify({ ...assetFields(input), amount_in: input.amountIn })
      const reply = await call({ path: '/v2/fungible/route', body, schema: RouterRoute, refusal: noRoute, signal })
      return { route: reply.value, operations: operationsOf(reply.text) }
    },
    opHook: async (input, signal) => {
      const body = JSON.stringify({ ...assetFields(input), source_address: input.fromAddress, dest_address: input.toAddress })
      return (await call({ path: '/op-hook', body, schema: RouterOpHook, signal })).value
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

/** The operations are set in as text: parsing and writing them again would round large numbers. */
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
  // The schema has found the member already.
  if (operations === null) throw new Error('a route without operations passed the schema')
  return operations
}

async function ask<T>(
  { fetch, url }: { fetch: FetchLike; url: string },
  { path, body, schema, refusal, signal }: Call<T>,
): Promise<{ value: T; text: string }> {
  const reply = await request(fetch, { url: `${url}${path}`, signal, ...(body === undefined ? {} : { method: 'POST', body }) })
  if (reply.status >= 200 && reply.status < 300) {
    return { value: parseReply(schema, reply.text, 'router.badReply', 'The router'), text: reply.text }
  }
  throw failure(reply, refusal)
}

function failure(reply: HttpReply, refusal: Call<unknown>['refusal']): AppError {
  const wait = reply.retryAfterMs === null ? {} : { retryAfterMs: reply.retryAfterMs }
  if (reply.status === 429 || reply.status >= 500) {
    return new AppError('network.busy', `The router is busy or out of order (${reply.status}).`, {
      retry: 'later',
      hint: 'Waybill tries again by itself.',
      ...wait,
    })
  }
  const reason = errorText(reply)
  const known = refusal?.(reason, reply.status)
  return known ?? new AppError('router.refused', `The router refused: ${reason}`, { hint: 'Try another amount or asset.' })
}

/** The router's own form, the one passed through from its aggregator, or whatever a gateway in front of it writes. */
function errorText({ text, status }: HttpReply): string {
  const parsed = RouterError.safeParse(jsonIfAny(text))
  if (!parsed.success) return /^\s*</.test(text) || text.trim() === '' ? `status ${status}` : text.trim().slice(0, 300)
  const { message, info, details } = parsed.data
  const words = Array.isArray(message) ? message.join(', ') : message
  const reasons = (details ?? []).flatMap(({ reason }) => (reason === undefined ? [] : [reason]))
  const all = [info ?? words, ...reasons].filter((part) => part !== undefined && part !== '')
  return all.length === 0 ? `status ${status}` : all.join(' · ')
}

function noRoute(reason: string): AppError {
  return new AppError('router.noRoute', `The router offers no route: ${reason}`, { hint: 'Try another amount, asset or chain.' })
}

/** 404, or 400 with code 3, until the transaction is visible on its chain. Source: skip-mev/skip-go swagger.yml. */
function notSeenYet(reason: string): AppError {
  return new AppError('router.notFound', `The router does not see the transaction yet: ${reason}`, {
    retry: 'later',
    hint: 'Waybill tries again by itself.',
  })
}

function notRegistered(reason: string, status: number): AppError {
  // A poll goes on, whatever one answer was.
  if (status !== 404) return new AppError('router.refused', `The router refused: ${reason}`, { retry: 'later' })
  return new AppError('router.notFound', `The router does not know the transaction: ${reason}`, {
    retry: 'later',
    hint: 'Waybill registers it again.',
  })
}
