// A transfer of several transactions says where it went and how it stands, whether Waybill sent it or another app did.
import { expect, test } from 'vitest'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { grow, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { PLAIN_ITEM } from '../../../../test/support/benches/activityRow.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { reloadTransfers } from '../../data/transfers/transfersStore.ts'
import { timelineRows } from './timeline/timeline.ts'
import { TransferRow } from './TransferRow.tsx'

const coins = (amount: string) => [{ denom: 'uinit', amount, decimals: 6, symbol: 'INIT', isVerified: true }]
const sent: ActivityItem = {
  ...PLAIN_ITEM,
  hash: 'A',
  time: 1,
  kind: 'deposit',
  direction: 'out',
  chainId: 'one-1',
  otherChainId: 'two-1',
  delivery: 'arrived',
  movements: coins('-5000000'),
  packets: [{ id: 'op/1/deposit/7', isSent: true }],
}
const arrived: ActivityItem = {
  ...PLAIN_ITEM,
  hash: 'B',
  time: 2,
  kind: 'depositArrived',
  direction: 'in',
  chainId: 'two-1',
  movements: coins('5000000'),
  packets: [{ id: 'op/1/deposit/7', isSent: false }],
}

async function drawn(items: ActivityItem[], transfers: readonly object[] = []): Promise<string> {
  const { win } = openBridgedWindow((method) => Promise.resolve({ ok: true, value: method === 'transfers.list' ? transfers : [] }) as never)
  await reloadTransfers(win)
  const row = timelineRows(items).find((line) => line.kind === 'group')
  if (row === undefined) throw new Error('no transfer')
  const none = () => undefined
  const line = { id: 'one', index: 0, isSelected: false, isPicked: null, onSelect: none, onPick: none, onFold: none }
  return drawnText(win, TransferRow, { ...line, row })
}

test('a transfer of another app: from where to where, the amount once, and that it arrived', async () => {
  const said = await drawn([arrived, sent])
  expect(said).toContain('Bridged INIT from one-1 to two-1 Arrived 5.00')
  expect(said).toContain('2 transactions')
})

test('one that came back says so in place of where it went', async () => {
  const back: ActivityItem = { ...arrived, kind: 'ibcRefunded', chainId: 'one-1' }
  const said = await drawn([back, { ...sent, kind: 'ibcSent', delivery: 'refunded' }])
  expect(said).toContain('Bridge of INIT from one-1 to two-1 Refunded 5.00')
})

test('one that Waybill follows has its number and its state', async () => {
  const transfer = { ...grow(until('registered')), number: 7 }
  const said = await drawn(
    [
      { ...arrived, transferId: transfer.id },
      { ...sent, transferId: transfer.id },
    ],
    [{ transfer }],
  )
  expect(said).toContain('WB 0007 In transit')
})

test('one that comes back says so as its sheet does, until it can be claimed', async () => {
  const followed = grow(until('registered'))
  const row = [
    { ...arrived, transferId: followed.id },
    { ...sent, transferId: followed.id },
  ]
  const withdrawal = { chainId: 'two-1', sequence: '7', stage: 'submitted', claimableAt: null, expectedAt: null }
  expect(await drawn(row, [{ transfer: { ...followed, withdrawal } }])).toContain('Being returned')
  expect(await drawn(row, [{ transfer: { ...followed, withdrawal: { ...withdrawal, stage: 'claimable' } } }])).toContain(
    'Refund ready to claim',
  )
})

test('one that was cancelled after its first transaction is not called unfinished', async () => {
  const transfer = { ...grow(until('registered')), phase: 'cancelled' }
  const said = await drawn(
    [
      { ...arrived, transferId: transfer.id },
      { ...sent, transferId: transfer.id },
    ],
    [{ transfer }],
  )
  expect(said).toContain('Ended early')
})
