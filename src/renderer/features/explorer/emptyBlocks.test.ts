// Tests that runs of empty blocks are folded, and that no block with transactions is.
import { expect, test } from 'vitest'
import { foldEmptyBlocks } from './emptyBlocks.ts'

const rows = (...counts: (number | null)[]) =>
  counts.map((txCount, index) => ({ height: 100 - index, time: null, txCount, proposer: null }))
const shown = (...counts: (number | null)[]) => foldEmptyBlocks(rows(...counts)).map(({ row, emptyAfter }) => [row.height, emptyAfter])

/** What is shown of blocks that come after another. */
const older = (...counts: (number | null)[]) => shown(1, ...counts).slice(1)

test('the newest stands with the number of empty ones behind it', () => {
  expect(shown(0, 0, 0, 0)).toEqual([[100, 3]])
  expect(shown(...Array.from({ length: 12 }, () => 0))).toEqual([[100, 11]])
})

test('a run of empty blocks is its first one and a number', () => {
  expect(older(0, 0, 0, 0)).toEqual([[99, 3]])
  expect(older(2, 0, 0, 0, 1, 0, 0, 0)).toEqual([
    [99, 0],
    [98, 2],
    [95, 0],
    [94, 2],
  ])
})

test('a short run, blocks with transactions and unknown counts stand each', () => {
  expect(older(0, 0, 1)).toEqual([
    [99, 0],
    [98, 0],
    [97, 0],
  ])
  expect(older(null, null, null)).toHaveLength(3)
  expect(shown()).toEqual([])
})
