import { expect, test } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { Account } from '../../../shared/contract/account.ts'
import { SameAccount } from './SameAccount.tsx'

const address = { bech32: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }
const account = (signer: Account['signer']): Account => ({ id: 'a', label: 'A', address, signer, createdAt: 0 })
const ledger = (app: 'ethereum' | 'cosmos') => account({ kind: 'ledger', app, path: '', publicKey: '', model: '' })

test('the L1 names the 0x address that the account has on EVM rollups, where one signs for it', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const drawn = async (of: Account, kind: 'initia-l1' | 'initia-rollup') =>
    (await drawnText(win, SameAccount, { account: of, chain: { kind } })).replaceAll(' ', '')
  expect(await drawn(ledger('ethereum'), 'initia-l1')).toContain(`OnEVMrollupsthisaccountis${address.hex}`)
  expect(await drawn(ledger('ethereum'), 'initia-rollup'), 'a rollup shows it as its own').toBe('')
  expect(await drawn(ledger('cosmos'), 'initia-l1')).toBe('')
  expect(await drawn(account({ kind: 'watched' }), 'initia-l1')).toBe('')
})
