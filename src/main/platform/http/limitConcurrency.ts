// Limits concurrent requests per host: syncing many targets must not burden the servers.
import type { FetchLike } from '../../../wire/world.ts'
import { request, type HttpReply, type HttpRequest } from './http.ts'

/** Sends a request and returns the reply. */
export type Requester = (options: HttpRequest) => Promise<HttpReply>

/** Whether a user awaits the answer, or it is copied in the background. */
export type Priority = 'awaited' | 'copied'

/** Limits per host. */
export interface HostLimits {
  /** Maximum concurrent requests to one host, of both priorities. */
  maxPerHost: number
  /** Maximum of copied ones among them: fewer, so that there is always room for awaited ones. */
  maxCopied: number
}

/**
 * Creates a `request` with at most `maxPerHost` concurrent calls per host, in order of arrival. A waiting call can be aborted by its
 * signal.
 */
export function limitConcurrency(fetch: FetchLike, maxPerHost: number): Requester {
  return createHostQueues({ maxPerHost, maxCopied: 0 })('awaited', (options) => request(fetch, options))
}

interface HostQueue {
  running: Record<Priority, number>
  waiting: Record<Priority, (() => void)[]>
}

/**
 * Creates the function that delays a `request` until its host has room for the priority; all requests given to it count together. Awaited
 * ones go first.
 */
export function createHostQueues({ maxPerHost, maxCopied }: HostLimits): (priority: Priority, request: Requester) => Requester {
  const hosts = new Map<string, HostQueue>()
  const hasRoom = ({ running }: HostQueue, priority: Priority) =>
    running.awaited + running.copied < maxPerHost && (priority === 'awaited' || running.copied < maxCopied)
  const wakeNext = (host: HostQueue) => {
    const next = host.waiting.awaited.shift() ?? (hasRoom(host, 'copied') ? host.waiting.copied.shift() : undefined)
    next?.()
  }
  return (priority, ask) => async (options) => {
    const { host: name } = new URL(options.url)
    const host = hosts.get(name) ?? { running: { awaited: 0, copied: 0 }, waiting: { awaited: [], copied: [] } }
    hosts.set(name, host)
    while (!hasRoom(host, priority)) await turn(host.waiting[priority], options.signal)
    host.running[priority] += 1
    try {
      return await ask(options)
    } finally {
      host.running[priority] -= 1
      wakeNext(host)
    }
  }
}

function turn(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const proceed = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      const place = waiting.indexOf(proceed)
      if (place !== -1) waiting.splice(place, 1)
      reject(signal?.reason as Error)
    }
    if (signal?.aborted === true) {
      reject(signal.reason as Error)
      return
    }
    signal?.addEventListener('abort', leave, { once: true })
    waiting.push(proceed)
  })
}
