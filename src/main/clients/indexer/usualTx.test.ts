// A record that is taken as it is has exactly what the schema would have returned.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recorded } from '../../../../test/support/bodies/recordedRollup.ts'
import { damage, damaged } from '../../../../test/support/bodies/mutate.ts'
import { jsonIfAny } from '../../platform/json/parseJson.ts'
import { IndexerTx, isRecord } from '../../../wire/indexer.ts'
import { isUsualTx } from './usualTx.ts'

/** Transactions signed as Cosmos and as Ethereum ones. */
const records = ['F2F2028F', 'A86F0421', '364F1F8D', '3E9CC6A2', '0156C825', '4D8C1009', 'C47C43B9', '27B22504'].map((hash) => {
  const { tx } = JSON.parse(recorded(`/indexer/tx/v1/txs/${hash}`).body) as { tx: unknown }
  return tx
})

/**
 * Returns whether a value holds everything that the schema returned for it. Descends only into what the schema copied: some damaged records
 * nest deeper than the stack of a matcher that compares every level.
 */
function isUnchanged(parsed: unknown, value: unknown): boolean {
  if (Object.is(parsed, value)) return true
  if (!isRecord(parsed) || !isRecord(value)) return false
  return Object.entries(parsed).every(([key, field]) => isUnchanged(field, value[key]))
}

test('what a real indexer sends is usual', () => {
  for (const record of records) expect(isUsualTx(record)).toBe(true)
})

test('the schema returns every usual record unchanged, also a damaged one', () => {
  let usual = 0
  fc.assert(
    fc.property(fc.constantFrom(...records), damage, (record, how) => {
      const json = jsonIfAny(Buffer.from(damaged(record, how)).toString())
      if (!isUsualTx(json)) return
      usual += 1
      expect(isUnchanged(IndexerTx.parse(json), json)).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(usual).toBeGreaterThan(10)
})
