// When the names of accounts are read again, and that one account that fails does not hide the others.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transfer, TransferPhase } from '../../../shared/contract/transfer/transfer.ts'
import { grow, sampleQuote } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { reloadTransfers } from '../transfers/transfersStore.ts'
import { followOwnNames } from './ownNamesStore.ts'

const action = { type: 'extendName' as const, name: 'skipper.init', years: 1, denom: 'uinit', amount: '5000000' }
const extension: Transfer = grow([], { ...sampleQuote(), task: 'act', action })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A window with one transfer, which counts the reads of names. */
function open(transfer: Transfer) {
  const state = { transfer, reads: 0 }
  const { win, notify } = openBridgedWindow((method) => {
    if (method === 'names.own') state.reads += 1
    const view = { transfer: state.transfer }
    const answers: Record<string, unknown> = {
      'accounts.list': [{ id: 'a' }],
      'transfers.list': [view],
      'transfers.get': view,
      'names.own': { chains: [], missing: [] },
    }
    return Promise.resolve({ ok: true, value: answers[method] ?? [] } as never)
  })
  const become = async (phase: TransferPhase) => {
    state.transfer = { ...state.transfer, phase, version: state.transfer.version + 1 }
    notify({ type: 'transfer.changed', id: transfer.id, version: state.transfer.version })
    await vi.advanceTimersByTimeAsync(10)
  }
  return { win, notify, state, become }
}

test('a transfer has the names read again only where it is an extension, and once it has settled', async () => {
  for (const [transfer, reads] of [[extension, 1] as const, [grow([]), 0] as const]) {
    const { win, state, become } = open(transfer)
    await reloadTransfers(win)
    const stop = followOwnNames(win)
    await become('sending')
    await become('tracking')
    expect(state.reads).toBe(0)
    await become('completed')
    expect(state.reads).toBe(reads)
    stop()
  }
})

test('NFTs that change several times a second have the names read once, after they rest', async () => {
  const { win, notify, state } = open(extension)
  const stop = followOwnNames(win)
  for (let count = 0; count < 20; count += 1) {
    notify({ type: 'nfts.changed' })
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(state.reads).toBe(0)
  await vi.advanceTimersByTimeAsync(3000)
  expect(state.reads).toBe(1)
  notify({ type: 'nfts.changed' })
  stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(state.reads).toBe(1)
})
