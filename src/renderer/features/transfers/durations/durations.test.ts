import { expect, test } from 'vitest'
import { MARKS, partOfScale } from './durations.ts'

test('a scale from a second to two weeks rises evenly in multiples', () => {
  expect(partOfScale(1000)).toBe(0)
  expect(partOfScale(0)).toBe(0)
  expect(partOfScale(14 * 86_400_000)).toBe(1)
  expect(partOfScale(400 * 86_400_000)).toBe(1)
  const parts = MARKS.map(partOfScale)
  expect(parts).toEqual(parts.toSorted((left, right) => left - right))
  expect(partOfScale(100_000) - partOfScale(10_000)).toBeCloseTo(partOfScale(10_000) - partOfScale(1000))
})
