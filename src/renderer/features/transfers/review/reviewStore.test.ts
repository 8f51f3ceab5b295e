// What this window was doing to a transfer belongs to that one alone, whatever is shown after it.
import { expect, test } from 'vitest'
import { drawnMarkup } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { grow, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { AppError, type ErrorCode } from '../../../../shared/domain/errors.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { ReviewNotes } from './ReviewNotes.tsx'
import { reviewStore, showView } from './reviewStore.ts'

const view = (id: string): TransferView => ({
  transfer: { ...grow(until('signed')), id },
  running: null,
  nextCheckAt: null,
  lastCheckedAt: null,
  trouble: null,
})

test.for([
  ['another transfer of the same network', null],
  ['one of the network that was switched to', { type: 'network.changed' }],
] as const)('a run that began before is not taken for one of what is shown now: %s', ([, event]) => {
  const { win, notify } = openBridgedWindow(() => Promise.reject(new Error('nothing is asked')))
  const shown = () => win.part(reviewStore).getState()
  showView(win, view('before'))
  const began = shown().showing
  if (event !== null) notify(event)
  showView(win, view('now'))
  expect(shown().view?.transfer.id).toBe('now')
  expect(shown().showing).not.toBe(began)
})

test('a message that does something else than was asked for is refused in red, another failure is not', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const drawn = (code: ErrorCode) => {
    win.part(reviewStore).setState({ error: new AppError(code, 'It was refused.') })
    return drawnMarkup(win, ReviewNotes, { view: view('one') })
  }
  expect(await drawn('transfer.unsafeMessage')).toContain('error-note danger')
  expect(await drawn('router.noRoute')).toMatch(/"error-note"/u)
})
