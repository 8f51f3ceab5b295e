// What stands beside an amount: the router's estimate is named as one and stands alone, and where nothing is known, nothing stands.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { centsOf } from '../../../data/centsOf.ts'
import { worthText } from './bothSides.ts'
import { Worth } from './Worth.tsx'

const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'one-1:uinit' }

const read = (prices: Record<string, string>) => ({ priceOf: (originId: string) => prices[originId] ?? null, isRead: true })
const valued = { asset, units: '5000000', usd: '2.139' }

test('without a price of the portfolio, the estimate of the router is named as such', async () => {
  const words = await openBridgedWindow(() => new Promise(() => undefined)).win.allWords()
  expect(worthText(words, valued, read({}))).toBe(words.transferWords.byRouter('$2.14'))
  expect(worthText(words, { ...valued, usd: null }, read({}))).toBeNull()
})

test('an estimate is not drawn before the prices are read, nor beside a value at a price of the portfolio', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  expect(await drawnText(win, Worth, { accountId: null, ...valued }), 'not read yet').toBe('')
  const words = await win.allWords()
  const other = { ...asset, originId: 'two-1:uusdc' }
  expect(worthText(words, { ...valued, other }, read({}))).toBe(words.transferWords.byRouter('$2.14'))
  expect(worthText(words, { ...valued, other }, read({ 'two-1:uusdc': '1' }))).toBeNull()
  expect(worthText(words, { ...valued, other }, read({ 'two-1:uusdc': '1', 'one-1:uinit': '0.4' }))).toBe('$2.00')
})

test('the price of the portfolio values it to the cent, rounded', () => {
  const priceOf = (originId: string) => (originId === asset.originId ? '0.4279' : null)
  expect(centsOf([{ asset, amount: '5000000' }], priceOf)).toBe('214')
  expect(centsOf([{ asset: { ...asset, originId: 'other' }, amount: '5000000' }], priceOf)).toBeNull()
})
