// A claim says about what it brings, and an extension about what it costs, until history says it exactly.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import { fundsNow, type FundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import { grow, sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { actionText } from '../../../words/en/transfers/funds.ts'
import { ActionBoxes } from '../review/ActionBoxes.tsx'
import { movedOf, withMoved } from './usePaidAmounts.ts'

const INIT = { chainId: 'practice-1', denom: 'uinit' }
const funds: Extract<FundsNow, { place: 'action' }> = {
  place: 'action',
  money: { ...INIT, amount: '1000000', isExact: true },
  because: 'done',
  action: { type: 'claimRewards', validators: ['initvaloper1a'] },
  about: [{ ...INIT, amount: '1000000', isExact: false }],
}
const names = {
  chain: () => 'Initia',
  money: ({ amount }: { amount: string }) => `${amount} uinit`,
  validator: null,
  ownRecipient: null,
  savedRecipient: null,
}

const sentence = (state: FundsNow) => (state.place === 'action' ? actionText(state, names) : '')

test('what history tells takes the place of what the review knew', () => {
  expect(sentence(withMoved(funds, null))).toBe('About 1000000 uinit in rewards paid out.')
  const paid = [{ denom: 'uinit', amount: '1000042', symbol: 'INIT', decimals: 6, isVerified: true }]
  expect(sentence(withMoved(funds, paid))).toBe('1000042 uinit in rewards paid out.')
})

test('what a name cost is about the price until history has the payment, and never what came in', () => {
  const action = { type: 'extendName' as const, name: 'skipper.init', years: 2, denom: 'uinit', amount: '5000000' }
  const asset = { ...sampleQuote().from, ...INIT }
  const state: typeof funds = { ...funds, action, about: [{ ...INIT, amount: '5000000', isExact: false }] }
  expect(sentence(state)).toBe('skipper.init extended by 2 years for about 5000000 uinit.')
  const movement = { denom: 'uinit', symbol: 'INIT', decimals: 6, isVerified: true }
  const moved = (amount: string) => movedOf(action, [{ asset, amount: '5000000' }], [{ ...movement, amount }])
  expect(moved('4000000')).toBeNull()
  expect(sentence(withMoved(state, moved('-5050000')))).toBe('skipper.init extended by 2 years for 5050000 uinit.')
  expect(movedOf({ type: 'claimRewards', validators: [] }, [{ asset, amount: '1' }], [{ ...movement, amount: '-1' }])).toBeNull()
})

test('the price of an extension is not exact before it is paid', () => {
  const action = { type: 'extendName' as const, name: 'skipper.init', years: 1, denom: 'uinit', amount: '5000000' }
  const quote = { ...sampleQuote(), task: 'act' as const, action, about: [{ asset: sampleQuote().from, amount: '5000000' }] }
  expect(fundsNow(grow([], quote))).toMatchObject({ place: 'action', about: [{ isExact: false }] })
})

test('a claim that is done heads its rewards without a guess, and says that they are being confirmed', async () => {
  const action: Action = { type: 'claimRewards', validators: ['initvaloper1a'] }
  const quote = { ...sampleQuote(), task: 'act' as const, action, about: [{ asset: sampleQuote().from, amount: '5000000' }] }
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const drawn = (phase: 'completed' | 'sent') =>
    drawnText(win, ActionBoxes, { transfer: { ...grow([], quote), phase }, action, children: null })
  expect(await drawn('completed')).toMatch(/3 Rewards 5\.00 INIT Confirming the final amount/u)
  expect(await drawn('sent')).toContain('3 You get, about 5.00 INIT')
})
