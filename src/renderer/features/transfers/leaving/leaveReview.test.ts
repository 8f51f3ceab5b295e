// The way back from a review: the form's next review replaces the draft that was left, only where it is an edit of the same intention, and
// never at the cost of the new one. What is cancelled meanwhile touches no other review.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { AppError, toErrorData } from '../../../../shared/domain/errors.ts'
import type { Transfer, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { grow, sampleQuote, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { go, navigationStore } from '../../../navigation.ts'
import { editForm, emptyForm, fillFrom, fillFromLink } from '../form/formStore.ts'
import { startCommand, startSend } from '../form/startForm.ts'
import { goUnhooked } from '../offers/hookWays.ts'
import { reviewQuote } from '../review/driveTransfer.ts'
import { reviewStore, showView } from '../review/reviewStore.ts'
import { leaveReview } from './leaveReview.ts'

const opened = {
  sessionStorage: { getItem: () => null, setItem: () => undefined },
  history: { replaceState: () => undefined, pushState: () => undefined },
}
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

const quote = sampleQuote()
const unknown = () => ({ ok: false, error: toErrorData(new AppError('transfer.unknown', 'This transfer isn’t in Waybill.')) }) as const
const view = (id: string, changes: Partial<Transfer> = {}): TransferView => ({
  transfer: { ...grow(until('built'), quote), id, ...changes },
  running: null,
  nextCheckAt: null,
  lastCheckedAt: null,
  trouble: null,
})

/** Opens a window on a review; `left` is gone in the core where `isGone`. */
function reviewing(isGone = false) {
  const asked: string[] = []
  const { win, notify } = openBridgedWindow((method, input) => {
    const { id = '' } = { ...(input as { id?: string }) }
    asked.push(`${method} ${id}`.trim())
    if (method === 'transfers.create') return Promise.resolve({ ok: true, value: view('made') })
    if (method !== 'transfers.get' && method !== 'transfers.cancel') return new Promise(() => undefined)
    return Promise.resolve(isGone ? unknown() : { ok: true, value: view(id) })
  })
  showView(win, view('left'))
  go(win, 'transfer', { transferId: 'left' })
  const review = async () => {
    await reviewQuote(win, quote)
    await new Promise((resolve) => setTimeout(resolve))
    return asked.filter((call) => call.startsWith('transfers.cancel'))
  }
  return { win, notify, review, shown: () => win.part(reviewStore).getState() }
}

test('edited right after the way back, the form’s next review replaces the draft', async () => {
  const { win, review, shown } = reviewing()
  await leaveReview(win)
  editForm(win, { typed: '7' })
  expect(await review()).toEqual(['transfers.cancel left'])
  expect(shown().view?.transfer.id).toBe('made')
})

test('without the hook it is still the same intention', async () => {
  const { win, review } = reviewing()
  await goUnhooked(win)
  expect(await review()).toEqual(['transfers.cancel left'])
})

test('a replaced draft that can’t be dropped does not hinder the new one', async () => {
  const { win, review, shown } = reviewing(true)
  await leaveReview(win)
  expect(await review()).toEqual([])
  expect(shown()).toMatchObject({ view: { transfer: { id: 'made' } }, error: null })
  expect(win.part(navigationStore).getState().params).toEqual({ transferId: 'made' })
})

test.for<[string, (window: ReturnType<typeof reviewing>) => unknown]>([
  ['the network was changed', ({ notify }) => notify({ type: 'network.changed' })],
  [
    'another screen was shown',
    ({ win }) => {
      go(win, 'activity')
      go(win, 'transfer')
    },
  ],
  ['the form was opened as a copy', ({ win }) => go(win, 'transfer', { copyOf: 'another' })],
  ['an earlier transfer was copied into it', ({ win }) => fillFrom(win, { quote })],
  ['a payment was started', ({ win }) => startSend(win, 'init1another')],
  ['a sentence of the palette started it', ({ win }) => startCommand(win, { from: null, to: null, typed: '3', recipient: null })],
  ['a link filled it', ({ win }) => fillFromLink(win, {})],
  ['it was emptied', ({ win }) => emptyForm(win)],
])('a draft stays once %s after the way back', async ([, meanwhile]) => {
  const window = reviewing()
  await leaveReview(window.win)
  meanwhile(window)
  expect(await window.review()).toEqual([])
})

test.for([
  ['left', 'transfer.unknown'],
  ['another', undefined],
] as const)('what a list offered is cancelled; that this failed is said at “%s”: %s', async ([next, code]) => {
  const { win, shown } = reviewing(true)
  showView(win, view('left', { quote: { ...quote, task: 'claim' } }))
  const leaving = leaveReview(win)
  showView(win, view(next))
  win.part(reviewStore).setState({ busy: 'build' })
  await leaving
  expect(shown().error?.code).toBe(code)
  expect(shown().busy).toBe(code === undefined ? 'build' : null)
})
