// Adds up what is staked, earned or becoming free, by asset, and values it by a price. Pure.
import type { AssetAmount } from '../../../shared/contract/transfer/action.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { briefText, exactText } from '../../kit/text/amountText.ts'
import type { Words } from '../../words/words.ts'
import { addUnits, compareUnits, parseAmount } from '../../../shared/domain/amount.ts'

/** Digits that are kept of a price: routers name at most these. */
const PRICE_DIGITS = 18

/** Returns one sum for each asset, the largest first. */
export function totalsOf(parts: readonly AssetAmount[]): AssetAmount[] {
  const sums = new Map<string, AssetAmount>()
  for (const { asset, amount } of parts) {
    sums.set(asset.denom, { asset, amount: addUnits(sums.get(asset.denom)?.amount ?? '0', amount) })
  }
  return [...sums.values()].toSorted((left, right) => compareUnits(right.amount, left.amount))
}

/**
 * Returns the value in US cents, rounded down; null where an asset has no price.
 * @param priceOf US dollars per whole unit, decimal text
 */
export function centsOf(totals: readonly AssetAmount[], priceOf: (originId: string) => string | null): string | null {
  let cents = 0n
  for (const { asset, amount } of totals) {
    const price = priceOf(asset.originId)
    if (price === null) return null
    const [whole = '0', fraction = ''] = price.split('.')
    const scaled = BigInt(parseAmount(`${whole}.${fraction.slice(0, PRICE_DIGITS).padEnd(1, '0')}`, PRICE_DIGITS))
    cents += (BigInt(amount) * scaled * 100n) / 10n ** BigInt(PRICE_DIGITS + asset.decimals)
  }
  return cents.toString()
}

/** Returns sums with every digit. @example exactSumText(words, totals) // '1.880691 INIT' */
export function exactSumText(words: Words, totals: readonly AssetAmount[]): string {
  return words.formatList(totals.map(({ asset, amount }) => `${exactText(words, amount, asset.decimals)} ${markedText(asset.symbol)}`))
}

/** @example sumText(words, totals) // '1.88 INIT' */
export function sumText(words: Words, totals: readonly AssetAmount[]): string {
  return words.formatList(totals.map(({ asset, amount }) => `${briefText(words, amount, asset.decimals)} ${markedText(asset.symbol)}`))
}
