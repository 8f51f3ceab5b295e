// Which of several hosts is asked: the first that did not fail lately. One that fails rests, and the next is asked meanwhile.
import { AppError } from '../../shared/domain/errors.ts'
import type { FetchLike } from '../../wire/world.ts'
import { retryAfter } from './http/http.ts'
import type { Clock } from './world.ts'

/** A host that failed and has not answered since. Milliseconds since 1970. */
export interface HostRest {
  /** Failures in a row. */
  failures: number
  /** Time of the first of them. */
  since: number
  /** Time of the last of them. */
  failedAt: number
  /** The host is passed over until then, as long as another does not rest. */
  until: number
}

/** After a single failure: long enough to put the same question to the next host. */
const SINGLE_FAILURE_MS = 5000
const FIRST_REST_MS = 30_000
const MAX_REST_MS = 10 * 60_000

/**
 * The rest that a failure begins. A failure during a rest is of a request sent before, or of the only host left: it changes nothing,
 * or requests that fail together would count as failures in a row.
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

/** Whether a host is passed over. A clock that was set back ends the rest: it would last for as long again. */
export function isResting(rest: HostRest | undefined, now: number): boolean {
  return rest !== undefined && now >= rest.failedAt && now < rest.until
}

/** The first host that does not rest; the one that rests for the shortest time where all do; null for an empty list. */
export function preferredHost<T extends string>(hosts: readonly T[], restOf: (host: T) => HostRest | undefined, now: number): T | null {
  const awake = hosts.find((host) => !isResting(restOf(host), now))
  const untilOf = (host: T) => restOf(host)?.until ?? 0
  return awake ?? hosts.toSorted((left, right) => untilOf(left) - untilOf(right))[0] ?? null
}

/**
 * Whether a reply says that the host, or what stands before it, is out of order. A node reports its own errors as JSON with
 * status 500, a gateway with 501: these are answers.
 */
export function isHostFailure(status: number, contentType: string): boolean {
  if (status === 429 || (status >= 502 && status <= 504)) return true
  return status >= 500 && !contentType.includes('json')
}

export interface HostFailover {
  /** The address to ask now, of several for the same purpose; null for an empty list. Addresses have no trailing slash. */
  preferred(addresses: readonly string[]): string | null
  /** The given one; what becomes of its requests decides who is preferred. */
  watch(fetch: FetchLike): FetchLike
  /** Counts an answer as a failure, such as that of a node far behind its chain. */
  reject(address: string): void
  /** Null for a host that is not passed over. */
  restOf(address: string): HostRest | null
  /** A moment to give to `hasNext`: the number of failures until now. */
  mark(): number
  /** Whether a host failed after a moment, and one that did not fail since is asked in its place now. */
  hasNext(mark: number): boolean
}

/** Makes the choice of hosts of one network, which is forgotten with it. */
export function createHostFailover(clock: Pick<Clock, 'now'>): HostFailover {
  const rests = new Map<string, HostRest>()
  const groups = new Set<readonly string[]>()
  /** By address, the number of its last failure. */
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
    // Where all rest they take turns: one of them may be back.
    const isLast = untils.length > 0 && untils.every((until) => until > 0)
    rests.set(address, isLast ? { ...rest, until: Math.max(rest.until, ...untils.map((until) => until + 1)) } : rest)
  }
  /** Paths of a provider's host are nodes of different chains: the longest address that the URL begins with is the one asked. */
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

/** Whether the caller ended the request, which says nothing of the host; a time limit does. */
function isGivenUp(signal: AbortSignal | null | undefined): boolean {
  if (signal?.aborted !== true) return false
  const reason: unknown = signal.reason
  return !(reason instanceof Error && reason.name === 'TimeoutError')
}

/** What decides whether a question is put to another host. */
export type NextHost = Pick<HostFailover, 'mark' | 'hasNext'>

/**
 * Runs a question that may be asked any number of times, again on the next host where one fails; on each host once.
 * @param mayRepeat whether asking again after an error does no harm; default: it never does.
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

/** Whether another host may give another answer. */
function isOfHost(error: unknown): boolean {
  return error instanceof AppError && (error.code.startsWith('network.') || error.code === 'chain.badReply')
}
