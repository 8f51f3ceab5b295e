// Grouping is for the eye alone: joined again, the groups are the address.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsOfFour, isPlainAddress, shorten } from './addressText.ts'

test('prefixes stand alone', () => {
  expect(groupsOfFour('init17w0adeg64ky').slice(0, 3)).toEqual(['init1', '7w0a', 'deg6'])
  expect(groupsOfFour('0x10ee87cc')).toEqual(['0x', '10ee', '87cc'])
  expect(groupsOfFour('043C7D05')).toEqual(['043C', '7D05'])
})

test('a short address is not split', () => {
  expect(groupsOfFour('0x1')).toEqual(['0x1'])
  expect(groupsOfFour('0x10ee87c')).toEqual(['0x10ee87c'])
})

test('groups joined are the text again', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(groupsOfFour(text).join('')).toBe(text)
    }),
  )
})

test('the short form keeps both ends', () => {
  expect(shorten('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')).toBe('init17w0a…mpqz')
  expect(shorten('0x1234')).toBe('0x1234')
})

test('only what addresses are written with passes for one', () => {
  expect(['init17w0a', '0xAb', 'wasm.init1x', 'cosmos1x/y'].every(isPlainAddress)).toBe(true)
  expect(['', 'init1\u202Eq', '<b>', 'two words', 'x'.repeat(161)].some(isPlainAddress)).toBe(false)
})
