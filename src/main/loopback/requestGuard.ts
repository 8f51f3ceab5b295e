// Who may talk to the loopback host: this computer's own page with the token, and nobody else.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface RequestGuard {
  /** Host and Origin name this very server: keeps out other sites and DNS rebinding. */
  isOurPage(request: IncomingMessage): boolean
  /** The Authorization header carries the token, compared in constant time. */
  hasToken(request: IncomingMessage): boolean
}

/** Makes the guard of one server; `port` is the one it listens on. */
export function createRequestGuard({ port, token }: { port: number; token: string }): RequestGuard {
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`])
  const expected = digest(`Bearer ${token}`)
  return {
    isOurPage: ({ headers: { host, origin } }) =>
      host !== undefined && hosts.has(host) && (origin === undefined || origin === `http://${host}`),
    hasToken: ({ headers: { authorization } }) => timingSafeEqual(digest(authorization ?? ''), expected),
  }
}

/** Of equal length whatever was sent, which timingSafeEqual needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
