// Access to untrusted hosts: the system's resolver, and connections pinned to one address.
import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import type { OpenWeb } from '../../../wire/world.ts'

/** Accepts uncompressed bodies only: a compressed body sent anyway is not decompressed, so it cannot expand. */
const HEADERS = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Waybill' }

/** The system's resolver and pinned fetch. */
export const openWeb: OpenWeb = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  fetchAt: (address, url, { signal }) =>
    new Promise((resolve, reject) => {
      const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp
      const options: RequestOptions = { agent: false, headers: HEADERS, lookup: pinnedTo(address), signal }
      const sent = request(url, options, (incoming) => {
        try {
          resolve(toResponse(incoming))
        } catch (error) {
          incoming.destroy()
          reject(new Error('the answer is none', { cause: error }))
        }
      })
      sent.on('error', reject)
      sent.end()
    }),
}

/** Resolves to one fixed address; TLS still checks the certificate against the host's name. */
function pinnedTo(address: string): NonNullable<RequestOptions['lookup']> {
  const family = isIP(address)
  return (_host, options, done) => {
    if (options.all === true) done(null, [{ address, family }])
    else done(null, address, family)
  }
}

/** Statuses without a body (Fetch, section 2.2.3). */
const BODILESS = new Set([204, 205, 304])

function toResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 0
  const headers = new Headers()
  for (const name of ['content-type', 'content-length', 'location', 'retry-after'] as const) {
    const value = incoming.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  if (!BODILESS.has(status)) return new Response(Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>, { status, headers })
  incoming.resume()
  return new Response(null, { status, headers })
}
