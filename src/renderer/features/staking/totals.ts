// Adds up what is staked, earned or becoming free, by asset. Pure.
import type { AssetAmount } from '../../../shared/contract/transfer/action.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { briefText, exactText } from '../../kit/text/amountText.ts'
import type { Words } from '../../words/words.ts'
import { addUnits, compareUnits } from '../../../shared/domain/amount.ts'

/** Returns one sum for each asset, the largest first. */
export function totalsOf(parts: readonly AssetAmount[]): AssetAmount[] {
  const sums = new Map<string, AssetAmount>()
  for (const { asset, amount } of parts) {
    sums.set(asset.denom, { asset, amount: addUnits(sums.get(asset.denom)?.amount ?? '0', amount) })
  }
  return [...sums.values()].toSorted((left, right) => compareUnits(right.amount, left.amount))
}

/** Returns sums with every digit. @example exactSumText(words, totals) // '1.880691 INIT' */
export function exactSumText(words: Words, totals: readonly AssetAmount[]): string {
  return words.formatList(totals.map(({ asset, amount }) => `${exactText(words, amount, asset.decimals)} ${markedText(asset.symbol)}`))
}

/** @example sumText(words, totals) // '1.88 INIT' */
export function sumText(words: Words, totals: readonly AssetAmount[]): string {
  return words.formatList(totals.map(({ asset, amount }) => `${briefText(words, amount, asset.decimals)} ${markedText(asset.symbol)}`))
}
