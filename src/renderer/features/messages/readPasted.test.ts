// Checks that a whole signed text is split when pasted, and that every other text stays as it is.
import { expect, test } from 'vitest'
import { readPasted } from './readPasted.ts'

test('a saved signature fills all three fields', () => {
  const saved = ' {"address":"0xab","bech32":"init1x","msg":"one\\n\\"two\\"","sig":"0xcd","version":"2"}\n'
  expect(readPasted(saved)).toEqual({ address: '0xab', text: 'one\n"two"', signature: '0xcd' })
})

test.each([
  '',
  'Hello',
  '{"address":"0xab","msg":"a"}',
  '{"address":1,"msg":"a","sig":"b"}',
  '{"address":"0xab","msg":"a","sig":',
  '["address","msg","sig"]',
  'null',
])('%j stays a text', (text) => {
  expect(readPasted(text)).toBeNull()
})
