// Draws figures of what the search finds: the number of transactions of each month, and their fees.
import { useCallback, useEffect, useState } from 'react'
import type { Movement } from '../../../../shared/contract/history/activity.ts'
import type { MonthFigures } from '../../../../shared/contract/history/figures.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { Bars, type Bar } from '../../../kit/charts/Bars.tsx'
import { ChartBox } from '../../../kit/charts/ChartBox.tsx'
import { toFloat } from '../../../kit/charts/scale.ts'
import { useFigures } from '../../../parts/useFigures.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { exactText } from '../../../kit/text/amountText.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { Choice } from '../../../kit/forms/Choice.tsx'
import { ReadError } from '../../../kit/ReadError.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { queryOf } from '../activityState.ts'
import { search, useActivity } from '../activityStore.ts'
import { chipsOf, withMonth } from '../search/searchText.ts'
import { FeeTotals } from './FeeTotals.tsx'
import { everyMonth, feeAssets, feeOf, type Month } from './months.ts'
import styles from './figures.module.css'
import { type AppWindow, type ClientEvent, useAppWindow, useWords } from '../../../window.ts'

/** How long the search must rest before its months are added up. */
const PAUSE_MS = 300

/** Draws the charts of the months that the search of the timeline finds. */
export function MonthCharts() {
  const text = useSettled(useActivity(queryOf))
  const ask = useCallback((win: AppWindow) => win.client['figures.months']({ text, requesterId: 'figures' }), [text])
  const { value, error, askAgain } = useFigures(ask, isStale)
  // Keeps the last months while others are added up.
  const [shown, setShown] = useState(value)
  if (value !== null && value !== shown) setShown(value)
  return (
    <>
      <ReadError error={error} onRetry={askAgain} />
      {shown === null ? error === null && <SkeletonRows count={4} /> : <Charts figures={shown} isSearch={text.trim() !== ''} />}
    </>
  )
}

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  return settled
}

function isStale(event: ClientEvent): boolean {
  return event.type === 'activity.changed' || event.type === 'accounts.changed'
}

function Charts({ figures, isSearch }: { figures: MonthFigures; isSearch: boolean }) {
  const { chartWords: words, formatZone } = useWords()
  const now = useNow(3_600_000)
  const hasUncounted = useHasUncounted()
  if (figures.months.length === 0) {
    // That a search finds nothing stands in place of the list.
    if (isSearch && !figures.isAddingUp) return null
    return <p className="dim">{figures.isAddingUp ? words.addingUp : words.noMonths}</p>
  }
  const months = everyMonth(figures.months)
  const pressed = new Date(now).getTimezoneOffset() === 0 ? words.pressMonth : words.pressMonthOf(formatZone(now))
  const said = [words.utc, ...(figures.isAddingUp ? [words.addingUp] : []), ...(figures.isComplete ? [] : [words.incomplete])].join(' ')
  return (
    <div className={styles.months}>
      <Transactions months={months} note={`${said} ${words.twice}`} pressed={pressed} />
      <Fees months={months} note={hasUncounted ? `${words.withoutWatched} ${said}` : said} pressed={pressed} isSearch={isSearch} />
    </div>
  )
}

/** Returns whether accounts are only watched beside own ones: their fees are left out. A search by account says itself which it has. */
function useHasUncounted(): boolean {
  const accounts = useAccounts((state) => state.value) ?? []
  const text = useActivity(queryOf)
  const watched = accounts.filter(({ signer }) => signer.kind === 'watched').length
  return watched > 0 && watched < accounts.length && !chipsOf(text).some(({ condition }) => condition.op === 'account')
}

/** Returns a function that limits the timeline to the month of a bar. */
function useOpenMonth(): (bar: Bar) => void {
  const win = useAppWindow()
  const text = useActivity(queryOf)
  return ({ key }) => search(win, withMonth(text, new Date(Number(key)).toISOString().slice(0, 7)))
}

interface PartProps {
  months: readonly Month[]
  note: string
  /** What a press on a bar does. */
  pressed: string
}

function Transactions({ months, note, pressed }: PartProps) {
  const { chartWords: words, formatCount, formatUtcMonth } = useWords()
  const open = useOpenMonth()
  const bars = months.map(({ from, transactions, failed }): Bar => ({
    key: String(from),
    name: formatUtcMonth(from),
    solid: transactions - failed,
    striped: failed,
    text: words.transactionsIn(formatUtcMonth(from), formatCount(transactions), formatCount(failed)),
  }))
  const rows = months.toReversed().map(({ from, transactions, failed }) => ({
    key: String(from),
    cells: [formatUtcMonth(from), formatCount(transactions - failed), formatCount(failed), formatCount(transactions)],
  }))
  return (
    <ChartBox
      title={words.activityTitle}
      note={note}
      chartNote={pressed}
      table={{ columns: [words.month, words.succeeded, words.failed, words.total], numeric: [false, true, true, true], rows }}
    >
      <Bars label={words.activityTitle} bars={bars} legend={{ solid: words.succeeded, striped: words.failed }} onOpen={open} />
    </ChartBox>
  )
}

function Fees({ months, note, pressed, isSearch }: PartProps & { isSearch: boolean }) {
  const words = useWords()
  const assets = feeAssets(months)
  const [wanted, setWanted] = useState('')
  const asset = assets.find(({ symbol }) => symbol === wanted) ?? assets[0]
  const rows = months.toReversed().flatMap(({ from, fees }) =>
    fees.map((fee) => ({
      key: `${from} ${fee.symbol}`,
      cells: [words.formatUtcMonth(from), nameOf(fee), <Amount key="amount" units={fee.amount} decimals={fee.decimals} mode="column" />],
    })),
  )
  return (
    <ChartBox
      title={words.chartWords.feesTitle}
      summary={asset !== undefined && <FeeTotals months={months} isSearch={isSearch} />}
      chartNote={asset === undefined ? null : pressed}
      note={asset === undefined ? null : `${words.chartWords.feesOf(nameOf(asset), assets.length > 1)} ${note}`}
      controls={
        assets.length > 1 && (
          <Choice
            label={words.chartWords.feeAsset}
            options={assets.map((each) => ({ value: each.symbol, label: nameOf(each) }))}
            value={asset?.symbol ?? ''}
            onChange={setWanted}
          />
        )
      }
      table={{ columns: [words.chartWords.month, words.chartWords.paidIn, words.chartWords.fees], numeric: [false, false, true], rows }}
    >
      {asset === undefined ? <p className="dim">{words.chartWords.noFees}</p> : <FeeBars months={months} asset={asset} />}
    </ChartBox>
  )
}

function FeeBars({ months, asset }: { months: readonly Month[]; asset: Movement }) {
  const words = useWords()
  const open = useOpenMonth()
  const bars = months.map((month): Bar => {
    const { amount, decimals } = feeOf(month, asset.symbol)
    const name = words.formatUtcMonth(month.from)
    return {
      key: String(month.from),
      name,
      solid: toFloat(amount, decimals),
      striped: 0,
      text: words.chartWords.feesIn(name, `${exactText(words, amount, decimals)} ${nameOf(asset)}`),
    }
  })
  return <Bars label={words.chartWords.feesTitle} bars={bars} onOpen={open} />
}

function nameOf({ symbol }: Pick<Movement, 'symbol'>): string {
  return markedText(symbol)
}
