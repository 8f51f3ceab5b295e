// Throttles requests beyond concurrency: honours a host's Retry-After, and does not download unchanged content again.
import { request, type HttpReply, type HttpRequest } from './http.ts'
import { createHostQueues, type Priority, type Requester } from './limitConcurrency.ts'
import type { Clock, World } from '../world.ts'

/** Copying never takes more than half, so that an explorer page need not wait for a backfill. */
const LIMITS = { maxPerHost: 4, maxCopied: 2 }

/** Creates a throttled `request` for one part of a network. Pauses and limits of a host are shared by all parts. */
export type HostThrottle = (priority: Priority) => Requester

/** Creates the throttle of a network, when it is opened. */
export function createHostThrottle({ fetch, clock }: Pick<World, 'fetch' | 'clock'>): HostThrottle {
  const withPriority = createHostQueues(LIMITS)
  const hold = createPauses(clock)
  // Checked after waiting for room, since a pause may have begun meanwhile. Each part caches separately, so that one does not evict
  // another's entries.
  return (priority) => withPriority(priority, hold(rememberUnchanged(timed(clock, (options) => request(fetch, options)))))
}

/** Measures the time of an answer without the wait for room: readers of pages adapt the page size to it. */
function timed(clock: Pick<Clock, 'now'>, ask: Requester): Requester {
  return async (options) => {
    const sentAt = clock.now()
    const reply = await ask(options)
    return Object.assign(reply, { tookMs: clock.now() - sentAt })
  }
}

/** Applies `createPauses` to one `request`. */
export function honorRetryAfter(clock: Clock, ask: Requester): Requester {
  return createPauses(clock)(ask)
}

/**
 * After a 429 or 503 with Retry-After, sends that host no request until the time is over: returns the same answer with the remaining wait.
 * A pause applies to every `request` it was given.
 */
function createPauses(clock: Clock): (ask: Requester) => Requester {
  const pauses = new Map<string, { since: number; until: number; reply: HttpReply }>()
  return (ask) => async (options) => {
    const { host } = new URL(options.url)
    const pause = pauses.get(host)
    const now = clock.now()
    const left = (pause?.until ?? 0) - now
    // After the clock was set back, a pause could otherwise last a year.
    if (pause !== undefined && left > 0 && now >= pause.since) return { ...pause.reply, retryAfterMs: left }
    const reply = await ask(options)
    if ((reply.status === 429 || reply.status === 503) && reply.retryAfterMs !== null && reply.retryAfterMs > 0) {
      const since = clock.now()
      const until = since + reply.retryAfterMs
      const held = pauses.get(host)
      // The longest of several concurrent pauses applies.
      if (held === undefined || until > held.until || since < held.since) pauses.set(host, { since, until, reply })
    }
    return reply
  }
}

/** Caches the newest pages and small answers that are requested repeatedly; bodies of a backfill are requested once. */
const MAX_REMEMBERED = 200
const MAX_BYTES = 128 * 1024

/**
 * Caches answers that came with an ETag or a date (RFC 9110, 13.1) and requests them conditionally, so that the server need not send
 * unchanged content.
 */
export function rememberUnchanged(ask: Requester): Requester {
  const known = new Map<string, HttpReply & { validators: NonNullable<HttpReply['validators']> }>()
  const remember = (url: string, reply: HttpReply) => {
    known.delete(url)
    if (reply.status !== 200 || reply.validators === undefined || reply.bytes.byteLength > MAX_BYTES) return
    known.set(url, { ...reply, validators: reply.validators })
    const [oldest] = known.keys()
    if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest)
  }
  return async (options: HttpRequest) => {
    if ((options.method ?? 'GET') !== 'GET') return ask(options)
    const held = known.get(options.url)
    const reply = await ask(held === undefined ? options : { ...options, unless: held.validators })
    if (reply.status === 304 && held !== undefined) return held
    remember(options.url, reply)
    return reply
  }
}
