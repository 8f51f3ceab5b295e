// Fetches one file from an untrusted server: public addresses only, few redirects, limited size and time.
import { isIP } from 'node:net'
import type { ImageReason } from '../../../shared/contract/history/nft.ts'
import type { OpenWeb } from '../../../wire/world.ts'
import { isPublicAddress } from '../../platform/publicAddress.ts'

/** A fetched file; `host`: the last server. A refusal's `isPassing`: a later retry may succeed. */
export type Fetched = { bytes: Uint8Array; host: string } | Refusal
/** Why a fetch failed. */
export interface Refusal {
  reason: ImageReason
  host: string
  isPassing: boolean
  /** For the log. */
  cause?: unknown
}

/** A request to an untrusted server. */
export interface UntrustedRequest {
  url: string
  maxBytes: number
  timeoutMs: number
  /** A server that the user chose and that may be on this computer; applies to the first request, not to redirects. */
  ownGateway: boolean
  signal: AbortSignal
}

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Returns whether a fetch was refused. */
export function isRefusal<T extends object>(fetched: T): fetched is Extract<T, { reason: unknown }> {
  return 'reason' in fetched
}

/**
 * Fetches one file. Resolves and checks every hop, and connects to exactly the address that was checked. Throws only what the caller's
 * signal aborts with.
 */
export async function fetchUntrusted(web: OpenWeb, { signal, timeoutMs, ...request }: UntrustedRequest): Promise<Fetched> {
  const limit = AbortSignal.timeout(timeoutMs)
  const both = AbortSignal.any([limit, signal])
  let url = new URL(request.url)
  try {
    for (let redirects = 0; ; redirects += 1) {
      const refuse = (reason: ImageReason, isPassing = false): Refusal => ({ reason, host: url.host, isPassing })
      const address = await judgedAddress(web, url, both)
      const isAllowed = isPublicAddress(address) || (request.ownGateway && redirects === 0)
      if (!isAllowed) return refuse('privateAddress')
      const response = await web.fetchAt(address, url.href, { signal: both })
      const next = nextHop(response, url)
      if (next === undefined) {
        if (!response.ok) {
          await response.body?.cancel()
          return refuse('refusedByServer', true)
        }
        const bytes = await readAtMost(response, request.maxBytes, both)
        return bytes === null ? refuse('tooLarge') : { bytes, host: url.host }
      }
      await response.body?.cancel()
      if (next === null) return refuse('refusedByServer')
      if (redirects === MAX_REDIRECTS) return refuse('tooManyRedirects')
      url = next
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    // Every other failure on the way is either a timeout or unreachable, and a retry may succeed.
    return { reason: limit.aborted ? 'timeout' : 'unreachable', host: url.host, isPassing: true, cause: error }
  }
}

/** Returns the address to connect to; a non-public one if the host has any, since DNS may mix them to bypass the check. */
async function judgedAddress(web: OpenWeb, { hostname }: URL, signal: AbortSignal): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0) return literal
  const addresses = await abortable(web.resolve(hostname), signal)
  const chosen = addresses.find((address) => !isPublicAddress(address)) ?? addresses[0]
  if (chosen === undefined) throw new Error(`${hostname} has no address`)
  return chosen
}

/** Undefined when the answer is not a redirect; null when the redirect's target is not a usable URL. */
function nextHop({ status, headers }: Response, from: URL): URL | null | undefined {
  if (!REDIRECTS.has(status)) return undefined
  const next = URL.parse(headers.get('location') ?? '', from)
  const isPage = next !== null && ['http:', 'https:'].includes(next.protocol) && next.username === '' && next.password === ''
  return isPage ? next : null
}

/** Reads the whole body, or returns null as soon as it is too large; the content-length header is used only to refuse. */
async function readAtMost({ body, headers }: Response, most: number, signal: AbortSignal): Promise<Uint8Array | null> {
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  // A broken body can no longer be cancelled and need not be.
  const stop = () => void reader.cancel().catch(() => undefined)
  if (Number(headers.get('content-length') ?? 0) > most) {
    stop()
    return null
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await abortable(reader.read(), signal).catch((error: unknown) => {
      stop()
      throw error
    })
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > most) {
      stop()
      return null
    }
    chunks.push(value)
  }
}

/** Awaits a promise that does not support abort signals. */
function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
