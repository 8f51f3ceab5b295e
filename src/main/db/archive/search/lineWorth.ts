// Values lines that a search by value examines: at the prices of their time, else at the newest, as the list shows them.
import { PRICE_TOLERANCE_MS } from '../../../../shared/contract/history/price.ts'
import { toCents, valueOf } from '../../../../shared/domain/prices/decimal.ts'
import { worthOfSides } from '../../../../shared/domain/prices/worth.ts'
import type { ReadDb } from '../../database.ts'
import { createPriceReader } from '../read/readPrices.ts'
import type { ValuedCoin } from './activityQuery.ts'
import type { CandidateLine, CentsOf } from './matchLine.ts'
import { coinKey } from './searchDictionaries.ts'

/** Creates the function that values lines, in US cents; null where a side has an amount without a price. */
export function createWorth(db: ReadDb, coins: readonly ValuedCoin[]): CentsOf {
  if (coins.length === 0) return () => null
  const nameOf = (chainId: string, denom: string) => `${chainId} ${coinKey(denom)}`
  const byName = new Map(coins.map((coin) => [nameOf(coin.chainId, coin.denom), coin]))
  const priceAt = createPriceAt(db)
  return ({ chainId, time, movements }: CandidateLine) => {
    const values = movements.flatMap(({ denom, amount }) => {
      const coin = byName.get(nameOf(chainId, denom))
      if (coin === undefined) return []
      const price = priceAt(coin, time)
      const cents = price === null ? null : BigInt(toCents(valueOf(BigInt(amount.replace('-', '')), coin.decimals, price)))
      return [{ isOut: amount.startsWith('-'), cents }]
    })
    return worthOfSides(values)?.cents ?? null
  }
}

function createPriceAt(db: ReadDb): (coin: ValuedCoin, at: number) => string | null {
  const near = createPriceReader(db)
  return ({ priced, newest, seenFrom }, at) => {
    if (at + PRICE_TOLERANCE_MS < seenFrom) return newest
    for (const name of priced) {
      const seen = near({ ...name, at, toleranceMs: PRICE_TOLERANCE_MS })
      if (seen !== null) return seen.price
    }
    return newest
  }
}
