// A change of the total is told as one of prices only where no amount changed, for some seconds and in the place of the source.
import { afterEach, expect, test, vi } from 'vitest'
import type { Valuation } from '../../../shared/contract/history/price.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { priceMove } from './priceMove.ts'
import { Total } from './Total.tsx'
import { reloadValues } from './valuesStore.ts'

const at = Date.now()
const value = (total: string, assets: [string, string | null, string | null][]): Valuation => ({
  state: 'on',
  host: 'prices.example',
  seenAt: at,
  trouble: null,
  total,
  watchOnly: null,
  change: null,
  unpriced: 0,
  assets: assets.map(([originId, worth, price]) => ({ originId, value: worth, price, changeTenths: null })),
})
const before = value('50000', [
  ['init', '20000', '0.4'],
  ['usdc', '30000', '1'],
  ['boat', null, null],
])
const dearer = value('51001', [
  ['init', '21001', '0.42001'],
  ['usdc', '30000', '1.00000000000000000001'],
  ['boat', null, null],
])

afterEach(() => vi.useRealTimers())

test('counts a change by prices alone', () => {
  expect(priceMove(before, dearer)).toBe('1001')
  expect(priceMove(dearer, before)).toBe('-1001')
})

test('does not count one where an amount changed, an asset came, or nothing is known', () => {
  const more = value('60000', [
    ['init', '30000', '0.4'],
    ['usdc', '30000', '1'],
    ['boat', null, null],
  ])
  expect(priceMove(before, more)).toBeNull()
  expect(
    priceMove(
      before,
      value('61001', [
        ['init', '31001', '0.42001'],
        ['usdc', '30000', '1'],
        ['boat', null, null],
      ]),
    ),
  ).toBeNull()
  expect(priceMove(before, { ...dearer, assets: dearer.assets.slice(1) })).toBeNull()
  expect(
    priceMove(
      before,
      value('60000', [
        ['init', '20000', '0.4'],
        ['usdc', '30000', '1'],
        ['boat', '10000', '1'],
      ]),
    ),
  ).toBeNull()
  expect(priceMove(before, before)).toBeNull()
  expect(priceMove(null, dearer)).toBeNull()
  expect(priceMove({ ...before, state: 'off' }, dearer)).toBeNull()
})

test('the total says it in place of the source, and for ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  let current = before
  const { win } = openBridgedWindow((method) => Promise.resolve({ ok: true, value: method === 'prices.values' ? current : null }) as never)
  const drawn = () => drawnText(win, Total, { line: null, locked: '0' })
  await reloadValues(win)
  expect(await drawn()).toContain('Prices from prices.example')
  current = dearer
  await reloadValues(win)
  const told = await drawn()
  expect(told).toContain('Prices updated, +$10.01.')
  expect(told).not.toContain('Prices from')
  vi.setSystemTime(at + 11_000)
  expect(await drawn()).not.toContain('Prices updated')
})
