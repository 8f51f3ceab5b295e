// Says first whether a rollup's VIP rewards are safe to claim, then what claiming leaves locked and what is lost. Pure.
import type { VipChain, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import type { AllWords } from '../../../words/words.ts'
import { stageNames, sumOf, unscoredStages } from '../../../words/transfers/vipText.ts'
import { exactSumText } from '../totals.ts'
import { isSureClaim } from './vipClaim.ts'
import { losingStages, rollupFigures } from './vipSums.ts'

/** What to do with the rewards of a rollup. */
export interface VipAdvice {
  /** `safe`: claiming loses nothing; `check`: it may, since the VIP service alone says that there was no score. Null where an error says why. */
  verdict: 'safe' | 'check' | 'nothing' | null
  /** What a claim brings and loses, in a sentence. */
  lead: string | null
  /** What the verdict leaves open; null for nothing. */
  detail: string | null
  /** What stays locked, and what is lost whether it is claimed or not. */
  facts: string[]
}

/**
 * Returns the advice.
 * @example vipAdvice(words, rollup, asset, moment) // { verdict: 'safe', lead: 'You get 54.29542 INIT. You lose nothing.', detail: null, facts: ['513.740241 INIT stays locked: later claims pay it out.'] }
 */
export function vipAdvice(all: AllWords, rollup: VipRollup, asset: VipChain['asset'], momentOf: (at: number) => string): VipAdvice {
  const { advice, verdicts } = all.vipWords
  const { claim, next, problem } = rollup
  const money = (amount: string) => exactSumText(all, [{ asset, amount }])
  const { later } = rollupFigures(rollup)
  const locked = later === '0' ? [] : advice.locked(money(later), claim !== null)
  if (claim === null) {
    const detail = problem !== null || next === null ? null : advice.next(next.stage, momentOf(next.at))
    const verdict = problem === null ? 'nothing' : null
    return { verdict, lead: verdict === null ? null : verdicts.nothing, detail, facts: [locked].flat() }
  }
  const { stages } = claim.outcome
  const gone = losingStages(claim, false)
  const facts = [locked, gone.length === 0 ? [] : advice.gone(money(sumOf(gone, 'forfeited')), stageNames(all, gone))].flat()
  const paid = sumOf(stages, 'paid') === '0' ? null : money(sumOf(stages, 'paid'))
  if (isSureClaim(claim)) {
    const detail = paid === null && sumOf(stages, 'granted') !== '0' ? advice.start : null
    return { verdict: 'safe', lead: verdicts.safe(paid), detail, facts }
  }
  const atRisk = sumOf(losingStages(claim, true), 'forfeited')
  const sum = atRisk === '0' ? null : money(atRisk)
  return { verdict: 'check', lead: verdicts.check(paid, sum), detail: advice.compare(unscoredStages(all, claim.outcome), sum), facts }
}
