// Whatever a server does, the caller gets either the reply or one AppError that says what happened.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { parseReply, request } from './http.ts'

const url = 'https://example.invalid/path'
const Shape = z.object({ height: z.number() })

test('hands back status, type and text of any reply', async () => {
  const fetch = () =>
    Promise.resolve(new Response('Internal Server Error', { status: 500, headers: { 'content-type': 'text/plain', 'retry-after': '3' } }))
  await expect(request(fetch, { url })).resolves.toEqual({
    status: 500,
    contentType: 'text/plain',
    text: 'Internal Server Error',
    bytes: Buffer.from('Internal Server Error'),
    retryAfterMs: 3000,
  })
})

test.each([
  ['7', null, 7000],
  ['0', null, 0],
  ['99999', null, 3_600_000],
  ['Sun, 22 Nov 2026 10:00:30 GMT', 'Sun, 22 Nov 2026 10:00:00 GMT', 30_000],
  ['Sun, 22 Nov 2026 09:59:00 GMT', 'Sun, 22 Nov 2026 10:00:00 GMT', 0],
  // Without the server's own clock a date says nothing: this computer's may be wrong.
  ['Sun, 22 Nov 2026 10:00:30 GMT', null, null],
  ['soon', 'Sun, 22 Nov 2026 10:00:00 GMT', null],
  ['-5', 'Sun, 22 Nov 2026 10:00:00 GMT', null],
])('reads Retry-After: %s at %s', async (after, date, expected) => {
  const headers = { 'retry-after': after, ...(date === null ? {} : { date }) }
  const reply = await request(() => Promise.resolve(new Response('', { status: 429, headers })), { url })
  expect(reply.retryAfterMs).toBe(expected)
})

test('says which host cannot be reached', async () => {
  const failed = request(() => Promise.reject(new TypeError('fetch failed')), { url })
  await expect(failed).rejects.toMatchObject({ code: 'network.unreachable', retry: 'later', message: 'Can’t reach example.invalid.' })
})

test('gives up after the time limit', async () => {
  const never = (_: string, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        reject(init.signal?.reason)
      })
    })
  await expect(request(never, { url, timeoutMs: 5 })).rejects.toMatchObject({ code: 'network.timeout' })
})

test("passes the caller's abort through", async () => {
  const stop = new AbortController()
  const reason = new Error('stopped')
  stop.abort(reason)
  await expect(request((_, init) => Promise.reject(init?.signal?.reason), { url, signal: stop.signal })).rejects.toBe(reason)
})

test('stops reading a reply that is too large', async () => {
  const fetch = () => Promise.resolve(new Response('x'.repeat(2000)))
  await expect(request(fetch, { url, maxBytes: 1000 })).rejects.toMatchObject({ code: 'network.tooLarge' })
})

/** Redirects everything to `location`, except requests for /end. */
const sendingOn = (location: string) => (asked: string) =>
  Promise.resolve(new URL(asked).pathname === '/end' ? new Response('arrived') : new Response('', { status: 308, headers: { location } }))

test('follows a server to another page of its own', async () => {
  await expect(request(sendingOn('/end'), { url })).resolves.toMatchObject({ status: 200, text: 'arrived' })
})

test.each([
  ['http://example.invalid/end', 'example.invalid'],
  ['https://elsewhere.invalid/end', 'elsewhere.invalid'],
  ['http://169.254.169.254/end', '169.254.169.254'],
  ['/path', 'example.invalid'],
])('does not follow a server to %s', async (location, host) => {
  await expect(request(sendingOn(location), { url })).rejects.toMatchObject({
    code: 'network.badReply',
    message: `example.invalid redirects to ${host}.`,
  })
})

test.each([
  ['', 'it is empty'],
  ['<html>Bad gateway</html>', 'it is a web page'],
  ['{"height": 1', 'it breaks off or is no valid JSON'],
  ['Internal Server Error', 'it is plain text'],
])('names what is wrong with %j', (text, words) => {
  expect(() => parseReply(Shape, text, 'indexer.badReply', 'The indexer')).toThrow(words)
})

test('names the field that does not fit', () => {
  const parse = () => parseReply(Shape, '{"height":"tall"}', 'indexer.badReply', 'The indexer')
  expect(parse).toThrow(AppError)
  expect(parse).toThrow('“height”')
})
