// Names that are written to be taken for others.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imitatedUsername, spoofedName, skeleton } from './nameSpoofing.ts'

const KNOWN = ['INIT', 'USDC', 'ETH', 'milkTIA']

test.each([
  ['INIT', 'INIT'],
  ['ІNІТ', 'INIT'],
  ['1N1T', 'INIT'],
  ['lNlT', 'INIT'],
  ['I\u200BNIT', 'INIT'],
  ['\u202EINIT', 'INIT'],
  ['\u202ETINI', 'INIT'],
  ['TINI', null],
  ['ＩＮＩＴ', 'INIT'],
  ['𝗜𝗡𝗜𝗧', 'INIT'],
  ['ÍNÌT', 'INIT'],
  ['$USDC', null],
  ['U S D C', 'USDC'],
  ['ＵЅＤС', 'USDC'],
  ['ΕΤΗ', 'ETH'],
  ['MILKTIA', 'milkTIA'],
  ['INITX', null],
  ['cINIT', null],
  ['TIA', null],
  ['', null],
  ['???', null],
])('%j imitates %j', (name, expected) => {
  expect(spoofedName(name, KNOWN)).toBe(expected)
})

test('a name has one skeleton, whatever is done to it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(skeleton(skeleton(name))).toBe(skeleton(name))
      expect(skeleton(name.toUpperCase().toLowerCase())).toBeTypeOf('string')
    }),
  )
})

const OWN = [
  { name: 'skipper.init', address: '0xAA' },
  { name: 'Maren', address: '0xBB' },
]

test.each([
  ['sk1pper.init', '0xcc', 'skipper.init'],
  ['skip-per.init', '0xcc', 'skipper.init'],
  ['rnaren.init', '0xcc', 'Maren'],
  ['maren.init', '0xcc', 'Maren'],
  ['maren.init', '0xbb', null],
  ['skipper2.init', '0xcc', null],
  ['', '0xcc', null],
  ['---.init', '0xcc', null],
])('%s at %s imitates %j', (name, address, expected) => {
  expect(imitatedUsername(name, address, OWN)).toBe(expected)
})
