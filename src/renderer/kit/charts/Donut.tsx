// Draws parts of a whole as a ring, with a legend beside it. Patterns, not hues, distinguish the parts.
import { arc, pie, type PieArcDatum } from 'd3-shape'
import styles from './charts.module.css'
import { FILLS, Fills, useFills } from './Fills.tsx'
import { useCursor } from './useCursor.ts'

/** One part of a ring. */
export interface Slice {
  key: string
  name: string
  /** Size of the angle; used for drawing only. */
  size: number
  /** Share of the whole: "33.2%". */
  share: string
  /** The exact amount. */
  exact: string
}

const SIZE = 124
const HOLE = 41
const RING = 61

/**
 * Draws a ring chart with its legend.
 * @param slices at most as many as there are fills, largest first
 */
export function Donut({ label, slices }: { label: string; slices: readonly Slice[] }) {
  const { id, fill } = useFills()
  const arcs = pie<Slice>()
    .value(({ size }) => size)
    .sort(null)(slices.filter(({ size }) => size > 0))
  const cursor = useCursor({
    label,
    count: slices.length,
    placeAt: (x, y) => sliceAt(arcs, slices, x - SIZE / 2, y - SIZE / 2),
    textOf: (place) => textOf(slices[place]),
  })
  const shape = arc<PieArcDatum<Slice>>().innerRadius(HOLE).outerRadius(RING)
  return (
    <div className={styles.donut}>
      <Fills id={id} />
      <div className={styles.ring} {...cursor.props}>
        <svg width={SIZE} height={SIZE} viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} aria-hidden="true">
          {arcs.map((each) => {
            const place = slices.indexOf(each.data)
            return (
              <path
                key={each.data.key}
                d={shape(each) ?? ''}
                fill={fill(FILLS[place % FILLS.length] ?? 'solid')}
                className={cursor.place === null || cursor.place === place ? styles.slice : `${styles.slice} ${styles.faded}`}
              />
            )
          })}
        </svg>
      </div>
      <ul className={styles.key}>
        {slices.map((slice, place) => (
          <li key={slice.key} className={cursor.place === place ? styles.pointed : undefined} title={slice.exact}>
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" fill={fill(FILLS[place % FILLS.length] ?? 'solid')} className={styles.slice} />
            </svg>
            <span className="clip">{slice.name}</span>
            <span className="mono mid">{slice.share}</span>
          </li>
        ))}
      </ul>
      <p className={styles.readout} aria-hidden="true">
        {cursor.place !== null && textOf(slices[cursor.place])}
      </p>
    </div>
  )
}

function textOf(slice: Slice | undefined): string {
  return slice === undefined ? '' : `${slice.name} ${slice.exact}, ${slice.share}`
}

/** Returns which part is at a place, counted from the middle of the ring; null beside the ring. */
function sliceAt(arcs: readonly PieArcDatum<Slice>[], slices: readonly Slice[], x: number, y: number): number | null {
  const distance = Math.hypot(x, y)
  if (distance < HOLE || distance > RING) return null
  const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
  const found = arcs.find(({ startAngle, endAngle }) => angle >= startAngle && angle < endAngle)
  return found === undefined ? null : slices.indexOf(found.data)
}
