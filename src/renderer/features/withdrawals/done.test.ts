// Withdrawals that are done: without one of this app there is no column of waybills, and otherwise each says where it was started.
import { expect, test } from 'vitest'
import type { ListedWithdrawal } from '../../../shared/contract/transfer/withdrawals.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { DoneWithdrawal } from './WithdrawalLine.tsx'

const withdrawal: ListedWithdrawal = {
  chainId: 'lantern-1',
  bridgeId: '1',
  sequence: '7',
  outputIndex: null,
  stage: 'claimed',
  claimableAt: null,
  expectedAt: null,
  asset: { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'init' },
  amount: '5000000',
  from: 'init1from',
  to: 'init1to',
  hash: null,
  beganAt: null,
  transferId: null,
  claim: null,
}

test.each([
  [false, false],
  [true, true],
])('with a column of waybills: %s', async (hasTransfers, isNamed) => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const text = await drawnText(win, DoneWithdrawal, { withdrawal, accountId: 'mine', now: 0, hasTransfers })
  expect(text).toContain('lantern-1')
  expect(text.includes('other app')).toBe(isNamed)
  expect(text).not.toContain('–')
})
