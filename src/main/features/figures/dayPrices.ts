// Reads the price of an asset on each day: what the user imported, and what was seen.
import { SEEN_CURRENCY } from '../../../shared/contract/history/price.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import { readDailyPrices } from '../../db/archive/read/readPrices.ts'
import { dayOf, startOfDay } from '../../db/archive/read/figureSums.ts'
import type { ReadDb } from '../../db/database.ts'
import { readGivenOf } from '../../db/journal/givenPrices.ts'

/** What the reading needs. */
export interface DayPriceDeps {
  archive: ReadDb
  /** The journal. */
  db: ReadDb
  registry: Pick<Registry, 'knownAssets'>
}

/** Whose prices, from when, and which day is today. */
export interface DayPriceQuery {
  originId: string
  /** The form whose price is seen. */
  priced: { chainId: string; denom: string }
  /** Moment, ms. */
  since: number
  /** Day since 1970. */
  today: number
}

/** Prices by days since 1970. */
export interface DayPrices {
  prices: ReadonlyMap<number, string>
  /** The days whose price was imported. */
  imported: readonly number[]
  /** The first day whose price was seen, else the last imported one: days before it are valued at the next price. */
  seenFrom: number
}

/** Reads them: an imported price stands before one that was seen, as in the gains, but today's is the one that the total uses. */
export function readDayPrices({ archive, db, registry }: DayPriceDeps, { originId, priced, since, today }: DayPriceQuery): DayPrices {
  const symbols = registry.knownAssets.filter((asset) => asset.originId === originId).map(({ symbol }) => symbol)
  const seen = readDailyPrices(archive, { ...priced, since })
  const first = dayOf(since)
  const given = [...readGivenOf(db, originId, symbols, SEEN_CURRENCY)].filter(([day]) => day >= first && day < today)
  const imported = given.map(([day]) => day)
  const seenFrom = seen.size > 0 ? Math.min(...seen.keys()) : Math.max(...imported)
  return { prices: new Map([...seen, ...given]), imported, seenFrom }
}

/** Returns the first and the last of some days as moments; null for none. */
export function spanOf(days: readonly number[]): { from: number; until: number } | null {
  const [first] = days
  if (first === undefined) return null
  const reach = days.reduce(({ from, until }, day) => ({ from: Math.min(from, day), until: Math.max(until, day) }), {
    from: first,
    until: first,
  })
  return { from: startOfDay(reach.from), until: startOfDay(reach.until) }
}
