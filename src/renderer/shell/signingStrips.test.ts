// The lines about a signature on every other screen: that the Ledger still asks, and that what it signed is not sent.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnText } from '../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../test/support/fakeBridgeWindow.ts'
import { grow, sampleQuote, until } from '../../shared/domain/transfer/sampleTransfer.ts'
import type { Transfer, TransferView } from '../../shared/contract/transfer/transfer.ts'
import { deviceStore } from '../data/stores/deviceStore.ts'
import { transfersStore } from '../data/transfers/transfersStore.ts'
import { showView } from '../features/transfers/review/reviewStore.ts'
import { go } from '../navigation.ts'
import { AskingStrip } from './AskingStrip.tsx'
import { UnsentStrip } from './UnsentStrip.tsx'

const opened = {
  sessionStorage: { getItem: () => null, setItem: () => undefined },
  history: { replaceState: () => undefined, pushState: () => undefined },
}
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

function windowWith(facts: Parameters<typeof grow>[0], running: TransferView['running']) {
  const transfer: Transfer = { ...grow(facts, sampleQuote()), id: 'seventeenth', number: 17 }
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  win.part(transfersStore).setState({ value: [{ transfer, running, nextCheckAt: null, lastCheckedAt: null, trouble: null }] })
  go(win, 'portfolio')
  return win
}

test('while the Ledger asks, every screen says about what, and leads there, unless the panel beside a review does', async () => {
  const win = windowWith([...until('built'), { type: 'asked' }], 'sign')
  expect(await drawnText(win, AskingStrip, {})).toBe('Your Ledger is still asking about WB 0017. To stop, reject it there. Open WB 0017')
  go(win, 'transfer')
  expect(await drawnText(win, AskingStrip, {}), 'the form').toContain('WB 0017')
  go(win, 'transfer', { transferId: 'seventeenth' })
  expect(await drawnText(win, AskingStrip, {}), 'its own review').toBe('')
  go(win, 'transfer', { transferId: 'another' })
  expect(await drawnText(win, AskingStrip, {}), 'a review that is not loaded').toContain('WB 0017')
  showView(win, {
    transfer: { ...grow(until('built')), id: 'another' },
    running: null,
    nextCheckAt: null,
    lastCheckedAt: null,
    trouble: null,
  })
  expect(await drawnText(win, AskingStrip, {}), 'a review whose device shows no request yet').toContain('WB 0017')
  const prompt = { kind: 'message', text: 'a swap' } as const
  win.part(deviceStore).setState({ value: { state: 'prompting', model: 'Ledger Flex', prompt } })
  expect(await drawnText(win, AskingStrip, {}), 'the panel beside the review says it').toBe('')
})

test.for([null, 'build', 'send'] as const)('without a question of the device nothing is said, as while it runs: %s', async (running) => {
  expect(await drawnText(windowWith(until('built'), running), AskingStrip, {})).toBe('')
})

test('each transfer that is signed and not sent is named on every screen but its own', async () => {
  const win = windowWith(until('signed'), null)
  expect(await drawnText(win, UnsentStrip, {})).toMatch(/^WB 0017 is signed but not sent\..* Open WB 0017$/)
  go(win, 'transfers', { transferId: 'seventeenth' })
  expect(await drawnText(win, UnsentStrip, {})).toBe('')
})

test('of two, neither hides the other: one is left when the first is looked at', async () => {
  const win = windowWith(until('signed'), null)
  const store = win.part(transfersStore)
  const [first] = store.getState().value ?? []
  if (first === undefined) throw new Error('no transfer')
  const second = { ...first, transfer: { ...first.transfer, id: 'eighteenth', number: 18 } }
  store.setState({ value: [first, second] })
  expect(await drawnText(win, UnsentStrip, {})).toContain('WB 0017 and 1 more are signed but not sent.')
  go(win, 'transfers', { transferId: 'seventeenth' })
  expect(await drawnText(win, UnsentStrip, {})).toContain('WB 0018 is signed but not sent.')
})

test.for<[string, Parameters<typeof grow>[0], TransferView['running']]>([
  ['is being sent', until('signed'), 'send'],
  ['was sent', until('sent'), null],
  ['was discarded', [...until('signed'), { type: 'discarded' }], null],
])('what %s is not called unsent', async ([, facts, running]) => {
  const win = windowWith(facts, running)
  expect(await drawnText(win, UnsentStrip, {})).toBe('')
})
