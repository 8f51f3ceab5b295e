// Draws the value of all priced assets over time, by the price of each day, seen or imported.
import type { ReactNode } from 'react'
import type { ValueLine } from '../../../../shared/contract/history/figures.ts'
import { ChartBox } from '../../../kit/charts/ChartBox.tsx'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { valueText } from '../../../kit/text/valueText.ts'
import { useWords } from '../../../window.ts'
import type { Step } from './balanceCurve.ts'
import { Line, RangeChoice } from './BalanceChart.tsx'
import { usePortfolioView } from '../portfolioStore.ts'
import { valueCurve } from '../valueChange.ts'

/** Properties of `ValueChart`. */
export interface ValueChartProps extends Pick<ValueLine, 'points' | 'estimates' | 'imported' | 'leftOut'> {
  /** The control that chooses what is charted. */
  children: ReactNode
}

/** Draws the chart of the value. Needs two points at least. */
export function ValueChart({ points, estimates, imported, leftOut, children }: ValueChartProps) {
  const words = useWords()
  const { chartWords } = words
  const range = usePortfolioView((view) => view.range)
  const now = useNow(60_000)
  const curve = valueCurve(points, range, now)
  const textOf = ({ amount }: Step) => (amount === '0' && !words.hidesAmounts ? words.formatDollars('0.00') : valueText(words, amount))
  const notes = [
    ...(imported === null ? [] : [chartWords.valueImported(words.formatUtcDay(imported.from), words.formatUtcDay(imported.until))]),
    ...estimates.map(({ until, symbols }) => chartWords.valueBefore(words.formatUtcDay(until), symbols)),
    ...(leftOut === '0' ? [] : [chartWords.valueLeftOut(valueText(words, leftOut))]),
  ]
  return (
    <ChartBox
      title={chartWords.valueTitle}
      controls={
        <>
          {children}
          <RangeChoice />
        </>
      }
      note={<Notes notes={notes} />}
      table={{
        columns: [chartWords.day, words.portfolioWords.value],
        numeric: [false, true],
        rows: curve.steps
          .slice(1, -1)
          .toReversed()
          .map((step) => ({ key: String(step.at), cells: [words.formatUtcDay(step.at), textOf(step)] })),
      }}
    >
      <Line curve={curve} decimals={2} label={chartWords.valueByDay} textOf={textOf} shortOf={textOf} />
    </ChartBox>
  )
}

/** Says in one line what is drawn; what it leaves out and estimates unfolds. */
function Notes({ notes }: { notes: readonly string[] }) {
  const { chartWords } = useWords()
  if (notes.length === 0) return chartWords.valueNote
  return (
    <details>
      <summary>{chartWords.valueNote}</summary>
      {notes.join(' ')}
    </details>
  )
}
