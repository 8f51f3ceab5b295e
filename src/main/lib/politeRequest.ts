// A few requests at a time per host: a wallet that syncs many streams must not be felt by the servers it reads.
import type { FetchLike } from '../../wire/world.ts'
import { request, type HttpReply, type HttpRequest } from './http.ts'

export type Requester = (options: HttpRequest) => Promise<HttpReply>

/**
 * Makes a `request` that keeps at most `mostPerHost` of its calls to one host under way, in the order in which they came.
 * Whoever waits can be aborted by the request's signal.
 */
export function createPoliteRequest(fetch: FetchLike, mostPerHost: number): Requester {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (options) => {
    const { host } = new URL(options.url)
    const lane = lanes.get(host) ?? { running: 0, waiting: [] }
    lanes.set(host, lane)
    while (lane.running >= mostPerHost) await turn(lane.waiting, options.signal)
    lane.running += 1
    try {
      return await request(fetch, options)
    } finally {
      lane.running -= 1
      lane.waiting.shift()?.()
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
