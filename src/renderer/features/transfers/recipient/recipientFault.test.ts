// A wrong address is called wrong for the reason that it has.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chain } from '../../../../shared/contract/chain.ts'
import { hasBech32Checksum } from './bech32Checksum.ts'
import { OWN_ADDRESS } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { englishLazy } from '../../../words/en/englishLazy.ts'
import { isAddressOn, isMiscased, recipientFault } from './recipientFault.ts'

const L1 = { kind: 'initia-l1', bech32Prefix: 'init', name: 'Initia' } as const
const COSMOS = { kind: 'cosmos', bech32Prefix: 'osmo', name: 'Osmosis' } as const
const EVM = { kind: 'evm', bech32Prefix: 'none', name: 'Base' } as const
const HEX = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** A contract of the L1: 32 bytes. */
const LONG = 'init14hj2tavq8fpesdwxxcu44rty3hh90vhujrvcmstl4zr3txmfvw9sjvrxzp'

test.for<[string, Pick<Chain, 'kind' | 'bech32Prefix' | 'name'>, string | null]>([
  [OWN_ADDRESS, L1, null],
  [` ${OWN_ADDRESS} `, L1, null],
  [HEX, L1, null],
  [HEX, EVM, null],
  [OWN_ADDRESS.slice(0, -1), L1, 'Too short: 37 of 38 characters after init1'],
  [`${OWN_ADDRESS}q`, L1, 'Too long: 39 characters after init1, not 38'],
  [HEX.slice(0, -4), L1, 'Too short: 36 of 40 characters after 0x'],
  [OWN_ADDRESS.replace('z', 'q'), L1, 'The checksum doesn’t match: a character is wrong or swapped'],
  [OWN_ADDRESS.toUpperCase(), L1, 'No capital letters in an address'],
  [OWN_ADDRESS.replace('w0', 'wo'), L1, 'Addresses that start with init1 have no “o” after it'],
  [OWN_ADDRESS.replace('w0', 'w1'), L1, 'Addresses that start with init1 have no “1” after it'],
  [HEX.replace('f', 'g'), L1, 'Only digits and a to f follow 0x, not “g”'],
  [HEX.replace('x', 'X'), L1, '0x needs a lowercase x'],
  [HEX.replace('x', 'X'), EVM, '0x needs a lowercase x'],
  [OWN_ADDRESS, COSMOS, 'Starts with init1: on Osmosis, addresses start with osmo1'],
  [HEX, COSMOS, 'Starts with 0x: on Osmosis, addresses start with osmo1'],
  [OWN_ADDRESS, EVM, 'Starts with init1: on Base, addresses start with 0x'],
  [`0x${'0'.repeat(40)}`, L1, 'Nobody controls this address: anything sent there is lost'],
  [`0x${'0'.repeat(36)}dEaD`, EVM, 'Nobody controls this address: anything sent there is lost'],
  ['hello', L1, 'Not an address or a saved name'],
  [`${OWN_ADDRESS}\u202e`, L1, 'Not an address or a saved name'],
  ['', L1, 'Not an address or a saved name'],
])('“%s” on %o: %s', ([typed, chain, said]) => {
  const fault = recipientFault(typed, chain)
  expect(fault === null ? null : englishLazy.recipientFaultText(fault)).toBe(said)
  expect(isAddressOn(typed, chain)).toBe(said === null)
})

test('an address of 32 bytes has the right length: what it is, main says', () => {
  expect(recipientFault(LONG, L1)).not.toMatchObject({ what: 'length' })
})

test('one wrong letter never keeps the checksum', () => {
  const place = fc.integer({ min: 5, max: OWN_ADDRESS.length - 1 })
  fc.assert(
    fc.property(place, fc.constantFrom(...'qpzry9x8gf2tvdw0s3jn54khce6mua7l'), (at, letter) => {
      const changed = OWN_ADDRESS.slice(0, at) + letter + OWN_ADDRESS.slice(at + 1)
      expect(hasBech32Checksum(changed)).toBe(changed === OWN_ADDRESS)
    }),
  )
})

test('the case of a 0x address is wrong where it is mixed and not that of its checksum', () => {
  const hex = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(isMiscased(hex, hex.replace('f39F', 'F39F'))).toBe(true)
  expect(isMiscased(hex, hex)).toBe(false)
  expect(isMiscased(hex, hex.toLowerCase())).toBe(false)
  expect(isMiscased(hex, OWN_ADDRESS)).toBe(false)
})
