// What the question about a recipient says where it was paid on another chain only, or in the copied history.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { OWN_ADDRESS } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { GateBox } from './GateBox.tsx'
import type { Gate } from './gates.ts'

async function asked(more: Partial<Gate>): Promise<string> {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  return drawnText(win, GateBox, { gates: [{ kind: 'newRecipient', text: OWN_ADDRESS, ...more }], agreed: [], onAgree: () => undefined })
}

test('names this chain, and the one that saw the last send', async () => {
  const lastSend = { here: 'Initia', there: 'Saltmarsh', at: Date.UTC(2020, 10, 13, 12), isCopied: false }
  expect(await asked({ lastSend })).toContain('You haven’t sent to this address on Initia before. Last on Saltmarsh, 13 Nov 2020.')
  expect(await asked({})).toContain('You haven’t sent to this address before.')
})

test('does not vouch for a send that an indexer tells', async () => {
  const lastSend = { here: 'Initia', there: 'Initia', at: Date.UTC(2020, 10, 13, 12), isCopied: true }
  expect(await asked({ lastSend })).toContain(
    'The synced history shows a send on Initia, 13 Nov 2020. Don’t rely on that alone: compare every part of the address.',
  )
})
