// Looks up prices of past moments: those that the user imported first, then those that were seen.
import { CURRENT_PRICE_MS, PRICE_TOLERANCE_MS, SEEN_CURRENCY } from '../../../shared/contract/history/price.ts'
import type { Asset } from '../../../shared/contract/chain.ts'
import { readNewestPrices, readPriceNear } from '../../db/archive/read/readPrices.ts'
import type { ReadDb } from '../../db/database.ts'
import { readGivenOf } from '../../db/journal/givenPrices.ts'
import { readPrivacy } from '../../db/journal/privacy.ts'

/** What the lookup needs. */
export interface PriceBookDeps {
  archive: ReadDb
  /** The journal. */
  db: ReadDb
  /** Listed assets with their forms. */
  known: readonly Pick<Asset, 'chainId' | 'denom' | 'originId' | 'symbol'>[]
  currency: string
  now: number
}

/** Prices per whole unit, exact decimal text; null where none is known. */
export interface PriceBook {
  at(asset: string, time: number): string | null
  current(asset: string): string | null
}

const DAY_MS = 86_400_000
/** Maximum age of an imported price that counts as current. */
const MAX_AGE_DAYS = 7

/** Creates the lookup. */
export function createPriceBook({ archive, db, known, currency, now }: PriceBookDeps): PriceBook {
  const isSeen = currency === SEEN_CURRENCY && readPrivacy(db).prices
  const newest = new Map(isSeen ? readNewestPrices(archive, now - CURRENT_PRICE_MS).map((price) => [keyOf(price), price.price]) : [])
  const formsOf = Map.groupBy(known, ({ originId }) => originId)
  const given = new Map<string, ReadonlyMap<number, string>>()
  const priced = new Map<string, Form[]>()
  const readGiven = (asset: string) => {
    const symbols = (formsOf.get(asset) ?? []).map(({ symbol }) => symbol)
    return readGivenOf(db, asset, symbols, currency)
  }
  const givenOf = (asset: string) => {
    const held = given.get(asset) ?? readGiven(asset)
    given.set(asset, held)
    return held
  }
  const pricedForms = (asset: string) => {
    const held = priced.get(asset) ?? [originOf(asset), ...(formsOf.get(asset) ?? [])].filter((form) => isPriced(archive, form))
    priced.set(asset, held)
    return held
  }
  return {
    at: (asset, time) => {
      const own = givenOf(asset).get(Math.floor(time / DAY_MS))
      if (own !== undefined || !isSeen) return own ?? null
      for (const { chainId, denom } of pricedForms(asset)) {
        const near = readPriceNear(archive, { chainId, denom, at: time, toleranceMs: PRICE_TOLERANCE_MS })
        if (near !== null) return near.price
      }
      return null
    },
    current: (asset) => {
      const [seen] = [originOf(asset), ...(formsOf.get(asset) ?? [])].flatMap((form) => newest.get(keyOf(form)) ?? [])
      if (seen !== undefined) return seen
      const today = Math.floor(now / DAY_MS)
      for (let day = today; day > today - MAX_AGE_DAYS; day -= 1) {
        const own = givenOf(asset).get(day)
        if (own !== undefined) return own
      }
      return null
    },
  }
}

interface Form {
  chainId: string
  denom: string
}

function keyOf({ chainId, denom }: Form): string {
  return `${chainId}:${denom}`
}

/** Splits an identity such as `interwoven-1:uinit`. */
function originOf(asset: string): Form {
  const [chainId = '', ...denom] = asset.split(':')
  return { chainId, denom: denom.join(':') }
}

function isPriced(archive: ReadDb, { chainId, denom }: Form): boolean {
  return archive.prepare('SELECT 1 FROM price_seen WHERE chain_id = ? AND denom = ? LIMIT 1').get(chainId, denom) !== undefined
}
