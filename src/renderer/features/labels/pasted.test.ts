import { expect, it, test } from 'vitest'
import { isSwapped, swapIn, swapOf } from './pasted.ts'

const MINE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const MINE_BECH32 = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const COUNTERPART = '0xf39F000000000000000000000000000000092266'
const HOUR_MS = 3_600_000
const copied = (text: string) => ({ text, at: HOUR_MS })

it.each([
  ['another address, a moment later', MINE, OTHER, 1000, true],
  ['another form or another account, a moment later', MINE_BECH32, OTHER, 1000, true],
  ['with spaces around it', MINE, ` ${OTHER}\n`, 1000, true],
  ['another address, an hour later', MINE, OTHER, HOUR_MS, false],
  ['one that looks like it, an hour later', MINE, COUNTERPART, HOUR_MS, true],
  ['the same', MINE, MINE, 1000, false],
  ['the same without the checksum’s capitals', MINE, ` ${MINE.toLowerCase()} `, 1000, false],
  ['no address', MINE, 'rent for May', 1000, false],
  ['an address after something that is none', 'A'.repeat(64), OTHER, 1000, false],
])('pasted: %s', (_name, from, to, after, isTold) => {
  expect(swapOf(copied(from), to, HOUR_MS + after)).toEqual(isTold ? { copied: from, pasted: to.trim() } : null)
})

it('nothing was copied here', () => {
  expect(swapOf(null, OTHER, HOUR_MS)).toBeNull()
})

it('holds for what stands in the field, and not for the other form of what was copied', () => {
  const swap = { copied: MINE, pasted: OTHER }
  const forms = { bech32: 'init1wzvhjux9rqfdcwspp37srdgwp5taca7gw2qlla', hex: OTHER }
  expect(isSwapped(swap, ` ${OTHER}`, forms)).toBe(true)
  expect(isSwapped(swap, MINE, forms)).toBe(false)
  expect(isSwapped(swap, OTHER, null)).toBe(false)
  expect(isSwapped({ copied: MINE, pasted: MINE_BECH32 }, MINE_BECH32, { bech32: MINE_BECH32, hex: MINE })).toBe(false)
  expect(isSwapped(null, OTHER, forms)).toBe(false)
})

test('an address that arrived with a sentence is told, also after another one was pasted and replaced', () => {
  const pasted = { copied: MINE, pasted: OTHER }
  const arrived = { copied: MINE, pasted: MINE_BECH32 }
  expect(swapIn([pasted, arrived], ` ${MINE_BECH32} `)).toBe(arrived)
  expect(swapIn([pasted, arrived], OTHER)).toBe(pasted)
  expect(swapIn([null, arrived], OTHER)).toBeNull()
})
