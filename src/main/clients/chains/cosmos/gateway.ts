// Sends requests to a chain's REST gateway, follows the pages of lists, and interprets its failures for all readers.
// Source: grpc-ecosystem/grpc-gateway runtime/errors.go; cosmos/cosmos-sdk server/api, proto/cosmos/base/query/v1beta1/pagination.proto.
import type { z } from 'zod'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { GatewayError, type PageResponse } from '../../../../wire/cosmos.ts'
import { parseReply, type HttpReply } from '../../../platform/http/http.ts'
import { jsonIfAny } from '../../../platform/json/parseJson.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'

/** A request to a gateway. */
export interface GatewayQuestion<T> {
  /** Base address, without a trailing slash. */
  rest: string
  /** Path and query, with a leading slash. */
  path: string
  schema: z.ZodType<T>
  signal?: AbortSignal | undefined
  /** Body as JSON text, for the few queries that are a POST. */
  body?: string | undefined
  /** Timeout of the answer; absent = the default. */
  timeoutMs?: number | undefined
}

/** Sends the request and parses the answer. @throws AppError network.*, chain.badReply, chain.refused. */
export async function askGateway<T>(request: Requester, question: GatewayQuestion<T>): Promise<T> {
  const reply = await send(request, question)
  if (reply.status !== 200) throw refusal(reply, nameOf(question.rest))
  return parseReply(question.schema, reply.text, 'chain.badReply', nameOf(question.rest))
}

/**
 * Like `askGateway`; null when the chain itself answers that the thing or the module does not exist. An error page of an intermediate
 * gateway is an error.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function askGatewayIfAny<T>(request: Requester, question: GatewayQuestion<T>): Promise<T | null> {
  const reply = await send(request, question)
  if (isAbsent(reply)) return null
  if (reply.status !== 200) throw refusal(reply, nameOf(question.rest))
  return parseReply(question.schema, reply.text, 'chain.badReply', nameOf(question.rest))
}

function send(request: Requester, { rest, path, body, signal, timeoutMs }: GatewayQuestion<unknown>): Promise<HttpReply> {
  const posted = body === undefined ? {} : { method: 'POST' as const, body }
  return request({ url: rest + path, signal, ...posted, ...(timeoutMs === undefined ? {} : { timeoutMs }) })
}

/** gRPC's NotFound and Unimplemented. */
const ABSENT = new Set([5, 12])

/** The answer of the gov module to a vote that was not cast (x/gov/keeper/grpc_query.go), with gRPC's InvalidArgument. */
const NOT_VOTED = /^voter: \S+ not found for proposal: \d+$/

/** cosmossdk.io/errors ErrNotSupported as the gateway writes it: OPinit's answer for the staking module on every rollup. */
const NOT_SUPPORTED = 'codespace sdk code 37:'

function isAbsent({ status, text }: HttpReply): boolean {
  if (status === 400) return NOT_VOTED.test(readError(text)?.message ?? '')
  if (status === 500) return readError(text)?.message.startsWith(NOT_SUPPORTED) === true
  if (status !== 404 && status !== 501) return false
  // Go's default answer for an unregistered path.
  if (text.trim() === '404 page not found') return true
  const error = readError(text)
  return error !== null && ABSENT.has(error.code)
}

function refusal(reply: HttpReply, host: string): AppError {
  const retry = reply.status === 429 || reply.status >= 500 ? 'later' : 'never'
  const wait = reply.retryAfterMs === null ? {} : { retryAfterMs: reply.retryAfterMs }
  if (reply.status === 429 || reply.status === 503) {
    return new AppError('network.busy', phrase`${host} is limiting requests.`, { retry, ...wait })
  }
  const words = readError(reply.text)?.message.slice(0, 200)
  return new AppError('chain.refused', phrase`${host} responded with ${reply.status}${words === undefined ? '' : ` (${words})`}.`, {
    retry,
    ...wait,
  })
}

/** Parses the gateway's own error, if the body has one. */
function readError(text: string): GatewayError | null {
  return GatewayError.safeParse(jsonIfAny(text)).data ?? null
}

function nameOf(rest: string): string {
  return new URL(rest).host
}

interface Page {
  pagination?: z.infer<typeof PageResponse> | null | undefined
}

const PAGE = 200
/** Maximum number of pages, more than any address has: ends a cycle of keys. */
const MAX_PAGES = 500

/** Returns every page of a list, in order. @throws AppError network.*, chain.badReply (also when the pages do not end), chain.refused. */
export async function readPages<T extends Page>(request: Requester, question: GatewayQuestion<T>): Promise<T[]> {
  return follow(request, question, await askGateway(request, at(question, null)))
}

/** Returns every page of a list; null when the chain has no such list. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readPagesIfAny<T extends Page>(request: Requester, question: GatewayQuestion<T>): Promise<T[] | null> {
  const first = await askGatewayIfAny(request, at(question, null))
  return first === null ? null : follow(request, question, first)
}

async function follow<T extends Page>(request: Requester, question: GatewayQuestion<T>, first: T): Promise<T[]> {
  const pages = [first]
  let key = first.pagination?.next_key ?? ''
  while (key !== '') {
    const page = await askGateway(request, at(question, key))
    const next = page.pagination?.next_key ?? ''
    if (next === key || pages.length === MAX_PAGES) {
      throw new AppError('chain.badReply', phrase`${new URL(question.rest).host} keeps sending the same page.`, { retry: 'later' })
    }
    pages.push(page)
    key = next
  }
  return pages
}

function at<T>(question: GatewayQuestion<T>, key: string | null): GatewayQuestion<T> {
  const query = new URLSearchParams({ 'pagination.limit': String(PAGE), ...(key === null ? {} : { 'pagination.key': key }) })
  return { ...question, path: `${question.path}${question.path.includes('?') ? '&' : '?'}${query.toString()}` }
}
