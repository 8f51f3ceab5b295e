// Rows of one transfer must be one entry, whoever sent it; rows that only share a relayer's transaction must stay apart.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActivityItem, Movement } from '../../../../shared/contract/history/activity.ts'
import { PLAIN_ITEM } from '../../../../../test/support/benches/activityRow.ts'
import { entriesOf, passageOf } from './grouping.ts'

const row = (hash: string, changes: Partial<ActivityItem> = {}): ActivityItem => ({ ...PLAIN_ITEM, hash, ...changes })
const sent = (id: string) => ({ id, isSent: true })
const settled = (id: string) => ({ id, isSent: false })
const coins = (amount: string, decimals = 6, symbol = 'INIT'): Movement => ({ denom: symbol, amount, decimals, symbol, isVerified: true })

function hashesOf(items: readonly ActivityItem[]): string[][] {
  return entriesOf(items).map((entry) => (entry.kind === 'item' ? [entry.item.hash] : entry.items.map(({ hash }) => hash)))
}

test('a transfer is one entry at the place of its first row, with rows of others between its own', () => {
  const items = [row('C', { transferId: 'one' }), row('X'), row('B', { transferId: 'one' }), row('Y', { transferId: 'two' })]
  expect(hashesOf(items)).toEqual([['C', 'B'], ['X'], ['Y']])
  const [group] = entriesOf(items, 40)
  expect(group).toMatchObject({ kind: 'group', position: 40, positions: [40, 42] })
})

test('packets tie the transactions of a transfer that another app sent, over several chains', () => {
  const items = [
    row('arrived', { packets: [settled('b/1')] }),
    row('forwarded', { packets: [settled('a/7'), sent('b/1')] }),
    row('sent', { packets: [sent('a/7')] }),
  ]
  expect(hashesOf(items)).toEqual([['arrived', 'forwarded', 'sent']])
})

test('two transfers that one transaction settles stay apart, and one transaction of two own accounts is no group', () => {
  const items = [
    row('relayed', { packets: [settled('a/1'), settled('a/2')] }),
    row('one', { packets: [sent('a/1')] }),
    row('two', { packets: [sent('a/2')] }),
  ]
  expect(hashesOf(items)).toEqual([['relayed'], ['one'], ['two']])
  const both = { transferId: 'one' }
  expect(hashesOf([row('same', both), row('same', { ...both, accountId: 'other' })])).toEqual([['same'], ['same']])
})

test('every row is in exactly one entry, and entries come in the order of their first rows', () => {
  const item = fc.record({
    transferId: fc.option(fc.constantFrom('one', 'two')),
    packets: fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), isSent: fc.boolean() }), { maxLength: 2 }),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 20 }), (all) => {
      const items = all.map((changes, index) => row(`${index}`, { ...changes, time: -index }))
      const entries = entriesOf(items)
      const held = entries.flatMap((entry) => (entry.kind === 'item' ? [entry.position] : entry.positions))
      expect(held.toSorted((one, other) => one - other)).toEqual(items.map((_, index) => index))
      expect(entries.map(({ position }) => position)).toEqual(entries.map(({ position }) => position).toSorted((one, other) => one - other))
    }),
  )
})

test('the same amount that left and came is one without a sign, also where the chains count other decimals', () => {
  const out = row('out', { time: 1, movements: [coins('-5000000')] })
  const back = row('in', { time: 2, movements: [coins('5000000000000000000', 18)] })
  expect(passageOf([back, out])).toMatchObject({ lead: out, last: back, amounts: back.movements, isSigned: false })
})

test('what a transfer cost or became stands beside what left', () => {
  const out = row('out', { time: 1, movements: [coins('-5000000')] })
  const less = row('in', { time: 2, movements: [coins('4900000')] })
  expect(passageOf([less, out])).toMatchObject({ amounts: [...out.movements, ...less.movements], isSigned: true })
  const other = row('in', { time: 2, movements: [coins('5000000', 6, 'USDC')] })
  expect(passageOf([other, out]).isSigned).toBe(true)
  expect(passageOf([row('later', { time: 3 }), out])).toMatchObject({ last: null, amounts: out.movements, isSigned: true })
})

test('a coin of the same name that no list has is not what left', () => {
  const out = row('out', { time: 1, movements: [coins('-5000000')] })
  const fake = row('in', { time: 2, movements: [{ ...coins('5000000'), isVerified: false }] })
  expect(passageOf([fake, out])).toMatchObject({ amounts: [...out.movements, ...fake.movements], isSigned: true })
})
