// Draws the rollups of VIP rewards, a row each: whether to claim and what that does, what it pays out, and the button that claims.
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
import { VipAddsUp } from './VipAddsUp.tsx'
import { vipAdvice } from './vipAdvice.ts'
import { VipAdviceLine } from './VipAdviceLine.tsx'
import { claimOfAll } from './vipClaim.ts'
import { columnSums, rollupFigures } from './vipSums.ts'

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
          <th scope="col">{columns.advice}</th>
          <th scope="col" className="right">
            {columns.pays}
          </th>
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

/** Adds up what is paid, and what stays locked. */
function Sums({ vip: { asset, rollups } }: Pick<VipTableProps, 'vip'>) {
  const all = useAllWords()
  const { vipWords: words } = all
  const { pays, later } = columnSums(rollups)
  const hasClaim = rollups.some(({ claim }) => claim !== null)
  return (
    <tfoot>
      <tr>
        <th scope="row">{words.total}</th>
        <td className="mid">{later !== '0' && words.totalLocked(exactSumText(all, [{ asset, amount: later }]), hasClaim)}</td>
        <td className="right">
          {pays === '0' ? <None /> : <Amount units={pays} decimals={asset.decimals} symbol={asset.symbol} mode="column" />}
        </td>
      </tr>
    </tfoot>
  )
}

interface RollupProps extends VipTableProps {
  rollup: VipRollup
}

function Rollup({ vip, rollup, account, begins }: RollupProps) {
  const all = useAllWords()
  const { formatShortDate, formatTime, vipWords: words } = all
  const now = useNow(60_000)
  const [isOpen, setOpen] = useState(false)
  const { chainId, claim, positions } = rollup
  const { decimals, symbol } = vip.asset
  const name = rollupName(all, useGaugeNames([rollup]), rollup)
  const advice = vipAdvice(all, rollup, vip.asset, (at) => `${formatShortDate(at, now)}, ${formatTime(at)}`)
  return (
    <>
      <tr className={isOpen ? styles.opened : undefined}>
        <td>
          <span className="line">
            {chainId !== null && <ChainCode chainId={chainId} />}
            {name}
          </span>
          <Stages rollup={rollup} />
        </td>
        <td>
          <VipAdviceLine {...advice} problem={rollup.problem} />
          {(claim !== null || positions.length > 0) && (
            <button type="button" className={`small mid ${styles.unfold}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Icon of={isOpen ? ChevronDown : ChevronRight} size={13} tone="dim" />
              {claim === null ? words.byStage : words.addsUp}
              <span className="visually-hidden">: {name}</span>
            </button>
          )}
        </td>
        <td className="right">
          {claim === null ? <None /> : <Amount units={rollupFigures(rollup).pays} decimals={decimals} symbol={symbol} mode="column" />}
        </td>
        <td>
          <div className={shared.acts}>
            <ClaimButton
              vip={vip}
              rollup={rollup}
              account={account}
              begins={begins}
              name={name}
              advice={advice.verdict === 'check' ? advice.detail : null}
            />
          </div>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4} className={styles.indented}>
            <VipAddsUp vip={vip} rollup={rollup} />
          </td>
        </tr>
      )}
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
    <div key={text} className="small dim">
      {text}
    </div>
  ))
}

function None() {
  return <span className="dim">–</span>
}
