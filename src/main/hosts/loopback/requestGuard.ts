// Who may talk to the loopback host: this computer's own page with the token, and nobody else.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

export interface RequestGuard {
  /** Host and Origin name this very server, and the browser says of no other site that it asks: keeps out those, and DNS rebinding. */
  isOurPage(request: IncomingMessage): boolean
  /** The Authorization header carries the token, compared in constant time. */
  hasToken(request: IncomingMessage): boolean
}

/** Makes the guard of one server; `port` is the one it listens on. */
export function createRequestGuard({ port, token }: { port: number; token: string }): RequestGuard {
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`])
  const expected = digest(`Bearer ${token}`)
  return {
    isOurPage: ({ method, headers }) => {
      const { host, origin } = headers
      const isHere = host !== undefined && hosts.has(host) && (origin === undefined || origin === `http://${host}`)
      return isHere && (isFromHere(headers) || (method === 'GET' && isOpening(headers)))
    },
    hasToken: ({ headers: { authorization } }) => timingSafeEqual(digest(authorization ?? ''), expected),
  }
}

/** What a browser tells of who asks; other clients tell nothing. Source: W3C Fetch Metadata Request Headers. */
function isFromHere({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** A link elsewhere may open the page in a window of its own: it shows nothing without the token. */
function isOpening(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

/** Of equal length whatever was sent, which timingSafeEqual needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
