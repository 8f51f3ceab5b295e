// Draws what charts with an axis share: lines at round numbers, labels below, and a cursor that pointer and keys move.
import type { ReactNode } from 'react'
import styles from './charts.module.css'
import { useCursor, type CursorOptions } from './useCursor.ts'
import { useWidth } from './useWidth.ts'

/** Room for the labels of the lines at the right, and of the places below, px. */
export const AXIS = { right: 64, bottom: 20, top: 6 } as const

/** Room that a label below needs, px. */
const LABEL = 76
const HALF_LABEL = 30

/** Returns as many of the labels as there is room for: every second, third, … one, counted from the last. */
function thinned<T>(places: readonly T[], width: number): readonly T[] {
  const step = Math.max(1, Math.ceil((places.length * LABEL) / Math.max(1, width)))
  return places.length <= 2 ? places : places.filter((_, index) => (places.length - 1 - index) % step === 0)
}

/** Size of the drawing, px. */
export interface PlotSize {
  width: number
  height: number
}

/** Properties of `Plot`. */
export interface PlotProps extends Omit<CursorOptions, 'placeAt'> {
  height: number
  /** Round numbers: their position between bottom (0) and top (1), and their text. */
  lines: readonly { at: number; text: string }[]
  /** Labels below: their position between left (0) and right (1), and their text. */
  places: readonly { at: number; text: string }[]
  /** Returns the place at a fraction of the width, 0 to 1. */
  placeAt: (part: number) => number
  /** Draws into a space of that size with its origin at the top left. */
  children: (size: PlotSize, place: number | null) => ReactNode
}

/** Draws a chart with axes. The cursor's place is handed to `readout`, above the drawing. */
export function Plot(props: PlotProps & { readout: (place: number | null) => ReactNode }) {
  const { height, lines, places, placeAt, children, readout, ...about } = props
  const [element, whole] = useWidth<HTMLDivElement>()
  const width = Math.max(0, whole - AXIS.right)
  const inner = height - AXIS.bottom - AXIS.top
  const cursor = useCursor({
    ...about,
    placeAt: (x) => (width === 0 ? null : placeAt(Math.max(0, Math.min(1, x / width)))),
  })
  return (
    <>
      <p className={styles.readout} aria-hidden="true">
        {readout(cursor.place)}
      </p>
      <div ref={element} className={styles.plot} {...cursor.props}>
        <svg width={whole} height={height} aria-hidden="true">
          <g transform={`translate(0 ${AXIS.top})`}>
            {lines.map(({ at, text }) => (
              <g key={text} transform={`translate(0 ${inner * (1 - at)})`}>
                <line x2={width} className={at === 0 ? styles.base : styles.line} />
                <text x={whole} dy="0.32em" textAnchor="end" className={styles.tick}>
                  {text}
                </text>
              </g>
            ))}
            {width > 0 && children({ width, height: inner }, cursor.place)}
            {thinned(places, width).map(({ at, text }) => (
              <text
                key={`${at} ${text}`}
                x={at === 0 || at === 1 ? at * width : Math.max(HALF_LABEL, at * width)}
                y={inner + 15}
                textAnchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}
                className={styles.tick}
              >
                {text}
              </text>
            ))}
          </g>
        </svg>
      </div>
    </>
  )
}
