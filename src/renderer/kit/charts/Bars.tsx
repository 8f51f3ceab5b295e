// Draws one bar for each entry, such as a month: the striped part stands on top of the solid part.
import styles from './charts.module.css'
import { Fills, useFills, type Fill } from './Fills.tsx'
import { Plot, type PlotSize } from './Plot.tsx'
import { extentOf, partOf, roundLines } from './scale.ts'
import { useLowWindow } from '../hooks/useLowWindow.ts'
import { useWords } from '../../window.ts'

/** One bar. */
export interface Bar {
  key: string
  name: string
  /** Height of the solid part; used for drawing only. */
  solid: number
  striped: number
  /** The exact numbers, in words. */
  text: string
}

/** Properties of `Bars`. */
export interface BarsProps {
  label: string
  bars: readonly Bar[]
  legend?: { solid: string; striped: string }
  /** Opens the entry of a bar. */
  onOpen?: (bar: Bar) => void
}

/** In a low window two such charts leave the list below them its room. */
const [HEIGHT, LOW_HEIGHT] = [150, 100]

/** Draws a bar chart with a cursor. */
export function Bars({ label, bars, legend, onOpen }: BarsProps) {
  const { formatRound } = useWords()
  const { id, fill } = useFills()
  const isLow = useLowWindow()
  const extent = extentOf(bars.map(({ solid, striped }) => solid + striped))
  const textOf = (place: number) => bars[place]?.text ?? ''
  const last = bars.length - 1
  const round = roundLines(extent, formatRound)
  return (
    <>
      <Fills id={id} />
      <Plot
        label={label}
        count={bars.length}
        height={isLow ? LOW_HEIGHT : HEIGHT}
        lines={isLow ? round.filter((_, index) => index === 0 || index === round.length - 1) : round}
        places={bars.map(({ name }, index) => ({ at: (index + 0.5) / bars.length, text: name }))}
        placeAt={(part) => Math.min(last, Math.floor(part * bars.length))}
        textOf={textOf}
        onOpen={onOpen === undefined ? undefined : (place) => bars[place] !== undefined && onOpen(bars[place])}
        readout={(place) => textOf(place ?? last)}
      >
        {(size, place) =>
          bars.map((bar, index) => (
            <BarOf
              key={bar.key}
              bar={bar}
              fill={fill}
              box={boxOf(index, bars.length, size)}
              scale={(value) => size.height * (1 - partOf(extent, value))}
              isPointed={index === place}
            />
          ))
        }
      </Plot>
      {legend !== undefined && (
        <ul className={styles.legend}>
          {(['solid', 'stripes'] as const).map((name) => (
            <li key={name}>
              <svg width="12" height="12" aria-hidden="true">
                <rect width="12" height="12" fill={fill(name)} className={styles.bar} />
              </svg>
              {name === 'solid' ? legend.solid : legend.striped}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface Box {
  x: number
  width: number
}

/** Returns the box of a bar, centred in its place; many bars have no gap between them. */
function boxOf(index: number, count: number, { width }: PlotSize): Box {
  const step = width / count
  const bar = Math.max(1, Math.min(56, step > 6 ? step * 0.72 : step))
  return { x: index * step + (step - bar) / 2, width: bar }
}

interface BarProps {
  bar: Bar
  box: Box
  fill: (name: Fill) => string
  scale: (value: number) => number
  isPointed: boolean
}

function BarOf({ bar: { solid, striped }, box, fill, scale, isPointed }: BarProps) {
  const [ground, top, whole] = [scale(0), scale(solid), scale(solid + striped)]
  const look = isPointed ? styles.pointedBar : undefined
  return (
    <>
      <rect {...box} y={top} height={ground - top} fill={fill('solid')} className={look} />
      {striped > 0 && <rect {...box} y={whole} height={top - whole} fill={fill('stripes')} className={look ?? styles.bar} />}
    </>
  )
}
