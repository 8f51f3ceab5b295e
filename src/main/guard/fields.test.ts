// Fields of decoded messages: whole amounts, coins with a denomination, bytes.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Amount, Bytes, CoinField, readFields } from './fields.ts'

const coin = { denom: 'uinit', amount: '5' }

test.each(['0', '7', '1'.repeat(78)])('an amount may be %s', (amount) => {
  expect(Amount.safeParse(amount).success).toBe(true)
})

test.each(['', '-1', '+1', '01', '1.0', '1e3', ' 1', '0x1', '1'.repeat(79)])('an amount may not be “%s”', (amount) => {
  expect(Amount.safeParse(amount).success).toBe(false)
})

describe('a coin', () => {
  test('has a denomination and an amount', () => {
    expect(readFields(CoinField, coin)).toEqual(coin)
  })

  test.each([
    ['no denomination', { ...coin, denom: '' }, 'denom'],
    ['a field that is not known', { ...coin, memo: '' }, 'memo'],
    ['a field too few', { denom: 'uinit' }, 'amount'],
    ['an amount below zero', { ...coin, amount: '-5' }, 'amount'],
  ])('is refused with %s', (_what, value, field) => {
    expect(() => readFields(CoinField, value)).toThrow(field)
  })
})

test('bytes are no text and no list', () => {
  expect(Bytes.safeParse(Uint8Array.of(1)).success).toBe(true)
  expect(Bytes.safeParse('01').success).toBe(false)
  expect(Bytes.safeParse([1]).success).toBe(false)
})

test('what cannot be read is unsafe to sign', () => {
  expect(() => readFields(z.strictObject({ sender: z.string() }), { sender: 1 })).toThrow('The message has a missing or unknown field:')
})
