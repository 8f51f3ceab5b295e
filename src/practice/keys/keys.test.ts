// Checks the practice keys against the well-known addresses of the public test mnemonic.
import { describe, expect, it } from 'vitest'
import { decodeBech32, encodeBech32 } from './bech32.ts'
import { toHex } from './bytes.ts'
import { PRACTICE_MNEMONIC, practiceKey, practiceKeys, rootOf } from './mnemonic.ts'

describe('practice keys', () => {
  it('derives the published addresses', () => {
    const root = rootOf(PRACTICE_MNEMONIC)
    expect(practiceKey(root, 0)).toMatchObject({
      hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      bech32: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz',
    })
    expect(practiceKey(root, 1).hex).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  })

  it('derives several as it derives each', () => {
    const root = rootOf(PRACTICE_MNEMONIC)
    expect(practiceKeys(root, [3, 0, 9999])).toEqual([3, 0, 9999].map((index) => practiceKey(root, index)))
  })

  it('reads back what it writes and refuses a wrong checksum', () => {
    const bytes = new Uint8Array(20).map((_, index) => index * 7)
    const text = encodeBech32('init', bytes)
    expect(toHex(decodeBech32('init', text) ?? new Uint8Array())).toBe(toHex(bytes))
    expect(decodeBech32('init', `${text.slice(0, -1)}${text.endsWith('q') ? 'p' : 'q'}`)).toBeNull()
    expect(decodeBech32('cosmos', text)).toBeNull()
  })
})
