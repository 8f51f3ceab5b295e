import { expect, test } from 'vitest'
import { topSpan } from './topSpan.ts'

const range = (newestHeight: number | null, oldestHeight: number | null, touchesStart = false) => ({
  newestHeight,
  oldestHeight,
  touchesStart,
  resume: null,
})

test('a newest page that reaches what was held before leaves the history whole, though the walk has not confirmed it', () => {
  expect(topSpan([range(120, 90), range(100, 1, true)], false)).toEqual({ isWhole: true, oldestHeight: 1, hasGap: false })
})

test('a newest page above missing rows is all that is known, and the rest comes back', () => {
  expect(topSpan([range(120, 110), range(100, 1, true)], false)).toEqual({ isWhole: false, oldestHeight: 110, hasGap: true })
  // The first row of an account that had none.
  expect(topSpan([range(120, 120), range(null, null, true)], false)).toEqual({ isWhole: false, oldestHeight: 120, hasGap: true })
})

test('a first copy has no gap: what was never held is missing', () => {
  expect(topSpan([], false)).toEqual({ isWhole: false, oldestHeight: null, hasGap: false })
  expect(topSpan([range(120, 110)], false)).toEqual({ isWhole: false, oldestHeight: 110, hasGap: false })
  expect(topSpan([range(40, 1, true)], false)).toMatchObject({ isWhole: false, hasGap: false })
  expect(topSpan([range(120, 1, true)], true)).toMatchObject({ isWhole: true, hasGap: false })
  expect(topSpan([], true)).toMatchObject({ isWhole: true })
})

test('rows that are walked again from the start stay known', () => {
  expect(topSpan([range(120, 90), range(100, 2)], false)).toEqual({ isWhole: false, oldestHeight: 2, hasGap: false })
})
