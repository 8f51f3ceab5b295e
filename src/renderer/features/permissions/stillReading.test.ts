// Permissions found in a history that is not whole: the list says that more may appear.
import { expect, test } from 'vitest'
import type { SyncState, SyncTargetState } from '../../../shared/contract/status.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { reloadSync } from '../../data/stores/syncStore.ts'
import { StillReading } from './StillReading.tsx'

const WHOLE: SyncTargetState = {
  accountId: 'mine',
  chainId: 'one-1',
  stream: 'txs',
  activity: 'idle',
  isOffered: true,
  checkedAt: 5,
  nextTryAt: null,
  resetAt: null,
  audit: null,
  from: 1,
  to: 9,
  missing: [],
  error: null,
  rows: 4,
  gaps: 0,
  isComplete: true,
}

async function drawn(target: Partial<SyncTargetState>, isOnline = true): Promise<string> {
  const sync: SyncState = { isOnline, chainTips: [], streams: [WHOLE, { ...WHOLE, chainId: 'two-1', ...target }] }
  const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value: sync }) as never)
  await reloadSync(win)
  return drawnText(win, StillReading, { accountId: 'mine' })
}

const SAID = 'Your history is still being read; more permissions may appear.'

test('says it until the history of the account is whole', async () => {
  expect(await drawn({ isComplete: false })).toBe(SAID)
  expect(await drawn({ stream: 'evmTxs', isComplete: false })).toBe(SAID)
  expect(await drawn({ gaps: 1 })).toBe(SAID)
  expect(await drawn({})).toBe('')
})

test('says nothing of another account, of balances, of what a chain does not offer, and while nothing is read', async () => {
  expect(await drawn({ isComplete: false, accountId: 'other' })).toBe('')
  expect(await drawn({ isComplete: false, stream: 'balances' })).toBe('')
  expect(await drawn({ isComplete: false, isOffered: false })).toBe('')
  expect(await drawn({ isComplete: false }, false)).toBe('')
  const error: SyncTargetState['error'] = { code: 'network.unreachable', message: 'No answer.', hint: null, retry: 'now' }
  expect(await drawn({ isComplete: false, error })).toBe('')
})
