// Draws the rollups of VIP rewards, a row each: what claiming pays out, what unlocks later, what is lost, and the button that claims.
import { useState } from 'react'
import { useNow } from '../../../kit/hooks/useNow.ts'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { VipChain, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { InfoMark } from '../../../kit/text/InfoMark.tsx'
import { ActionButton } from '../../../parts/ActionButton.tsx'
import { useGaugeNames } from '../../../parts/ballotText.ts'
import { ChainCode } from '../../../parts/ChainCode.tsx'
import { useAllWords } from '../../../window.ts'
import { rollupName, sumOf } from '../../../words/transfers/vipText.ts'
import shared from '../staking.module.css'
import { exactSumText } from '../totals.ts'
import { CheckedClaim } from './CheckedClaim.tsx'
import styles from './vip.module.css'
import { vipAdvice } from './vipAdvice.ts'
import { VipAdviceLine, VipVerdict } from './VipAdviceLine.tsx'
import { claimOfAll } from './vipClaim.ts'
import { VipLater } from './VipLater.tsx'
import { VipLost } from './VipLost.tsx'
import { columnSums, rollupFigures } from './vipSums.ts'
import { VipStages } from './VipStages.tsx'

/** The columns of figures, in their order; they don't overlap. */
const FIGURES = ['pays', 'later', 'lost'] as const

/** Properties of `VipTable`. */
export interface VipTableProps {
  vip: VipChain
  account: Account
  /** The claim begins now: of its only rollup, or of what the button of several claims. */
  begins: boolean
}

/** Draws the table. */
export function VipTable({ vip, account, begins }: VipTableProps) {
  const { columnMeans, rollupColumns: columns } = useAllWords().vipWords
  return (
    <table className={`${shared.table} ${styles.rollups}`}>
      <thead>
        <tr className="label">
          <th scope="col">{columns.rollup}</th>
          {FIGURES.map((name) => (
            <th key={name} scope="col" className="right">
              {columns[name]}
              <InfoMark text={columnMeans[name]} align="end" />
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{columns.claim}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {vip.rollups.map((rollup) => (
          <Rollup
            key={`${rollup.bridge} ${rollup.version}`}
            vip={vip}
            rollup={rollup}
            account={account}
            begins={begins && claimOfAll(vip.rollups).claims.length === 1}
          />
        ))}
      </tbody>
      {vip.rollups.length > 1 && <Sums vip={vip} />}
    </table>
  )
}

/** Adds up the columns. */
function Sums({ vip: { asset, rollups } }: Pick<VipTableProps, 'vip'>) {
  const { vipWords: words } = useAllWords()
  const sums = columnSums(rollups)
  return (
    <tfoot>
      <tr>
        <th scope="row">{words.total}</th>
        {FIGURES.map((name) => (
          <td key={name} className="right">
            {sums[name] === '0' ? <None /> : <Amount units={sums[name]} decimals={asset.decimals} symbol={asset.symbol} mode="column" />}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

interface RollupProps extends VipTableProps {
  rollup: VipRollup
}

function Rollup({ vip, rollup, account, begins }: RollupProps) {
  const all = useAllWords()
  const { formatShortDate, formatTime } = all
  const now = useNow(60_000)
  const [isOpen, setOpen] = useState(false)
  const { chainId, claim } = rollup
  const { decimals, symbol } = vip.asset
  const figures = rollupFigures(rollup)
  const name = rollupName(all, useGaugeNames([rollup]), rollup)
  const { verdict, detail } = vipAdvice(all, rollup, vip.asset, (at) => `${formatShortDate(at, now)}, ${formatTime(at)}`)
  return (
    <>
      <tr className={styles.figures}>
        <td>
          <span className="line">
            {chainId !== null && <ChainCode chainId={chainId} />}
            {name}
          </span>
          <div className={styles.standing}>
            <VipVerdict verdict={verdict} />
            <Stages rollup={rollup} />
          </div>
        </td>
        <td className="right">
          {claim === null ? <None /> : <Amount units={figures.pays} decimals={decimals} symbol={symbol} mode="column" />}
        </td>
        <td className="right">
          <VipLater vip={vip} rollup={rollup} accountId={account.id} name={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </td>
        <td className="right mid">{figures.lost === '0' ? <None /> : <VipLost vip={vip} claim={claim} />}</td>
        <td>
          <div className={shared.acts}>
            <ClaimButton
              vip={vip}
              rollup={rollup}
              account={account}
              begins={begins}
              name={name}
              advice={verdict === 'check' ? detail : null}
            />
          </div>
        </td>
      </tr>
      <tr className={styles.advice}>
        <td colSpan={5}>
          <VipAdviceLine verdict={verdict} detail={detail} problem={rollup.problem} />
          {isOpen && <VipStages vip={vip} rollup={rollup} />}
        </td>
      </tr>
    </>
  )
}

interface ClaimButtonProps extends RollupProps {
  name: string
  /** What is at stake; null where the claim is safe. */
  advice: string | null
}

/** Draws the button that claims, or where a claim may lose something, the one that asks first. */
function ClaimButton({ vip: { chainId, asset }, rollup: { claim }, account, begins, name, advice }: ClaimButtonProps) {
  const all = useAllWords()
  const { vipWords: words } = all
  if (claim === null) return null
  const sum = exactSumText(all, [{ asset, amount: sumOf(claim.outcome.stages, 'paid') }])
  const claims = { chainId, account, action: { type: 'claimVip', rollups: [claim.asked] } satisfies Action }
  if (advice !== null) return <CheckedClaim {...claims} name={name} sum={sum} advice={advice} />
  return (
    <ActionButton {...claims} begins={begins} label={words.claimLabel(sum, name)}>
      {words.claim}
    </ActionButton>
  )
}

/** Says which stages can be claimed now, and how many need another claim. */
function Stages({ rollup: { claim } }: Pick<RollupProps, 'rollup'>) {
  const { vipWords: words } = useAllWords()
  const stages = claim?.outcome.stages ?? []
  const texts = [
    stages.length === 0 ? [] : words.claims(stages[0]?.stage ?? 0, stages.at(-1)?.stage ?? 0),
    (claim?.more ?? 0) === 0 ? [] : words.later(claim?.more ?? 0),
  ].flat()
  return texts.map((text) => (
    <span key={text} className="small dim">
      {text}
    </span>
  ))
}

function None() {
  return <span className="dim">–</span>
}
