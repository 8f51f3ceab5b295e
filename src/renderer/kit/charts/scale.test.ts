import { expect, test } from 'vitest'
import { english } from '../../words/en/english.ts'
import { extentOf, fittedExtent, lastUpTo, partOf, roundLines, roundNumbers, tenths, toFloat } from './scale.ts'

test('an extent reaches down to nothing, and further where something is below it', () => {
  expect(extentOf([3, 9])).toEqual({ low: 0, high: 10 })
  expect(extentOf([-2, 9])).toEqual({ low: -5, high: 10 })
  expect(extentOf([])).toEqual({ low: 0, high: 1 })
  expect(extentOf([0, 0])).toEqual({ low: 0, high: 1 })
  expect(partOf({ low: -2, high: 2 }, 1)).toBe(0.75)
})

test('a line far above nothing has a range that shows its changes, and a number at its top', () => {
  expect(fittedExtent([7010, 7408])).toEqual({ low: 7000, high: 7600 })
  expect(fittedExtent([100, 900])).toEqual({ low: 0, high: 1000 })
  expect(fittedExtent([5, 5])).toEqual({ low: 0, high: 6 })
  expect(fittedExtent([])).toEqual({ low: 0, high: 1 })
  expect(roundNumbers({ low: 7000, high: 7600 })).toEqual([7000, 7200, 7400, 7600])
})

test('round numbers lie within', () => {
  expect(roundNumbers({ low: 0, high: 940 })).toEqual([0, 200, 400, 600, 800])
  expect(roundNumbers({ low: -40, high: 100 })).toEqual([0, 50, 100])
})

test('the numbers beside the lines differ, however near to each other or large they are', () => {
  const textsOf = (low: number, high: number) => roundLines({ low, high }, english.formatRound).map(({ text }) => text)
  expect(textsOf(0, 3000)).toEqual(['0', '1k', '2k', '3k'].map((text) => text.replace('k', english.formatRound(1000).slice(1))))
  const huge = textsOf(3.0403e15, 3.0406e15)
  expect(huge.length).toBeGreaterThan(2)
  expect(new Set(huge).size).toBe(huge.length)
})

test('amounts far beyond what a float holds have a place, and exact parts', () => {
  expect(toFloat('1500000000000000000', 18)).toBe(1.5)
  expect(tenths('333333333333333333333333333333', '1000000000000000000000000000000')).toBe(333)
  expect(tenths('1', '0')).toBe(0)
})

test('the last up to a value is found, at the edges too', () => {
  expect([0, 1, 2, 9].map((value) => lastUpTo([1, 2, 4], value))).toEqual([0, 0, 1, 2])
})
