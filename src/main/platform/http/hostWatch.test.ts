// Tests the health of hosts as derived from the outcome of requests.
import { expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { watchHosts } from './hostWatch.ts'

function watched(answer: () => Promise<Response>) {
  const lines: string[] = []
  let now = Date.UTC(2026, 0, 2, 3, 4, 5)
  const log = createLog(
    () => now,
    (line) => lines.push((JSON.parse(line) as { event: string }).event),
  )
  const watch = watchHosts(answer, { now: () => now }, log)
  return { ...watch, lines, pass: (ms: number) => (now += ms), now: () => now }
}

test('an answer is a success, with the time that the host has', async () => {
  const { fetch, report, now } = watched(() =>
    Promise.resolve(new Response('{}', { status: 404, headers: { date: 'Fri, 02 Jan 2026 03:03:05 GMT' } })),
  )
  await fetch('https://a.example/x')
  expect(report()).toMatchObject([{ host: 'a.example', lastSuccessAt: now(), lastFailureAt: null, skewMs: 59_500, pausedUntil: null }])
})

test('a pause that a host asks for is told until it is over', async () => {
  const { fetch, report, now, lines } = watched(() => Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '30' } })))
  await fetch('https://a.example/x')
  expect(report()).toMatchObject([{ failure: { kind: 'refused', detail: 'HTTP 429' }, pausedUntil: now() + 30_000 }])
  expect(lines).toEqual(['host.asksForPause', 'host.fails'])
})

test.each([
  ['ENOTFOUND', 'noName'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'noProof'],
  ['CERT_HAS_EXPIRED', 'noProof'],
  ['ECONNREFUSED', 'noWay'],
])('%s is %s, one line for many, one when it is over', async (code, kind) => {
  const state = { isGone: true }
  const { fetch, report, lines, pass } = watched(() =>
    state.isGone
      ? Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) }))
      : Promise.resolve(new Response('{}')),
  )
  for (let count = 0; count < 3; count += 1) await expect(fetch('https://a.example/x')).rejects.toThrow('fetch failed')
  expect(report()).toMatchObject([{ failure: { kind, detail: code }, lastSuccessAt: null }])
  state.isGone = false
  pass(1000)
  await fetch('https://a.example/x')
  expect(lines).toEqual(['host.fails', 'host.answersAgain'])
})

test('whoever asked and lost interest says nothing of the host; a time limit does', async () => {
  const { fetch, report } = watched(() => Promise.reject(new Error('aborted')))
  await expect(fetch('https://a.example/x', { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(report()).toEqual([])
  const limit = AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
  await expect(fetch('https://a.example/x', { signal: limit })).rejects.toThrow()
  expect(report()).toMatchObject([{ failure: { kind: 'timeout' } }])
})
