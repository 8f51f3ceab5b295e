// A sum beside rows must be the sum of what these rows show.
import { expect, test } from 'vitest'
import type { ActivityItem } from '../../../../shared/contract/history/activity.ts'
import { PLAIN_ITEM } from '../../../../../test/support/benches/activityRow.ts'
import { daysLeftOut, roundedSum } from './daySums.ts'
import { timelineRows } from './timeline.ts'

const moved = [{ denom: 'uinit', amount: '-10000000', decimals: 6, symbol: 'INIT', isVerified: true }]
const row = (changes: Partial<ActivityItem>): ActivityItem => ({
  ...PLAIN_ITEM,
  kind: 'sent',
  counterparty: 'init1',
  movements: moved,
  ...changes,
})
const daysOf = (...items: ActivityItem[]) => [...daysLeftOut(timelineRows(items))]

test('a day with a stake, or with one end of a bridge to oneself, has no sum; one of payments has', () => {
  expect(daysOf(row({}), row({ hash: 'B' }))).toEqual([])
  expect(daysOf(row({}), row({ hash: 'B', kind: 'delegated' }))).toEqual([0])
  expect(daysOf(row({}), row({ hash: 'B', kind: 'withdrawal', counterparty: null }))).toEqual([0])
  expect(daysOf(row({}), row({ hash: 'B', kind: 'deposit', counterparty: 'init1friend' }))).toEqual([])
  expect(daysOf(row({}), row({ hash: 'B', kind: 'undelegated', movements: [] })), 'nothing with a sign').toEqual([])
})

test('a whole transfer shows its amount without a sign, so the sum stays; one that cost something does not', () => {
  const back = [{ denom: 'uinit', amount: '10000000', decimals: 6, symbol: 'INIT', isVerified: true }]
  const own = { transferId: 'one', kind: 'deposit' as const, counterparty: null }
  const whole = [
    row({ ...own, hash: 'A', time: 2, movements: back, direction: 'in' }),
    row({ ...own, hash: 'B', time: 1, direction: 'out' }),
  ]
  expect(daysOf(row({ time: 3 }), ...whole)).toEqual([])
  const less = back.map((movement) => ({ ...movement, amount: '9900000' }))
  expect(
    daysOf(
      row({ time: 3 }),
      row({ ...own, hash: 'A', time: 2, movements: less, direction: 'in' }),
      row({ ...own, hash: 'B', time: 1, direction: 'out' }),
    ),
  ).toEqual([0])
})

test('a whole transfer with an arrival that its chain does not name takes the sum away: it would count one side', () => {
  const own = { transferId: 'one', counterparty: null }
  const back = moved.map((movement) => ({ ...movement, amount: '10000000' }))
  const crossed = [
    row({ ...own, hash: 'A', time: 3, kind: 'depositArrived', direction: 'in', movements: back }),
    row({ ...own, hash: 'B', time: 2, kind: 'deposit', direction: 'out' }),
    row({ ...own, hash: 'C', time: 1, kind: 'other', direction: 'in', movements: back }),
  ]
  expect(daysOf(row({ time: 4 }), ...crossed)).toEqual([0])
})

test.for([
  ['-42288714', 6, '-42290000'],
  ['61664999', 6, '61660000'],
  ['2007', 6, '2007'],
  ['7', 0, '7'],
  ['0', 6, '0'],
] as const)('%s with %i decimals is %s', ([units, decimals, rounded]) => {
  expect(roundedSum(units, decimals)).toBe(rounded)
})
