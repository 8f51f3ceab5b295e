// Scores of VIP stages on the practice L1 are numbers that the real modules could keep.
import { expect, test } from 'vitest'
import { GAUGED } from '../book/gauges.ts'
import { leafOf, snapshotOf, timesOf } from './stages.ts'

const MEMBER = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxayu9jd'

test('the scores of all accounts of a rollup together fit into eight bytes', () => {
  const stages = Array.from({ length: 60 }, (_, index) => 30 + index)
  const totals = GAUGED.flatMap((bridge) =>
    stages.map((stage) => snapshotOf(MEMBER, bridge, stage, timesOf(stage).written * 1000)?.total ?? 0n),
  )
  expect(totals.filter((total) => total > 0n).length).toBeGreaterThan(150)
  expect(totals.filter((total) => total >= 2n ** 64n)).toEqual([])
})

test('a number that does not is refused, not cut', () => {
  expect(() => leafOf('16', 38, MEMBER, 1n, 2n ** 64n)).toThrow('eight bytes')
  expect(leafOf('16', 38, MEMBER, 1n, 2n ** 64n - 1n)).toHaveLength(32)
})
