// The only code that calls `fetch`: timeout, abort, size limit, and an AppError for everything that can go wrong.
import type { z } from 'zod'
import { AppError, type ErrorCode } from '../../../shared/domain/errors.ts'
import { asPhrase, phrase, type PhraseValue } from '../../../shared/domain/phrase.ts'
import type { FetchLike } from '../../../wire/world.ts'
import { parseJson } from '../json/parseJson.ts'

/** A request. */
export interface HttpRequest {
  url: string
  /** Default GET. */
  method?: 'GET' | 'POST'
  /** Body as JSON text. */
  body?: string
  /** Default 20 s. */
  timeoutMs?: number
  /** Maximum accepted reply in bytes; default 32 MiB. */
  maxBytes?: number
  /** Requests the body only if it differs from the one that came with these. */
  unless?: Validators
  signal?: AbortSignal | undefined
}

/** A server's validators for conditional requests (RFC 9110, 8.8). */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

/** A reply of any status. */
export interface HttpReply {
  status: number
  contentType: string
  /** The body as text, decoded on first access. */
  readonly text: string
  /** The body as received. */
  bytes: Uint8Array
  retryAfterMs: number | null
  /** Absent where the server sent none. */
  validators?: Validators
  /** Time from the request to the last byte, ms, without the wait for room; absent where not measured. */
  tookMs?: number
}

const DEFAULT_TIMEOUT_MS = 20_000
const DEFAULT_MAX_BYTES = 32 * 1024 * 1024

const MAX_REDIRECTS = 3

/**
 * Sends one request and reads the whole reply, whatever its status. Follows redirects only within the same server, since Settings lists
 * every host that is asked.
 * @throws AppError network.unreachable, network.timeout, network.badReply (redirect to another server), network.tooLarge; the caller's
 * abort reason when aborted.
 */
export async function request(fetch: FetchLike, { url, ...options }: HttpRequest): Promise<HttpReply> {
  const host = new URL(url).host
  const limit = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
  const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal])
  try {
    const response = await follow(fetch, url, {
      method: options.method ?? 'GET',
      signal,
      redirect: 'manual',
      headers: headersOf(options),
      ...(options.body === undefined ? {} : { body: options.body }),
    })
    const bytes = await readLimited(response, options.maxBytes ?? DEFAULT_MAX_BYTES, host)
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      get text() {
        return new TextDecoder().decode(bytes)
      },
      bytes,
      retryAfterMs: retryAfter(response.headers),
      ...validatorsOf(response.headers),
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    if (options.signal?.aborted === true) throw options.signal.reason
    if (limit.aborted) {
      throw new AppError('network.timeout', phrase`${host} didn’t respond in time.`, {
        retry: 'later',
        hint: 'Waybill will retry automatically.',
        cause: error,
      })
    }
    throw unreachable(host, error)
  }
}

/** Node's codes for failed name resolution, and for invalid certificates. */
const NO_NAME = /^(ENOTFOUND|EAI_)/
const NO_PROOF = /CERT|^(UNABLE_TO_|SELF_SIGNED|ERR_TLS_|ERR_SSL_|EPROTO$|HOSTNAME_MISMATCH)/

/** Returns Node's code for a failed request; empty where there is none. */
export function failureCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
}

/** Classifies a failure code. */
export function failureKind(code: string): 'noName' | 'noProof' | 'noWay' {
  if (NO_NAME.test(code)) return 'noName'
  return NO_PROOF.test(code) ? 'noProof' : 'noWay'
}

function unreachable(host: string, error: unknown): AppError {
  const { says, hint } = {
    noName: {
      says: phrase`The name of this host can’t be found: ${host}.`,
      hint: asPhrase('Check your connection and DNS. Waybill will retry automatically.'),
    },
    noProof: {
      says: phrase`The certificate of ${host} isn’t valid, so Waybill won’t connect to it.`,
      hint: asPhrase('A Wi-Fi login page, antivirus software or a wrong clock can cause this. Waybill will retry automatically.'),
    },
    noWay: { says: phrase`Can’t reach ${host}.`, hint: asPhrase('Check your connection. Waybill will retry automatically.') },
  }[failureKind(failureCode(error))]
  return new AppError('network.unreachable', says, { retry: 'later', hint, cause: error })
}

function headersOf({ body, unless }: Pick<HttpRequest, 'body' | 'unless'>): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(unless?.etag === null || unless?.etag === undefined ? {} : { 'if-none-match': unless.etag }),
    ...(unless?.lastModified === null || unless?.lastModified === undefined ? {} : { 'if-modified-since': unless.lastModified }),
  }
}

function validatorsOf(headers: Headers): { validators?: Validators } {
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')]
  return etag === null && lastModified === null ? {} : { validators: { etag, lastModified } }
}

/** Keeps method and body, as 307 and 308 require (RFC 9110, 15.4). */
async function follow(fetch: FetchLike, start: string, init: RequestInit): Promise<Response> {
  let url = start
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(url, init)
    const target = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (target === null) return response
    await response.body?.cancel()
    const next = URL.parse(target, url)
    if (next === null || next.origin !== new URL(start).origin || redirects === MAX_REDIRECTS) {
      throw new AppError('network.badReply', phrase`${new URL(start).host} redirects to ${next?.host ?? asPhrase('nowhere')}.`, {
        retry: 'later',
        hint: 'Waybill contacts only the hosts listed in Settings.',
      })
    }
    url = next.href
  }
}

async function readLimited(response: Response, maxBytes: number, host: string): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('network.tooLarge', phrase`${host} sent more than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const LONGEST_WAIT_S = 3600

/**
 * Parses Retry-After to ms, at most an hour; null where it is unparsable. A date is compared with the server's own Date header. Source: RFC
 * 9110, 10.2.3.
 */
export function retryAfter(headers: Headers): number | null {
  const header = headers.get('retry-after')?.trim() ?? ''
  if (header === '') return null
  const seconds = /^\d+(\.\d+)?$/.test(header) ? Number(header) : (httpDate(header) - httpDate(headers.get('date') ?? '')) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), LONGEST_WAIT_S) * 1000 : null
}

/** Parses a date in RFC 9110, 5.6.7 format to ms since 1970; NaN for anything else, which Date.parse would guess. */
function httpDate(text: string): number {
  return text.endsWith(' GMT') ? Date.parse(text) : Number.NaN
}

/**
 * Parses a reply's text as JSON and against a schema.
 * @throws AppError with `code` when the text is not JSON or does not fit; the message names host and field.
 */
export function parseReply<T>(schema: z.ZodType<T>, text: string, code: ErrorCode, who: PhraseValue): T {
  let json: unknown
  try {
    json = parseJson(text)
  } catch (error) {
    throw new AppError(code, phrase`${who} sent a response that can’t be read (${asPhrase(describe(text))}).`, {
      retry: 'later',
      cause: error,
    })
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue === undefined || issue.path.length === 0 ? asPhrase('the answer') : phrase`“${issue.path.join('.')}”`
  throw new AppError(code, phrase`${who} sent an unexpected response: ${field} ${issue?.message ?? asPhrase('isn’t valid')}.`, {
    retry: 'later',
    cause: parsed.error,
  })
}

function describe(text: string): string {
  if (text.trim() === '') return 'it is empty'
  if (/^\s*</.test(text)) return 'it is a web page'
  return /^\s*[[{]/.test(text) ? 'it breaks off or is no valid JSON' : 'it is plain text'
}
