// What is offered for the address of somebody else: a name in the address book, and a transfer where somebody could receive it.
import { expect, test, vi } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { Account } from '../../../shared/contract/account.ts'
import { accountsStore } from '../../data/stores/accountsStore.ts'
import { AddressActions } from './AddressActions.tsx'

const OWN = { bech32: `init1${'q'.repeat(34)}0wn0`, hex: `0x${'7c'.repeat(20)}` }
const ACCOUNT: Account = {
  id: 'own',
  label: 'Own',
  address: OWN,
  signer: { kind: 'ledger', app: 'ethereum', path: "44'/60'/0'/0/0", publicKey: '02', model: 'Flex' },
  createdAt: 0,
}

async function offeredFor(address: string): Promise<string> {
  vi.stubGlobal('window', { setTimeout: () => 0 })
  const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value: [] }) as never)
  win.part(accountsStore).setState({ value: [ACCOUNT] })
  const text = await drawnText(win, AddressActions, { address, chainId: 'practice-1' })
  vi.unstubAllGlobals()
  return text
}

test.each([
  ['an account of the L1', `init1${'w'.repeat(38)}`],
  ['an account in hex', `0x${'3f'.repeat(20)}`],
])('%s can be named and sent to', async (_, address) => {
  expect(await offeredFor(address)).toBe('Add to address book Send to this address')
})

test.each([
  ['an own account', OWN.bech32],
  ['an own account in hex', OWN.hex],
  ['a Move object', `0x${'3f'.repeat(32)}`],
  ['the module of the standard library', '0x1'],
  ['a validator', `initvaloper1${'q'.repeat(38)}`],
  ['the address where tokens are burned', `0x${'0'.repeat(36)}dEaD`],
  ['an address that ends and begins like an own one', `0x7c7c${'00'.repeat(16)}7c7c`],
])('nothing is sent to %s from here', async (_, address) => {
  expect(await offeredFor(address)).toBe('Add to address book')
})
