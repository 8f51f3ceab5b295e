// Tests the periods of an export.
import { expect, test } from 'vitest'
import { countYears, hasDates, isComplete, withPeriod, firstPeriod } from './period.ts'

const NOW = new Date(2026, 6, 1).getTime()

test('a period replaces the dates of the search and leaves the rest', () => {
  expect(withPeriod('', { kind: 'year', year: 2025 })).toBe('on:2025')
  expect(withPeriod('chain:initiation-2 on:2026-10 rent', { kind: 'year', year: 2025 })).toBe('chain:initiation-2 rent on:2025')
  expect(withPeriod('after:2024 -before:7d status:failed', { kind: 'year', year: 2026 })).toBe('status:failed on:2026')
  expect(withPeriod('rent', { kind: 'days', from: '2025-01-01', to: '2025-03-31' })).toBe('rent after:2025-01-01 before:2025-03-31')
  expect(withPeriod('rent on:2025', { kind: 'days', from: '', to: '' })).toBe('rent')
  expect(withPeriod('rent on:2025', { kind: 'filter' })).toBe('rent on:2025')
  expect(withPeriod('rent', { kind: 'days', from: '2025-0', to: '' })).toBe('rent')
  expect(['', '2025', '2025-0', '2025-02-30'].map((from) => isComplete({ kind: 'days', from, to: '' }))).toEqual([true, true, false, false])
  expect(['', 'rent', 'year:2025', '-after:7d'].map(hasDates)).toEqual([false, false, true, true])
})

test('years are counted from this one back until no row is missing', async () => {
  const rows: Record<string, number> = { rent: 12, 'rent on:2026': 4, 'rent on:2025': 0, 'rent on:2024': 0, 'rent on:2023': 8 }
  const asked: string[] = []
  const countOf = (text: string) => {
    asked.push(text)
    return Promise.resolve(rows[text] ?? 0)
  }
  expect(await countYears('rent on:2024', NOW, countOf)).toEqual([
    { year: 2026, count: 4 },
    { year: 2025, count: 0 },
    { year: 2023, count: 8 },
  ])
  expect(asked).toHaveLength(5)
  expect(await countYears('nothing', NOW, countOf)).toEqual([
    { year: 2026, count: 0 },
    { year: 2025, count: 0 },
  ])
})

test('Koinly begins with this year, where neither a year nor the search names another time; other formats with everything', () => {
  const now = new Date(2026, 10, 26).getTime()
  expect(firstPeriod('koinly', { year: undefined, text: '', now })).toEqual({ kind: 'year', year: 2026 })
  expect(firstPeriod('koinly', { year: 2025, text: '', now })).toEqual({ kind: 'year', year: 2025 })
  expect(firstPeriod('koinly', { year: undefined, text: 'on:2024', now })).toEqual({ kind: 'filter' })
  expect(firstPeriod('csv', { year: undefined, text: '', now })).toEqual({ kind: 'filter' })
})
