// A few requests at a time per host: a wallet that syncs many streams must not be felt by the servers it reads.
import type { FetchLike } from '../../../wire/world.ts'
import { request, type HttpReply, type HttpRequest } from './http.ts'

export type Requester = (options: HttpRequest) => Promise<HttpReply>

/** Whether somebody waits for the answer, or it is copied without anybody looking. */
export type Priority = 'awaited' | 'copied'

export interface HostLimits {
  /** Requests to one host at a time, of both lanes together. */
  maxPerHost: number
  /** How many of them may be copied: fewer, so that there is always room for what somebody waits for. */
  maxCopied: number
}

/**
 * Makes a `request` that keeps at most `maxPerHost` of its calls to one host under way, in the order in which they came.
 * Whoever waits can be aborted by the request's signal.
 */
export function limitConcurrency(fetch: FetchLike, maxPerHost: number): Requester {
  return createHostQueues({ maxPerHost, maxCopied: 0 })('awaited', (options) => request(fetch, options))
}

interface HostQueue {
  running: Record<Priority, number>
  waiting: Record<Priority, (() => void)[]>
}

/**
 * Makes the function that holds a `request` back until its host has room in a lane; all that it was given count together. What
 * somebody waits for goes first.
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
