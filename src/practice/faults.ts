// Misfortunes a test can switch on, per host or per kind of service, and what each does to a reply.
import type { PracticeReply } from './reply.ts'

/** A fault of a host. */
export type Fault =
  /** No connection: the request fails and is never handled. */
  | 'unreachable'
  /** No answer until the caller gives up. */
  | 'silent'
  /** Handled, but the connection breaks before the answer. */
  | 'lostReply'
  /** Half of the body only. */
  | 'truncated'
  /** The key of the next page is the one that was sent. */
  | 'repeatCursor'
  /** A page without rows that still names a next page. */
  | 'emptyPageWithKey'
  /** The total could not be counted in time. */
  | 'totalUnknown'
  | { status: number; body: string; contentType: string; headers?: Readonly<Record<string, string>> }

/**
 * `'indexer'`, `'rest'`, `'rpc'`, `'router'`, `'registry'`, or a whole host; with `:text` behind it only requests whose path, query or body
 * contain the text, such as `'rpc:broadcast_tx_sync'`.
 */
export type FaultTarget = string

/** Switches faults. */
export interface Faults {
  /** Switches a fault on, for `times` requests or until it is taken away with null. */
  setFault(target: FaultTarget, fault: Fault | null, times?: number): void
  /** Lets every answer of a target wait, in real milliseconds; 0 = no longer. */
  setDelay(target: FaultTarget, ms: number): void
  /** How long the answer to a request waits. */
  delayOf(host: string, request: string): number
  /** The fault that hits a request to a host now; counts it. */
  take(host: string, request: string): Fault | null
}

function concerns(target: FaultTarget, host: string, request: string): boolean {
  const [name, needle] = [target.split(':')[0], target.slice(target.indexOf(':') + 1)]
  return (name === host || name === host.split('.')[0]) && (!target.includes(':') || request.includes(needle))
}

/** An empty set of faults. */
export function createFaults(): Faults {
  const active = new Map<FaultTarget, { fault: Fault; left: number }>()
  const delays = new Map<FaultTarget, number>()
  return {
    setFault: (target, fault, times = Number.POSITIVE_INFINITY) => {
      if (fault === null) active.delete(target)
      else active.set(target, { fault, left: times })
    },
    setDelay: (target, ms) => void delays.set(target, ms),
    delayOf: (host, request) => Math.max(0, ...[...delays].map(([target, ms]) => (concerns(target, host, request) ? ms : 0))),
    take: (host, request) => {
      for (const [target, found] of active) {
        if (!concerns(target, host, request)) continue
        found.left -= 1
        if (found.left <= 0) active.delete(target)
        return found.fault
      }
      return null
    },
  }
}

function rewritePage(
  reply: PracticeReply,
  change: (page: Record<string, unknown>, pagination: Record<string, unknown>) => void,
): PracticeReply {
  if (reply.status !== 200 || typeof reply.body !== 'string') return reply
  const page: Record<string, unknown> = Object.fromEntries(Object.entries(JSON.parse(reply.body) as object))
  const pagination = page['pagination']
  if (typeof pagination !== 'object' || pagination === null) return reply
  const fields: Record<string, unknown> = Object.fromEntries(Object.entries(pagination))
  change(page, fields)
  return { ...reply, body: JSON.stringify({ ...page, pagination: fields }) }
}

/** A body without a length breaks off at once. */
function halfOf(body: PracticeReply['body']): PracticeReply['body'] {
  return typeof body === 'string' || body instanceof Uint8Array ? body.slice(0, Math.floor(body.length / 2)) : ''
}

/** Applies a fault to a reply. */
export function spoil(reply: PracticeReply, fault: Fault, url: URL): PracticeReply {
  if (typeof fault === 'object') return fault
  if (fault === 'truncated') return { ...reply, body: halfOf(reply.body) }
  if (fault === 'repeatCursor') {
    return rewritePage(reply, (_, fields) => {
      fields['next_key'] = url.searchParams.get('pagination.key') ?? fields['next_key']
    })
  }
  if (fault === 'emptyPageWithKey') {
    return rewritePage(reply, (page) => {
      if ('txs' in page) page['txs'] = []
    })
  }
  if (fault === 'totalUnknown') {
    return rewritePage(reply, (_, fields) => {
      fields['total'] = '-1'
    })
  }
  return reply
}
