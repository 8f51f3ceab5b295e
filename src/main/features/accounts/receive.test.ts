// Where an account may receive: never at an address that no app of its device signs for.
import { expect, test } from 'vitest'
import type { Account } from '../../../shared/contract/account.ts'
import { receiveAddress, symbolsOn } from './receive.ts'

const address = { bech32: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }
const account = (signer: Account['signer']): Account => ({ id: 'a', label: 'A', address, signer, createdAt: 0 })
const ledger = (app: 'ethereum' | 'cosmos') => account({ kind: 'ledger', app, path: '', publicKey: '', model: '' })
const chain = (kind: 'initia-l1' | 'initia-rollup' | 'cosmos' | 'evm', vm: 'evm' | 'move' | null = null) => ({
  id: 'c',
  name: 'C',
  kind,
  vm,
  bech32Prefix: kind === 'cosmos' ? 'harbour' : 'init',
})

test('an account of the Ethereum app receives on the chains of Initia and on EVM chains, not on Cosmos chains', () => {
  expect(receiveAddress(ledger('ethereum'), chain('initia-l1', 'move'))).toEqual({ chainId: 'c', address: address.bech32, hex: null })
  expect(receiveAddress(ledger('ethereum'), chain('initia-rollup', 'evm'))).toMatchObject({ address: address.bech32, hex: address.hex })
  expect(receiveAddress(ledger('ethereum'), chain('evm', 'evm'))).toMatchObject({ address: address.hex, hex: null })
  expect(receiveAddress(ledger('ethereum'), chain('cosmos'))).toMatchObject({ address: null, hex: null })
})

test('an account of the Cosmos app is never shown as 0x', () => {
  for (const place of [chain('initia-l1', 'move'), chain('initia-rollup', 'evm'), chain('cosmos'), chain('evm', 'evm')]) {
    const shown = receiveAddress(ledger('cosmos'), place)
    expect([shown.hex, shown.address]).not.toContain(address.hex)
  }
  expect(receiveAddress(ledger('cosmos'), chain('evm', 'evm'))).toMatchObject({ address: null })
  expect(receiveAddress(ledger('cosmos'), chain('cosmos')).address).toMatch(/^harbour1/)
})

test('nobody receives where addresses come from keys with which no app signs', () => {
  for (const app of ['ethereum', 'cosmos'] as const) {
    expect(receiveAddress(ledger(app), { ...chain('cosmos'), hasEthereumKeys: true })).toMatchObject({ address: null, hex: null })
  }
})

test('what is only watched is shown in the form of the chain', () => {
  expect(receiveAddress(account({ kind: 'watched' }), chain('evm', 'evm'))).toMatchObject({ address: address.hex })
})

test('the assets listed on a chain are named once each, in the order of the list', () => {
  const listed = (chainId: string, symbol: string) => ({ chainId, symbol })
  const assets = [listed('c', 'INIT'), listed('d', 'TIA'), listed('c', 'USDC'), listed('c', 'INIT')]
  expect(symbolsOn({ assets } as unknown as Parameters<typeof symbolsOn>[0], 'c')).toEqual(['INIT', 'USDC'])
})
