import { expect, test } from 'vitest'
import { AppError } from '../../../../shared/domain/errors.ts'
import { readInclusionTime } from './inclusionTime.ts'

const SENT = 1_795_000_000_000
const NOW = SENT + 4000
const chainOf = (time: number | null) => ({ blockTime: (height: number) => Promise.resolve(height === 12 ? time : null) })

test.for([
  ['the block’s own', SENT + 1000, SENT + 1000],
  ['the block’s own, on a clock that is a little behind', SENT - 60_000, SENT - 60_000],
  ['now, where the chain’s clock is ahead', NOW + 60_000, NOW],
  ['unknown, where the two clocks cannot both be right', SENT - 3_600_000, null],
  ['unknown, where the node does not say', null, null],
] as const)('the time of inclusion is %s', async ([, time, expected]) => {
  expect(await readInclusionTime(chainOf(time), 12, { sentAt: SENT }, NOW)).toBe(expected)
})

test('the time is unknown where the node refuses; a bug is reported', async () => {
  const failing = (error: Error) => ({ blockTime: () => Promise.reject(error) })
  expect(await readInclusionTime(failing(new AppError('network.busy', 'Busy.')), 12, { sentAt: SENT }, NOW)).toBeNull()
  await expect(readInclusionTime(failing(new TypeError('bug')), 12, { sentAt: SENT }, NOW)).rejects.toThrow('bug')
})
