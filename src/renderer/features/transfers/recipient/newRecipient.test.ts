// Checks that a new address is drawn in parts once: by the offer's question where that asks to compare it, otherwise under its field.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { Chain } from '../../../../shared/contract/chain.ts'
import { OWN_ADDRESS, sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import type { Surroundings } from '../form/form.ts'
import { formStore } from '../form/formStore.ts'
import { OtherRecipient } from './OtherRecipient.tsx'

const opened = { sessionStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } }
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

const toChain = { id: 'practice-1', name: 'Initia', kind: 'initia-l1', vm: 'move', bech32Prefix: 'init' } as unknown as Chain
const around = { toChain } as unknown as Surroundings

async function drawn(asked: string | null): Promise<string> {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const quote = sampleQuote()
  const gates = [{ kind: 'newRecipient' as const, text: OWN_ADDRESS }]
  const offer = { ...quote, request: { ...quote.request, recipient: asked }, gates }
  win.part(formStore).setState({ offers: asked === null ? null : { offers: [offer], refused: [] } })
  return drawnText(win, OtherRecipient, { around, recipient: OWN_ADDRESS, isSend: true })
}

test('the offer that asks to compare an address is where its parts stand', async () => {
  const text = await drawn(OWN_ADDRESS)
  expect(text).toContain('Compare it under “Before you go on”.')
  expect(text).not.toContain('Check every part')
  expect(text.replaceAll(' ', '')).not.toContain(OWN_ADDRESS)
})

test('without an offer, and beside one for another address, they stand under the field', async () => {
  for (const asked of [null, 'init1other']) {
    const text = await drawn(asked)
    expect(text).toContain('Check every part before you sign.')
    expect(text.replaceAll(' ', '')).toContain(OWN_ADDRESS)
  }
})
