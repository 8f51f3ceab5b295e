import { expect, test } from 'vitest'
import { balanceCurve, leftOutOf } from './balanceCurve.ts'

const DAY = 86_400_000
const NOW = 1000 * DAY + 5
const points = [
  { day: 400 * DAY, amount: '10' },
  { day: 950 * DAY, amount: '4' },
]
const line = { points, before: '0', now: '4', knownFrom: null }

test('begins with what was held before the stretch and ends now', () => {
  expect(balanceCurve(line, 'quarter', NOW)).toEqual({
    from: NOW - 90 * DAY,
    until: NOW,
    unknownUntil: null,
    steps: [
      { at: NOW - 90 * DAY, amount: '10', change: '0' },
      { at: 950 * DAY, amount: '4', change: '-6' },
      { at: NOW, amount: '4', change: '0' },
    ],
  })
})

test('all of it begins a little before the first change', () => {
  const { from, steps } = balanceCurve(line, 'all', NOW)
  expect(from).toBeLessThan(400 * DAY)
  expect(steps.map(({ amount }) => amount)).toEqual(['0', '10', '4', '4'])
})

test('says where it is not known, and draws nothing there', () => {
  const cut = balanceCurve({ ...line, points: points.slice(1), before: '10', knownFrom: 940 * DAY }, 'quarter', NOW)
  expect(cut.unknownUntil).toBe(940 * DAY)
  expect(cut.steps[0]).toEqual({ at: 940 * DAY, amount: '10', change: '0' })
})

test('without any change it is a level line', () => {
  const level = balanceCurve({ points: [], before: '7', now: '7', knownFrom: null }, 'all', NOW)
  expect(level.steps.map(({ amount }) => amount)).toEqual(['7', '7'])
  expect(level.from).toBeLessThan(NOW)
})

test('what is left out makes up the total to the cent, but no more than the cut of a cent', () => {
  expect(leftOutOf('1666240', '1634949', '31290')).toBe('31291')
  expect(leftOutOf('1666240', '1634949', '31291')).toBe('31291')
  expect(leftOutOf('1666240', '1634949', '31292')).toBe('31291')
  expect(leftOutOf('1634949', '1634949', '1')).toBe('1')
  expect(leftOutOf('1700000', '1634949', '31290')).toBe('31290')
  expect(leftOutOf(null, '1634949', '31290')).toBe('31290')
  expect(leftOutOf('1634950', '1634949', '0')).toBe('0')
})
