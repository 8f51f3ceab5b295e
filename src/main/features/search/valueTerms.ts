// Compiles value: to conditions: which assets have a price, and the smallest amounts of each that can reach a lower bound.
import type { SearchTerm } from '../../../shared/domain/search/searchTerms.ts'
import { decimalOf, readDecimal } from '../../../shared/domain/prices/decimal.ts'
import { formatUnits } from '../../../shared/domain/amount.ts'
import { readNewestPrices, readPriceReach } from '../../db/archive/read/readPrices.ts'
import type { ValuedCoin } from '../../db/archive/search/activityQuery.ts'
import { isIndexing } from '../../db/archive/search/readMatches.ts'
import { EXPONENTS, exponentOf, facet, quoteToken, rangeTokens } from '../../db/archive/search/searchTokens.ts'
import { readPrivacy } from '../../db/journal/privacy.ts'
import { CURRENT_PRICE_MS } from '../../../shared/contract/history/price.ts'
import { byMatch, type Draft, type TermOf } from './draft.ts'
import { anyOf, wordsFrom } from './freeText.ts'
import type { Lookup } from './lookup.ts'

/** Applies the terms. Where prices are off, nothing is found and the problem says why: what is not known is not guessed. */
export function applyValues(lookup: Lookup, draft: Draft, terms: readonly TermOf<'value'>[]): void {
  if (terms.length === 0) return
  if (lookup.registry.prices === null || !readPrivacy(lookup.db).prices) {
    for (const term of terms) lookup.tellNoPrices(term)
    draft.conditions.push({ ...byMatch(null), isNegated: false })
    return
  }
  const coins = readCoins(lookup)
  draft.line.worth = {
    ranges: terms.map(({ condition: { min, max }, isNegated }) => ({ min, max, isNegated })),
    coins: coins.map(({ id: _id, highest: _highest, ...coin }) => ({ ...coin, priced: [...coin.priced] })),
  }
  for (const term of terms) if (!term.isNegated) draft.conditions.push({ ...byMatch(reaching(lookup, coins, term)), isNegated: false })
}

interface SearchedCoin extends ValuedCoin {
  /** Its id in the search index. */
  id: number
  /** The highest price that may be used, US dollars per whole unit; null where none is known. */
  highest: string | null
}

/** Reads how each listed asset that occurs is valued. */
function readCoins({ coins, db, registry, now }: Lookup): SearchedCoin[] {
  const key = (chainId: string, denom: string) => `${chainId}:${denom}`
  const newest = new Map(readNewestPrices(db, now - CURRENT_PRICE_MS).map(({ chainId, denom, price }) => [key(chainId, denom), price]))
  const reach = new Map(readPriceReach(db).map((one) => [key(one.chainId, one.denom), one]))
  return coins()
    .all()
    .flatMap(({ id, chainId, denom }) => {
      const asset = registry.asset(chainId, denom)
      // The decimals of an unlisted asset are not known reliably.
      if (!asset.isVerified) return []
      const [originChain = '', ...origin] = asset.originId.split(':')
      const priced = [
        { chainId: asset.chainId, denom: asset.denom },
        { chainId: originChain, denom: origin.join(':') },
      ]
      const names = priced.map((one) => key(one.chainId, one.denom))
      const reaches = names.flatMap((name) => reach.get(name) ?? [])
      const current = names.map((name) => newest.get(name)).find((price) => price !== undefined) ?? null
      const seenFrom = Math.min(...reaches.map(({ since }) => since), Number.MAX_SAFE_INTEGER)
      const highest = reaches.length === 0 ? null : decimalOf(String(Math.max(...reaches.map((one) => one.highest))))
      return [{ id, chainId, denom, decimals: asset.decimals, priced, newest: current, seenFrom, highest }]
    })
}

/** Returns the expression of the lines that may reach the lower bound of a term. The largest of the amounts on one side of a line is at least the value divided by the number of assets that a chain has prices for. */
function reaching({ db }: Lookup, coins: readonly SearchedCoin[], { condition: { min } }: SearchTerm & TermOf<'value'>): string | null {
  const exponents = wordsFrom(db, EXPONENTS.from, EXPONENTS.until).map(exponentOf)
  const isFine = !isIndexing(db)
  const onChain = Map.groupBy(coins, ({ chainId }) => chainId)
  return anyOf(
    coins.map(({ id, chainId, highest }) => {
      if (highest === null) return null
      const coin = quoteToken(facet.coin(id))
      const least = min === null ? null : minAmount(min.value, highest, onChain.get(chainId)?.length ?? 1)
      if (least === null) return coin
      const sizes = anyOf(rangeTokens({ min: least, max: null }, exponents, isFine).map(quoteToken))
      return sizes === null ? null : `${coin} AND (${sizes})`
    }),
  )
}

/** Digits after the point of a smallest amount: more than any asset has. */
const FINEST_PLACES = 40

/** Returns the amount that is worth a share of a value at a price, rounded down. Half a cent less is asked for, since cents are rounded; null for any amount. */
export function minAmount(value: string, price: string, shares: number): string | null {
  const [asked, per] = [readDecimal(value), readDecimal(price)]
  const scale = asked.scale + 3
  const mills = asked.digits * 1000n - 5n * 10n ** BigInt(asked.scale) * BigInt(shares)
  if (mills <= 0n || per.digits === 0n) return null
  // A price is rounded by a trillionth at most where the highest is picked.
  const units =
    (mills * 10n ** BigInt(FINEST_PLACES + per.scale) * 999_999n) / (10n ** BigInt(scale) * per.digits * BigInt(shares) * 1_000_000n)
  return formatUnits(units.toString(), FINEST_PLACES)
}
