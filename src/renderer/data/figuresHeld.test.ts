import { expect, test } from 'vitest'
import { isLess, isUnfinished } from './figuresHeld.ts'

const whole = { isAddingUp: false, hasGap: false, points: [1, 2, 3] }
const gap = { ...whole, hasGap: true, points: [3] }
const adding = { ...whole, isAddingUp: true }

test('a whole line stays while rows are missing or added up', () => {
  expect(isLess(gap, whole)).toBe(true)
  expect(isLess(adding, whole)).toBe(true)
  expect(isLess(whole, whole)).toBe(false)
  expect(isLess({ ...whole, points: [1] }, whole)).toBe(false)
})

test('before a line was whole, each newer part of it is shown', () => {
  expect(isLess(gap, gap)).toBe(false)
  expect(isLess(adding, null)).toBe(false)
  expect(isLess(adding, { ...whole, points: [] })).toBe(false)
  expect(isLess(null, whole)).toBe(false)
})

test('an unfinished answer is asked for again', () => {
  expect([gap, adding, whole, null].map(isUnfinished)).toEqual([true, true, false, false])
})
