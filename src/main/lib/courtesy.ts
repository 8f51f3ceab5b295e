// Courtesies beyond the number of requests: a host that asked for a pause is left alone, and what has not changed is not sent again.
import type { HttpReply, HttpRequest } from './http.ts'
import { createPoliteRequest, type Requester } from './politeRequest.ts'
import type { Clock, World } from './world.ts'

/** Makes a `request` with every courtesy: few at a time to a host, pauses kept, unchanged answers not sent again. */
export function createCourteousRequest({ fetch, clock }: Pick<World, 'fetch' | 'clock'>, mostPerHost: number): Requester {
  return holdBack(clock, rememberUnchanged(createPoliteRequest(fetch, mostPerHost)))
}

/**
 * After a 429 or 503 with Retry-After, nobody asks that host until the time is over: the answer is given again here, with what is
 * left of the wait.
 */
export function holdBack(clock: Clock, request: Requester): Requester {
  const pauses = new Map<string, { until: number; reply: HttpReply }>()
  return async (options) => {
    const { host } = new URL(options.url)
    const pause = pauses.get(host)
    const left = (pause?.until ?? 0) - clock.now()
    if (pause !== undefined && left > 0) return { ...pause.reply, retryAfterMs: left }
    pauses.delete(host)
    const reply = await request(options)
    if ((reply.status === 429 || reply.status === 503) && reply.retryAfterMs !== null && reply.retryAfterMs > 0) {
      pauses.set(host, { until: clock.now() + reply.retryAfterMs, reply })
    }
    return reply
  }
}

/** The newest pages and small answers that are asked for again and again; bodies of a backfill are asked for once. */
const MOST_REMEMBERED = 200
const MOST_BYTES = 128 * 1024

/**
 * Remembers answers that came with an ETag or a date (RFC 9110, 13.1) and asks whether they have changed; the server then need not
 * send them again.
 */
export function rememberUnchanged(request: Requester): Requester {
  const known = new Map<string, HttpReply & { validators: NonNullable<HttpReply['validators']> }>()
  const remember = (url: string, reply: HttpReply) => {
    known.delete(url)
    if (reply.status !== 200 || reply.validators === undefined || reply.bytes.byteLength > MOST_BYTES) return
    known.set(url, { ...reply, validators: reply.validators })
    const [oldest] = known.keys()
    if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
  }
  return async (options: HttpRequest) => {
    if ((options.method ?? 'GET') !== 'GET') return request(options)
    const held = known.get(options.url)
    const reply = await request(held === undefined ? options : { ...options, unless: held.validators })
    if (reply.status === 304 && held !== undefined) return held
    remember(options.url, reply)
    return reply
  }
}
