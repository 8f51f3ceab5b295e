// Records the outcome of requests by host, for the health page and the log.
import type { HostHealth } from '../../../shared/contract/settings/health.ts'
import type { FetchLike } from '../../../wire/world.ts'
import type { HostFailover } from '../hostFailover.ts'
import { failureCode, failureKind, retryAfter } from './http.ts'
import type { Log } from '../log/log.ts'
import type { Clock } from '../world.ts'

/** The recorded outcomes. */
export interface HostWatch {
  /** The given fetch, recorded. */
  fetch: FetchLike
  /** Returns every host asked since the start. */
  report(): HostHealth[]
}

type Failure = NonNullable<HostHealth['failure']>

/** Returns whether a status shows that the host works, whatever it answered. */
const isWell = (status: number) => status < 500 && status !== 429

/** Records requests by host. */
export function watchHosts(fetch: FetchLike, clock: Pick<Clock, 'now'>, log: Log): HostWatch {
  const hosts = new Map<string, HostHealth>()
  const note = (host: string, news: Partial<HostHealth>) => {
    const before = hosts.get(host) ?? unknown(host)
    hosts.set(host, { ...before, ...news })
    return before
  }
  const failed = (host: string, failure: Failure) => {
    const before = note(host, { lastFailureAt: clock.now(), failure })
    // Logs only changes: a failing host is asked continually.
    if (before.failure?.kind !== failure.kind || isUp(before)) log.warn('host.fails', { host, ...failure })
  }
  const answered = (host: string, response: Response, began: number) => {
    const now = clock.now()
    const pause = response.status === 429 || response.status === 503 ? retryAfter(response.headers) : null
    const reported = skewOf(response.headers, now)
    note(host, {
      latencyMs: Math.max(0, Math.round(performance.now() - began)),
      ...(reported === null ? {} : { skewMs: reported }),
      ...(pause === null ? {} : { pausedUntil: now + pause }),
    })
    if (pause !== null) log.info('host.asksForPause', { host, ms: pause })
    if (!isWell(response.status)) {
      failed(host, { kind: 'refused', detail: `HTTP ${response.status}` })
      return
    }
    const before = note(host, { lastSuccessAt: now, pausedUntil: null })
    if (before.failure !== null && !isUp(before)) log.info('host.answersAgain', { host })
  }
  return {
    fetch: async (url, init) => {
      const { host } = new URL(url)
      const began = performance.now()
      try {
        const response = await fetch(url, init)
        answered(host, response, began)
        return response
      } catch (error) {
        const reason: unknown = init?.signal?.aborted === true ? init.signal.reason : null
        // The caller aborted, which says nothing about the host.
        if (reason === null) failed(host, { kind: failureKind(failureCode(error)), detail: failureCode(error) })
        else if (reason instanceof Error && reason.name === 'TimeoutError') failed(host, { kind: 'timeout', detail: '' })
        throw error
      }
    },
    report: () => [...hosts.values()].toSorted((left, right) => left.host.localeCompare(right.host)),
  }
}

function unknown(host: string): HostHealth {
  return {
    host,
    lastSuccessAt: null,
    lastFailureAt: null,
    failure: null,
    latencyMs: null,
    pausedUntil: null,
    restsSince: null,
    skewMs: null,
  }
}

/** Returns whether the last outcome was a success. */
function isUp({ lastSuccessAt, lastFailureAt }: HostHealth): boolean {
  return lastFailureAt === null || (lastSuccessAt !== null && lastSuccessAt > lastFailureAt)
}

/** The Date header has whole seconds: half a second is the best estimate of the rest. */
const HALF_SECOND_MS = 500

function skewOf(headers: Headers, now: number): number | null {
  const reported = Date.parse(headers.get('date') ?? '')
  return Number.isFinite(reported) ? Math.round(now - reported - HALF_SECOND_MS) : null
}

/** Adds listed hosts that were never asked, and since when an address of a host is skipped. */
export function withListed(
  listed: readonly { host: string; address: string }[],
  { backoffOf }: Pick<HostFailover, 'backoffOf'>,
  asked: readonly HostHealth[],
): HostHealth[] {
  const known = new Set(asked.map(({ host }) => host))
  const others = [...new Set(listed.map(({ host }) => host))].filter((host) => !known.has(host))
  const restsSince = (host: string) => {
    const since = listed.flatMap((one) => (one.host === host ? (backoffOf(one.address)?.since ?? []) : []))
    return since.length === 0 ? null : Math.min(...since)
  }
  return [...asked, ...others.map(unknown)]
    .map((health) => ({ ...health, restsSince: restsSince(health.host) }))
    .toSorted((left, right) => left.host.localeCompare(right.host))
}
