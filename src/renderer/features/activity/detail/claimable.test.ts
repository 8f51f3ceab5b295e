// A withdrawal that waits to be claimed: its transaction says so, and offers the claim.
import { expect, test } from 'vitest'
import type { ActivityDetail, ActivityItem } from '../../../../shared/contract/history/activity.ts'
import { grow, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { PLAIN_ITEM } from '../../../../../test/support/benches/activityRow.ts'
import { reloadChains } from '../../../data/stores/chainsStore.ts'
import { reloadTransfers } from '../../../data/transfers/transfersStore.ts'
import { CrossChainLegs } from './CrossChainLegs.tsx'

const started = grow(until('registered'))
const WITHDRAWAL = { bridgeId: '1', sequence: '7', stage: 'claimable', outputIndex: '3', claimableAt: 9, expectedAt: null }

async function drawn(phase: string, chainId = 'two-1', changes: Partial<ActivityItem> = {}): Promise<string> {
  const transfer = { ...started, phase, withdrawal: { ...WITHDRAWAL, chainId: 'two-1' } }
  const answers: Record<string, unknown> = {
    'transfers.list': [{ transfer }],
    'chains.list': [
      { id: 'one-1', kind: 'initia-l1', name: 'Initia', station: 'INI' },
      { id: 'two-1', kind: 'rollup', name: 'Tidewatch', station: 'TID' },
    ],
  }
  const { win } = openBridgedWindow((method) => Promise.resolve({ ok: true, value: answers[method] ?? [] }) as never)
  await Promise.all([reloadTransfers(win), reloadChains(win)])
  const item = { ...PLAIN_ITEM, chainId, delivery: 'underway' as const, transferId: transfer.id, ...changes }
  const step = { step: 'sent' as const, chainId, hash: item.hash, time: 0, accountId: 'me' }
  return drawnText(win, CrossChainLegs, { detail: { item, crossChainLegs: [step] } as unknown as ActivityDetail })
}

test('says where it can be claimed, with the claim', async () => {
  expect(await drawn('claimable')).toMatch(/^Delivery Ready to claim on Initia\. Claim /u)
})

test('does so only while it can be, and only at the transaction that began the withdrawal', async () => {
  expect(await drawn('tracking')).toContain('Its arrival hasn’t synced yet.')
  expect(await drawn('claimable', 'three-1')).not.toContain('claim')
})

test('one that was begun in another app leads to the withdrawals, which know when it can be claimed', async () => {
  const text = await drawn('claimable', 'two-1', { kind: 'withdrawal', transferId: null })
  expect(text).toContain('Paid out once you claim it. See when under Withdrawals. Withdrawals')
  expect(text).not.toContain('hasn’t synced')
})
