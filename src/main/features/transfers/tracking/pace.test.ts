// Tests the polling intervals: short near an expected end, long far from it; a thousand live transfers cause no burst.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEPOSIT, grow, sampleQuote, START, status, tracked, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import type { Clock } from '../../../platform/world.ts'
import { createTurns, HANDFUL, LOOKS_PER_SECOND, nextPause } from './pace.ts'

const quoteOf = (durationSeconds: number | null) => ({ ...sampleQuote(), durationSeconds })
const travelling = (durationSeconds: number | null) => grow(until('registered'), quoteOf(durationSeconds))
const middle = () => 0.5
const pause = (durationSeconds: number | null, elapsedMs: number, attempt = 9) =>
  nextPause(travelling(durationSeconds), { now: START + elapsedMs, attempt, random: middle })

test('a transfer that is far from its end is looked at seldom, near it every few seconds, long after it seldom again', () => {
  expect(pause(3600, 60_000)).toBe(60_000)
  expect(pause(3600, 3_590_000)).toBe(5000)
  expect(pause(60, 70_000)).toBe(5000)
  expect(pause(60, 60_000 + 300_000)).toBeGreaterThan(25_000)
  expect(pause(60, 86_400_000)).toBe(60_000)
  expect(pause(null, 30_000)).toBe(5000)
  expect(pause(60, 30_000, 0)).toBe(1000)
})

test('one that the router has given up is left in peace for longer each time', () => {
  const stopped = grow([...until('registered'), status('stopped', [tracked(DEPOSIT, 'sent')])])
  const at = (attempt: number) => nextPause(stopped, { now: START, attempt, random: middle })
  expect([at(0), at(1), at(9)]).toEqual([30_000, 60_000, 900_000])
})

test('a withdrawal is looked at when its finalization period ends, and at least every quarter of an hour', () => {
  const quote = { ...sampleQuote(), variant: 'lossless' as const }
  const proposed = (claimableAt: number) =>
    grow(
      [
        ...until('included', quote),
        {
          type: 'withdrawal',
          withdrawal: {
            chainId: 'tidewatch-1',
            bridgeId: '15',
            sequence: '7',
            stage: 'proposed',
            outputIndex: '3',
            claimableAt,
            expectedAt: null,
          },
        },
      ],
      quote,
    )
  const at = (claimableAt: number) => nextPause(proposed(claimableAt), { now: START, attempt: 0, random: middle })
  expect(at(START + 40_000)).toBe(41_000)
  expect(at(START + 86_400_000)).toBe(900_000)
})

test('no pause is shorter than half a second or longer than 20 minutes', () => {
  fc.assert(
    fc.property(
      fc.option(fc.nat(100_000), { nil: null }),
      fc.integer({ min: -86_400_000, max: 864_000_000 }),
      fc.nat(40),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (seconds, elapsed, attempt, chance) => {
        const ms = nextPause(travelling(seconds), { now: START + elapsed, attempt, random: () => chance })
        expect(ms).toBeGreaterThanOrEqual(500)
        expect(ms).toBeLessThanOrEqual(20 * 60_000)
      },
    ),
  )
})

/** Sleepers wake in the order of their time, and time stands still meanwhile. */
function virtualClock() {
  let now = START
  const sleepers: { at: number; wake: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    sleep: (ms) =>
      new Promise((resolve) => {
        sleepers.push({ at: now + ms, wake: resolve })
      }),
  }
  const run = async () => {
    await new Promise(setImmediate)
    for (let next = soonest(); next !== undefined; next = soonest()) {
      now = Math.max(now, next.at)
      next.wake()
      await new Promise(setImmediate)
    }
  }
  const soonest = () => {
    sleepers.sort((left, right) => left.at - right.at)
    return sleepers.shift()
  }
  return { clock, run, set: (ms: number) => (now = ms) }
}

test('after the start a thousand transfers are looked at once each within their number divided by the rate, without a burst', async () => {
  const { clock, run } = virtualClock()
  const turns = createTurns(clock)
  const looked: number[] = []
  for (let index = 0; index < 1000; index += 1) {
    void turns.next(new AbortController().signal).then(() => looked.push(clock.now() - START))
  }
  await run()
  expect(looked).toHaveLength(1000)
  const seconds = 1000 / LOOKS_PER_SECOND
  expect(Math.max(...looked)).toBeLessThanOrEqual(seconds * 1000)
  const perTenSeconds = Array.from({ length: seconds / 10 }, (_, slot) => looked.filter((at) => Math.floor(at / 10_000) === slot).length)
  expect(Math.max(...perTenSeconds)).toBeLessThanOrEqual((2 * 1000) / perTenSeconds.length)
})

test('a computer that slept, or was busy, makes no burst of what fell due meanwhile', async () => {
  const { clock, run, set } = virtualClock()
  const turns = createTurns(clock)
  const looked: number[] = []
  for (let index = 0; index < 200; index += 1) {
    void turns.next(new AbortController().signal).then(() => {
      looked.push(clock.now())
      if (looked.length === 50) set(clock.now() + 600_000)
    })
  }
  await run()
  expect(looked).toHaveLength(200)
  const within = looked.map((from) => looked.filter((at) => at >= from && at < from + 1000).length)
  expect(Math.max(...within)).toBeLessThanOrEqual(2 * LOOKS_PER_SECOND)
})

test('who is told to stop waits for nobody before him', async () => {
  const { clock } = virtualClock()
  const turns = createTurns({
    ...clock,
    sleep: (_, signal) => new Promise((_resolve, reject) => signal?.addEventListener('abort', reject)),
  })
  const stop = new AbortController()
  const waiting = Array.from({ length: 20 }, () => turns.next(stop.signal))
  await Promise.all(waiting.slice(0, HANDFUL))
  stop.abort()
  const ends = await Promise.allSettled(waiting.slice(HANDFUL))
  expect(ends.map(({ status: end }) => end)).toEqual(Array.from({ length: 20 - HANDFUL }, () => 'rejected'))
})

test('a handful is looked at at once, and a clock that is set back makes nobody wait for hours', async () => {
  const { clock, run, set } = virtualClock()
  const turns = createTurns(clock)
  const { signal } = new AbortController()
  await Promise.all(Array.from({ length: HANDFUL }, () => turns.next(signal)))
  expect(clock.now()).toBe(START)
  set(START - 3_600_000)
  let isDone = false
  void turns.next(signal).then(() => (isDone = true))
  await run()
  expect(isDone).toBe(true)
  expect(clock.now() - (START - 3_600_000)).toBeLessThanOrEqual(1000)
})
