// Draws the value of all priced assets over time, over the days on which prices were seen.
import { useState, type ReactNode } from 'react'
import type { ValueLine } from '../../../shared/contract/history/figures.ts'
import { ChartBox } from '../../kit/charts/ChartBox.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { valueText } from '../../kit/text/valueText.ts'
import { useWords } from '../../window.ts'
import { balanceCurve, type Range, type Step } from './balanceCurve.ts'
import { Line, RANGES } from './BalanceChart.tsx'

/** Properties of `ValueChart`. */
export interface ValueChartProps extends Pick<ValueLine, 'points' | 'pricedFrom' | 'leftOut'> {
  /** The control that chooses what is charted. */
  children: ReactNode
}

/** Draws the chart of the value. Needs two points at least. */
export function ValueChart({ points, pricedFrom, leftOut, children }: ValueChartProps) {
  const words = useWords()
  const { chartWords } = words
  const [range, setRange] = useState<Range>('year')
  const now = useNow(60_000)
  const curve = balanceCurve(
    {
      points: points.map(({ day, cents }) => ({ day, amount: cents })),
      before: points[0]?.cents ?? '0',
      now: points.at(-1)?.cents ?? '0',
      knownFrom: points[0]?.day ?? null,
    },
    range,
    now,
  )
  const textOf = ({ amount }: Step) => (amount === '0' ? words.formatDollars('0.00') : valueText(words, amount))
  const isEstimated = pricedFrom !== null && (points[0]?.day ?? pricedFrom) < pricedFrom
  const notes = [
    chartWords.valueNote,
    ...(isEstimated ? [chartWords.valueBefore(words.formatUtcDay(pricedFrom))] : []),
    ...(leftOut === '0' ? [] : [chartWords.valueLeftOut(valueText(words, leftOut))]),
  ]
  return (
    <ChartBox
      title={chartWords.valueTitle}
      controls={
        <>
          {children}
          <Segmented
            label={chartWords.range}
            options={RANGES.map((each) => ({ value: each, label: chartWords.ranges[each] }))}
            value={range}
            onChange={setRange}
          />
        </>
      }
      note={notes.join(' ')}
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
