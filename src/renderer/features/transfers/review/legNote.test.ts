// Says what a permission to convert is for, also where the asset that is to arrive is the one that is sent.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { BUILT, grow, sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { LegNote } from './LegNote.tsx'

test('a conversion of one form of an asset into another is named as such', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const quote = { ...sampleQuote(), needsOpHook: true }
  const drawn = (to: typeof quote.to) => {
    const transfer = grow([{ ...BUILT, chainId: 'tidewatch-1', purpose: 'hook' }], { ...quote, to })
    return drawnText(win, LegNote, { transfer, leg: currentLeg(transfer) })
  }
  expect(await drawn(quote.to)).toContain('When it arrives, tidewatch-1 converts it into its own INIT')
  expect(await drawn({ ...quote.to, originId: 'usdc', symbol: 'USDC' })).toContain('may convert what arrives into the asset you chose')
})

test('the transfer that follows a permission has a note too, so that what stands below it stays in its place', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const hook = { ...BUILT, chainId: 'tidewatch-1', purpose: 'hook' as const }
  const transfer = { ...grow([hook], { ...sampleQuote(), needsOpHook: true }), phase: 'authorised' as const }
  expect(await drawnText(win, LegNote, { transfer, leg: null })).toContain('so that tidewatch-1 converts what arrives')
  expect(await drawnText(win, LegNote, { transfer: { ...transfer, legs: [] }, leg: null })).toBe('')
})
