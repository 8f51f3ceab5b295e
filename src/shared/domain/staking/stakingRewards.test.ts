// Rewards beside a stake: told apart only where the message says what was staked.
import { expect, test } from 'vitest'
import type { ActivityKind } from '../../contract/history/activityMeaning.ts'
import { separateRewards, withoutStakes } from './stakingRewards.ts'

const coin = (amount: string, denom = 'uinit') => ({ denom, amount })
const did = (kind: ActivityKind, about: string, moved: string[], rest = {}) =>
  separateRewards({ kind, about: [coin(about)], movements: moved.map((amount) => coin(amount)), parts: [], more: 0, ...rest }).map(
    ({ amount }) => amount,
  )

test.each([
  ['delegated', '5000000', ['-4444163'], ['-5000000', '555837']],
  ['delegated', '5', ['3'], ['-5', '8']],
  ['delegated', '5', ['-5'], ['-5']],
  ['delegated', '5', [], []],
  ['delegated', '5', ['-7'], ['-7']],
  ['undelegated', '5', ['2'], ['2']],
  ['sent', '5', ['-4'], ['-4']],
] as const)('%s %s with a net change of %j is %j', (kind, about, moved, separate) => {
  expect(did(kind, about, [...moved])).toEqual(separate)
})

test('a transaction that staked and moved a stake shows both, one that did something else its sum', () => {
  const staked = { kind: 'delegated' as const, about: [coin('5')] }
  const parts = [staked, { kind: 'redelegated' as const, about: [coin('9')] }]
  expect(did('delegated', '5', ['-3'], { parts })).toEqual(['-5', '2'])
  expect(did('delegated', '5', ['-3'], { parts: [staked, { kind: 'sent', about: [coin('1')] }] })).toEqual(['-3'])
  expect(did('delegated', '5', ['-3'], { more: 2 })).toEqual(['-3'])
})

test('without the stake, the rewards and what else was done are left', () => {
  const left = (moved: string[], rest: Partial<Parameters<typeof withoutStakes>[0]> = {}) =>
    withoutStakes({ kind: 'delegated', about: [coin('5')], movements: moved.map((amount) => coin(amount)), parts: [], ...rest }).map(
      ({ amount }) => amount,
    )
  expect(left(['-4'])).toEqual(['1'])
  expect(left(['-5'])).toEqual([])
  expect(left(['3'])).toEqual(['8'])
  const staked = { kind: 'delegated' as const, about: [coin('5')] }
  expect(left(['-7'], { kind: 'other', about: [], parts: [staked, { kind: 'sent', about: [coin('3')] }] })).toEqual(['-2'])
  expect(left(['-7'], { kind: 'sent' })).toEqual(['-7'])
})
