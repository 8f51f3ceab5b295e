// What this window was doing to a transfer belongs to that one alone, whatever is shown after it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEvent } from '../../../../shared/contract/events.ts'
import { grow, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'

const view = (id: string): TransferView => ({
  transfer: { ...grow(until('signed')), id },
  running: null,
  nextCheckAt: null,
  lastCheckedAt: null,
  trouble: null,
})

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

test.for([
  ['another transfer of the same network', null],
  ['one of the network that was switched to', { type: 'network.changed' }],
] as const)('a run that began before is not taken for one of what is shown now: %s', async ([, event]) => {
  const listeners: ((event: AppEvent) => void)[] = []
  const subscribe = (listener: (event: AppEvent) => void) => listeners.push(listener)
  vi.stubGlobal('window', { waybill: { invoke: () => Promise.reject(new Error('nothing is asked')), subscribe } })
  const { showView, useReview } = await import('./reviewStore.ts')
  showView(view('before'))
  const began = useReview.getState().showing
  for (const listener of event === null ? [] : listeners) listener(event as AppEvent)
  showView(view('now'))
  expect(useReview.getState().view?.transfer.id).toBe('now')
  expect(useReview.getState().showing).not.toBe(began)
})
