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
  expect(savedText(english.exportWords, { transactions: 414, file: null }, { period, text })).toBe(said)
})

test.for([
  [18, 'Each asset moved has a row; 18 other transactions moved nothing and are left out.'],
  [1, 'Each asset moved has a row; 1 other transaction moved nothing and is left out.'],
  [0, 'Each asset moved has a row.'],
] as const)('a file for Koinly without %d of the transactions says its rows beside them, and why they differ', ([omitted, why]) => {
  const counted = { transactions: 378, file: { rows: 360, omitted } }
  expect(savedText(english.exportWords, counted, { period: { kind: 'year', year: 2026 }, text: '' })).toBe(
    `360 rows from ${378 - omitted} transactions, 2026. ${why}`,
  )
})

test('a year begins with its digits', () => {
  expect([2026, 2025, 2024].map((year) => english.exportWords.yearName(year, 2026))).toEqual([
    '2026 (this year)',
    '2025 (last year)',
    '2024',
  ])
})
