// Beside a review the panel never offers a document for comparison while the device shows another request.
import { expect, test } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { grow, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { deviceStore } from '../../../data/stores/deviceStore.ts'
import { transfersStore } from '../../../data/transfers/transfersStore.ts'
import { SignButtons } from '../review/SignButtons.tsx'
import { DevicePanel } from '../../devices/DevicePanel.tsx'
import type { DeviceDocument } from '../../devices/screenText.ts'

const DOCUMENT: DeviceDocument = {
  document: '{"msgs":["a vote"]}',
  mode: 'eip191',
  evm: null,
  fee: { denom: 'uinit', amount: '1', gas: '1' },
  chainId: 'l1',
  signer: 'init1me',
}

function prompting(text: string) {
  const { win, notify } = openBridgedWindow(() => new Promise(() => undefined))
  win.part(deviceStore)
  notify({ type: 'device.changed', device: { state: 'prompting', model: 'Ledger Flex', prompt: { kind: 'message', text } } })
  return win
}
const other = { name: 'WB 0017', open: () => undefined }

test('a request of another transfer is named, and this document is left out', async () => {
  const text = await drawnText(prompting('{"msgs":["a swap"]}'), DevicePanel, { document: DOCUMENT, other })
  expect(text).toContain('Your Ledger is asking about WB 0017')
  expect(text).toContain('Open WB 0017')
  expect(text).not.toContain('a vote')
})

test('it is named as well where nothing is prepared yet that it could be compared with', async () => {
  const text = await drawnText(prompting('{"msgs":["a swap"]}'), DevicePanel, { document: null, other })
  expect(text).toContain('Your Ledger is asking about WB 0017')
  expect(text).toContain('Open WB 0017')
  expect(text).not.toContain('the text below')
})

test('another text is told apart from the document, also where no transfer waits for it', async () => {
  const text = await drawnText(prompting('a message to sign'), DevicePanel, { document: DOCUMENT })
  expect(text).toContain('Your Ledger shows another request')
  expect(text).not.toContain('a vote')
})

test('its own document is shown to be compared', async () => {
  const own = prompting(DOCUMENT.document)
  expect(await drawnText(own, DevicePanel, { document: DOCUMENT })).toContain('a vote')
  expect(await drawnText(own, DevicePanel, { document: DOCUMENT, isAsking: true, other })).toContain('a vote')
})

test('the button that would sign names what the Ledger is busy with, and leads there', async () => {
  const win = prompting('{"msgs":["a swap"]}')
  const view = (id: string, number: number, running: TransferView['running']): TransferView => ({
    transfer: { ...grow(until('built')), id, number },
    running,
    nextCheckAt: null,
    lastCheckedAt: null,
    trouble: null,
  })
  win.part(transfersStore).setState({ value: [view('swap', 17, 'sign')] })
  const button = await drawnMarkup(win, SignButtons, { view: view('vote', 18, null), isLossOpen: false })
  expect(button).toContain('On your Ledger now: open WB 0017')
  expect(button).not.toContain('aria-disabled')
  win.part(transfersStore).setState({ value: [] })
  expect(await drawnText(win, SignButtons, { view: view('vote', 18, null), isLossOpen: false }), 'a request without a transfer').toBe(
    'The Ledger is busy',
  )
})
