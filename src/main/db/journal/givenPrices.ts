// Stores prices of past days that the user imported.
import { z } from 'zod'
import type { ReadDb, WriteDb } from '../database.ts'
import { withStoreErrors } from './stored.ts'

/** The price of an asset on one day. */
export interface GivenPrice {
  /** A symbol, for every listed asset of that name; or the identity of one asset. */
  asset: string
  /** Three capital letters. */
  currency: string
  /** UTC day, counted from 1970. */
  day: number
  /** Per whole unit, exact decimal text. */
  price: string
}

/** Stores prices in place of those of the same day, all or none. @throws AppError store.…. */
export function putGivenPrices(db: WriteDb, prices: readonly GivenPrice[]): void {
  withStoreErrors(() => {
    const put = db.prepare('INSERT OR REPLACE INTO given_price (asset, currency, day, price) VALUES (?, ?, ?, ?)')
    const run = db.transaction(() => {
      for (const { asset, currency, day, price } of prices) put.run(asset, currency, day, price)
    })
    run.immediate()
  })
}

/** Removes the prices of an asset in a currency. */
export function removeGivenPrices(db: WriteDb, asset: string, currency: string): void {
  withStoreErrors(() => db.prepare('DELETE FROM given_price WHERE asset = ? AND currency = ?').run(asset, currency))
}

const DayPrices = z.array(z.object({ day: z.number(), price: z.string() }))

/** Reads an asset's prices by day. */
export function readGivenPrices(db: ReadDb, asset: string, currency: string): ReadonlyMap<number, string> {
  const rows = withStoreErrors(() =>
    db.prepare('SELECT day, price FROM given_price WHERE asset = ? AND currency = ? ORDER BY day').all(asset, currency),
  )
  return new Map(DayPrices.parse(rows).map(({ day, price }) => [day, price]))
}

/** Reads the prices of a listed asset by day: those under its symbols, and in their place those of the asset itself. */
export function readGivenOf(db: ReadDb, asset: string, symbols: readonly string[], currency: string): ReadonlyMap<number, string> {
  return new Map([...new Set([...symbols, asset])].flatMap((name) => [...readGivenPrices(db, name, currency)]))
}

const Row = z.object({ asset: z.string(), currency: z.string(), days: z.number(), first: z.number(), last: z.number() })

/** What was imported of one asset in one currency. */
export interface GivenPriceSpan {
  asset: string
  currency: string
  days: number
  /** UTC days, counted from 1970. */
  first: number
  last: number
}

/** Lists what was imported, by asset and currency. */
export function listGivenPrices(db: ReadDb): GivenPriceSpan[] {
  return withStoreErrors(() =>
    db
      .prepare(
        `SELECT asset, currency, count(*) AS days, min(day) AS first, max(day) AS last FROM given_price
         GROUP BY asset, currency ORDER BY asset, currency`,
      )
      .all()
      .map((raw) => Row.parse(raw)),
  )
}
