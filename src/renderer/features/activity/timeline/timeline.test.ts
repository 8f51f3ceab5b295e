// Day heads must part the days and nothing else, and steps must land on transactions.
import { expect, test } from 'vitest'
import type { ActivityItem } from '../../../../shared/contract/history/activity.ts'
import { PLAIN_ITEM } from '../../../../../test/support/benches/activityRow.ts'
import { continueRows, FOLDED, heightOf, indexOf, shiftAt, stepFrom, timelineRows } from './timeline.ts'

const at = (time: string): ActivityItem => ({ ...PLAIN_ITEM, hash: time, time: new Date(time).getTime() })

const MOVED = ['-2500000', '3400000'].map((amount, index) => ({ denom: `u${index}`, amount, decimals: 6, symbol: 'X', isVerified: true }))

const rows = timelineRows([at('2026-11-21T23:00'), at('2026-11-21T01:00'), at('2026-11-20T12:00')])

test('each local day has one head before its first transaction', () => {
  expect(rows.map((row) => row.kind)).toEqual(['day', 'item', 'item', 'day', 'item'])
})

test('steps skip the heads and stop at the ends', () => {
  expect(stepFrom(rows, null, 1)).toBe(1)
  expect(stepFrom(rows, 2, 1)).toBe(4)
  expect(stepFrom(rows, 4, 1)).toBeNull()
  expect(stepFrom(rows, 4, -1)).toBe(2)
  expect(stepFrom(rows, 1, -1)).toBeNull()
  expect(stepFrom([], null, 1)).toBeNull()
})

test('rows put above the view move it by their height', () => {
  const newer = timelineRows([at('2026-11-22T10:00'), at('2026-11-22T09:00'), ...['2026-11-21T23:00', '2026-11-21T01:00'].map(at)])
  expect(shiftAt(rows, newer, 30)).toBe(36 + 36)
})

test('a row of two amounts is taller, and moves what stands below it by as much', () => {
  const [moved] = MOVED
  const swap = { ...at('2026-11-22T10:00'), movements: MOVED }
  const failed = { ...at('2026-11-22T09:00'), status: 'failed' as const, fee: MOVED }
  const [, two, , one] = timelineRows([swap, { ...at('2026-11-21T10:00'), movements: moved === undefined ? [] : [moved] }])
  expect([heightOf(two), heightOf(one), heightOf(timelineRows([failed])[1])]).toEqual([44, 36, 44])
  expect(shiftAt(rows, timelineRows([swap, ...['2026-11-21T23:00', '2026-11-21T01:00'].map(at)]), 30)).toBe(44)
})

test('rows put below, or a line that is gone, move nothing', () => {
  const older = timelineRows(['2026-11-21T23:00', '2026-11-21T01:00', '2026-11-20T12:00', '2026-11-19T12:00'].map(at))
  expect(shiftAt(rows, older, 64)).toBe(0)
  expect(shiftAt(rows, timelineRows([]), 64)).toBe(0)
})

test('a page put below takes over every row above it, and goes on with the day that it ends in', () => {
  const items = ['2026-11-21T23:00', '2026-11-21T01:00', '2026-11-20T12:00'].map(at)
  const before = { items, rows: timelineRows(items), folding: FOLDED }
  const longer = [...items, ...['2026-11-20T11:00', '2026-11-19T12:00'].map(at)]
  const after = continueRows(before, longer)
  expect(after).toEqual(timelineRows(longer))
  for (const [index, row] of before.rows.entries()) expect(after[index]).toBe(row)
})

test('a list read anew is cut anew', () => {
  const items = ['2026-11-21T23:00', '2026-11-21T01:00'].map(at)
  const before = { items, rows: timelineRows(items), folding: FOLDED }
  const newer = ['2026-11-22T10:00', '2026-11-21T23:00', '2026-11-21T01:00'].map(at)
  expect(continueRows(before, newer)).toEqual(timelineRows(newer))
  expect(continueRows(before, [])).toEqual([])
})

test('a list of which one line changed keeps all the others', () => {
  const items = ['2026-11-21T23:00', '2026-11-21T01:00', '2026-11-20T12:00'].map(at)
  const before = { items, rows: timelineRows(items), folding: FOLDED }
  const changed = items.map((item, index) => (index === 1 ? { ...item, memo: 'rent' } : item))
  const after = continueRows(before, changed)
  expect(after).toEqual(timelineRows(changed))
  expect(after.map((row, index) => row === before.rows[index])).toEqual([true, true, false, true, true])
})

const tied = (time: string) => ({ ...at(time), transferId: 'one' })
const TRANSFER = [tied('2026-11-21T10:00'), at('2026-11-21T09:00'), tied('2026-11-20T12:00')]

test('a transfer is one line on the day of its first row; open, its transactions follow, of which those of another day say so', () => {
  expect(timelineRows(TRANSFER).map((row) => row.kind)).toEqual(['day', 'group', 'item'])
  const open = timelineRows(TRANSFER, { isGrouped: true, open: ['transfer one'] })
  expect(open.map((row) => row.kind)).toEqual(['day', 'group', 'item', 'item', 'item'])
  expect(open.map((row) => row.kind === 'item' && row.isOtherDay)).toEqual([false, false, false, true, false])
  expect(timelineRows(TRANSFER, { isGrouped: false, open: [] }).map((row) => row.kind)).toEqual(['day', 'item', 'item', 'day', 'item'])
})

test('steps stop at a closed transfer, and at the transactions of an open one', () => {
  expect(stepFrom(timelineRows(TRANSFER), null, 1)).toBe(1)
  expect(stepFrom(timelineRows(TRANSFER, { isGrouped: true, open: ['transfer one'] }), null, 1)).toBe(2)
})

test('each transaction of a transfer is found: on its line while that is closed, below it while it is open', () => {
  const [, , last] = TRANSFER
  if (last === undefined) throw new Error('no transaction')
  expect(indexOf(timelineRows(TRANSFER), last)).toBe(1)
  expect(indexOf(timelineRows(TRANSFER, { isGrouped: true, open: ['transfer one'] }), last)).toBe(3)
})

test('a page below that belongs to a transfer above joins it', () => {
  const items = TRANSFER.slice(0, 2)
  const before = { items, rows: timelineRows(items), folding: FOLDED }
  expect(continueRows(before, TRANSFER)).toEqual(timelineRows(TRANSFER))
  expect(before.rows.map(({ kind }) => kind)).toEqual(['day', 'item', 'item'])
})
