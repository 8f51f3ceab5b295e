// Tests addresses: one account in two notations, and what is refused.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compressKey, keyAddress, parseAddress, toAccountAddress, withPrefix } from './address.ts'

const PAIR = { bech32: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }
const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 })

describe('an address', () => {
  test('is the same in either spelling, for any 20 bytes', () => {
    fc.assert(
      fc.property(bytes, (raw) => {
        const pair = toAccountAddress(raw)
        for (const text of [pair.bech32, pair.bech32.toUpperCase(), pair.hex, pair.hex.toLowerCase(), ` ${pair.hex} `]) {
          expect(parseAddress(text)).toEqual(pair)
        }
      }),
    )
  })

  test('with any one letter changed is refused in bech32', () => {
    const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
    fc.assert(
      fc.property(bytes, fc.integer({ min: 5, max: 42 }), fc.constantFrom(...letters), (raw, place, letter) => {
        const { bech32 } = toAccountAddress(raw)
        fc.pre(bech32[place] !== letter)
        const changed = `${bech32.slice(0, place)}${letter}${bech32.slice(place + 1)}`
        expect(() => parseAddress(changed)).toThrow(expect.objectContaining({ code: 'account.badAddress' }))
      }),
    )
  })

  test.for([
    ['wrong case of one letter', PAIR.hex.replace('f39F', 'F39F'), 'wrong case'],
    ['another chain', withPrefix(PAIR.bech32, 'cosmos'), 'for a different chain'],
    ['too short', PAIR.hex.slice(0, -1), 'Invalid address'],
    ['no address', 'hello', 'Not an address'],
    ['a module’s 32 bytes', 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqruhhad', 'Invalid address|contract'],
  ] as const)('is refused: %s', ([, text, words]) => {
    expect(() => parseAddress(text)).toThrow(new RegExp(words))
  })
})

test('a key gives the address that Ethereum and Initia give it', () => {
  const key =
    '048318535b54105d4a7aae60c08fc45f9687181b4fdfc625bd1a753fa7397fed753547f11ca8696646f2f3acb08e31016afac23e630c5d11f59f61fef57b0d2aa5'
  expect(keyAddress(key)).toEqual(PAIR)
  expect(compressKey(key)).toBe('038318535b54105d4a7aae60c08fc45f9687181b4fdfc625bd1a753fa7397fed75')
  expect(() => compressKey(key.slice(2))).toThrow('not an uncompressed')
})
