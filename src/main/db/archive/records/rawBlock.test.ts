import { expect, test } from 'vitest'
import { inBlocks } from './rawBlock.ts'

const MB = 1024 * 1024
const sizesOf = (...sizes: number[]) =>
  inBlocks(sizes.map((size) => new Uint8Array(size))).map((block) => block.map(({ length }) => length))

test('divides records into blocks that are quick to read from, in their order', () => {
  expect(sizesOf()).toEqual([])
  expect(sizesOf(3, 2)).toEqual([[3, 2]])
  expect(sizesOf(MB, MB / 4, 1, 2)).toEqual([
    [MB, MB / 4],
    [1, 2],
  ])
})

test('a larger record has a block of its own', () => {
  expect(sizesOf(1, 3 * MB, 2, 3)).toEqual([[1], [3 * MB], [2, 3]])
})
