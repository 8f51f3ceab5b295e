// A change of a stake pays out the rewards of the validators that it touches: the review says so.
import { expect, test } from 'vitest'
import type { StakedPart, StakingList } from '../../../../shared/contract/transfer/staking.ts'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { paidByLocks, PaidTooLine, rewardsOf, touchedBy } from './PaidToo.tsx'

const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'init' }
const part = (validator: string, amount: string): StakedPart => ({ validator, asset, amount })
const list = {
  chains: [
    { chainId: 'one-1', rewards: [part('valA', '400000'), part('valB', '174000'), part('valC', '9000000'), part('valD', '0')] },
    { chainId: 'two-1', rewards: [part('valA', '5')] },
  ],
} as unknown as Pick<StakingList, 'chains'>

const drawn = (validators: readonly string[], paidTo: string | null = null) => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  return drawnText(win, PaidTooLine, { rewards: rewardsOf(list, 'one-1', validators), paidTo })
}

test('says what is paid out beside the stake', async () => {
  expect(await drawn(['valB'])).toBe('Also pays out about 0.17 INIT in rewards.')
  expect(await drawn(['valA', 'valB'])).toBe('Also pays out about 0.57 INIT in rewards.')
  expect(await drawn(['valD'])).toBe('')
  expect(await drawn(['none'])).toBe('')
})

test('warns where the rewards go to another address', async () => {
  const text = await drawn(['valB'], 'init1elsewhere')
  expect(text).toContain('Paid to another address:')
  expect(text.replaceAll(' ', '')).toContain('init1elsewhere')
  expect(await drawn(['valD'], 'init1elsewhere')).toBe('')
})

test('a claim of locked stakes says what else was unstaked, and the end of a lock its rewards too', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const other = { ...asset, denom: 'move/ab', symbol: 'LP' }
  const locks = {
    rewards: [part('valA', '400000'), part('valB', '174000')],
    free: [
      { asset, amount: '5000000' },
      { asset: other, amount: '7000000' },
    ],
  }
  const text = (action: Parameters<typeof paidByLocks>[0], read: typeof locks | null) =>
    drawnText(win, PaidTooLine, { ...paidByLocks(action, read), paidTo: null })
  const unstake = { type: 'unstakeLock' as const, validator: 'valB', denom: 'uinit', amount: '9', release: 5 }
  expect(await text({ type: 'claimLocked' }, locks)).toBe('Also pays out 5.00 INIT that was unstaked earlier.')
  expect(await text(unstake, locks)).toBe('Also pays out about 0.17 INIT in rewards. Also pays out 5.00 INIT that was unstaked earlier.')
  expect(await text({ type: 'claimLocked' }, { ...locks, free: [] })).toBe('')
  expect(await text(unstake, null)).toBe('')
})

test('counts the validators that a stake leaves and joins; a claim and a vote name what they are for', () => {
  const stake = { validator: 'valA', denom: 'uinit', amount: '5' }
  expect(touchedBy({ type: 'delegate', ...stake })).toEqual(['valA'])
  expect(touchedBy({ type: 'undelegate', ...stake })).toEqual(['valA'])
  expect(touchedBy({ type: 'redelegate', to: 'valB', ...stake })).toEqual(['valA', 'valB'])
  expect(touchedBy({ type: 'claimRewards', validators: ['valA'] })).toEqual([])
  expect(touchedBy({ type: 'vote', proposal: '1', option: 'yes' })).toEqual([])
})
