// Tests the limits on untrusted servers.
import { describe, expect, test } from 'vitest'
import type { OpenWeb } from '../../../wire/world.ts'
import { fetchUntrusted } from './fetchUntrusted.ts'

const PUBLIC = '93.184.215.14'

interface Answer {
  status?: number
  location?: string
  length?: number
  body?: string | ReadableStream<Uint8Array<ArrayBuffer>>
}

/** A web of the test's own: hosts with their addresses, pages with their answers; remembers where connections went. */
function web(hosts: Record<string, string[]>, pages: Record<string, Answer>) {
  const connections: string[] = []
  const reach: OpenWeb = {
    resolve: (host) => (hosts[host] === undefined ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve(hosts[host])),
    fetchAt: (address, url) => {
      connections.push(`${address} ${url}`)
      const { status = 200, location, length, body = '' } = pages[url] ?? { status: 404 }
      const headers = {
        ...(location === undefined ? {} : { location }),
        ...(length === undefined ? {} : { 'content-length': String(length) }),
      }
      return Promise.resolve(new Response(body, { status, headers }))
    },
  }
  return { ...reach, connections }
}

const ask = (reach: OpenWeb, url: string, more: { ownGateway?: boolean; timeoutMs?: number; maxBytes?: number } = {}) =>
  fetchUntrusted(reach, { url, maxBytes: 100, timeoutMs: 5000, ownGateway: false, signal: new AbortController().signal, ...more })

/** Returns an endless body that counts what was read. */
function endless(): { body: ReadableStream<Uint8Array<ArrayBuffer>>; taken: () => number; isCancelled: () => boolean } {
  let taken = 0
  let isCancelled = false
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        taken += 1
        controller.enqueue(new Uint8Array(40))
      },
      cancel: () => {
        isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, taken: () => taken, isCancelled: () => isCancelled }
}

describe('fetchUntrusted', () => {
  test('connects to the address that was judged', async () => {
    const reach = web({ 'nft.example': [PUBLIC] }, { 'https://nft.example/1': { body: 'yes' } })
    const fetched = await ask(reach, 'https://nft.example/1')
    expect('bytes' in fetched && new TextDecoder().decode(fetched.bytes)).toBe('yes')
    expect(reach.connections).toEqual([`${PUBLIC} https://nft.example/1`])
  })

  test.each([
    ['http://127.0.0.1:8545/', {}],
    ['http://[::1]/', {}],
    ['http://[::ffff:10.0.0.1]/', {}],
    ['http://0x7f.1/', {}],
    ['https://inside.example/', { 'inside.example': ['192.168.1.1'] }],
    ['https://mixed.example/', { 'mixed.example': [PUBLIC, 'fd00::1'] }],
    ['https://cloud.example/latest/meta-data', { 'cloud.example': ['169.254.169.254'] }],
  ])('asks nobody at %s', async (url, hosts) => {
    const reach = web(hosts, {})
    expect(await ask(reach, url)).toMatchObject({ reason: 'privateAddress', isPassing: false })
    expect(reach.connections).toEqual([])
  })

  test('a name that answers otherwise the second time leads nowhere else: it is looked up once a hop', async () => {
    const answers = [[PUBLIC], ['127.0.0.1']]
    const reach = web({}, { 'https://rebind.example/': { body: 'outside' } })
    const fetched = await ask({ ...reach, resolve: () => Promise.resolve(answers.shift() ?? []) }, 'https://rebind.example/')
    expect('bytes' in fetched).toBe(true)
    expect(reach.connections).toEqual([`${PUBLIC} https://rebind.example/`])
    expect(answers).toHaveLength(1)
  })

  test('a redirect is judged like a first request: to a private address, by name, and back to a name that has moved inside', async () => {
    const pages = {
      'https://a.example/1': { status: 302, location: 'http://127.0.0.1/admin' },
      'https://a.example/2': { status: 307, location: 'https://inside.example/' },
      'https://a.example/3': { status: 301, location: 'file:///etc/passwd' },
      'https://a.example/4': { status: 301, location: '/5' },
      'https://a.example/5': { body: 'here' },
    }
    const reach = web({ 'a.example': [PUBLIC], 'inside.example': ['10.0.0.1'] }, pages)
    expect(await ask(reach, 'https://a.example/1')).toMatchObject({ reason: 'privateAddress', host: '127.0.0.1' })
    expect(await ask(reach, 'https://a.example/2')).toMatchObject({ reason: 'privateAddress', host: 'inside.example' })
    expect(await ask(reach, 'https://a.example/3')).toMatchObject({ reason: 'refusedByServer' })
    expect(await ask(reach, 'https://a.example/4')).toMatchObject({ host: 'a.example' })
    expect(reach.connections.some((line) => !line.startsWith(`${PUBLIC} https://a.example/`))).toBe(false)
    const moving = [[PUBLIC], ['10.0.0.1']]
    expect(await ask({ ...reach, resolve: () => Promise.resolve(moving.shift() ?? []) }, 'https://a.example/4')).toMatchObject({
      reason: 'privateAddress',
    })
  })

  test('follows three redirects and no fourth', async () => {
    const hop = (to: string) => ({ status: 302, location: to })
    const pages = {
      'https://a.example/0': hop('/1'),
      'https://a.example/1': hop('/2'),
      'https://a.example/2': hop('/3'),
      'https://a.example/3': {},
    }
    const reach = web({ 'a.example': [PUBLIC] }, { ...pages, 'https://a.example/x': hop('/0') })
    expect('bytes' in (await ask(reach, 'https://a.example/0'))).toBe(true)
    expect(await ask(reach, 'https://a.example/x')).toMatchObject({ reason: 'tooManyRedirects' })
  })

  test('the chosen gateway may be on this computer, what it redirects to may not', async () => {
    const reach = web(
      {},
      { 'http://127.0.0.1:8080/ipfs/a': { body: 'a' }, 'http://127.0.0.1:8080/ipfs/b': { status: 302, location: '/admin' } },
    )
    expect('bytes' in (await ask(reach, 'http://127.0.0.1:8080/ipfs/a', { ownGateway: true }))).toBe(true)
    expect(await ask(reach, 'http://127.0.0.1:8080/ipfs/b', { ownGateway: true })).toMatchObject({ reason: 'privateAddress' })
  })

  test('a body without end is left when it is too large, one that is announced too large is not begun', async () => {
    const stream = endless()
    const announced = endless()
    const reach = web(
      { 'a.example': [PUBLIC] },
      {
        'https://a.example/endless': { body: stream.body },
        'https://a.example/large': { body: announced.body, length: 101 },
        'https://a.example/fits': { body: 'x'.repeat(100) },
      },
    )
    expect(await ask(reach, 'https://a.example/endless')).toMatchObject({ reason: 'tooLarge', isPassing: false })
    expect(stream.taken()).toBe(3)
    expect(stream.isCancelled()).toBe(true)
    expect(await ask(reach, 'https://a.example/large')).toMatchObject({ reason: 'tooLarge' })
    expect(announced.taken()).toBe(0)
    expect('bytes' in (await ask(reach, 'https://a.example/fits'))).toBe(true)
  })

  test('a server that stops in the middle, or a name server that never answers, is left in time', async () => {
    const stalled = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (controller) => controller.enqueue(new Uint8Array(1)) })
    const reach = web({ 'a.example': [PUBLIC] }, { 'https://a.example/': { body: stalled } })
    expect(await ask(reach, 'https://a.example/', { timeoutMs: 30 })).toMatchObject({ reason: 'timeout', isPassing: true })
    const mute = { ...reach, resolve: () => new Promise<string[]>(() => undefined) }
    expect(await ask(mute, 'https://a.example/', { timeoutMs: 30 })).toMatchObject({ reason: 'timeout', isPassing: true })
  })

  test('what fails on the way may go better later; what the caller ends is thrown', async () => {
    const reach = web({ 'a.example': [PUBLIC] }, { 'https://a.example/busy': { status: 503 } })
    expect(await ask(reach, 'https://nowhere.example/')).toMatchObject({ reason: 'unreachable', host: 'nowhere.example', isPassing: true })
    expect(await ask(reach, 'https://a.example/busy')).toMatchObject({ reason: 'refusedByServer', isPassing: true })
    const end = new AbortController()
    end.abort(new Error('closing'))
    const request = { url: 'https://a.example/', maxBytes: 1, timeoutMs: 1000, ownGateway: false, signal: end.signal }
    await expect(fetchUntrusted(reach, request)).rejects.toThrow('closing')
  })
})
