// The name of an exported file.
import { expect, test } from 'vitest'
import { exportName } from './exportName.ts'

test('a file is named after the period that it covers', () => {
  const named = (text: string, what = 'activity') =>
    exportName({ what, format: what === 'activity' ? 'koinly' : 'csv', filter: { text } }, Date.UTC(2026, 10, 26))
  expect(named('on:2025')).toBe('waybill-koinly-2025.csv')
  expect(named('swap after:2025-01-01 before:2025-03-31')).toBe('waybill-koinly-2025-01-01-to-2025-03-31.csv')
  expect(named('')).toBe('waybill-koinly-2026-11-26.csv')
  expect(named('on:2025 on:2024')).toBe('waybill-koinly-2026-11-26.csv')
  expect(named('-on:2025')).toBe('waybill-koinly-2026-11-26.csv')
  expect(named('on:2025', 'holdings')).toBe('waybill-holdings-2026-11-26.csv')
})
