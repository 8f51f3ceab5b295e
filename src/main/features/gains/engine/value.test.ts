// Values are rounded once, for the screen: what is shown of a sum adds up to it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, centsOfParts, VALUE_SCALE } from './value.ts'

/** A thousandth of a unit of the currency. */
const MILL = 10n ** BigInt(VALUE_SCALE) / 1000n

test('parts that would each be rounded down add up to their sum', () => {
  expect([4_444n, 22_334n].map((mills) => centsOf(mills * MILL))).toEqual(['444', '2233'])
  expect(centsOfParts([4_444n * MILL, 22_334n * MILL])).toEqual(['444', '2234'])
})

test('parts add up to the rounded sum, each a cent off at most, and nothing stays nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), { maxLength: 8 }), (mills) => {
      const values = mills.map((value) => value * MILL)
      const parts = centsOfParts(values).map(BigInt)
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(BigInt(centsOf(values.reduce((sum, value) => sum + value, 0n))))
      for (const [index, part] of parts.entries()) {
        const off = part - BigInt(centsOf(values[index] ?? 0n))
        expect(off >= -1n && off <= 1n).toBe(true)
        if (values[index] === 0n) expect(part).toBe(0n)
      }
    }),
  )
})
