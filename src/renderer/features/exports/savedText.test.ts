// An export says how many transactions it saved and of which time, and its years begin with their digits, so that typing one chooses it.
import { expect, test } from 'vitest'
import { english } from '../../words/en/english.ts'
import { savedText } from './ExportDialog.tsx'

test.for([
  [{ kind: 'year', year: 2026 }, '', '414 transactions, 2026.'],
  [{ kind: 'filter' }, 'rent', '414 transactions, All time.'],
  [{ kind: 'filter' }, 'rent on:2025', '414 transactions, As filtered.'],
  [{ kind: 'days', from: '2026-01-01', to: '2026-03-31' }, '', '414 transactions, 2026-01-01 to 2026-03-31.'],
  [{ kind: 'days', from: '', to: '2026-03-31' }, '', '414 transactions, until 2026-03-31.'],
  [{ kind: 'days', from: '', to: '' }, '', '414 transactions, All time.'],
] as const)('%j of %s', ([period, text, said]) => {
  expect(savedText(english.exportWords, 414, null, { period, text })).toBe(said)
})

test('a file for Koinly says its rows beside the transactions, and why they differ', () => {
  expect(savedText(english.exportWords, 378, 360, { period: { kind: 'year', year: 2026 }, text: '' })).toBe(
    '360 rows from 378 transactions, 2026. One row per asset; transactions without an amount have none.',
  )
})

test('a year begins with its digits', () => {
  expect([2026, 2025, 2024].map((year) => english.exportWords.yearName(year, 2026))).toEqual([
    '2026 (this year)',
    '2025 (last year)',
    '2024',
  ])
})
