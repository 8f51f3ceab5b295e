// How figures of the benchmark are summed up and compared.
import { expect, test } from 'vitest'
import { baselineWith, betterOf, figureOf, isMet, percentile, runOfSize, tableOf, worseThan } from './figure.ts'

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

test('only ratios are held against earlier ones, and only beyond the room for noise', () => {
  const at = (value: number, unit: 'times' | 'ms') => [figureOf('time', unit, [value], null)]
  expect(worseThan(at(2, 'times'), at(2.6, 'times'), 0.35)).toEqual([])
  expect(worseThan(at(2, 'times'), at(2.8, 'times'), 0.35)).toEqual(at(2.8, 'times'))
  expect(worseThan(at(2, 'times'), at(2.8, 'times'), 1)).toEqual([])
  expect(worseThan(at(2, 'ms'), at(20, 'ms'), 0.35)).toEqual([])
  expect(worseThan([], at(2, 'times'), 0.35)).toEqual([])
})

test('the better of two measurements counts', () => {
  const both = (left: number, right: number) => [figureOf('left', 'times', [left], null), figureOf('right', 'times', [right], null)]
  expect(betterOf(both(2, 5), both(3, 4))).toEqual(both(2, 4))
  expect(betterOf(both(2, 5), [])).toEqual(both(2, 5))
})

test('a run stands beside that of its own size alone', () => {
  const run = (rows: number, value: number, name = 'time') => ({ rows, many: 0, figures: [figureOf(name, 'times', [value], null)] })
  const baseline = baselineWith(baselineWith([], run(20, 1)), run(10, 2))
  expect(baseline).toEqual([run(10, 2), run(20, 1)])
  expect(runOfSize(baseline, run(20, 9))).toEqual(run(20, 1))
  expect(() => runOfSize(baseline, run(30, 1))).toThrow('no run of 30 and 0 rows, but of 10 and 0; 20 and 0')
  expect(baselineWith(baseline, run(10, 3))).toEqual([run(10, 3), run(20, 1)])
  const other = run(20, 4, 'other')
  expect(baselineWith([run(20, 1)], other)[0]?.figures).toEqual([...run(20, 1).figures, ...other.figures])
})

test('the table marks what is not met', () => {
  const table = tableOf([figureOf('good', 'share', [0.25], 0.3), figureOf('bad', 'ms', [20], 16)])
  expect(table.split('\n')[0]).toMatch(/^ {2}good .* 0\.250 share .* at most 0\.300$/)
  expect(table.split('\n')[1]).toMatch(/^! bad .* 20\.00 ms .* at most 16\.00$/)
})
