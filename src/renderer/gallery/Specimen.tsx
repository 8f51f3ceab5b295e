// Draws one entry of the gallery with its caption.
import type { ReactNode } from 'react'
import styles from './gallery.module.css'

interface SpecimenProps {
  of: string
  isWide?: boolean
  /** Contains characters that the bundled fonts lack: each computer draws them with its own fonts, so screenshots leave the entry out. */
  hasOtherLetters?: boolean
  children: ReactNode
}

/** Draws one entry of the gallery. */
export function Specimen({ of, isWide = false, hasOtherLetters = false, children }: SpecimenProps) {
  return (
    <div className={isWide ? `${styles.specimen} ${styles.wide}` : styles.specimen} data-other-letters={hasOtherLetters ? '' : undefined}>
      <p className="small dim">{of}</p>
      {children}
    </div>
  )
}
