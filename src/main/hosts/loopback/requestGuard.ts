// Restricts the loopback host to this computer's own page with the token.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Checks requests. */
export interface RequestGuard {
  /** Returns whether Host and Origin name this server and the browser reports no other site: blocks other sites, and DNS rebinding. */
  isOurPage(request: IncomingMessage): boolean
  /** Returns whether the Authorization header has the token, compared in constant time. */
  hasToken(request: IncomingMessage): boolean
}

/** Creates the guard of one server; `port` is the one it listens on. */
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

/** Checks the browser's report of the requesting site; other clients send none. Source: W3C Fetch Metadata Request Headers. */
function isFromHere({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** Allows a link on another site to open the page in its own tab: without the token it shows nothing. */
function isOpening(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

/** Hashes to equal length, which timingSafeEqual requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
