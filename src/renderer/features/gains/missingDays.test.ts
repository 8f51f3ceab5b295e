// Checks that the dialog on prices says which days it is about.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { MissingDays } from './MissingDays.tsx'

const DAY_MS = 86_400_000
const daysOf = (symbol: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ originId: symbol, symbol, day: Date.UTC(2026, 0, 5) + index * DAY_MS }))

test('names each asset with its days, the most that fit, and what can bring them', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const text = await drawnText(win, MissingDays, { missing: [...daysOf('TIA', 2), ...daysOf('ETH', 40)], host: 'prices.example' })
  expect(text).toContain('TIA, 2 days: 5 Jan 2026, 6 Jan 2026')
  expect(text).toContain('ETH, 40 days: 5 Jan 2026,')
  expect(text).toContain('4 Feb 2026 and 9 more')
  expect(text).toContain('prices.example may have them by now.')
  expect(await drawnText(win, MissingDays, { missing: daysOf('TIA', 1), host: null })).toContain('Import the missing prices as a CSV.')
})
