// A claim says about what it brings until history says it exactly.
import { expect, test } from 'vitest'
import type { FundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import { actionText } from '../../../words/en/transfers/funds.ts'
import { withClaimed } from './usePaidAmounts.ts'

const INIT = { chainId: 'practice-1', denom: 'uinit' }
const funds: Extract<FundsNow, { place: 'action' }> = {
  place: 'action',
  money: { ...INIT, amount: '1000000', isExact: true },
  because: 'done',
  action: { type: 'claimRewards', validators: ['initvaloper1a'] },
  about: [{ ...INIT, amount: '1000000', isExact: false }],
}
const names = { chain: () => 'Initia', money: ({ amount }: { amount: string }) => `${amount} uinit`, validator: null, ownRecipient: null }

const sentence = (state: FundsNow) => (state.place === 'action' ? actionText(state, names) : '')

test('what history tells takes the place of what the review knew', () => {
  expect(sentence(withClaimed(funds, null))).toBe('About 1000000 uinit in rewards paid out.')
  const paid = [{ denom: 'uinit', amount: '1000042', symbol: 'INIT', decimals: 6, isVerified: true }]
  expect(sentence(withClaimed(funds, paid))).toBe('1000042 uinit in rewards paid out.')
})
