import { expect, test } from 'vitest'
import type { Account } from '../../../shared/contract/account.ts'
import { isAddressOf, lacksHexForm } from './ownAddress.ts'

/** The same 20 bytes in every form; those of BIP-44's first Cosmos key of the practice seed. */
const INIT = 'init15yk64u7zc9g9k2yr2wmzeva5qgwxps6ygy0uju'
const COSMOS = 'cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7'
const HEX = '0xA12DAAf3C2C1505B288353B62cB3B4021C60c344'
const OTHER = 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'

function account(app: 'ethereum' | 'cosmos' | null): Account {
  const key = { path: '', publicKey: '', model: 'Flex' }
  const signer: Account['signer'] = app === null ? { kind: 'watched' } : { kind: 'ledger', app, ...key }
  return { id: '1', label: 'Mine', address: { bech32: INIT, hex: HEX }, signer, createdAt: 0 }
}

test('an account of the Ethereum app is known by both of its forms, and by no other chain’s', () => {
  for (const one of [account('ethereum'), account(null)]) {
    expect([INIT, INIT.toUpperCase(), HEX, ` ${HEX.toLowerCase()} `].every((text) => isAddressOf(one, text))).toBe(true)
    expect([COSMOS, OTHER, '', '0x'].some((text) => isAddressOf(one, text))).toBe(false)
  }
})

test('one of the Cosmos app is known behind every prefix, and not by its bytes as 0x', () => {
  const one = account('cosmos')
  expect([INIT, COSMOS, COSMOS.toUpperCase()].every((text) => isAddressOf(one, text))).toBe(true)
  expect([HEX, HEX.toLowerCase(), OTHER, '', '1'].some((text) => isAddressOf(one, text))).toBe(false)
})

test('only of an account of the Cosmos app the 0x form is kept back', () => {
  expect(lacksHexForm([account('ethereum'), account('cosmos')], INIT)).toBe(true)
  expect(lacksHexForm([account('ethereum'), account(null)], INIT)).toBe(false)
  expect(lacksHexForm([account('cosmos')], OTHER)).toBe(false)
  expect(lacksHexForm(null, INIT)).toBe(false)
})
