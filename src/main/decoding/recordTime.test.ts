// Times of records: nanoseconds, no fraction, no zone; nothing that merely looks like a time.
import { expect, test } from 'vitest'
import { parseTime } from './recordTime.ts'

test.each([
  ['2026-01-02T03:04:05.123456789Z', '2026-01-02T03:04:05.123Z'],
  ['2026-01-02T03:04:05.1Z', '2026-01-02T03:04:05.100Z'],
  ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
  ['2026-01-02T03:04:05.999999999', '2026-01-02T03:04:05.999Z'],
  ['2026-01-02T03:04:05+02:00', '2026-01-02T01:04:05.000Z'],
])('reads %s', (text, expected) => {
  expect(new Date(parseTime(text)).toISOString()).toBe(expected)
})

test.each(['', '1', '1767323045', '2026-01-02', '2026-01-02 03:04:05', '2026-13-02T03:04:05Z', 'Fri, 02 Jan 2026 03:04:05 GMT'])(
  'does not take %j for a time',
  (text) => {
    expect(parseTime(text)).toBeNaN()
  },
)
