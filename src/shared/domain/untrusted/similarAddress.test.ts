// Addresses that were made to be mistaken for a known one.
import { expect, test } from 'vitest'
import { similarAddress } from './similarAddress.ts'

const KNOWN = [
  { name: 'Rent', address: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz' },
  { name: 'Rent', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
]

test.each([
  ['init17w0aqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmpqz', 'Rent'],
  ['0xF39F00000000000000000000000000000000226', null],
  ['0xf39f000000000000000000000000000000002266', 'Rent'],
  ['init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', null],
  ['0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266', null],
  ['osmo17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', null],
  ['short', null],
  ['', null],
])('%s is taken for %s', (address, expected) => {
  expect(similarAddress(address, KNOWN)).toBe(expected)
})
