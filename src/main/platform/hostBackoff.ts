// Computes how long a host that failed is skipped, and which host is asked meanwhile.

/** A host that failed and has not answered since. Milliseconds since 1970. */
export interface HostBackoff {
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
const FIRST_BACKOFF_MS = 30_000
const MAX_BACKOFF_MS = 10 * 60_000

/**
 * Returns the pause after a failure. A failure during a pause comes from an earlier request or from the only host left and changes nothing;
 * otherwise concurrent failures would count as consecutive ones.
 * @param retryAfterMs the pause that the host asked for; null for none.
 */
export function backoffAfterFailure(before: HostBackoff | undefined, now: number, retryAfterMs: number | null): HostBackoff {
  if (before !== undefined && isBackingOff(before, now)) {
    return { ...before, until: Math.max(before.until, now + (retryAfterMs ?? 0)) }
  }
  const failures = (before?.failures ?? 0) + 1
  const growing = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(Math.max(failures - 2, 0), 30))
  const backoffMs = failures === 1 ? SINGLE_FAILURE_MS : growing
  return { failures, since: before?.since ?? now, failedAt: now, until: now + Math.max(backoffMs, retryAfterMs ?? 0) }
}

/** Returns whether a host is skipped. Ends the pause when the clock was set back, since it would otherwise be prolonged. */
export function isBackingOff(backoff: HostBackoff | undefined, now: number): boolean {
  return backoff !== undefined && now >= backoff.failedAt && now < backoff.until
}

/** Returns the first host that is not paused; where all are, the one with the shortest remaining pause; null for an empty list. */
export function preferredHost<T extends string>(
  hosts: readonly T[],
  backoffOf: (host: T) => HostBackoff | undefined,
  now: number,
): T | null {
  const awake = hosts.find((host) => !isBackingOff(backoffOf(host), now))
  const untilOf = (host: T) => backoffOf(host)?.until ?? 0
  return awake ?? hosts.toSorted((left, right) => untilOf(left) - untilOf(right))[0] ?? null
}
