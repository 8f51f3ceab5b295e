// After a transfer was sent, the form holds nothing that could send it again, and says no more that a link filled it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { takeLink } from '../../../data/stores/linkStore.ts'
import { clearSent } from './clearSent.ts'
import { toTyped } from './form.ts'
import { editForm, fillFrom, fillFromLink, formStore } from './formStore.ts'
import { startCommand } from './startForm.ts'
import { LinkNote } from './LinkNote.tsx'

const opened = {
  sessionStorage: { getItem: () => null, setItem: () => undefined },
  history: { replaceState: () => undefined, pushState: () => undefined },
}
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

function linked() {
  const quote = sampleQuote()
  const { accountId, fromChainId, fromDenom, toChainId, toDenom, amount, recipient } = quote.request
  const { win, notify } = openBridgedWindow(() => new Promise(() => undefined))
  const link = {
    fromChain: fromChainId,
    fromAsset: fromDenom,
    toChain: toChainId,
    toAsset: toDenom,
    amount: toTyped(amount, quote.from.decimals),
  }
  takeLink(win, { link, text: 'waybill://transfer' })
  fillFromLink(win, link)
  editForm(win, { accountId, recipient })
  return { win, notify, quote, link }
}

test('the note about a link goes with the transfer that it asked for', async () => {
  const { win, quote } = linked()
  expect(await drawnText(win, LinkNote, {})).not.toBe('')
  clearSent(win, { quote })
  expect(await drawnText(win, LinkNote, {})).toBe('')
  expect(win.part(formStore).getState().form).toMatchObject({ typed: '', to: null, recipient: null, memo: '' })
})

test('it stays while the form asks for something else', async () => {
  const { win, quote } = linked()
  editForm(win, { typed: '7' })
  clearSent(win, { quote })
  expect(await drawnText(win, LinkNote, {})).not.toBe('')
  expect(win.part(formStore).getState().form.typed).toBe('7')
})

test('a link that the form has not read yet keeps its note', async () => {
  const { win, quote, link } = linked()
  takeLink(win, { link: { ...link, amount: '8' }, text: 'waybill://transfer?later' })
  clearSent(win, { quote })
  expect(await drawnText(win, LinkNote, {})).not.toBe('')
})

test('a link that waits for the prompt opens the form after the transfer was sent', async () => {
  const { win, notify, quote, link } = linked()
  notify({ type: 'device.changed', device: { state: 'prompting', model: 'Ledger Flex', prompt: { kind: 'message', text: '' } } })
  takeLink(win, { link: { ...link, amount: '8' }, text: 'waybill://transfer?later' })
  clearSent(win, { quote })
  expect(await drawnText(win, LinkNote, {})).toBe('')
  notify({ type: 'device.changed', device: { state: 'absent' } })
  expect(await drawnText(win, LinkNote, {})).not.toBe('')
})

test('only a form that was sent may begin with another asset, until one is chosen', () => {
  const { win, quote } = linked()
  expect(win.part(formStore).getState().isSent).toBe(false)
  clearSent(win, { quote })
  expect(win.part(formStore).getState().isSent).toBe(true)
  editForm(win, { typed: '3' })
  expect(win.part(formStore).getState().isSent).toBe(true)
  editForm(win, { from: { chainId: quote.request.fromChainId, denom: quote.request.fromDenom } })
  expect(win.part(formStore).getState().isSent).toBe(false)
})

test('a form that is filled with what it asked for already asks the router anew, since its offers are gone', () => {
  const { win, quote } = linked()
  const { from, to, typed, recipient } = win.part(formStore).getState().form
  const { attempt } = win.part(formStore).getState()
  startCommand(win, { from, to, typed, recipient })
  const commanded = win.part(formStore).getState()
  expect(commanded.form).toMatchObject({ from, to, typed, recipient })
  expect([commanded.offers, commanded.attempt > attempt]).toEqual([null, true])
  fillFrom(win, { quote })
  expect(win.part(formStore).getState().attempt).toBeGreaterThan(commanded.attempt)
})
