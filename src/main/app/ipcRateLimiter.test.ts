import { expect, it } from 'vitest'
import { createRateLimiter, isWithin } from './ipcRateLimiter.ts'

const answered = { ok: true, value: 'yes' }
const busy = { ok: false, error: { code: 'bridge.busy', retry: 'later' } }

it('weighs texts, numbers, names, lists and bytes', () => {
  expect(isWithin('x'.repeat(99), 100)).toBe(true)
  expect(isWithin('x'.repeat(100), 100)).toBe(false)
  expect(isWithin({ ['x'.repeat(99)]: 1 }, 100)).toBe(false)
  expect(isWithin(Array(100).fill(0), 100)).toBe(false)
  expect(isWithin(Array(99).fill(0), 100)).toBe(true)
  for (const large of [
    new Uint8Array(100),
    new ArrayBuffer(100),
    new Map([['a', 'x'.repeat(100)]]),
    new Set(['x'.repeat(100)]),
    2n ** 500n,
  ])
    expect(isWithin(large, 100)).toBe(false)
  for (const small of [undefined, null, 1, '', {}, [], new Map(), new Set([1]), 5n, Symbol('a')]) expect(isWithin(small, 100)).toBe(true)
})

it('ends on what contains itself, and on lists of holes', () => {
  const endless: unknown[] = []
  endless.push(endless, endless)
  expect(isWithin(endless, 1000)).toBe(false)
  expect(isWithin(Array(4_000_000_000), 1000)).toBe(false)
})

it('refuses what is too large before anything reads it', async () => {
  const read: unknown[] = []
  const enter = createRateLimiter({
    dispatch: (_method, input) => {
      read.push(input)
      return Promise.resolve({ ok: true, value: 'yes' })
    },
    now: () => 0,
  })
  expect(await enter('labels.import', { lines: ['x'.repeat(1_000_001)] })).toMatchObject({ ok: false, error: { code: 'input.invalid' } })
  expect(read).toEqual([])
  expect(await enter('labels.import', { lines: ['x'] })).toEqual(answered)
})

it('answers a burst, then so many a second', async () => {
  let time = 0
  const enter = createRateLimiter({ dispatch: () => Promise.resolve({ ok: true, value: 'yes' }), now: () => time })
  for (let call = 0; call < 2000; call += 1) expect(await enter('app.info', {})).toEqual(answered)
  expect(await enter('app.info', {})).toMatchObject(busy)
  time = 10
  for (let call = 0; call < 5; call += 1) expect(await enter('app.info', {})).toEqual(answered)
  expect(await enter('app.info', {})).toMatchObject(busy)
  // A clock that is set back takes nothing away.
  time = 0
  expect(await enter('app.info', {})).toMatchObject(busy)
  time = 1_000_000
  for (let call = 0; call < 2000; call += 1) expect(await enter('app.info', {})).toEqual(answered)
  expect(await enter('app.info', {})).toMatchObject(busy)
})

it('lets only so many wait for an answer, and makes room as they come', async () => {
  const ends: (() => void)[] = []
  const enter = createRateLimiter({
    dispatch: () => new Promise((resolve) => ends.push(() => resolve({ ok: true, value: 'yes' }))),
    now: () => 0,
  })
  const waiting = Array.from({ length: 1000 }, () => enter('device.state', {}))
  expect(await enter('app.info', {})).toMatchObject(busy)
  for (const end of ends) end()
  await Promise.all(waiting)
  const last = enter('app.info', {})
  ends.at(-1)?.()
  expect(await last).toEqual(answered)
})
