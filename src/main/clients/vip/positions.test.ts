// Scores are kept to the last digit, also those that a double could not keep.
import { expect, test } from 'vitest'
import { readVipPositions } from './positions.ts'

test('a score keeps digits beyond those of a double', async () => {
  const text = '[{"data":[{"bridge_id":16,"version":1,"start_stage":38,"user_score":906000000000011185}]}]'
  const request = () => Promise.resolve({ status: 200, text, retryAfterMs: null })
  const rollups = await readVipPositions(request as never, { service: 'https://vip.example', address: 'init1' })
  expect(rollups).toEqual([{ bridge: '16', version: '1', stages: [{ stage: 38, score: '906000000000011185', proof: [] }] }])
})
