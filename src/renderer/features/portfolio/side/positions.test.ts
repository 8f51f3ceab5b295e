// How holdings are held: what is spendable, each kind of stake with its value or its amount, and nothing for what is empty.
import { expect, test } from 'vitest'
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { StakePart } from '../../../../shared/contract/history/portfolio.ts'
import type { Valuation } from '../../../../shared/contract/history/price.ts'
import { positionsOf } from './positions.ts'

const asset = (symbol: string, decimals = 6) => ({ originId: `one-1:${symbol}`, symbol, decimals }) as unknown as Asset
const stake = (kind: StakePart['kind'], amount: string, of = asset('INIT')) => ({ kind, asset: of, amount }) as unknown as StakePart
const prices = [
  { originId: 'one-1:INIT', price: '0.5' },
  { originId: 'one-1:TIA', price: '2' },
] as Valuation['assets']

const groups = [
  {
    isHidden: false,
    stakes: [stake('delegation', '30000000'), stake('delegation', '10000000'), stake('unbonding', '0'), stake('vesting', '90000000')],
  },
  { isHidden: false, stakes: [stake('reward', '2000000'), stake('reward', '1000000', asset('TIA')), stake('reward', '7', asset('ODD'))] },
]

test('adds up each kind of stake by its value, and takes it from what is spendable', () => {
  const found = positionsOf(groups, { total: '10000', spendable: null }, prices)
  expect(found.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['spendable', '7700'],
    ['delegation', '2000'],
    ['reward', '300'],
  ])
})

test('leaves out what the user hid', () => {
  const hidden = groups.map((group) => ({ ...group, isHidden: true }))
  expect(positionsOf(hidden, null, [])).toEqual([])
})

test('says of what is spendable what the chart says, where it is known', () => {
  expect(positionsOf(groups, { total: '10000', spendable: '7701' }, prices)[0]).toMatchObject({ kind: 'spendable', cents: '7701' })
})

test('states an amount without prices only where all of it is one asset', () => {
  const found = positionsOf(groups, null, [])
  expect(found.map(({ kind, cents, only, assets }) => [kind, cents, only?.amount ?? null, assets])).toEqual([
    ['delegation', null, '40000000', 1],
    ['reward', null, null, 3],
  ])
  // The same coin with other decimals on another chain is no sum of digits.
  const mixed = [{ isHidden: false, stakes: [stake('locked', '5'), stake('locked', '5', asset('INIT', 18))] }]
  expect(positionsOf(mixed, null, [])[0]?.only).toBeNull()
})

test('needs no positions where everything is spendable', () => {
  expect(positionsOf([{ isHidden: false, stakes: [stake('vesting', '5')] }], { total: '10000', spendable: null }, prices)).toEqual([])
})
