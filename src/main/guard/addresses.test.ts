// Addresses in the spellings that each chain reads, and no other.
import { toBech32 } from '@cosmjs/encoding'
import { describe, expect, test } from 'vitest'
import { FRIEND, ME, ME_HEX, THEM_HEX } from '../../../test/support/benches/guardBench.ts'
import { addressBytes, isPaddedAddress, isSameAddress } from './addresses.ts'

const L1 = { kind: 'initia-l1', vm: 'move', bech32Prefix: 'init' } as const
const WASM = { kind: 'initia-rollup', vm: 'wasm', bech32Prefix: 'init' } as const
const ROLLUP = { kind: 'initia-rollup', vm: 'evm', bech32Prefix: 'init' } as const
const EVM = { kind: 'evm', vm: null, bech32Prefix: 'init' } as const
const COSMOS = { kind: 'cosmos', vm: null, bech32Prefix: 'harbour' } as const
const DIGITS = ME_HEX.slice(2)
const WORD = DIGITS.padStart(64, '0')

describe('the bytes of an address', () => {
  test.each([
    ['bech32', ME, L1],
    ['hex', ME_HEX, L1],
    ['hex in capitals', `0x${DIGITS.toUpperCase()}`, L1],
    ['32 bytes with zeros in front', `0x${WORD}`, L1],
    ['hex on a chain with an EVM alone', ME_HEX, EVM],
  ] as const)('are read from %s', (_what, text, chain) => {
    expect(addressBytes(text, chain)).toBe(DIGITS)
  })

  test('stay 32 where they are no account’s', () => {
    const object = 'd9'.repeat(32)
    expect(addressBytes(`0x${object}`, L1)).toBe(object)
  })

  // On Move chains alone are short accounts padded; elsewhere the bytes are compared as they are.
  test.each([
    ['of a chain outside Initia', toBech32('harbour', Buffer.from(WORD, 'hex')), COSMOS],
    ['of a Wasm rollup', toBech32('init', Buffer.from(WORD, 'hex')), WASM],
    ['of a Wasm rollup in hex', `0x${WORD}`, WASM],
    ['of an EVM rollup', toBech32('init', Buffer.from(WORD, 'hex')), ROLLUP],
    ['of a chain with an EVM alone', `0x${WORD}`, EVM],
  ] as const)('stay 32 with zeros in front on the account %s', (_what, text, chain) => {
    expect(addressBytes(text, chain)).toBe(WORD)
    expect(isSameAddress(text, ME, { ...chain, bech32Prefix: 'init' })).toBe(false)
  })

  test.each([
    ['hex on a chain that writes none', ME_HEX, COSMOS],
    ['bech32 on a chain with an EVM alone', ME, EVM],
    ['another chain’s prefix', ME, COSMOS],
    ['a wrong checksum', `${ME.slice(0, -1)}${ME.endsWith('q') ? 'p' : 'q'}`, L1],
    ['a byte too few', `0x${DIGITS.slice(2)}`, L1],
    ['a byte too many', `0x${WORD}00`, L1],
    ['30 bytes', toBech32('init', new Uint8Array(30)), L1],
    ['nothing', '', L1],
  ] as const)('are not read from %s', (_what, text, chain) => {
    expect(addressBytes(text, chain)).toBeNull()
  })
})

test('what is no address is the same as nothing, itself included', () => {
  expect(isSameAddress(ME, ME_HEX, L1)).toBe(true)
  expect(isSameAddress(ME, FRIEND, L1)).toBe(false)
  expect(isSameAddress('nowhere', 'nowhere', L1)).toBe(false)
})

test('an address in 32 bytes has zeros in front', () => {
  expect(isPaddedAddress(`0x${WORD.toUpperCase()}`, ME, L1)).toBe(true)
  expect(isPaddedAddress(`0x01${WORD.slice(2)}`, ME, L1)).toBe(false)
  expect(isPaddedAddress(`0x${WORD}`, THEM_HEX, L1)).toBe(false)
  expect(isPaddedAddress(`0x${WORD}`, 'nowhere', L1)).toBe(false)
})
