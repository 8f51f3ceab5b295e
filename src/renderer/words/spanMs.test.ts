// The length of a time agrees with the clock times beside it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spanMs } from './formats.ts'

test('it is what the seconds of both moments say, and never less than nothing', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: -5000, max: 100_000 }), (from, length) => {
      const to = from + length
      const clockSeconds = (at: number) => Math.floor(at / 1000)
      expect(spanMs(from, to)).toBe(Math.max(0, clockSeconds(to) - clockSeconds(from)) * 1000)
      expect(Math.abs(spanMs(from, to) - Math.max(0, length))).toBeLessThan(1000)
    }),
  )
  expect(spanMs(999, 2000)).toBe(2000)
})
