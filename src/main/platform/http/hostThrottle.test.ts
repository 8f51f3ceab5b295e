// Pauses that a host asked for are kept by all, and unchanged answers are not sent twice.
import { expect, test } from 'vitest'
import { createHostThrottle, honorRetryAfter, rememberUnchanged } from './hostThrottle.ts'
import { limitConcurrency } from './limitConcurrency.ts'

function server(answer: (url: string, headers: Headers) => Response) {
  const asked: { url: string; headers: Headers }[] = []
  const fetch = (url: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    asked.push({ url, headers })
    return Promise.resolve(answer(url, headers))
  }
  return { asked, request: limitConcurrency(fetch, 2) }
}

test('a host that asked for a pause is left alone until it is over, other hosts are not', async () => {
  let now = 1000
  let isBusy = true
  const { asked, request } = server((url) =>
    url.includes('busy') && isBusy ? new Response('later', { status: 429, headers: { 'retry-after': '30' } }) : new Response('ok'),
  )
  const limited = honorRetryAfter({ now: () => now, sleep: () => Promise.resolve() }, request)
  expect(await limited({ url: 'https://busy/1' })).toMatchObject({ status: 429, retryAfterMs: 30_000 })
  isBusy = false
  now += 10_000
  expect(await limited({ url: 'https://busy/2' })).toMatchObject({ status: 429, retryAfterMs: 20_000, text: 'later' })
  expect(await limited({ url: 'https://other/1' })).toMatchObject({ status: 200 })
  now += 20_000
  expect(await limited({ url: 'https://busy/3' })).toMatchObject({ status: 200, text: 'ok' })
  expect(asked.map(({ url }) => url)).toEqual(['https://busy/1', 'https://other/1', 'https://busy/3'])
})

test('a pause does not outlast a clock that was set back', async () => {
  let now = 1_000_000
  let isBusy = true
  const { request } = server(() => (isBusy ? new Response('later', { status: 429, headers: { 'retry-after': '30' } }) : new Response('ok')))
  const limited = honorRetryAfter({ now: () => now, sleep: () => Promise.resolve() }, request)
  await limited({ url: 'https://busy/1' })
  isBusy = false
  now = 1000
  expect(await limited({ url: 'https://busy/2' })).toMatchObject({ status: 200 })
})

test.each([
  ['ETag', { etag: '"v1"' }, 'if-none-match', '"v1"'],
  ['Last-Modified', { 'last-modified': 'Sat, 03 Jan 2026 10:00:00 GMT' }, 'if-modified-since', 'Sat, 03 Jan 2026 10:00:00 GMT'],
])('asks by %s whether an answer has changed', async (_name, validator, header, value) => {
  let body = 'first'
  const { asked, request } = server((_url, headers) => {
    if (headers.get(header) !== null && body === 'first') return new Response(null, { status: 304 })
    return new Response(body, { headers: validator })
  })
  const remembering = rememberUnchanged(request)
  expect((await remembering({ url: 'https://a/1' })).text).toBe('first')
  expect(await remembering({ url: 'https://a/1' })).toMatchObject({ status: 200, text: 'first' })
  body = 'second'
  expect((await remembering({ url: 'https://a/1' })).text).toBe('second')
  expect(asked.map(({ headers }) => headers.get(header))).toEqual([null, value, value])
})

test('asks plainly where there is nothing to compare, for large answers, and when sending', async () => {
  const { asked, request } = server(
    (url) => new Response(url.includes('large') ? 'x'.repeat(200_000) : 'ok', { headers: url.includes('plain') ? {} : { etag: '"v1"' } }),
  )
  const remembering = rememberUnchanged(request)
  for (const url of ['https://a/plain', 'https://a/plain', 'https://a/large', 'https://a/large']) await remembering({ url })
  for (let again = 0; again < 2; again += 1) await remembering({ url: 'https://a/1', method: 'POST', body: '{}' })
  expect(asked.map(({ headers }) => headers.get('if-none-match'))).toEqual(asked.map(() => null))
})

test('parts of a network share the pauses of a host', async () => {
  let now = 1000
  const asked: string[] = []
  const fetch = (url: string) => {
    asked.push(url)
    return Promise.resolve(
      url.endsWith('/copied') ? new Response('', { status: 503, headers: { 'retry-after': '30' } }) : new Response('ok'),
    )
  }
  const hostThrottle = createHostThrottle({ fetch, clock: { now: () => now, sleep: () => Promise.resolve() } })
  const [sync, explorer] = [hostThrottle('copied'), hostThrottle('awaited')]
  await sync({ url: 'https://a/copied' })
  now += 10_000
  expect(await explorer({ url: 'https://a/1' })).toMatchObject({ status: 503, retryAfterMs: 20_000 })
  expect(await explorer({ url: 'https://b/1' })).toMatchObject({ status: 200 })
  now += 20_000
  expect(await explorer({ url: 'https://a/1' })).toMatchObject({ status: 200 })
  expect(asked).toEqual(['https://a/copied', 'https://b/1', 'https://a/1'])
})
