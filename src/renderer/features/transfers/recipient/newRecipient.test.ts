// Checks that a new address is drawn in parts once: by the offer's question where that asks to compare it, otherwise under its field.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Chain } from '../../../../shared/contract/chain.ts'
import { OWN_ADDRESS, sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import type { Surroundings } from '../form/form.ts'
import { formStore } from '../form/formStore.ts'
import { EnteredAs } from './EnteredAs.tsx'
import { OtherRecipient } from './OtherRecipient.tsx'

const opened = { sessionStorage: { getItem: () => null, setItem: () => undefined } }
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

const toChain = { id: 'practice-1', name: 'Initia', kind: 'initia-l1', vm: 'move', bech32Prefix: 'init' } as unknown as Chain
const account = { signer: { kind: 'watched' }, address: { bech32: OWN_ADDRESS, hex: '0x1' } } as unknown as Account
const around = { account: null, toChain } as unknown as Surroundings

async function drawn(asked: string | null, { sender = null }: { sender?: Account | null } = {}): Promise<string> {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const quote = sampleQuote()
  const gates = [{ kind: 'newRecipient' as const, text: OWN_ADDRESS }]
  const offer = { ...quote, request: { ...quote.request, recipient: asked }, gates }
  win.part(formStore).setState({ offers: asked === null ? null : { offers: [offer], refused: [] } })
  return drawnText(win, OtherRecipient, { around: { ...around, account: sender }, recipient: OWN_ADDRESS, isSend: true })
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

test('the sender itself is named as what is wrong, not as another account', async () => {
  const text = await drawn(null, { sender: account })
  expect(text).toContain('This is the sending account')
  expect(text).not.toMatch(/another account|Check every part|Not your own/)
})

test('an address that was entered in its other form stands beside the one to compare', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const text = (entered: string | null) => drawnText(win, EnteredAs, { entered, shown: OWN_ADDRESS })
  expect((await text(`0x${'12'.repeat(20)}`)).replaceAll(' ', '')).toBe(`Enteredas0x${'12'.repeat(20)}`)
  expect(await text(OWN_ADDRESS.toUpperCase())).toBe('')
  expect(await text(null)).toBe('')
})
