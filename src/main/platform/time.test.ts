// Retrying follows the error's own word: never means never, later means after a growing pause.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../shared/domain/errors.ts'
import { backoff, withRetries } from './time.ts'

function fakeWorld() {
  const pauses: number[] = []
  const clock = {
    now: () => 0,
    sleep: (ms: number) => {
      pauses.push(ms)
      return Promise.resolve()
    },
  }
  return { pauses, world: { clock, random: () => 0.5 } }
}

const options = { tries: 4, firstMs: 100, maxMs: 1000, maxRetryAfterMs: 60_000 }

test('backoff doubles, is capped, and spreads by a quarter', () => {
  expect([0, 1, 2, 3, 4, 50].map((attempt) => backoff(attempt, 100, 1000, () => 0.5))).toEqual([100, 200, 400, 800, 1000, 1000])
  fc.assert(
    fc.property(fc.nat(100), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, chance) => {
      const pause = backoff(attempt, 100, 1000, () => chance)
      return pause >= 75 && pause <= 1250
    }),
  )
})

test('tries again while a retry may help, with growing pauses', async () => {
  const { pauses, world } = fakeWorld()
  let calls = 0
  const result = await withRetries(world, options, () => {
    calls += 1
    return calls < 3 ? Promise.reject(new AppError('network.busy', 'busy', { retry: 'later' })) : Promise.resolve('ok')
  })
  expect(result).toBe('ok')
  expect(pauses).toEqual([100, 200])
})

test('waits at least as long as the server asks', async () => {
  const { pauses, world } = fakeWorld()
  const busy = () => Promise.reject(new AppError('network.busy', 'busy', { retry: 'later', retryAfterMs: 5000 }))
  await expect(withRetries(world, { ...options, tries: 2 }, busy)).rejects.toThrow('busy')
  expect(pauses).toEqual([5000])
})

test('does not wait longer than its patience', async () => {
  const { pauses, world } = fakeWorld()
  const busy = () => Promise.reject(new AppError('network.busy', 'busy', { retry: 'later', retryAfterMs: 3_600_000 }))
  await expect(withRetries(world, options, busy)).rejects.toThrow('busy')
  expect(pauses).toEqual([])
})

test('tries what does not help as often as it is told', async () => {
  const { pauses, world } = fakeWorld()
  const refused = () => Promise.reject(new AppError('indexer.refused', 'no'))
  await expect(withRetries(world, { ...options, triesAfter: () => 2 }, refused)).rejects.toThrow('no')
  expect(pauses).toEqual([100])
})

test.each([new AppError('input.invalid', 'wrong'), new TypeError('bug')])('does not retry %s', async (error) => {
  const { pauses, world } = fakeWorld()
  await expect(withRetries(world, options, () => Promise.reject(error))).rejects.toBe(error)
  expect(pauses).toEqual([])
})
