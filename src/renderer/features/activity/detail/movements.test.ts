// Checks that a sentence covers everything that moved in its direction.
import { expect, test } from 'vitest'
import type { ActivityItem } from '../../../../shared/contract/history/activity.ts'
import { asCost, gotMovements, isOfStaking, mainMovements, shownMovements } from './movements.ts'

const moved = (amount: string, symbol: string) => ({ denom: symbol, amount, symbol, decimals: 6, isVerified: true })
const [paid, gotInit, gotUsdc] = [moved('-7', 'ETH'), moved('5', 'INIT'), moved('6', 'USDC')]
const as = (kind: ActivityItem['kind'], direction: ActivityItem['direction'], ...movements: ActivityItem['movements']) => ({
  kind,
  direction,
  movements,
})

test('a receipt of two assets names both', () => {
  expect(mainMovements(as('received', 'in', gotInit, gotUsdc))).toEqual([gotInit, gotUsdc])
})

test('what left is told apart from what came', () => {
  const swap = as('swapped', 'self', gotInit, paid, gotUsdc)
  expect(mainMovements(swap)).toEqual([paid])
  expect(gotMovements(swap)).toEqual([gotInit, gotUsdc])
  expect(mainMovements(as('delegated', 'out', gotInit, paid))).toEqual([paid])
})

test('where nothing moved the way the sentence says, it speaks of what did move', () => {
  expect(mainMovements(as('sent', 'out', gotInit))).toEqual([gotInit])
  expect(mainMovements(as('undelegated', 'none'))).toEqual([])
})

test('a failed transaction that moved nothing shows its fee, as a loss', () => {
  expect(shownMovements({ movements: [], status: 'failed', fee: [gotInit] })).toEqual([{ ...gotInit, amount: '-5' }])
  expect(asCost(paid)).toEqual(paid)
})

test('a stake that pays out rewards is about stakes alone, one beside a payment is not', () => {
  expect(isOfStaking({ kind: 'delegated', parts: [] })).toBe(true)
  expect(isOfStaking({ kind: 'sent', parts: [] })).toBe(false)
  expect(isOfStaking({ kind: 'delegated', parts: [{ kind: 'delegated' }, { kind: 'sent' }] })).toBe(false)
})
