// Draws the spendable balance of an asset over time: a stepped line, the day under the cursor in words, and the days as a table.
import { area, curveStepAfter, line as path } from 'd3-shape'
import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { BalanceLine } from '../../../../shared/contract/history/figures.ts'
import { ChartBox } from '../../../kit/charts/ChartBox.tsx'
import styles from '../../../kit/charts/charts.module.css'
import { Fills, useFills } from '../../../kit/charts/Fills.tsx'
import { Plot, type PlotSize } from '../../../kit/charts/Plot.tsx'
import { fittedExtent, lastUpTo, partOf, roundLines, toFloat, type Extent } from '../../../kit/charts/scale.ts'
import { useFigures } from '../../../parts/useFigures.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { Segmented } from '../../../kit/forms/Segmented.tsx'
import { amountParts, exactText, HIDDEN_AMOUNT } from '../../../kit/text/amountText.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { chartRange, usePortfolioView } from '../portfolioStore.ts'
import { balanceCurve, type Curve, type Range, type Step } from './balanceCurve.ts'
import { useAppWindow, type ClientEvent, useWords } from '../../../window.ts'
import type { Words } from '../../../words/words.ts'

const HEIGHT = 120
/** In a low window, where the list below would be out of view. */
const LOW_HEIGHT = 56
const LOW_WINDOW = '(max-height: 699px)'

function watchHeight(onChange: () => void): () => void {
  const query = window.matchMedia(LOW_WINDOW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Where days are named below the drawing. */
const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const

/** The ranges to choose from. */
const RANGES = ['quarter', 'year', 'all'] as const satisfies readonly Range[]

/** Draws the switch that chooses how far back the charts go. */
export function RangeChoice() {
  const { chartWords } = useWords()
  const win = useAppWindow()
  return (
    <Segmented
      label={chartWords.range}
      options={RANGES.map((each) => ({ value: each, label: chartWords.ranges[each] }))}
      value={usePortfolioView((view) => view.range)}
      onChange={(range) => chartRange(win, range)}
    />
  )
}

/** Properties of `BalanceChart`. */
export interface BalanceChartProps {
  originId: string
  symbol: string
  accountId: string | null
  /** The control that chooses the asset. */
  children: ReactNode
}

/** Draws the balance chart of an asset. */
export function BalanceChart({ originId, symbol, accountId, children }: BalanceChartProps) {
  const words = useWords()
  const win = useAppWindow()
  const range = usePortfolioView((view) => view.range)
  const now = useNow(60_000)
  const ask = useCallback(() => win.client['figures.balance']({ originId, accountId }), [win, originId, accountId])
  const { value, error } = useFigures(ask, isStale)
  const held = value ?? NOTHING
  const curve = balanceCurve(held, range, now)
  const textOf = ({ amount }: Step) => `${exactText(words, amount, held.decimals)} ${symbol}`
  return (
    <ChartBox
      title={words.chartWords.balanceTitle(symbol)}
      controls={
        <>
          {children}
          <RangeChoice />
        </>
      }
      note={error === null ? <Notes line={value} symbol={symbol} /> : <ErrorNote error={error} />}
      table={{
        columns: [words.chartWords.day, words.chartWords.change, words.chartWords.balance],
        numeric: [false, true, true],
        rows: rowsOf(words, curve, held.decimals),
      }}
    >
      {/* Before the answer nothing is known: neither a line nor a zero is drawn. */}
      {value === null ? (
        <p role="status" className={`small dim ${styles.waiting}`}>
          {words.chartWords.chartLoads}
        </p>
      ) : (
        <Line
          curve={curve}
          decimals={held.decimals}
          label={words.chartWords.balanceByDay(symbol)}
          textOf={textOf}
          shortOf={({ amount }) => shortAmount(words, amount, held.decimals, symbol)}
        />
      )}
    </ChartBox>
  )
}

const NOTHING: BalanceLine = {
  symbol: '',
  decimals: 0,
  now: '0',
  points: [],
  before: '0',
  knownFrom: null,
  leftOut: [],
  hasGap: false,
  isAddingUp: false,
}

function isStale(event: ClientEvent): boolean {
  return event.type === 'activity.changed' || event.type === 'portfolio.changed' || event.type === 'accounts.changed'
}

function rowsOf(words: Words, { steps }: Curve, decimals: number) {
  return steps
    .slice(1, -1)
    .toReversed()
    .map(({ at, amount, change }) => ({
      key: String(at),
      cells: [
        words.formatUtcDay(at),
        <Amount key="change" units={change} decimals={decimals} mode="full" isSigned />,
        <Amount key="amount" units={amount} decimals={decimals} mode="full" />,
      ],
    }))
}

interface LineProps {
  curve: Curve
  decimals: number
  label: string
  /** Text with every digit, for screen readers. */
  textOf: (step: Step) => string
  /** Text above the drawing. */
  shortOf: (step: Step) => string
}

/** Returns a short amount for the drawing; the table has every digit. */
function shortAmount(words: Words, units: string, decimals: number, symbol: string): string {
  const { sign, digits } = amountParts(words, units, decimals, 'short')
  return `${sign}${digits} ${symbol}`
}

/** Draws a curve as a stepped line. */
export function Line({ curve, decimals, label, textOf, shortOf }: LineProps) {
  const words = useWords()
  const { id, fill } = useFills()
  const isLow = useSyncExternalStore(watchHeight, () => window.matchMedia(LOW_WINDOW).matches)
  const { from, until, steps, unknownUntil } = curve
  const extent = fittedExtent(steps.map(({ amount }) => toFloat(amount, decimals)))
  const round = roundLines(extent, words.formatRound)
  // A low drawing has no room for more numbers than the lowest and the highest.
  const lines = isLow ? round.filter((_, index) => index === 0 || index === round.length - 1) : round
  const time = (at: number) => (at - from) / (until - from)
  const moments = steps.map(({ at }) => at)
  const sayStep = (place: number, say = textOf) => {
    const step = steps[place]
    if (step === undefined) return ''
    return words.chartWords.balanceOn(place === steps.length - 1 ? words.chartWords.now : words.formatUtcDay(step.at), say(step))
  }
  return (
    <>
      <Fills id={id} />
      <Plot
        label={label}
        count={steps.length}
        height={isLow ? LOW_HEIGHT : HEIGHT}
        lines={lines.map((line) => (words.hidesAmounts ? { ...line, text: HIDDEN_AMOUNT } : line))}
        places={QUARTERS.map((at) => ({
          at,
          text: at === 1 ? words.chartWords.now : words.formatUtcDay(from + at * (until - from)),
        }))}
        placeAt={(part) => lastUpTo(moments, from + part * (until - from))}
        textOf={(place) => sayStep(place)}
        readout={(place) => sayStep(place ?? steps.length - 1, shortOf)}
      >
        {(size, place) => (
          <>
            {unknownUntil !== null && (
              <rect width={time(unknownUntil) * size.width} height={size.height} fill={fill('stripes')} className={styles.unknown} />
            )}
            <Drawn points={pointsOf(steps, { size, extent, decimals, time })} size={size} extent={extent} place={place} />
          </>
        )}
      </Plot>
    </>
  )
}

type Point = [x: number, y: number]

interface Frame {
  size: PlotSize
  extent: Extent
  decimals: number
  time: (at: number) => number
}

function pointsOf(steps: readonly Step[], { size, extent, decimals, time }: Frame): Point[] {
  return steps.map(({ at, amount }) => [time(at) * size.width, size.height * (1 - partOf(extent, toFloat(amount, decimals)))])
}

function Drawn({ points, size, extent, place }: { points: Point[]; size: PlotSize; extent: Extent; place: number | null }) {
  const pointed = points[place ?? points.length - 1]
  const ground = size.height * (1 - Math.max(0, partOf(extent, 0)))
  return (
    <>
      {/* A filled area shows a part of a whole, which it is only from 0 on. */}
      {extent.low <= 0 && <path d={area<Point>().curve(curveStepAfter).y0(ground)(points) ?? ''} className={styles.below} />}
      <path d={path<Point>().curve(curveStepAfter)(points) ?? ''} className={styles.curve} />
      {place !== null && pointed !== undefined && <line x1={pointed[0]} x2={pointed[0]} y2={size.height} className={styles.cursor} />}
      {pointed !== undefined && (
        <circle cx={pointed[0]} cy={pointed[1]} r="4" className={place === null ? `${styles.mark} ${styles.end}` : styles.mark} />
      )}
    </>
  )
}

/** Says where the line ends and what it does not contain. */
function Notes({ line, symbol }: { line: BalanceLine | null; symbol: string }) {
  const words = useWords()
  const nameOf = useChainNames()
  if (line === null) return words.chartWords.spendable
  const { before, knownFrom, leftOut, decimals, points, isAddingUp } = line
  const say = (amount: string) => shortAmount(words, amount, decimals, symbol)
  const sentences = [
    words.chartWords.spendable,
    ...(isAddingUp ? [words.chartWords.addingUp] : []),
    ...(points.length === 0 && knownFrom === null ? [words.chartWords.noHistory] : []),
    ...(knownFrom === null ? [] : [words.chartWords.unknownBefore(words.formatUtcDay(knownFrom))]),
    ...(knownFrom === null && before !== '0' && points.length > 0 ? [words.chartWords.leftOver(say(before))] : []),
    ...leftOut.map(({ chainId, amount }) => words.chartWords.leftOut(say(amount), nameOf(chainId))),
  ]
  return sentences.join(' ')
}
