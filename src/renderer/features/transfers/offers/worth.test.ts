// What stands beside an amount: the router's estimate is named as one, and where nothing is known, nothing stands.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { centsOf } from '../../../data/centsOf.ts'
import { Worth } from './Worth.tsx'

const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'one-1:uinit' }

test('without a price of the portfolio, the estimate of the router is named as such', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const drawn = (usd: string | null) => drawnText(win, Worth, { accountId: null, asset, units: '5000000', usd })
  const words = await win.allWords()
  expect(await drawn('2.139')).toBe(words.transferWords.byRouter('$2.14'))
  expect(await drawn(null)).toBe('')
})

test('the price of the portfolio values it to the cent, rounded', () => {
  const priceOf = (originId: string) => (originId === asset.originId ? '0.4279' : null)
  expect(centsOf([{ asset, amount: '5000000' }], priceOf)).toBe('214')
  expect(centsOf([{ asset: { ...asset, originId: 'other' }, amount: '5000000' }], priceOf)).toBeNull()
})
