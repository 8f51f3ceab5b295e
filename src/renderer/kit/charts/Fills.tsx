// Defines fills that can be distinguished without colour: solid, striped, dotted, crossed.
import { useId } from 'react'
import styles from './charts.module.css'

/** Names of the fills, in the order of use. */
export const FILLS = ['solid', 'stripes', 'accent', 'dots', 'cross', 'accentStripes'] as const
/** Name of a fill. */
export type Fill = (typeof FILLS)[number]

/** Returns the references to the fills within one document; `Fills` defines what they refer to. */
export function useFills(): { id: string; fill: (name: Fill) => string } {
  const id = useId()
  return { id, fill: (name) => `url(#${id}${name})` }
}

/** Defines the fills once beside a chart; drawings and their legends use the same. */
export function Fills({ id }: { id: string }) {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        <pattern id={`${id}solid`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className={styles.ink} />
        </pattern>
        <pattern id={`${id}accent`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className={styles.accent} />
        </pattern>
        <pattern id={`${id}stripes`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="4" className={styles.ground} />
          <rect width="1.6" height="4" className={styles.ink} />
        </pattern>
        <pattern id={`${id}accentStripes`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <rect width="5" height="5" className={styles.ground} />
          <rect width="1.8" height="5" className={styles.accent} />
        </pattern>
        <pattern id={`${id}dots`} width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" className={styles.ground} />
          <circle cx="2.5" cy="2.5" r="1.2" className={styles.ink} />
        </pattern>
        <pattern id={`${id}cross`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={styles.ground} />
          <rect width="1.1" height="6" className={styles.ink} />
          <rect width="6" height="1.1" className={styles.ink} />
        </pattern>
      </defs>
    </svg>
  )
}
