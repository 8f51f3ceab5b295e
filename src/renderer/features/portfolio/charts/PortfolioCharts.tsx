// Draws the charts of the portfolio: how it is divided, and what it was over time.
import { lazy, Suspense, useCallback } from 'react'
import type { ValueLine } from '../../../../shared/contract/history/figures.ts'
import type { AssetGroup, Portfolio } from '../../../../shared/contract/history/portfolio.ts'
import { beginning, markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { useSync } from '../../../data/stores/syncStore.ts'
import { Choice } from '../../../kit/forms/Choice.tsx'
import type { Asked } from '../../../data/useAsked.ts'
import { useFigures } from '../../../parts/useFigures.ts'
import { useAppWindow, useWords, type ClientEvent } from '../../../window.ts'
import type { Words } from '../../../words/words.ts'
import styles from '../portfolio.module.css'
import { ALL_ASSETS, chartAsset, chartedGroup, usePortfolioView } from '../portfolioStore.ts'
import { leftOutOf } from './balanceCurve.ts'
import { useValues } from '../valuesStore.ts'

const BalanceChart = lazy(async () => ({ default: (await import('./BalanceChart.tsx')).BalanceChart }))
const ValueChart = lazy(async () => ({ default: (await import('./ValueChart.tsx')).ValueChart }))
const Allocation = lazy(async () => ({ default: (await import('./Allocation.tsx')).Allocation }))

/** Returns the asset of the charts; hidden assets only while they are shown. */
function useCharted({ groups }: Pick<Portfolio, 'groups'>) {
  const charted = usePortfolioView((view) => view.charted)
  const showsHidden = usePortfolioView((view) => view.showsHidden)
  const shown = groups.filter(({ isHidden }) => showsHidden || !isHidden)
  return { shown, group: chartedGroup({ groups: shown }, charted) }
}

/** Draws the ring; reserves its space before it is loaded. */
export function Divided({ portfolio }: { portfolio: Portfolio }) {
  const words = useWords()
  const { group } = useCharted(portfolio)
  if (group === null) return null
  return (
    <div className={styles.ringSpace}>
      <Suspense>
        <Allocation portfolio={portfolio} group={group} symbol={symbolOf(words, group)} />
      </Suspense>
    </div>
  )
}

/** Asks for the value of all assets over time. */
export function useValueLine(): Asked<ValueLine | null> {
  const win = useAppWindow()
  const accountId = usePortfolioView((view) => view.accountId)
  const ask = useCallback(() => win.client['figures.value']({ accountId }), [win, accountId])
  return useFigures(ask, isValueStale)
}

/** Draws the value of all assets over time, or the balance of one. */
export function OverTime({ portfolio, line: { value, error } }: { portfolio: Portfolio; line: Asked<ValueLine | null> }) {
  const words = useWords()
  const { chartWords } = words
  const win = useAppWindow()
  const accountId = usePortfolioView((view) => view.accountId)
  const charted = usePortfolioView((view) => view.charted)
  const nameOfChain = useChainNames()
  const { shown, group } = useCharted(portfolio)
  const isCopying = useIsCopying()
  const isAsked = useValues((values) => values.value?.state === 'on')
  const total = useValues((values) => (values.value?.state === 'on' ? values.value.total : null))
  if (group === null) return null
  const points = value?.points ?? []
  // One day alone is no line.
  const hasValue = isAsked && points.length > 1
  const wantsValue = isAsked && (charted ?? ALL_ASSETS) === ALL_ASSETS
  const showsValue = hasValue && wantsValue
  const assets = choicesOf(words, shown.slice(0, MAX_CHOICES), nameOfChain)
  const choice = (
    <Choice
      label={chartWords.asset}
      options={hasValue ? [{ value: ALL_ASSETS, label: chartWords.allAssets }, ...assets] : assets}
      value={showsValue ? ALL_ASSETS : group.originId}
      onChange={(originId) => chartAsset(win, originId)}
    />
  )
  const waiting = <Waiting title={wantsValue ? chartWords.valueTitle : chartWords.balanceTitle(symbolOf(words, group))} />
  // Waits for the value, since another chart would be drawn in its place first: before the history is there, it is known of today alone or of the
  // newest days.
  const isEarly = value === null || ((points.length < 2 || value.hasGap) && isCopying)
  if (wantsValue && isEarly && error === null) {
    // The copy may take minutes: its wait takes one line, not the room of the chart.
    return <div className={isCopying ? styles.lineAwaited : styles.lineSpace}>{waiting}</div>
  }
  return (
    <div className={styles.lineSpace}>
      <Suspense fallback={waiting}>
        {showsValue ? (
          <ValueChart
            points={points}
            estimates={value?.estimates ?? []}
            imported={value?.imported ?? null}
            leftOut={leftOutOf(total, points.at(-1)?.cents ?? '0', value?.leftOut ?? '0')}
          >
            {choice}
          </ValueChart>
        ) : (
          <BalanceChart originId={group.originId} symbol={symbolOf(words, group)} accountId={accountId}>
            {choice}
          </BalanceChart>
        )}
      </Suspense>
    </div>
  )
}

/** Returns whether older transactions are still being copied, which the charts need. */
function useIsCopying(): boolean {
  return useSync(({ value }) => {
    if (value === null) return true
    return value.isOnline && value.streams.some(({ stream, isComplete }) => stream === 'txs' && !isComplete)
  })
}

/** Draws the head of a chart and what it waits for: one line during a copy, else its empty drawing. */
function Waiting({ title }: { title: string }) {
  const { chartWords } = useWords()
  const isCopying = useIsCopying()
  return (
    <div>
      <div className={`section-head ${styles.chartHead}`}>
        <b>{title}</b>
      </div>
      {isCopying ? (
        <p role="status" className={`small mid ${styles.awaited}`}>
          {chartWords.chartAwaits}
        </p>
      ) : (
        <p role="status" className={`small dim ${styles.waiting}`}>
          {chartWords.chartLoads}
        </p>
      )}
    </div>
  )
}

function isValueStale(event: ClientEvent): boolean {
  return (
    event.type === 'prices.changed' ||
    event.type === 'activity.changed' ||
    event.type === 'portfolio.changed' ||
    event.type === 'accounts.changed' ||
    event.type === 'label.changed'
  )
}

/** Third parties can send thousands of assets to an account, so a list to choose from shows the first ones. */
const MAX_CHOICES = 100
const MAX_SYMBOL = 24

function symbolOf(words: Words, { symbol }: AssetGroup): string {
  const { text, isCut } = beginning(symbol === '' ? words.common.unnamedAsset : symbol, MAX_SYMBOL)
  return markedText(isCut ? `${text}…` : text)
}

function nameOf(words: Words, group: AssetGroup): string {
  return group.isVerified ? symbolOf(words, group) : `${symbolOf(words, group)} (${words.common.unverified})`
}

/** Names the assets to choose from; those of the same name with the chain that they come from. */
function choicesOf(words: Words, groups: readonly AssetGroup[], nameOfChain: (chainId: string) => string) {
  const named = groups.map((group) => ({ value: group.originId, label: nameOf(words, group) }))
  const byName = Map.groupBy(named, ({ label }) => label)
  return named.map(({ value, label }) => {
    const isAlone = byName.get(label)?.length === 1
    return { value, label: isAlone ? label : `${label} · ${nameOfChain(value.split(':', 1)[0] ?? '')}` }
  })
}
