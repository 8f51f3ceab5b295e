// Draws how what stays locked of a rollup's rewards is made up: what is locked now and added, less what is paid and lost; then by stage.
import type { VipChain, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { useAllWords } from '../../../window.ts'
import { stageNames, sumOf } from '../../../words/transfers/vipText.ts'
import styles from './vip.module.css'
import { losingStages, rollupFigures } from './vipSums.ts'
import { VipStages } from './VipStages.tsx'

/** Draws the sum, where a claim makes one, and the stages that are locked. */
export function VipAddsUp({ vip, rollup }: { vip: VipChain; rollup: VipRollup }) {
  return (
    <div className={styles.addsUp}>
      {rollup.claim !== null && <Sum vip={vip} rollup={rollup} claim={rollup.claim} />}
      {rollup.positions.length > 0 && <VipStages vip={vip} rollup={rollup} />}
    </div>
  )
}

interface SumProps {
  vip: VipChain
  rollup: VipRollup
  claim: NonNullable<VipRollup['claim']>
}

function Sum({ vip: { asset }, rollup, claim }: SumProps) {
  const all = useAllWords()
  const { adds } = all.vipWords
  const { locked, added, pays, later } = rollupFigures(rollup)
  const [gone, atRisk] = [losingStages(claim, false), losingStages(claim, true)]
  const parts = [
    { text: adds.locked, sign: '', units: locked },
    { text: adds.added(stageNames(all, claim.outcome.stages)), sign: '+ ', units: added },
    { text: adds.pays, sign: '− ', units: pays },
    { text: adds.gone(stageNames(all, gone)), sign: '− ', units: sumOf(gone, 'forfeited') },
    { text: adds.atRisk(stageNames(all, atRisk)), sign: '− ', units: sumOf(atRisk, 'forfeited') },
  ].filter(({ units }) => units !== '0')
  return (
    <dl className={styles.sum}>
      {[...parts, { text: adds.later, sign: '= ', units: later }].map(({ text, sign, units }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd className="mono">
            {sign}
            <Amount units={units} decimals={asset.decimals} mode="column" />
          </dd>
        </div>
      ))}
    </dl>
  )
}
