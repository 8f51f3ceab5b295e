// What the driver does when the transfer changes under it: a document is built for what is stored, a signature is never tried again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { AppError, toErrorData } from '../../../../shared/domain/errors.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { grow, START, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { transfersStore } from '../../../data/transfers/transfersStore.ts'
import { go, navigationStore } from '../../../navigation.ts'
import { resumeTransfer, sendSigned, signAndSend } from './driveTransfer.ts'
import { reviewStore, showView } from './reviewStore.ts'

const opened = {
  sessionStorage: { getItem: () => null, setItem: () => undefined },
  history: { replaceState: () => undefined, pushState: () => undefined },
}
beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), opened))
  // The quote of the sample is valid then.
  vi.setSystemTime(START)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const quoted = grow([])
const view = (phase: 'quoted' | 'built', version: number): TransferView => ({
  transfer: { ...(phase === 'built' ? grow(until('built')) : quoted), id: quoted.id, version },
  running: null,
  nextCheckAt: null,
  lastCheckedAt: null,
  trouble: null,
})
const conflict = {
  ok: false,
  error: toErrorData(new AppError('transfer.conflict', 'This transfer has moved on in the meantime.')),
} as const

/** Opens a window on a transfer that the core holds at version 5; a step at another version is refused. */
function reviewing(shown: TransferView, stored: TransferView, isAlwaysTaken = false, next = view('built', 6)) {
  const steps: unknown[] = []
  const calls: string[] = []
  const { win } = openBridgedWindow((method, input) => {
    calls.push(method)
    if (method === 'transfers.get') return Promise.resolve({ ok: true, value: stored })
    if (method !== 'transfers.step') return new Promise(() => undefined)
    const { step, version } = input as { step: string; version: number }
    steps.push(`${step} ${String(version)}`)
    return Promise.resolve(version === stored.transfer.version && !isAlwaysTaken ? { ok: true, value: next } : conflict)
  })
  showView(win, shown)
  go(win, 'transfer', { transferId: shown.transfer.id })
  return { win, steps, calls, state: () => win.part(reviewStore).getState() }
}

test('a transfer that was made again before its document was built is built as it is stored now', async () => {
  const { win, steps, state } = reviewing(view('quoted', 4), view('quoted', 5))
  await resumeTransfer(win)
  expect(steps).toEqual(['build 4', 'build 5'])
  expect(state()).toMatchObject({ wasMovedElsewhere: false, error: null, busy: null, view: { transfer: { phase: 'built' } } })
})

test('one that another window is building is not tried a third time, and says so', async () => {
  const { win, steps, state } = reviewing(view('quoted', 4), view('quoted', 5), true)
  await resumeTransfer(win)
  expect(steps).toEqual(['build 4', 'build 5'])
  expect(state()).toMatchObject({ wasMovedElsewhere: true, busy: null })
})

test('a signature is not tried again', async () => {
  const { win, steps, state } = reviewing(view('built', 4), view('built', 5))
  await signAndSend(win)
  expect(steps).toEqual(['sign 4'])
  expect(state()).toMatchObject({ wasMovedElsewhere: true, busy: null })
})

test('a draft whose sequence another transfer has used is prepared anew as it is opened again', async () => {
  const { win, calls } = reviewing(view('built', 5), view('built', 5))
  win.part(transfersStore).setState({ value: [{ ...view('built', 9), transfer: { ...grow(until('included')), id: 'another' } }] })
  const opening = resumeTransfer(win)
  await vi.waitFor(() => expect(calls).toContain('transfers.requote'))
  expect(win.part(reviewStore).getState().busy).toBe('requote')
  void opening
})

test('the sheet of what is sent opens once it is registered, and nobody who went elsewhere meanwhile is called back', async () => {
  const at = (phase: 'sent' | 'registered', version: number): TransferView => ({
    ...view('built', version),
    transfer: { ...grow(until(phase)), id: quoted.id, version },
  })
  for (const [place, end] of [
    ['transfer', 'transfers'],
    ['activity', 'activity'],
  ] as const) {
    const { win } = reviewing(at('sent', 5), at('sent', 5), false, at('registered', 6))
    const sending = sendSigned(win)
    if (place === 'activity') go(win, 'activity')
    await sending
    expect(win.part(navigationStore).getState().screen).toBe(end)
  }
})
