// A module takes no more memory than it was given, whatever it was built with.
import { expect, test } from 'vitest'
import { boundedModule } from './boundedModule.ts'

const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
const EXPORT = [7, 5, 1, 1, 0x6d, 2, 0]
const PAGE = 65_536

test.each([
  ['no limit', [5, 3, 1, 0, 1]],
  ['the largest', [5, 6, 1, 1, 1, 0x80, 0x80, 4]],
])('a module with %s gets one', async (_name, memory) => {
  const { instance } = await WebAssembly.instantiate(boundedModule(Uint8Array.from([...HEAD, ...memory, ...EXPORT]), 300 * PAGE))
  const grown = instance.exports['m'] as WebAssembly.Memory
  expect(grown.grow(299)).toBe(1)
  expect(() => grown.grow(1)).toThrow(RangeError)
})

test('one that begins with more, or has no memory of its own, is refused', () => {
  expect(() => boundedModule(Uint8Array.from([...HEAD, 5, 3, 1, 0, 9]), 8 * PAGE)).toThrow('another kind of memory')
  expect(() => boundedModule(Uint8Array.from(HEAD), PAGE)).toThrow('no memory')
})
