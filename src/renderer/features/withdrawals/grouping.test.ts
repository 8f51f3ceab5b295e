// Checks that what can be claimed stands first, whatever is newer.
import { expect, test } from 'vitest'
import { groupWithdrawals } from './grouping.ts'

const of = (sequence: string, stage: Parameters<typeof groupWithdrawals>[0][number]['stage']) => ({ sequence, stage })

test('those to claim come first, then those in the bridge, then the rest; each in the order of the list', () => {
  const list = [
    of('6', 'claimed'),
    of('5', 'submitted'),
    of('4', 'claimable'),
    of('3', 'proposed'),
    of('2', 'migrated'),
    of('1', 'claimable'),
  ]
  expect(groupWithdrawals(list).map(({ group, members }) => [group, ...members.map(({ sequence }) => sequence)])).toEqual([
    ['toClaim', '4', '1'],
    ['inBridge', '5', '3'],
    ['done', '6', '2'],
  ])
})

test('an empty group has no heading', () => {
  expect(groupWithdrawals([of('1', 'claimed')]).map(({ group }) => group)).toEqual(['done'])
  expect(groupWithdrawals([])).toEqual([])
})
