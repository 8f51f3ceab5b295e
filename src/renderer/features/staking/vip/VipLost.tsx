// Draws what a rollup's scores cost: what is gone whether it is claimed or not, and in amber what only a claim loses.
import type { VipChain, VipOutcome, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { useAllWords } from '../../../window.ts'
import { sumOf } from '../../../words/transfers/vipText.ts'
import { losingStages } from './vipSums.ts'

/** Draws both parts. */
export function VipLost({ vip, claim }: { vip: Pick<VipChain, 'asset'>; claim: VipRollup['claim'] }) {
  const { vipWords: words } = useAllWords()
  return (
    <>
      <Part vip={vip} stages={losingStages(claim, false)} says={words.lowScore} />
      <Part vip={vip} stages={losingStages(claim, true)} says={() => words.ifClaimed} isAtRisk />
    </>
  )
}

interface PartProps {
  vip: Pick<VipChain, 'asset'>
  stages: VipOutcome['stages']
  says: (from: number, to: number) => string
  isAtRisk?: boolean
}

function Part({ vip: { asset }, stages, says, isAtRisk = false }: PartProps) {
  const lost = sumOf(stages, 'forfeited')
  if (lost === '0') return null
  return (
    <div className={isAtRisk ? 'warn' : undefined}>
      <Amount units={lost} decimals={asset.decimals} symbol={asset.symbol} mode="column" />
      <div className={isAtRisk ? 'small' : 'small dim'}>{says(stages[0]?.stage ?? 0, stages.at(-1)?.stage ?? 0)}</div>
    </div>
  )
}
