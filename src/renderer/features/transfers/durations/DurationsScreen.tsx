// Compares how long transfers took with their estimates: one line each, from the estimate (a bar across) to the actual time (a dot).
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { ChartBox } from '../../../kit/charts/ChartBox.tsx'
import chartStyles from '../../../kit/charts/charts.module.css'
import { useCursor } from '../../../kit/charts/useCursor.ts'
import { useWidth } from '../../../kit/charts/useWidth.ts'
import { go } from '../../../navigation.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { TransfersNav } from '../../../parts/TransfersNav.tsx'
import { reloadTransfers, useTransfers } from '../../../data/transfers/transfersStore.ts'
import { Empty } from '../../../kit/Empty.tsx'
import { ReadError } from '../../../kit/ReadError.tsx'
import { ScreenHead } from '../../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { formatTransferNumber } from '../../../words/formats.ts'
import { durationsOf, MARKS, partOfScale, type Duration } from './durations.ts'
import { useAppWindow, useAllWords, useWords } from '../../../window.ts'

/** Draws the Durations screen. */
export function DurationsScreen() {
  const { screenNames } = useWords()
  const win = useAppWindow()
  const { value, error } = useTransfers()
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead title={screenNames.durations} />
        <TransfersNav />
        <ReadError error={error} onRetry={() => void reloadTransfers(win)} />
        {value === null ? <SkeletonRows /> : <Chart views={value} />}
      </div>
    </div>
  )
}

const MAX_DRAWN = 24
const LINE = 28
const NAMES = 190
const EDGE = 12

function Chart({ views }: { views: readonly TransferView[] }) {
  const { chartWords: words, formatDuration, transferDetailWords } = useAllWords()
  const win = useAppWindow()
  const nameOf = useChainNames()
  const durations = durationsOf(views.map(({ transfer }) => transfer))
  const wayOf = ({ transfer: { quote } }: Duration) => `${nameOf(quote.request.fromChainId)} → ${nameOf(quote.request.toChainId)}`
  if (durations.length === 0)
    return <Empty action={{ label: transferDetailWords.start, onClick: () => go(win, 'transfer') }}>{words.noDurations}</Empty>
  return (
    <ChartBox
      title={words.durationsTitle}
      note={words.scaleNote}
      table={{
        columns: [words.transfer, words.way, words.took, words.estimate],
        numeric: [false, false, true, true],
        rows: durations.map((each) => ({
          key: each.transfer.id,
          cells: [
            <button key="open" type="button" className="link" onClick={() => go(win, 'transfers', { transferId: each.transfer.id })}>
              {formatTransferNumber(each.transfer.number)}
            </button>,
            wayOf(each),
            formatDuration(each.tookMs),
            formatDuration(each.estimateMs),
          ],
        })),
      }}
    >
      <Lines durations={durations.slice(0, MAX_DRAWN)} wayOf={wayOf} />
    </ChartBox>
  )
}

function Lines({ durations, wayOf }: { durations: readonly Duration[]; wayOf: (duration: Duration) => string }) {
  const { chartWords: words, formatDuration } = useWords()
  const [element, width] = useWidth<HTMLDivElement>()
  const sayPlace = (place: number) => {
    const each = durations[place]
    if (each === undefined) return ''
    const name = `${formatTransferNumber(each.transfer.number)}, ${wayOf(each)}`
    return words.durationOf(name, formatDuration(each.tookMs), formatDuration(each.estimateMs))
  }
  const cursor = useCursor({
    label: words.durationsTitle,
    count: durations.length,
    placeAt: (_, y) => Math.max(0, Math.min(durations.length - 1, Math.floor(y / LINE))),
    textOf: sayPlace,
  })
  const space = Math.max(0, width - NAMES - EDGE)
  const xOf = (ms: number) => NAMES + partOfScale(ms) * space
  const height = durations.length * LINE
  return (
    <>
      <p className={chartStyles.readout} aria-hidden="true">
        {cursor.place !== null && sayPlace(cursor.place)}
      </p>
      <Legend />
      <div ref={element} className={chartStyles.plot} {...cursor.props}>
        <svg width={width} height={height + 20} aria-hidden="true">
          {MARKS.map((ms) => (
            <g key={ms} transform={`translate(${xOf(ms)} 0)`}>
              <line y2={height} className={chartStyles.line} />
              <text y={height + 14} textAnchor="middle" className={chartStyles.tick}>
                {formatDuration(ms)}
              </text>
            </g>
          ))}
          {durations.map((each, index) => (
            <g key={each.transfer.id} transform={`translate(0 ${index * LINE + LINE / 2})`}>
              {index === cursor.place && <rect y={-LINE / 2} width={width} height={LINE} className={chartStyles.below} />}
              <text dy="0.32em" className={chartStyles.rowName}>
                {formatTransferNumber(each.transfer.number)}
              </text>
              <text x={72} dy="0.32em" className={chartStyles.rowName}>
                {wayOf(each)}
              </text>
              <line x1={xOf(each.estimateMs)} x2={xOf(each.tookMs)} className={chartStyles.curve} />
              <line x1={xOf(each.estimateMs)} x2={xOf(each.estimateMs)} y1={-8} y2={8} className={chartStyles.curve} />
              <circle cx={xOf(each.tookMs)} r="4.5" className={chartStyles.mark} />
            </g>
          ))}
        </svg>
      </div>
    </>
  )
}

/** Explains the marks, which differ by shape. */
function Legend() {
  const { chartWords: words } = useWords()
  return (
    <ul className={chartStyles.legend}>
      <li>
        <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
          <circle r="4.5" className={chartStyles.mark} />
        </svg>
        {words.took}
      </li>
      <li>
        <svg width="12" height="16" viewBox="-6 -8 12 16" aria-hidden="true">
          <line y1={-8} y2={8} className={chartStyles.curve} />
        </svg>
        {words.estimate}
      </li>
    </ul>
  )
}
