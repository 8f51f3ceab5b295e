// What the figure under the total says: the curve's end against its left edge.
import { expect, test } from 'vitest'
import { valueChange } from './valueChange.ts'

const DAY = 86_400_000
const NOW = 1000 * DAY + 5
const at = (day: number, cents: string) => ({ day: day * DAY, cents })

test('follows the range, and says from when it counts where the range is longer than what is known', () => {
  const points = [at(800, '20000'), at(905, '10000'), at(1000, '15000')]
  expect(valueChange(points, 'quarter', NOW)).toEqual({ cents: '5000', tenths: 500, since: NOW - 90 * DAY, isWhole: true })
  expect(valueChange(points, 'year', NOW)).toEqual({ cents: '-5000', tenths: 250, since: 800 * DAY, isWhole: false })
  expect(valueChange(points, 'all', NOW)).toMatchObject({ cents: '-5000', isWhole: false })
})

test('is no share of nothing, and needs two days', () => {
  expect(valueChange([at(990, '0'), at(1000, '15000')], 'year', NOW)).toMatchObject({ cents: '15000', tenths: null })
  expect(valueChange([at(1000, '15000')], 'year', NOW)).toBeNull()
})
