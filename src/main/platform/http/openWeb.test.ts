// Tests that requests to untrusted hosts go to the checked address, whatever DNS answers later.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openWeb } from './openWeb.ts'

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Listens on this computer alone; returns an address with a name that no resolver knows. */
async function serve(answer: RequestListener): Promise<string> {
  const listening = createServer(answer)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return `http://named.practice.invalid:${(listening.address() as AddressInfo).port}/path?x=1`
}

const fetchAt = (url: string, signal = new AbortController().signal) => openWeb.fetchAt('127.0.0.1', url, { signal })

test('connects to the given address and asks for the named host', async () => {
  const url = await serve(({ headers, url: path }, response) => response.end(`${headers.host} ${path} ${headers['accept-encoding']}`))
  const response = await fetchAt(url)
  expect(await response.text()).toBe(`${new URL(url).host} /path?x=1 identity`)
})

test('follows no redirect and hands bodies on as they were sent', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1/inside', 'content-encoding': 'gzip' })
    response.end('not unpacked')
  })
  const response = await fetchAt(url)
  expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
    302,
    'http://127.0.0.1/inside',
    'not unpacked',
  ])
})

test('a body that is left, and a request that is ended, let the server go', async () => {
  const closed: Promise<void>[] = []
  const url = await serve((request, response) => {
    closed.push(new Promise((resolve) => void request.socket.once('close', () => resolve())))
    response.write('x'.repeat(1000))
  })
  const response = await fetchAt(url)
  await response.body?.cancel()
  const end = new AbortController()
  const second = await fetchAt(url, end.signal)
  end.abort()
  await expect(second.text()).rejects.toThrow()
  await Promise.all(closed)
})

test('says that a name has no address', async () => {
  await expect(openWeb.resolve('named.practice.invalid')).rejects.toThrow()
  expect((await openWeb.resolve('localhost')).length).toBeGreaterThan(0)
})
