// A total that still grows: what was never read, and how the total says so.
import { expect, test } from 'vitest'
import type { ValueLine } from '../../../shared/contract/history/figures.ts'
import type { SyncState, SyncTargetState } from '../../../shared/contract/status.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../shared/contract/transfer/transferLeg.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { reloadAccounts } from '../../data/stores/accountsStore.ts'
import { reloadSync } from '../../data/stores/syncStore.ts'
import { isGrowing, missingOf } from './missing.ts'
import { Total } from './Total.tsx'
import { reloadValues } from './valuesStore.ts'

type Target = Pick<SyncTargetState, 'chainId' | 'stream'> & Partial<SyncTargetState>

const REST: Omit<SyncTargetState, 'chainId' | 'stream'> = {
  accountId: 'mine',
  activity: 'idle',
  isOffered: true,
  checkedAt: null,
  nextTryAt: null,
  resetAt: null,
  audit: null,
  from: null,
  to: null,
  missing: [],
  error: null,
  rows: 0,
  gaps: 0,
  isComplete: false,
}

function syncOf(targets: readonly Target[]): SyncState {
  return { isOnline: true, chainTips: [], streams: targets.map((target) => ({ ...REST, ...target })) }
}

const noAnswer: SyncTargetState['error'] = { code: 'network.unreachable', message: 'no', hint: null, retry: 'later' }

test('names the chains of what was never read, of the accounts that count', () => {
  const sync = syncOf([
    { chainId: 'one-1', stream: 'balances', checkedAt: 5 },
    { chainId: 'one-1', stream: 'staking' },
    { chainId: 'two-1', stream: 'balances' },
    { chainId: 'two-1', stream: 'tokens' },
    { chainId: 'two-1', stream: 'staking', isOffered: false },
    { chainId: 'far-1', stream: 'balances', error: noAnswer },
    { chainId: 'one-1', stream: 'txs' },
    { chainId: 'six-1', stream: 'balances', accountId: 'watched' },
  ])
  expect(missingOf(sync, ['mine'])).toEqual({ balances: ['two-1'], stakes: ['one-1'], failed: ['far-1'] })
  expect(isGrowing(missingOf(sync, ['mine']))).toBe(true)
  expect(isGrowing(missingOf({ ...sync, isOnline: false }, ['mine']))).toBe(false)
  expect(missingOf({ ...sync, isOnline: false }, ['mine']).failed).toEqual(['one-1', 'two-1', 'far-1'])
})

/** A transfer from one chain to another, as far as balances ask about it. */
function moved(change: Partial<Transfer>, leg: Partial<Leg> = {}): Transfer {
  const request = { fromChainId: 'one-1', toChainId: 'two-1' }
  const legs = [{ chainId: 'one-1', sentAt: 10, includedAt: 20, end: null, ...leg }]
  return { accountId: 'mine', phase: 'tracking', settledAt: null, quote: { request }, legs, ...change } as unknown as Transfer
}

test('awaits balances that were read before a transfer left, arrived or came back', () => {
  const at = (checkedAt: number) =>
    syncOf(['one-1', 'two-1', 'six-1'].map((chainId) => ({ chainId, stream: 'balances' as const, checkedAt })))
  const awaited = (checkedAt: number, transfer: Transfer, now = 100) => missingOf(at(checkedAt), ['mine'], [transfer], now).balances
  expect(awaited(15, moved({}))).toEqual(['one-1'])
  expect(awaited(21, moved({}))).toEqual([])
  // Broadcast, and in no block yet: it may leave at any moment.
  expect(awaited(99, moved({ phase: 'sent' }, { includedAt: null }))).toEqual(['one-1'])
  // One that waits for hours keeps no total open.
  expect(awaited(99, moved({ phase: 'sent' }, { includedAt: null }), 3_600_000)).toEqual([])
  expect(awaited(30, moved({ phase: 'completed', settledAt: 40 }))).toEqual(['one-1', 'two-1'])
  expect(awaited(41, moved({ phase: 'completed', settledAt: 40 }))).toEqual([])
  // A draft, what never took effect, and another account's transfer change nothing.
  expect(awaited(15, moved({ phase: 'built' }, { sentAt: null, includedAt: null }))).toEqual([])
  expect(awaited(15, moved({}, { end: 'superseded' }))).toEqual([])
  expect(awaited(15, moved({ accountId: 'other' }))).toEqual([])
  expect(missingOf({ ...at(15), isOnline: false }, ['mine'], [moved({})])).toEqual({ balances: [], stakes: [], failed: [] })
})

const DAY = 86_400_000
const TODAY = Math.floor(Date.now() / DAY) * DAY
const LINE: ValueLine = {
  points: [
    { day: TODAY - 400 * DAY, cents: '1000000' },
    { day: TODAY, cents: '1100000' },
  ],
  estimates: [{ until: TODAY, symbols: null }],
  imported: null,
  leftOut: '540462',
  hasGap: false,
  isAddingUp: false,
}

async function totalOver(sync: SyncState, line = LINE): Promise<string> {
  const value = {
    state: 'on',
    host: 'prices.example',
    seenAt: Date.now(),
    trouble: null,
    total: '1640462',
    watchOnly: null,
    change: { cents: '1000', since: 5 },
    unpriced: 0,
    assets: [],
  }
  const accounts = [{ id: 'mine', label: 'Mine', signer: { kind: 'ledger' }, address: { bech32: 'init1a', hex: '0xa' } }]
  const answers: Record<string, unknown> = { 'prices.values': value, 'accounts.list': accounts, 'sync.state': sync, 'transfers.list': [] }
  const { win } = openBridgedWindow((method) => Promise.resolve({ ok: true, value: answers[method] }) as never)
  await Promise.all([reloadValues(win), reloadAccounts(win), reloadSync(win)])
  return drawnText(win, Total, { line, locked: '540462' })
}

test('states no change over a part of the history', async () => {
  const sync = syncOf([{ chainId: 'one-1', stream: 'balances', checkedAt: 5 }])
  expect(await totalOver(sync)).toContain('in a year')
  expect(await totalOver(sync, { ...LINE, hasGap: true })).not.toContain('in a year')
})

test('says that a total still grows, and states no change of it', async () => {
  const text = await totalOver(
    syncOf([
      { chainId: 'one-1', stream: 'staking' },
      { chainId: 'one-1', stream: 'balances', checkedAt: 5 },
    ]),
  )
  expect(text).toContain('Total so far Still loading: stakes. $16,404.62')
  expect(text).not.toContain('in 24 h')
  expect(text).not.toMatch(/spendable/iu)
})

test('states a total that has all of it as the total, and names the chains that gave nothing', async () => {
  const whole = await totalOver(syncOf([{ chainId: 'one-1', stream: 'balances', checkedAt: 5 }]))
  // The change is of the spendable part, which is said before it.
  expect(whole).toMatch(/^Total \$16,404\.62 \+\$10\.00/u)
  expect(whole).toMatch(/Spendable: \$11,000\.00, up about \$1,000\.00 \(10\.0%\) in a year · Staked or unlocking: \$5,404\.62/u)
  const without = await totalOver(
    syncOf([
      { chainId: 'one-1', stream: 'balances', checkedAt: 5 },
      { chainId: 'far-1', stream: 'balances', error: noAnswer },
    ]),
  )
  expect(without).toContain('Not counted: far-1 (no answer yet).')
})
