// Tests that runs of empty blocks are folded, and that no block with transactions is.
import { expect, test } from 'vitest'
import { foldEmptyBlocks, nearestHeight } from './emptyBlocks.ts'

const rows = (...counts: (number | null)[]) =>
  counts.map((txCount, index) => ({ height: 100 - index, time: null, txCount, proposer: null }))
const shown = (...counts: (number | null)[]) => foldEmptyBlocks(rows(...counts)).map(({ row, emptyAfter }) => [row.height, emptyAfter])

/** What is shown of blocks that come after the newest eight; their heights begin at 92. */
const older = (...counts: (number | null)[]) => shown(...Array.from({ length: 8 }, () => 0), ...counts).slice(8)

test('the newest eight stand each, though they are empty', () => {
  expect(shown(0, 0, 3, 0)).toEqual([100, 99, 98, 97].map((height) => [height, 0]))
  expect(shown(...Array.from({ length: 12 }, () => 0))).toEqual([
    ...[100, 99, 98, 97, 96, 95, 94, 93].map((height) => [height, 0]),
    [92, 3],
  ])
})

test('a run of empty blocks is its first one and a number', () => {
  expect(older(0, 0, 0, 0)).toEqual([[92, 3]])
  expect(older(2, 0, 0, 0, 1, 0, 0, 0)).toEqual([
    [92, 0],
    [91, 2],
    [88, 0],
    [87, 2],
  ])
})

test('a short run, blocks with transactions and unknown counts stand each', () => {
  expect(older(0, 0, 1)).toEqual([
    [92, 0],
    [91, 0],
    [90, 0],
  ])
  expect(older(null, null, null)).toHaveLength(3)
  expect(shown()).toEqual([])
})

test('the nearest block with transactions is another one, the newer of two', () => {
  expect(nearestHeight([100, null, 90, 80, 85], 85)).toBe(90)
  expect(nearestHeight([100, 80], 500)).toBe(100)
  expect(nearestHeight([null, 7], 7)).toBeNull()
})
