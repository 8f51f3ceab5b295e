// Courtesies beyond the number of requests: a host that asked for a pause is left alone, and what has not changed is not sent again.
import { request, type HttpReply, type HttpRequest } from './http.ts'
import { createHostQueues, type Priority, type Requester } from './limitConcurrency.ts'
import type { Clock, World } from '../world.ts'

/** Copying has never more than half, so that an explorer's page need not wait for a backfill. */
const LIMITS = { maxPerHost: 4, maxCopied: 2 }

/** Makes a `request` with every courtesy for one part of a network. Pauses and limits of a host are those of all parts together. */
export type HostThrottle = (priority: Priority) => Requester

/** One for each network, made where it is opened. */
export function createHostThrottle({ fetch, clock }: Pick<World, 'fetch' | 'clock'>): HostThrottle {
  const withPriority = createHostQueues(LIMITS)
  const hold = createPauses(clock)
  // Asked after the wait for room: a pause may have begun meanwhile. Each part remembers its own, or one would push out another's.
  return (priority) => withPriority(priority, hold(rememberUnchanged(timed(clock, (options) => request(fetch, options)))))
}

/** Notes how long an answer took, without the wait for room: what asks for pages finds out from it how large they may be. */
function timed(clock: Pick<Clock, 'now'>, ask: Requester): Requester {
  return async (options) => {
    const sentAt = clock.now()
    const reply = await ask(options)
    return Object.assign(reply, { tookMs: clock.now() - sentAt })
  }
}

/** Holds one `request` back, as `createPauses` does. */
export function honorRetryAfter(clock: Clock, ask: Requester): Requester {
  return createPauses(clock)(ask)
}

/**
 * After a 429 or 503 with Retry-After, nobody asks that host until the time is over: the answer is given again here, with what is
 * left of the wait. A pause holds for every `request` that it was given.
 */
function createPauses(clock: Clock): (ask: Requester) => Requester {
  const pauses = new Map<string, { since: number; until: number; reply: HttpReply }>()
  return (ask) => async (options) => {
    const { host } = new URL(options.url)
    const pause = pauses.get(host)
    const now = clock.now()
    const left = (pause?.until ?? 0) - now
    // A clock that was set back would make an hour a year.
    if (pause !== undefined && left > 0 && now >= pause.since) return { ...pause.reply, retryAfterMs: left }
    const reply = await ask(options)
    if ((reply.status === 429 || reply.status === 503) && reply.retryAfterMs !== null && reply.retryAfterMs > 0) {
      const since = clock.now()
      const until = since + reply.retryAfterMs
      const held = pauses.get(host)
      // Of several that were under way, the longest.
      if (held === undefined || until > held.until || since < held.since) pauses.set(host, { since, until, reply })
    }
    return reply
  }
}

/** The newest pages and small answers that are asked for again and again; bodies of a backfill are asked for once. */
const MAX_REMEMBERED = 200
const MAX_BYTES = 128 * 1024

/**
 * Remembers answers that came with an ETag or a date (RFC 9110, 13.1) and asks whether they have changed; the server then need not
 * send them again.
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
