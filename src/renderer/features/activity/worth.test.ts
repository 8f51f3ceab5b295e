// What a transaction was worth: both sides of a swap are one value, and what is not known is no zero.
import { expect, test } from 'vitest'
import { PLAIN_ITEM } from '../../../../test/support/benches/activityRow.ts'
import type { PriceThen } from '../../../shared/contract/history/price.ts'
import { momentsOf, worthOf } from './worth.ts'

const moved = (denom: string, amount: string, isVerified = true) => ({ denom, amount, isVerified, symbol: denom, decimals: 6 })
const priced = (value: string, isNow = false): PriceThen => ({ value, price: '1', seenAt: 1, isNow })

test('asks for verified amounts at the time of the transaction', () => {
  const item = { ...PLAIN_ITEM, movements: [moved('uinit', '-5'), moved('spam', '9', false)] }
  expect(momentsOf(item)).toEqual([{ chainId: item.chainId, denom: 'uinit', units: '-5', at: item.time }])
})

test.each([
  ['what came in is summed', ['5', '7'], [priced('100'), priced('20')], { cents: '120', isNow: false }],
  ['the two sides of a swap are one value', ['-5', '7'], [priced('100'), priced('98')], { cents: '100', isNow: false }],
  ['a price of today marks the sum', ['5', '7'], [priced('100'), priced('20', true)], { cents: '120', isNow: true }],
  ['a side with an unknown price has no value', ['5', '7'], [priced('100'), null], null],
  ['the other side stands for it', ['-5', '7'], [priced('100'), null], { cents: '100', isNow: false }],
  ['nothing moved', [], [], null],
] as const)('%s', (_, amounts, values, expected) => {
  const moments = momentsOf({ ...PLAIN_ITEM, movements: amounts.map((amount, index) => moved(`u${index}`, amount)) })
  expect(worthOf(moments, values)).toEqual(expected)
})
