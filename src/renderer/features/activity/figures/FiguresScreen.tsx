// Shows figures of all that is stored: the number of transactions of each month, and their fees.
import { useCallback, useState } from 'react'
import type { Movement } from '../../../../shared/contract/history/activity.ts'
import type { MonthFigures } from '../../../../shared/contract/history/figures.ts'
import { Bars, type Bar } from '../../../kit/charts/Bars.tsx'
import { ChartBox } from '../../../kit/charts/ChartBox.tsx'
import { toFloat } from '../../../kit/charts/scale.ts'
import { useFigures } from '../../../parts/useFigures.ts'
import { SyncFreshness } from '../../../parts/SyncFreshness.tsx'
import { exactText } from '../../../kit/text/amountText.ts'
import { Choice } from '../../../kit/forms/Choice.tsx'
import { Empty } from '../../../kit/Empty.tsx'
import { ReadError } from '../../../kit/ReadError.tsx'
import { ScreenHead } from '../../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { HistoryNav } from '../HistoryNav.tsx'
import { everyMonth, feeAssets, feeOf, type Month } from './months.ts'
import styles from '../activity.module.css'
import { useAppWindow, type ClientEvent, useWords } from '../../../window.ts'

/** Draws the Figures screen. */
export function FiguresScreen() {
  const { screenNames } = useWords()
  const win = useAppWindow()
  const ask = useCallback(() => win.client['figures.months']({}), [win])
  const { value, error, askAgain } = useFigures(ask, isStale)
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead title={screenNames.figures} aside={<SyncFreshness scope={{ streams: ['txs', 'evmTxs', 'internalTxs'] }} />}>
          <HistoryNav />
        </ScreenHead>
        <ReadError error={error} onRetry={askAgain} />
        <div className={styles.figures}>{value === null ? <SkeletonRows /> : <Charts figures={value} />}</div>
      </div>
    </div>
  )
}

function isStale(event: ClientEvent): boolean {
  return event.type === 'activity.changed' || event.type === 'accounts.changed'
}

function Charts({ figures }: { figures: MonthFigures }) {
  const { chartWords: words } = useWords()
  if (figures.months.length === 0) return <Empty>{figures.isAddingUp ? words.addingUp : words.noMonths}</Empty>
  const months = everyMonth(figures.months)
  const said = [words.utc, ...(figures.isAddingUp ? [words.addingUp] : []), ...(figures.isComplete ? [] : [words.incomplete])].join(' ')
  return (
    <>
      <Transactions months={months} note={`${said} ${words.twice}`} />
      <Fees months={months} note={said} />
    </>
  )
}

interface PartProps {
  months: readonly Month[]
  note: string
}

function Transactions({ months, note }: PartProps) {
  const { chartWords: words, formatCount, formatUtcMonth } = useWords()
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
      table={{ columns: [words.month, words.succeeded, words.failed, words.total], numeric: [false, true, true, true], rows }}
    >
      <Bars label={words.activityTitle} bars={bars} legend={{ solid: words.succeeded, striped: words.failed }} />
    </ChartBox>
  )
}

function Fees({ months, note }: PartProps) {
  const words = useWords()
  const assets = feeAssets(months)
  const [wanted, setWanted] = useState('')
  const asset = assets.find(({ symbol }) => symbol === wanted) ?? assets[0]
  const rows = months.toReversed().flatMap(({ from, fees }) =>
    fees.map((fee) => ({
      key: `${from} ${fee.symbol}`,
      cells: [words.formatUtcMonth(from), nameOf(fee), exactText(words, fee.amount, fee.decimals)],
    })),
  )
  return (
    <ChartBox
      title={words.chartWords.feesTitle}
      note={asset === undefined ? null : note}
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
  return <Bars label={words.chartWords.feesTitle} bars={bars} />
}

function nameOf({ symbol }: Pick<Movement, 'symbol'>): string {
  return markedText(symbol)
}
