// Provides hosts that misbehave below HTTP: a certificate that no authority signed, and a proxy that counts connections.
import { createServer as createHttp } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo, Server } from 'node:net'

/** Key of a self-signed certificate for localhost and 127.0.0.1; made for these tests only, it opens nothing. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgH+KviebbbeMCVW6D
kcEOFp0w1/FPlCCMhdXrLTTkqB+hRANCAAQrOBWFC5VtqyuJYDuVJg5DxfPWpSMr
WTdslyU8DUC1R9+Nvofgl3AVtT+pYipzW+y5KxVbAZR3O+VJksvTrzLP
-----END PRIVATE KEY-----
`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUaJ1kdojkwbRIoS4+AhPKll9wMiQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzAxNTEyM1oYDzIxMjYxMDMw
MDE1MTIzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQrOBWFC5VtqyuJYDuVJg5DxfPWpSMrWTdslyU8DUC1R9+Nvofgl3AV
tT+pYipzW+y5KxVbAZR3O+VJksvTrzLPo28wbTAdBgNVHQ4EFgQUoC9bVEklRos7
1betTne57Sv/fBMwHwYDVR0jBBgwFoAUoC9bVEklRos71betTne57Sv/fBMwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgcyR5Xd9TqCk3Wu5SkszbfLRQh+IhHBVExOdi99GPiHsCIQDq
Amxqqk9ubVmWj1KHq1sv4jlsQr5yir1hhp9g7XNt1g==
-----END CERTIFICATE-----
`

export interface OwnHost {
  url: string
  /** Requests that came through. */
  count(): number
  close(): void
}

async function listening(server: Server, scheme: string, count: () => number): Promise<OwnHost> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`, count, close: () => void server.close() }
}

/** Opens an https server with a certificate that no authority signed. */
export function openUntrusted(): Promise<OwnHost> {
  let requests = 0
  const server = createHttps({ key: KEY, cert: CERTIFICATE }, (_request, response) => {
    requests += 1
    response.end('{}')
  })
  return listening(server, 'https', () => requests)
}

/** Opens a proxy that refuses everything and counts the requests. */
export function openProxy(): Promise<OwnHost> {
  let requests = 0
  const refuse = () => {
    requests += 1
  }
  const server = createHttp((_request, response) => {
    refuse()
    response.writeHead(502).end()
  })
  server.on('connect', (_request, socket) => {
    refuse()
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  return listening(server, 'http', () => requests)
}
