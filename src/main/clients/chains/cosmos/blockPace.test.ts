// Minutes as blocks, for any pace that a node may report.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksWithin, meanBlockMs } from './blockPace.ts'

test('five minutes are as many blocks as the chain makes in them', () => {
  expect(blocksWithin(300_000, 2000)).toBe(150)
  expect(blocksWithin(300_000, 500)).toBe(600)
  expect(blocksWithin(300_000, null)).toBe(150)
})

test('a pace that cannot be is bounded: the document neither lives for ever nor ends at once', () => {
  expect(blocksWithin(300_000, 0.001)).toBe(6000)
  expect(blocksWithin(300_000, 1e12)).toBe(20)
  fc.assert(
    fc.property(fc.double({ min: 0, noNaN: true }), (pace) => {
      const blocks = blocksWithin(300_000, pace)
      return Number.isInteger(blocks) && blocks >= 20 && blocks <= 6000
    }),
  )
})

test('blocks that say nothing of time give no pace', () => {
  expect(meanBlockMs({ height: 10, time: 0 }, { height: 110, time: 200_000 })).toBe(2000)
  expect(meanBlockMs({ height: 10, time: 5 }, { height: 10, time: 5 })).toBeNull()
  expect(meanBlockMs({ height: 10, time: 9 }, { height: 11, time: 5 })).toBeNull()
})
