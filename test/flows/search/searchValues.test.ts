// A search by value finds what a loop over the rows values: at the prices of their time, else at the newest, and nothing without them.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { countActivity } from '../../../src/main/db/archive/read/countActivity.ts'
import { readActivity } from '../../../src/main/db/archive/read/readActivity.ts'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { createPriceWriter } from '../../../src/main/db/archive/write/priceWriter.ts'
import { openDatabase } from '../../../src/main/db/database.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { readPrivacy, writePrivacy } from '../../../src/main/db/journal/privacy.ts'
import { toActivityQuery } from '../../../src/main/features/search/activityQuery.ts'
import { compileWhole } from '../../../src/main/features/exports/exportQuery.ts'
import { ACCOUNTS, CHAINS, NETWORK } from '../../bench/browseArchive.ts'
import { finish, NOW, searchBench, type SearchBench, type SearchedRow } from '../../support/benches/searchBench.ts'

const ROWS = 3000
const DAY = 86_400_000
/** Cents for a whole unit: of today, and in the year before. */
const TODAY: Readonly<Record<string, bigint>> = { uinit: 70n, uusdc: 100n, ueth: 250_000n }
const THEN: Readonly<Record<string, bigint>> = { uinit: 1400n, uusdc: 100n, ueth: 90_000n }
const PRICED_DAYS = 365
const registry = createRegistry({ ...NETWORK, prices: 'https://prices.example' })

let bench: SearchBench

beforeAll(() => {
  bench = searchBench(ROWS, (folder) => {
    const journal = openJournal(join(folder, 'journal.db'))
    writePrivacy(journal, { ...readPrivacy(journal), prices: true })
    journal.close()
    const archive = openDatabase(join(folder, 'archive.db'), ARCHIVE_OPTIONS)
    const seen = (of: Readonly<Record<string, bigint>>, seenAt: number) =>
      CHAINS.flatMap((chainId) =>
        Object.entries(of).map(([denom, cents]) => ({
          chainId,
          denom,
          seenAt,
          price: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
        })),
      )
    const write = createPriceWriter(archive)
    archive.transaction(() => {
      for (let hour = PRICED_DAYS * 24 - 1; hour >= 0; hour -= 1) write.writePrices(seen(THEN, NOW - 2 * DAY - hour * 3_600_000))
      write.writePrices(seen(TODAY, NOW - 60_000))
    })()
    archive.close()
  })
})

afterAll(() => bench.close())

const pricedFrom = NOW - 2 * DAY - (PRICED_DAYS * 24 - 1) * 3_600_000

/** Returns the value of a row in cents; null where it has none. */
function centsOf({ time, meaning: { movements } }: SearchedRow): bigint | null {
  const [moved] = movements
  if (moved === undefined) return null
  const isThen = time >= pricedFrom - 3_600_000 && time <= NOW - 2 * DAY + 3_600_000
  const cents = (isThen ? THEN : TODAY)[moved.denom]
  if (cents === undefined) return null
  return (BigInt(moved.amount.replace('-', '')) * cents + 500_000n) / 1_000_000n
}

const compile = (text: string) =>
  toActivityQuery({ archive: bench.archive, registry, accounts: ACCOUNTS, now: NOW }, { text, accountId: 'account-1' })
const found = (text: string) => readActivity(bench.archive, compile(text).query, null, ROWS).map(({ hash }) => hash)

test.each<[string, (row: SearchedRow, cents: bigint | null) => boolean]>([
  ['value:>100', (_, cents) => cents !== null && cents > 10_000n],
  ['value:>=0.01', (_, cents) => cents !== null && cents >= 1n],
  ['value:<5', (_, cents) => cents !== null && cents < 500n],
  ['value:10..$1000', (_, cents) => cents !== null && cents >= 1000n && cents <= 100_000n],
  ['amount:>$100 type:swap', (row, cents) => row.meaning.kind === 'swapped' && cents !== null && cents > 10_000n],
  ['-value:>1 asset:INIT', (row, cents) => row.meaning.movements[0]?.denom === 'uinit' && !(cents !== null && cents > 100n)],
  ['value:>100 asset:ETH', (row, cents) => row.meaning.movements[0]?.denom === 'ueth' && cents !== null && cents > 10_000n],
])('%s finds what a loop finds', (text, holds) => {
  const looped = bench.looped((row) => holds(row, centsOf(row)))
  expect(looped.length).toBeGreaterThan(5)
  expect(compile(text).problems).toEqual([])
  expect(found(text)).toEqual(looped)
  expect(finish(countActivity(bench.archive, compile(text).query))).toBe(looped.length)
})

test('a value is not narrowed by the index to too little', () => {
  const most = bench.rows.map(centsOf).reduce<bigint>((left, right) => (right !== null && right > left ? right : left), 0n)
  expect(found(`value:>=${most / 100n}.${String(most % 100n).padStart(2, '0')}`)).toHaveLength(1)
  expect(found(`value:>${most / 100n}.${String(most % 100n).padStart(2, '0')}`)).toEqual([])
})

test('without prices nothing is found, the search says why, and an export is refused', () => {
  const deps = { archive: bench.archive, registry: createRegistry(NETWORK), accounts: ACCOUNTS, now: NOW }
  const { query, problems } = toActivityQuery(deps, { text: 'type:swap value:>100' })
  expect(problems).toEqual([{ code: 'noPrices', operator: 'value', at: 10, length: 10, text: 'value:>100' }])
  expect(readActivity(bench.archive, query, null, 10)).toEqual([])
  expect(() => compileWhole(deps, { text: 'value:>100' })).toThrow('Prices are off, so “value:>100” finds nothing.')
})
