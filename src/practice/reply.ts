// Requests and replies as the simulators see them: a parsed URL in, a status with a body out.

/** A request to a practice host. */
export interface PracticeRequest {
  method: string
  url: URL
  body: string
}

/** A reply of a practice host. */
export interface PracticeReply {
  status: number
  contentType: string
  body: string | Uint8Array | ReadableStream<Uint8Array<ArrayBuffer>>
  headers?: Readonly<Record<string, string>>
}

/** A JSON reply. */
export function json(body: unknown, status = 200): PracticeReply {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}

/** A plain text reply, as Go and Fiber services give for errors. */
export function text(body: string, status: number): PracticeReply {
  return { status, contentType: 'text/plain; charset=utf-8', body }
}

/** The decoded path parts after a prefix, or null when the path lies elsewhere. */
export function partsAfter(url: URL, prefix: string): string[] | null {
  if (url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`)) return null
  return url.pathname.slice(prefix.length).split('/').filter(Boolean).map(decodeURIComponent)
}

/** An object parsed from a request body, or null when it is none. */
export function bodyObject(request: PracticeRequest): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(request.body)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? Object.fromEntries(Object.entries(parsed)) : null
  } catch {
    return null
  }
}
