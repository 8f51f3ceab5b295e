// At most a few requests to one host at a time, other hosts unhindered, waiting ones abortable.
import { expect, test } from 'vitest'
import { request, type HttpRequest } from './http.ts'
import { createHostQueues, limitConcurrency } from './limitConcurrency.ts'

function slowServer() {
  const open: { url: string; answer: () => void }[] = []
  const fetch = (url: string) =>
    new Promise<Response>((resolve) => {
      open.push({
        url,
        answer: () => {
          resolve(new Response('ok'))
        },
      })
    })
  return { open, fetch }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('keeps the limit per host and serves those who wait in order', async () => {
  const { open, fetch } = slowServer()
  const request = limitConcurrency(fetch, 2)
  const replies = ['a/1', 'a/2', 'a/3', 'a/4', 'b/1'].map((path) => request({ url: `https://${path}` }))
  await settle()
  expect(open.map(({ url }) => url)).toEqual(['https://a/1', 'https://a/2', 'https://b/1'])
  open[0]?.answer()
  await settle()
  expect(open.map(({ url }) => url).at(-1)).toBe('https://a/3')
  for (let index = 1; index < 5; index += 1) {
    open[index]?.answer()
    await settle()
  }
  expect((await Promise.all(replies)).map(({ text }) => text)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
})

test('lets go of a request that is aborted while it waits', async () => {
  const { open, fetch } = slowServer()
  const request = limitConcurrency(fetch, 1)
  const first = request({ url: 'https://a/1' })
  const stop = new AbortController()
  const waiting = request({ url: 'https://a/2', signal: stop.signal })
  const last = request({ url: 'https://a/3' })
  await settle()
  const reason = new Error('stopped')
  stop.abort(reason)
  await expect(waiting).rejects.toBe(reason)
  open[0]?.answer()
  await first
  await settle()
  expect(open.map(({ url }) => url)).toEqual(['https://a/1', 'https://a/3'])
  open[1]?.answer()
  await last
})

test('what is copied leaves room for what somebody waits for, which goes first; all together keep the limit', async () => {
  const { open, fetch } = slowServer()
  const withPriority = createHostQueues({ maxPerHost: 3, maxCopied: 2 })
  const ask = (options: HttpRequest) => request(fetch, options)
  const copy = withPriority('copied', ask)
  // Another part of the network, with its own request.
  const look = withPriority('awaited', ask)
  const replies = ['c1', 'c2', 'c3', 'c4'].map((path) => copy({ url: `https://a/${path}` }))
  await settle()
  const asked = () => open.map(({ url }) => url.slice('https://a/'.length)).join(' ')
  expect(asked()).toBe('c1 c2')
  replies.push(...['e1', 'e2', 'e3'].map((path) => look({ url: `https://a/${path}` })))
  await settle()
  expect(asked()).toBe('c1 c2 e1')
  const order = ['c1 c2 e1 e2', 'c1 c2 e1 e2 e3', 'c1 c2 e1 e2 e3 c3', 'c1 c2 e1 e2 e3 c3 c4']
  for (const [index, expected] of order.entries()) {
    open[index]?.answer()
    await settle()
    expect(asked()).toBe(expected)
  }
  for (const { answer } of open) answer()
  await Promise.all(replies)
})
