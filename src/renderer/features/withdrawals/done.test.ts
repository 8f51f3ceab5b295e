// Withdrawals that are done: without one of this app there is no column of waybills, and otherwise each says where it was started. One that
// brings a refused deposit back is named by it.
import { expect, test } from 'vitest'
import type { ListedWithdrawal } from '../../../shared/contract/transfer/withdrawals.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { grow, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { transfersStore } from '../../data/transfers/transfersStore.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { DoneWithdrawal, WithdrawalLine } from './WithdrawalLine.tsx'

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
  const text = await drawnText(win, DoneWithdrawal, { withdrawal, accountId: 'mine', now: 0, hasTransfers, hasOthers: true })
  expect(text).toContain('lantern-1')
  expect(text.includes('other app')).toBe(isNamed)
  expect(text).not.toContain('–')
})

test('the recipient has a column only where one is another account', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const done = { withdrawal, accountId: 'mine', now: 0, hasTransfers: false }
  expect(await drawnText(win, DoneWithdrawal, { ...done, hasOthers: true })).toContain('init 1to')
  expect(await drawnText(win, DoneWithdrawal, { ...done, hasOthers: false })).not.toContain('1to')
})

test('what brings a refused deposit back is a refund of its transfer, and not from the chain that refused it', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const transfer = { ...grow(until('registered')), id: 'deposit', number: 15 }
  const view = { transfer, running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null }
  win.part(transfersStore).setState({ value: [view] })
  const drawn = (transferId: string | null) =>
    drawnText(win, WithdrawalLine, {
      withdrawal: { ...withdrawal, stage: 'claimable', transferId },
      accountId: 'mine',
      isWatched: false,
      now: 0,
    })
  const refund = await drawn('deposit')
  expect(refund).toContain('Refund of WB 0015')
  expect(refund).not.toContain('lantern-1')
  expect(await drawn(null)).toContain('lantern-1')
  const over = (transferId: string | null) =>
    drawnText(win, DoneWithdrawal, {
      withdrawal: { ...withdrawal, transferId },
      accountId: 'mine',
      now: 0,
      hasTransfers: true,
      hasOthers: false,
    })
  expect(await over('deposit')).toContain(transfer.quote.request.fromChainId)
  expect(await over('deposit')).not.toContain('lantern-1')
  expect(await over(null)).toContain('lantern-1')
})
