// Says in a sentence what to do with the VIP rewards of a rollup and what is lost. Pure.
import type { VipChain, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import type { AllWords } from '../../../words/words.ts'
import { sumOf, unscoredStages } from '../../../words/transfers/vipText.ts'
import { sumText } from '../totals.ts'
import { isSureClaim } from './vipClaim.ts'

/** What to do with the rewards of a rollup. */
export interface VipAdvice {
  /** What to do; null where an error says why nothing can be done. */
  what: string | null
  /** What is lost already, or could be. */
  loss: string | null
  /** The score is to be compared first: the VIP service alone says that there is none. */
  needsComparison: boolean
}

/**
 * Returns the advice.
 * @example vipAdvice(words, rollup, asset, moment) // { what: 'Claim now: 54.29 INIT.', loss: '8.38 INIT of older rewards is already lost.', … }
 */
export function vipAdvice(
  all: AllWords,
  { claim, next, problem }: VipRollup,
  asset: VipChain['asset'],
  momentOf: (at: number) => string,
): VipAdvice {
  const { advice } = all.vipWords
  if (claim === null) {
    const waits = next === null ? advice.nothing : advice.next(next.stage, momentOf(next.at))
    return { what: problem === null ? waits : null, loss: null, needsComparison: false }
  }
  const { stages } = claim.outcome
  const sum = (amount: string) => sumText(all, [{ asset, amount }])
  const unproven = stages.filter(({ isUnproven }) => isUnproven)
  const lost = sumOf(
    stages.filter(({ isUnproven }) => !isUnproven),
    'forfeited',
  )
  const losses = lost === '0' ? [] : [advice.lost(sum(lost))]
  if (!isSureClaim(claim)) {
    const atRisk = sumOf(unproven, 'forfeited')
    const compare = advice.compare(unscoredStages(all, claim.outcome), atRisk === '0' ? null : sum(atRisk))
    return { what: advice.compareFirst, loss: [compare, ...losses].join(' '), needsComparison: true }
  }
  const paid = sumOf(stages, 'paid')
  const what = paid === '0' ? advice.start(sumOf(stages, 'granted') === '0') : advice.claim(sum(paid))
  return { what, loss: losses[0] ?? null, needsComparison: false }
}
