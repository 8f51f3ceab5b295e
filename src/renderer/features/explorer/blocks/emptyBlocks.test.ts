// Tests that runs of empty blocks are folded, and that no block with transactions is.
import { expect, test } from 'vitest'
import { foldEmptyBlocks, nearestHeight } from './emptyBlocks.ts'

const rows = (...counts: (number | null)[]) =>
  counts.map((txCount, index) => ({ height: 100 - index, time: null, txCount, proposer: null }))
const shown = (...counts: (number | null)[]) =>
  foldEmptyBlocks(rows(...counts)).map((line) => (line.kind === 'block' ? line.row.height : [line.newest, line.oldest, line.count]))

test('the newest stands, and a run of empty ones after it is one line', () => {
  expect(shown(...Array.from({ length: 12 }, () => 0))).toEqual([100, [99, 89, 11]])
  expect(shown(2, 0, 0, 0, 1, 3, 0, 0)).toEqual([100, [99, 97, 3], 96, 95, [94, 93, 2]])
})

test('a single empty block, blocks with transactions and unknown counts stand each', () => {
  expect(shown(0, 0, 1)).toEqual([100, 99, 98])
  expect(shown(1, null, null)).toEqual([100, 99, 98])
  expect(shown()).toEqual([])
})

test('the nearest block with transactions is another one, the newer of two', () => {
  expect(nearestHeight([100, null, 90, 80, 85], 85)).toBe(90)
  expect(nearestHeight([100, 80], 500)).toBe(100)
  expect(nearestHeight([null, 7], 7)).toBeNull()
})
