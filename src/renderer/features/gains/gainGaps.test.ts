// One line says what the figures leave out: days without a price, and what is held but not in the history; what explains it stands below.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { GainFigures } from './GainFigures.tsx'
import { GainGaps, GainNotes, type Gaps } from './GainGaps.tsx'
import type { GainsReport } from './gainsStore.ts'

const { win } = openBridgedWindow(() => new Promise(() => undefined))
const asset = (symbol: string, left: string, held: string) => ({ originId: symbol.toLowerCase(), symbol, left, held, decimals: 6 })
const none = { cents: '0', unknown: 0 }
const whole: Gaps = {
  realised: none,
  income: none,
  fees: none,
  unrealised: none,
  missing: [],
  missingCount: 0,
  isComplete: true,
  unlisted: 0,
  assets: [asset('ETH', '5', '5')],
}
const more = { assets: [asset('INIT', '7432118998', '7847812048'), asset('ETH', '5', '5'), asset('TIA', '9', '2')] }
const unpriced = { missingCount: 2, missing: [1, 2].map(() => ({ originId: 'tia', symbol: 'TIA' })) }
const drawn = (report: Partial<Gaps>) => drawnText(win, GainGaps, { report: { ...whole, ...report }, onAddPrices: () => undefined })
const notes = (report: Partial<Gaps>) => drawnText(win, GainNotes, { report: { ...whole, ...report } })

test('names what is held and not explained, and not what merely left', async () => {
  expect(await drawn(more)).toBe('Not counted: 415.69 INIT from outside your synced history. What it cost is unknown. Show which')
  expect(await drawn(whole)).toBe('')
  // While history is copied, what is missing of it may still come.
  expect(await drawn({ ...more, isComplete: false })).toBe('')
})

test('both gaps stand in one line, and what explains them below the list', async () => {
  expect(await drawn({ ...more, ...unpriced })).toMatch(
    /^2 prices missing: TIA on 2 days\. Not counted: 415\.69 INIT from outside .*\. Show which Add prices$/u,
  )
  expect(await notes({ ...more, ...unpriced })).toMatch(
    /^Unrealized gain is as of now.* never counts as zero\. .* without a transaction\.$/u,
  )
  expect(await notes(whole)).not.toContain('zero')
})

test('the missing prices and the lines that lack them are counted in the words of the figures', async () => {
  const counts = { realised: { cents: '5', unknown: 14 }, unrealised: { cents: '5', unknown: 1 } }
  const text = await drawn({ ...unpriced, ...counts })
  expect(text).toMatch(/^2 prices missing: TIA on 2 days\. So the result leaves out 14 disposals and 1 acquisition\. Add prices$/u)
  const report = { ...whole, ...counts, incomeByKind: [], choice: { currency: 'USD' } } as unknown as GainsReport
  const figures = await drawnText(win, GainFigures, { report })
  expect(figures).toMatch(/Partial: 14 disposals without a price.*Partial: 1 acquisition without a price/u)
})
