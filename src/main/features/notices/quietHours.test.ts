// Quiet hours over the day and over midnight, by the computer's own clock.
import { expect, test } from 'vitest'
import { isQuiet } from './quietHours.ts'

const at = (hours: number, minutes = 0) => new Date(2026, 10, 21, hours, minutes).getTime()

test('without quiet hours no hour is quiet', () => {
  expect(isQuiet(null, at(3))).toBe(false)
})

test.for([
  ['22:00', '07:00', 23, 0, true],
  ['22:00', '07:00', 22, 0, true],
  ['22:00', '07:00', 6, 59, true],
  ['22:00', '07:00', 7, 0, false],
  ['22:00', '07:00', 12, 0, false],
  ['12:30', '14:00', 12, 29, false],
  ['12:30', '14:00', 12, 30, true],
  ['12:30', '14:00', 14, 0, false],
  ['08:00', '08:00', 8, 0, false],
] as const)('from %s to %s: at %i:%i it is quiet: %s', ([from, to, hours, minutes, quiet]) => {
  expect(isQuiet({ from, to }, at(hours, minutes))).toBe(quiet)
})
