// The loopback bridge must turn every kind of silence into an answer, and come back by itself.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoopbackBridge, type Connection } from './loopbackBridge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function bridgeOver(fetch: typeof window.fetch) {
  const states: Connection[] = []
  return { states, bridge: createLoopbackBridge({ token: 'secret', fetch, onConnection: (state) => states.push(state) }) }
}

test('a call carries the token and hands the reply on', async () => {
  const fetch = vi.fn<typeof window.fetch>().mockResolvedValue(Response.json({ ok: true, value: 7 }))
  const { bridge } = bridgeOver(fetch)
  expect(await bridge.invoke('app.info', { a: 1 })).toEqual({ ok: true, value: 7 })
  expect(fetch).toHaveBeenCalledWith('/api/app.info', {
    method: 'POST',
    headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
    body: '{"a":1}',
  })
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('failed')), 'bridge.lost'],
  ['a page that is no answer of ours', () => Promise.resolve(new Response('<html>')), 'bridge.lost'],
  ['another kind of answer', () => Promise.resolve(Response.json('hello')), 'bridge.lost'],
  ['a host that does not know the token', () => Promise.resolve(new Response(null, { status: 401 })), 'bridge.forbidden'],
])('%s is an error of its own', async (_name, fetch, code) => {
  expect(await bridgeOver(fetch).bridge.invoke('app.info', {})).toMatchObject({ ok: false, error: { code } })
})

test('a stream that ends is reported and opened again', async () => {
  const streams = [eventsOf('{"type":"sync.changed"}'), eventsOf('{"type":"accounts.changed"}')]
  const { bridge, states } = bridgeOver(() => Promise.resolve(streams.shift() ?? new Response(null, { status: 403 })))
  const heard: string[] = []
  bridge.subscribe(({ type }) => heard.push(type))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual(['sync.changed', 'accounts.changed'])
  expect(states).toEqual(['open', 'lost', 'open', 'lost', 'refused'])
})

test('nothing is reported after the listener has left', async () => {
  const { bridge, states } = bridgeOver((_url, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', reject)))
  bridge.subscribe(() => undefined)()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states).toEqual([])
})

function eventsOf(data: string): Response {
  return new Response(`: connected\n\ndata: ${data}\n\n`)
}
