// A change of a stake pays out the rewards of the validators that it touches: the review says so.
import { expect, test } from 'vitest'
import type { Payout } from '../../../../shared/contract/transfer/action.ts'
import type { StakedPart, StakingList } from '../../../../shared/contract/transfer/staking.ts'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { touchedValidators } from '../../../../shared/domain/transfer/ownActions.ts'
import { paidByLocks, SidePayoutLines, rewardsOf } from './SidePayouts.tsx'

const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'init' }
const part = (validator: string, amount: string): StakedPart => ({ validator, asset, amount })
const list = {
  chains: [
    { chainId: 'one-1', rewards: [part('valA', '400000'), part('valB', '174000'), part('valC', '9000000'), part('valD', '0')] },
    { chainId: 'two-1', rewards: [part('valA', '5')] },
  ],
} as unknown as Pick<StakingList, 'chains'>

const drawn = (validators: readonly string[], payout: Payout = { to: 'account' }) => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  return drawnText(win, SidePayoutLines, { rewards: rewardsOf(list, 'one-1', validators), payout })
}

test('says what is paid out beside the stake', async () => {
  expect(await drawn(['valB'])).toBe('Also pays out about 0.17 INIT in rewards.')
  expect(await drawn(['valA', 'valB'])).toBe('Also pays out about 0.57 INIT in rewards.')
  expect(await drawn(['valD'])).toBe('')
  expect(await drawn(['none'])).toBe('')
})

test('warns where the rewards go to another address', async () => {
  const elsewhere: Payout = { to: 'other', address: 'init1elsewhere' }
  const text = await drawn(['valB'], elsewhere)
  expect(text).toContain('Rewards are paid to another address:')
  expect(text.replaceAll(' ', '')).toContain('init1elsewhere')
  expect(await drawn(['valD'], elsewhere)).toBe('')
})

test('warns where the rewards go even while it isn’t known how much they are, and where it isn’t known who gets them', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const unread = (payout: Payout) => drawnText(win, SidePayoutLines, { rewards: null, payout })
  expect(await unread({ to: 'other', address: 'init1elsewhere' })).toContain('Rewards are paid to another address:')
  expect(await unread({ to: 'unknown' })).toBe('The node doesn’t say where rewards are paid.')
  expect(await unread({ to: 'account' })).toBe('')
  expect(await drawn(['valB'], { to: 'unknown' })).toContain('doesn’t say where rewards are paid')
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
    drawnText(win, SidePayoutLines, paidByLocks(action, read))
  const unstake = { type: 'unstakeLock' as const, validator: 'valB', denom: 'uinit', amount: '9', release: 5 }
  expect(await text({ type: 'claimLocked' }, locks)).toBe('Also pays out 5.00 INIT that was unstaked earlier.')
  expect(await text(unstake, locks)).toBe('Also pays out about 0.17 INIT in rewards. Also pays out 5.00 INIT that was unstaked earlier.')
  expect(await text({ type: 'claimLocked' }, { ...locks, free: [] })).toBe('')
  expect(await text(unstake, null)).toBe('')
})

test('a claim of locked stakes says which rewards the module does not pay out', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const lp = { ...asset, denom: 'move/ab', symbol: 'LP' }
  const rewards = [part('valA', '400000'), { ...part('valA', '7000000'), asset: lp }, { ...part('valB', '2000000'), asset: lp }]
  const text = (action: Parameters<typeof paidByLocks>[0]) => drawnText(win, SidePayoutLines, paidByLocks(action, { rewards, free: [] }))
  expect(await text({ type: 'claimLocked' })).toBe('Leaves 9.00 LP in rewards: locked stakes pay out INIT only.')
  const unstake = { type: 'unstakeLock' as const, validator: 'valB', denom: 'uinit', amount: '9', release: 5 }
  expect(await text(unstake)).toBe('Leaves 2.00 LP in rewards: locked stakes pay out INIT only.')
})

test('counts the validators that a stake leaves and joins; a claim and a vote name what they are for', () => {
  const stake = { validator: 'valA', denom: 'uinit', amount: '5' }
  expect(touchedValidators({ type: 'delegate', ...stake })).toEqual(['valA'])
  expect(touchedValidators({ type: 'undelegate', ...stake })).toEqual(['valA'])
  expect(touchedValidators({ type: 'redelegate', to: 'valB', ...stake })).toEqual(['valA', 'valB'])
  expect(touchedValidators({ type: 'claimRewards', validators: ['valA'] })).toEqual([])
  expect(touchedValidators({ type: 'vote', proposal: '1', option: 'yes' })).toEqual([])
})
