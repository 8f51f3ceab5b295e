// How figures of the benchmark are summed up and compared.
import { expect, test } from 'vitest'
import { figureOf, isMet, percentile, tableOf, worseThan } from './figure.ts'

test('a figure is the median of its repetitions, with the least and the most', () => {
  expect(figureOf('time', 'times', [3, 1, 2], 2)).toMatchObject({ value: 2, spread: [1, 3] })
  expect(figureOf('time', 'times', [4, 1], 2)).toMatchObject({ value: 1 })
  expect(() => figureOf('time', 'times', [], 2)).toThrow('time was not measured')
})

test('99 of 100 lie at or below the percentile', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(values, 0.99)).toBe(99)
  expect(percentile(values, 0.5)).toBe(50)
})

test('a figure without a bound is always met', () => {
  expect(isMet(figureOf('time', 'ms', [7], null))).toBe(true)
  expect(isMet(figureOf('time', 'ms', [7], 7))).toBe(true)
  expect(isMet(figureOf('time', 'ms', [7.1], 7))).toBe(false)
})

test('only ratios are held against a baseline, and only beyond noise', () => {
  const at = (value: number, unit: 'times' | 'ms') => ({ rows: 10, figures: [figureOf('time', unit, [value], null)] })
  expect(worseThan(at(2, 'times'), at(2.6, 'times'))).toEqual([])
  expect(worseThan(at(2, 'times'), at(2.8, 'times'))).toEqual(['time: 2.80, was 2.00'])
  expect(worseThan(at(2, 'ms'), at(20, 'ms'))).toEqual([])
  expect(worseThan({ rows: 10, figures: [] }, at(2, 'times'))).toEqual([])
})

test('runs of different sizes are not compared', () => {
  expect(worseThan({ rows: 10, figures: [] }, { rows: 20, figures: [] })[0]).toContain('10 rows')
})

test('the table marks what is not met', () => {
  const table = tableOf([figureOf('good', 'share', [0.25], 0.3), figureOf('bad', 'ms', [20], 16)])
  expect(table.split('\n')[0]).toMatch(/^ {2}good .* 0\.250 share .* at most 0\.300$/)
  expect(table.split('\n')[1]).toMatch(/^! bad .* 20\.00 ms .* at most 16\.00$/)
})
