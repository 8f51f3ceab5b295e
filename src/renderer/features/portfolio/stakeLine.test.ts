// The line of a stake: what is kept of an older reading says from when it is.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { StakeLine } from './HoldingLines.tsx'

const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'init' }
const of = {
  group: {
    originId: 'init',
    symbol: 'INIT',
    name: 'Initia',
    decimals: 6,
    isVerified: true,
    isHidden: false,
    total: '7000000',
    parts: [],
    stakes: [],
  },
  whole: '0',
}
const readAt = new Date(2026, 10, 27, 14, 5).getTime()
const stake = { kind: 'locked', asset, accountId: 'a', amount: '7000000', validators: 1, completesAt: null, readAt } as const

test('names the moment of a reading that is not the last one', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  expect(await drawnText(win, StakeLine, { ...of, stake: { ...stake, isKept: true } })).toMatch(/locked.*as of .*27.*14:05/u)
  expect(await drawnText(win, StakeLine, { ...of, stake: { ...stake, isKept: false } })).not.toContain('as of')
})
