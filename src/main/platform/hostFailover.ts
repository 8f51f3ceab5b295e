// Chooses among several hosts: the first that has not failed recently. A failing host is backed off from, and the next one is used meanwhile.
import { AppError } from '../../shared/domain/errors.ts'
import type { FetchLike } from '../../wire/world.ts'
import { backoffAfterFailure, isBackingOff, preferredHost, type HostBackoff } from './hostBackoff.ts'
import { retryAfter } from './http/http.ts'
import type { Clock } from './world.ts'

/**
 * Returns whether an answer means that the host or its gateway is out of order. A node's own errors are JSON with status 500, a gateway's
 * with 501: these count as answers.
 */
export function isHostFailure(status: number, contentType: string): boolean {
  if (status === 429 || (status >= 502 && status <= 504)) return true
  return status >= 500 && !contentType.includes('json')
}

/** The failover of one network. */
export interface HostFailover {
  /** Returns the address to ask now, of several for the same purpose; null for an empty list. Addresses have no trailing slash. */
  preferred(addresses: readonly string[]): string | null
  /** Wraps fetch; the outcome of its requests determines the preferred hosts. */
  watch(fetch: FetchLike): FetchLike
  /** Counts an answer as a failure, such as that of a lagging node. */
  reject(address: string): void
  /** Returns the pause of a host; null where it is not paused. */
  backoffOf(address: string): HostBackoff | null
  /** Returns a mark for `hasNext`: the number of failures so far. */
  mark(): number
  /** Returns whether a host failed after a mark and another one, without a failure since, has replaced it. */
  hasNext(mark: number): boolean
}

/** Creates the failover of one network, with its own state. */
export function createHostFailover(clock: Pick<Clock, 'now'>): HostFailover {
  const backoffs = new Map<string, HostBackoff>()
  const groups = new Set<readonly string[]>()
  /** The number of the last failure, by address. */
  const lastFailures = new Map<string, number>()
  let failures = 0
  const preferred = (addresses: readonly string[]) => preferredHost(addresses, (address) => backoffs.get(address), clock.now())
  const fail = (address: string, retryAfterMs: number | null) => {
    const now = clock.now()
    const backoff = backoffAfterFailure(backoffs.get(address), now, retryAfterMs)
    failures += 1
    lastFailures.set(address, failures)
    const others = [...groups].filter((group) => group.includes(address)).flatMap((group) => group.filter((one) => one !== address))
    const untils = others
      .map((other) => backoffs.get(other))
      .map((other) => (other !== undefined && isBackingOff(other, now) ? other.until : 0))
    // When all hosts are paused they take turns, since one of them may be back.
    const isLast = untils.length > 0 && untils.every((until) => until > 0)
    backoffs.set(address, isLast ? { ...backoff, until: Math.max(backoff.until, ...untils.map((until) => until + 1)) } : backoff)
  }
  /** Paths on a provider's host are nodes of different chains: the longest matching address is the one asked. */
  const addressOf = (url: string) =>
    [...new Set([...groups].flat())]
      .filter((address) => url === address || url.startsWith(`${address}/`) || url.startsWith(`${address}?`))
      .toSorted((left, right) => right.length - left.length)[0]
  return {
    preferred: (addresses) => {
      if (addresses.length > 1) groups.add(addresses)
      return preferred(addresses)
    },
    watch: (fetch) => async (url, init) => {
      const address = addressOf(url)
      if (address === undefined) return fetch(url, init)
      try {
        const response = await fetch(url, init)
        if (isHostFailure(response.status, response.headers.get('content-type') ?? '')) fail(address, retryAfter(response.headers))
        else backoffs.delete(address)
        return response
      } catch (error) {
        if (!isGivenUp(init?.signal)) fail(address, null)
        throw error
      }
    },
    reject: (address) => {
      fail(address, null)
    },
    backoffOf: (address) => {
      const backoff = backoffs.get(address)
      return backoff !== undefined && isBackingOff(backoff, clock.now()) ? backoff : null
    },
    mark: () => failures,
    hasNext: (mark) => {
      const hasFailed = (address: string) => (lastFailures.get(address) ?? 0) > mark
      return [...groups].some((group) => group.some(hasFailed) && !hasFailed(preferred(group) ?? ''))
    },
  }
}

/** Returns whether the caller aborted the request, which says nothing about the host; a timeout does. */
function isGivenUp(signal: AbortSignal | null | undefined): boolean {
  if (signal?.aborted !== true) return false
  const reason: unknown = signal.reason
  return !(reason instanceof Error && reason.name === 'TimeoutError')
}

/** Determines whether a request is repeated on another host. */
export type NextHost = Pick<HostFailover, 'mark' | 'hasNext'>

/**
 * Runs a repeatable request, again on the next host where one fails; on each host once.
 * @param mayRepeat whether repeating after an error is harmless; default: always.
 * @throws what `ask` throws last.
 */
export async function onNextHost<T>(
  { mark, hasNext }: NextHost,
  ask: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean = () => true,
): Promise<T> {
  const begun = mark()
  for (;;) {
    const before = mark()
    try {
      return await ask()
    } catch (error) {
      if (mark() === before || !hasNext(begun) || !isOfHost(error) || !mayRepeat(error)) throw error
    }
  }
}

/** Returns whether another host may answer differently. */
function isOfHost(error: unknown): boolean {
  return error instanceof AppError && (error.code.startsWith('network.') || error.code === 'chain.badReply')
}
