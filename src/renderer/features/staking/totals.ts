// Adds up what is staked, earned or becoming free, by asset. Pure.
import type { AssetAmount } from '../../../shared/contract/transfer/action.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { yearlyUnits } from '../../data/transfers/stakingYields.ts'
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

/**
 * Returns what an account's stakes earn in a year at their validators' rates, by asset. Leaves out an asset whose rate is not known, or of
 * which a validator is not listed: a sum without that stake would pass for all of it. Empty where locked stakes could not be read.
 */
export function yearlyOf(chain: Pick<StakingChain, 'yields' | 'validators' | 'delegations' | 'locks' | 'locksError'>): AssetAmount[] {
  if (chain.locksError !== null) return []
  const stakes = [...chain.delegations, ...(chain.locks?.parts ?? [])].filter(({ amount }) => amount !== '0')
  const found = stakes.map(({ validator: address, asset, amount }) => {
    const validator = chain.validators.find((one) => one.address === address)
    const isKnown = validator !== undefined && chain.yields.some(({ denom }) => denom === asset.denom)
    // An inactive validator earns nothing.
    return { asset, amount: isKnown ? (yearlyUnits(chain, validator, { denom: asset.denom, amount }) ?? '0') : null }
  })
  const unknown = new Set(found.filter(({ amount }) => amount === null).map(({ asset }) => asset.denom))
  return totalsOf(found.flatMap(({ asset, amount }) => (amount === null || unknown.has(asset.denom) ? [] : [{ asset, amount }])))
}
