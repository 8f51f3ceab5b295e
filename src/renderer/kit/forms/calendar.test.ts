// The days of a calendar: whole weeks from Monday on, and keys that never leave the months there are.
import { expect, test } from 'vitest'
import { dayOf } from '../../words/formats.ts'
import { dayByKey, readDay, weeksOf, withMonths } from './calendar.ts'

const day = (text: string) => readDay(text) ?? new Date(Number.NaN)
const after = (text: string, key: string, shiftKey = false) => {
  const next = dayByKey(day(text), { key, shiftKey })
  return next === null ? null : dayOf(next.getTime())
}

test('a day is read as it is written, and nothing else is', () => {
  expect(dayOf(day('2026-02-28').getTime())).toBe('2026-02-28')
  for (const text of ['', '2026', '2026-2-3', '2026-02-30', '2026-13-01', 'today', '0050-01-01']) expect(readDay(text)).toBeNull()
})

test('a month is drawn in six weeks from Monday on', () => {
  const weeks = weeksOf(day('2026-11-25')).map((week) => week.map((one) => dayOf(one.getTime())))
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks[0]?.[6]).toBe('2026-11-01')
  expect(weeks[5]?.[6]).toBe('2026-12-06')
  expect(weeksOf(day('2026-06-15'))[0]?.map((one) => one.getDate())).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('keys go by days, weeks, months and years', () => {
  expect(after('2026-03-01', 'ArrowLeft')).toBe('2026-02-28')
  expect(after('2026-12-31', 'ArrowRight')).toBe('2027-01-01')
  expect(after('2026-03-01', 'ArrowUp')).toBe('2026-02-22')
  expect(after('2026-03-01', 'ArrowDown')).toBe('2026-03-08')
  expect(after('2026-11-25', 'Home')).toBe('2026-11-23')
  expect(after('2026-11-25', 'End')).toBe('2026-11-29')
  expect(after('2026-03-31', 'PageUp')).toBe('2026-02-28')
  expect(after('2028-02-29', 'PageDown', true)).toBe('2029-02-28')
  expect(after('2026-03-01', 'a')).toBeNull()
})

test('a day that the other month lacks becomes its last', () => {
  expect(dayOf(withMonths(day('2026-01-31'), 1).getTime())).toBe('2026-02-28')
  expect(dayOf(withMonths(day('2026-01-31'), -2).getTime())).toBe('2025-11-30')
})
