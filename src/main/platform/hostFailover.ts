// Chooses among several hosts: the first that has not failed recently. A failing host pauses, and the next one is used meanwhile.
import { AppError } from '../../shared/domain/errors.ts'
import type { FetchLike } from '../../wire/world.ts'
import { retryAfter } from './http/http.ts'
import type { Clock } from './world.ts'

/** A host that failed and has not answered since. Milliseconds since 1970. */
export interface HostRest {
  /** Consecutive failures. */
  failures: number
  /** Time of the first failure. */
  since: number
  /** Time of the last failure. */
  failedAt: number
  /** The host is skipped until then, while another one is available. */
  until: number
}

/** Pause after a single failure: enough to send the same request to the next host. */
const SINGLE_FAILURE_MS = 5000
const FIRST_REST_MS = 30_000
const MAX_REST_MS = 10 * 60_000

/**
 * Returns the pause after a failure. A failure during a pause comes from an earlier request or from the only host left and changes nothing;
 * otherwise concurrent failures would count as consecutive ones.
 * @param retryAfterMs the pause that the host asked for; null for none.
 */
export function restAfterFailure(before: HostRest | undefined, now: number, retryAfterMs: number | null): HostRest {
  if (before !== undefined && isResting(before, now)) {
    return { ...before, until: Math.max(before.until, now + (retryAfterMs ?? 0)) }
  }
  const failures = (before?.failures ?? 0) + 1
  const growing = Math.min(MAX_REST_MS, FIRST_REST_MS * 2 ** Math.min(Math.max(failures - 2, 0), 30))
  const restMs = failures === 1 ? SINGLE_FAILURE_MS : growing
  return { failures, since: before?.since ?? now, failedAt: now, until: now + Math.max(restMs, retryAfterMs ?? 0) }
}

/** Returns whether a host is skipped. Ends the pause when the clock was set back, since it would otherwise be prolonged. */
export function isResting(rest: HostRest | undefined, now: number): boolean {
  return rest !== undefined && now >= rest.failedAt && now < rest.until
}

/** Returns the first host that is not paused; where all are, the one with the shortest remaining pause; null for an empty list. */
export function preferredHost<T extends string>(hosts: readonly T[], restOf: (host: T) => HostRest | undefined, now: number): T | null {
  const awake = hosts.find((host) => !isResting(restOf(host), now))
  const untilOf = (host: T) => restOf(host)?.until ?? 0
  return awake ?? hosts.toSorted((left, right) => untilOf(left) - untilOf(right))[0] ?? null
}

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
  restOf(address: string): HostRest | null
  /** Returns a mark for `hasNext`: the number of failures so far. */
  mark(): number
  /** Returns whether a host failed after a mark and another one, without a failure since, has replaced it. */
  hasNext(mark: number): boolean
}

/** Creates the failover of one network, with its own state. */
export function createHostFailover(clock: Pick<Clock, 'now'>): HostFailover {
  const rests = new Map<string, HostRest>()
  const groups = new Set<readonly string[]>()
  /** The number of the last failure, by address. */
  const lastFailures = new Map<string, number>()
  let failures = 0
  const preferred = (addresses: readonly string[]) => preferredHost(addresses, (address) => rests.get(address), clock.now())
  const fail = (address: string, retryAfterMs: number | null) => {
    const now = clock.now()
    const rest = restAfterFailure(rests.get(address), now, retryAfterMs)
    failures += 1
    lastFailures.set(address, failures)
    const others = [...groups].filter((group) => group.includes(address)).flatMap((group) => group.filter((one) => one !== address))
    const untils = others.map((other) => rests.get(other)).map((other) => (other !== undefined && isResting(other, now) ? other.until : 0))
    // When all hosts are paused they take turns, since one of them may be back.
    const isLast = untils.length > 0 && untils.every((until) => until > 0)
    rests.set(address, isLast ? { ...rest, until: Math.max(rest.until, ...untils.map((until) => until + 1)) } : rest)
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
        else rests.delete(address)
        return response
      } catch (error) {
        if (!isGivenUp(init?.signal)) fail(address, null)
        throw error
      }
    },
    reject: (address) => {
      fail(address, null)
    },
    restOf: (address) => {
      const rest = rests.get(address)
      return rest !== undefined && isResting(rest, clock.now()) ? rest : null
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
