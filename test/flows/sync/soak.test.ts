// The soak in small: a failing indexer, rows that arrive while pages are read, a process killed again and again, and in the end the
// same set of transactions on both sides, and the same tables as a copy that nothing disturbed. `npm run soak` runs it with as many rows
// and seeds as wanted.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runSoak } from '../../soak/soak.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'

let folder: ReturnType<typeof tempFolder>

beforeEach(() => {
  folder = tempFolder()
})

afterEach(() => {
  folder.remove()
})

test.each([
  [1, 'rollytics'],
  [2, 'core'],
  [3, 'rollytics'],
] as const)(
  'seed %i, %s: ends with exactly what the indexer holds',
  async (seed, dialect) => {
    const options = { seed, dialect, rows: 2000, bytes: 1500, failing: 0.05, grownFrom: 0.8, folder: folder.path, maxMs: 400_000 }
    const result = await runSoak({ ...options, killAfter: { least: 2, most: 12 } })
    expect(result.differences).toEqual([])
    expect(result.derived?.rows).toBeGreaterThan(2 * options.rows)
    expect(result.failures).toBeGreaterThan(0)
  },
  430_000,
)
