// Look-alikes as the studies of address poisoning describe them, and addresses that are merely alike.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSimilarAddress } from './addressPoisoning.ts'

const HEX = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BECH32 = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
/** The same ends around another middle. */
const counterpart = (address: string, prefix: number, head: number, tail: number) => {
  const middle = address.slice(prefix + head, address.length - tail).replace(/./g, (letter) => (letter === '7' ? '8' : '7'))
  return address.slice(0, prefix + head) + middle + address.slice(address.length - tail)
}

test.each([
  // As wallets shorten: 4 and 4, 5 and 4, 6 and 4. As in the loss of May 2024: 6 and 6. Uneven, as cheap ones are.
  [4, 4, true],
  [5, 4, true],
  [6, 4, true],
  [6, 6, true],
  [3, 4, true],
  [4, 3, true],
  [3, 10, true],
  [10, 3, true],
  // A match at one end only is not enough.
  [2, 9, false],
  [9, 2, false],
  [0, 8, false],
  [3, 3, false],
  [0, 0, false],
])('with %i characters alike at the head and %i at the tail: %s', (head, tail, expected) => {
  expect(isSimilarAddress(counterpart(HEX, 2, head, tail), HEX)).toBe(expected)
  expect(isSimilarAddress(HEX, counterpart(HEX, 2, head, tail).toUpperCase().replace('0X', '0x'))).toBe(expected)
  expect(isSimilarAddress(counterpart(BECH32, 5, head, tail), BECH32)).toBe(expected)
})

test('an address is not like itself, however it is written, nor like one of another form', () => {
  expect(isSimilarAddress(HEX, HEX.toLowerCase())).toBe(false)
  expect(isSimilarAddress(BECH32, BECH32.toUpperCase())).toBe(false)
  expect(isSimilarAddress(BECH32, BECH32.replace('init1', 'osmo1'))).toBe(false)
  expect(isSimilarAddress('', '')).toBe(false)
})

test('addresses drawn by chance are not alike', () => {
  const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)
  fc.assert(
    fc.property(address, address, (one, other) => !isSimilarAddress(one, other)),
    { numRuns: 2000, seed: 7, endOnFailure: true },
  )
})
