// Which texts name a page of the explorer by themselves.
import { expect, test } from 'vitest'
import { pageNamed } from './explorerItems.ts'

const HASH = 'AB'.repeat(32)
const OWN = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'

test('a height, a hash and an address name a page; words, small numbers and amounts do not', () => {
  const found = (text: string) => pageNamed(text, 'practice-1')
  expect(found('123456')).toEqual({ kind: 'block', chainId: 'practice-1', height: 123_456 })
  expect(found('#123456')).toMatchObject({ kind: 'block', height: 123_456 })
  expect(found('block 123456')).toEqual(found('123456'))
  expect(found('Block #123456')).toEqual(found('123456'))
  expect(found(HASH)).toMatchObject({ kind: 'tx', hash: HASH })
  expect(found(`0x${HASH.toLowerCase()}`)).toMatchObject({ kind: 'tx' })
  expect(found(OWN)).toMatchObject({ kind: 'account', address: OWN })
  expect(['12', '0123', '12.5', '1,234', '9'.repeat(16), 'usdc', 'alice.init', `${HASH}0`].map(found)).toEqual(Array(8).fill(null))
})
