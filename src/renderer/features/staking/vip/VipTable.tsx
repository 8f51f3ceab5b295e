// Draws the rollups of VIP rewards, a row each: what claiming pays out, grants and loses, what still vests, and the button that claims.
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../../kit/hooks/useNow.ts'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { VipChain, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
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
import { columnSums, lostStages } from './vipSums.ts'
import { VipStages } from './VipStages.tsx'

/** The columns of figures, in their order. */
export const FIGURES = ['pays', 'grants', 'vesting', 'lost'] as const

/** Properties of `VipTable`. */
export interface VipTableProps {
  vip: VipChain
  account: Account
  /** The claim begins now: of its only rollup, or of what the button of several claims. */
  begins: boolean
}

/** Draws the table. */
export function VipTable({ vip, account, begins }: VipTableProps) {
  const { rollupColumns: columns } = useAllWords().vipWords
  return (
    <table className={`${shared.table} ${styles.rollups}`}>
      <thead>
        <tr className="label">
          <th scope="col">{columns.rollup}</th>
          {FIGURES.map((name) => (
            <th key={name} scope="col" className="right">
              {columns[name]}
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
            {sums[name] === '0' ? (
              <span className="dim">–</span>
            ) : (
              <Amount units={sums[name]} decimals={asset.decimals} symbol={asset.symbol} mode="column" />
            )}
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
  const { chainId, positions, claim } = rollup
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
        <ClaimCells vip={vip} claim={claim} />
        <td className="right">
          {positions.length === 0 ? (
            <span className="dim">–</span>
          ) : (
            <Vesting vip={vip} rollup={rollup} name={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          )}
        </td>
        <Lost vip={vip} claim={claim} />
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
        <td colSpan={6}>
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

/** Draws what claiming pays out and grants. */
function ClaimCells({ vip: { asset }, claim }: Pick<RollupProps, 'vip'> & Pick<VipRollup, 'claim'>) {
  if (claim === null) return [0, 1].map((cell) => <None key={cell} />)
  const { stages } = claim.outcome
  return (
    <>
      <td className="right">
        <Amount units={sumOf(stages, 'paid')} decimals={asset.decimals} symbol={asset.symbol} mode="column" />
      </td>
      <td className="right">
        <Amount units={sumOf(stages, 'granted')} decimals={asset.decimals} symbol={asset.symbol} mode="column" />
      </td>
    </>
  )
}

/** Draws what is lost whether it is claimed or not; what a claim may lose stands below, with what to compare. */
function Lost({ vip: { asset }, claim }: Pick<RollupProps, 'vip'> & Pick<VipRollup, 'claim'>) {
  const { vipWords: words } = useAllWords()
  const proven = lostStages(claim)
  const lost = sumOf(proven, 'forfeited')
  if (lost === '0') return <None />
  return (
    <td className="right mid">
      <Amount units={lost} decimals={asset.decimals} symbol={asset.symbol} mode="column" />
      <div className="small dim">{words.lowScore(proven[0]?.stage ?? 0, proven.at(-1)?.stage ?? 0)}</div>
    </td>
  )
}

function None() {
  return <td className="right dim">–</td>
}

interface VestingProps extends Omit<RollupProps, 'account' | 'begins'> {
  name: string
  isOpen: boolean
  onToggle: () => void
}

/** Draws what still vests, as the button that opens its stages. */
function Vesting({ vip: { asset }, rollup: { positions }, name, isOpen, onToggle }: VestingProps) {
  const { vipWords } = useAllWords()
  const sum = columnSums([{ positions, claim: null }]).vesting
  return (
    <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={onToggle}>
      <Icon of={isOpen ? ChevronDown : ChevronRight} size={13} tone="dim" />
      <Amount units={sum} decimals={asset.decimals} symbol={asset.symbol} mode="column" />
      <span className="visually-hidden">{vipWords.vesting(positions.length, name)}</span>
    </button>
  )
}
