// Rewards beside a stake: told apart only where the message says what was staked.
import { expect, test } from 'vitest'
import type { ActivityKind } from '../contract/history/activityMeaning.ts'
import { separateRewards } from './stakingRewards.ts'

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
