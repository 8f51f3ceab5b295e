// Tests that runs of empty blocks are folded, and that no block with transactions is.
import { expect, test } from 'vitest'
import { foldEmptyBlocks } from './emptyBlocks.ts'

const rows = (...counts: (number | null)[]) =>
  counts.map((txCount, index) => ({ height: 100 - index, time: null, txCount, proposer: null }))
const shown = (...counts: (number | null)[]) => foldEmptyBlocks(rows(...counts)).map(({ row, emptyAfter }) => [row.height, emptyAfter])

test('a run of empty blocks is its first one and a number', () => {
  expect(shown(0, 0, 0, 0)).toEqual([[100, 3]])
  expect(shown(2, 0, 0, 0, 1, 0, 0, 0)).toEqual([
    [100, 0],
    [99, 2],
    [96, 0],
    [95, 2],
  ])
})

test('a short run, blocks with transactions and unknown counts stand each', () => {
  expect(shown(0, 0, 1)).toEqual([
    [100, 0],
    [99, 0],
    [98, 0],
  ])
  expect(shown(null, null, null)).toHaveLength(3)
  expect(shown()).toEqual([])
})
