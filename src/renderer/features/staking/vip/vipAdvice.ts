// Says first whether a rollup's VIP rewards are safe to claim, then what is to be compared or waited for. Pure.
import type { VipChain, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import type { AllWords } from '../../../words/words.ts'
import { sumOf, unscoredStages } from '../../../words/transfers/vipText.ts'
import { exactSumText } from '../totals.ts'
import { isSureClaim } from './vipClaim.ts'

/** What to do with the rewards of a rollup. */
export interface VipAdvice {
  /** `safe`: claiming loses nothing; `check`: it may, since the VIP service alone says that there was no score. Null where an error says why. */
  verdict: 'safe' | 'check' | 'nothing' | null
  /** What the verdict leaves open; null for nothing. */
  detail: string | null
}

/**
 * Returns the advice.
 * @example vipAdvice(words, rollup, asset, moment) // { verdict: 'safe', detail: null }
 */
export function vipAdvice(
  all: AllWords,
  { claim, next, problem }: VipRollup,
  asset: VipChain['asset'],
  momentOf: (at: number) => string,
): VipAdvice {
  const { advice } = all.vipWords
  if (claim === null) {
    if (problem !== null) return { verdict: null, detail: null }
    return { verdict: 'nothing', detail: next === null ? null : advice.next(next.stage, momentOf(next.at)) }
  }
  const { stages } = claim.outcome
  if (isSureClaim(claim)) {
    const detail = sumOf(stages, 'paid') === '0' ? advice.start(sumOf(stages, 'granted') === '0') : null
    return { verdict: 'safe', detail }
  }
  const atRisk = sumOf(
    stages.filter(({ isUnproven }) => isUnproven),
    'forfeited',
  )
  const sum = atRisk === '0' ? null : exactSumText(all, [{ asset, amount: atRisk }])
  return { verdict: 'check', detail: advice.compare(unscoredStages(all, claim.outcome), sum) }
}
