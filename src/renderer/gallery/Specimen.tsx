// A place of the gallery: one thing, and under it what it is.
import type { ReactNode } from 'react'
import styles from './gallery.module.css'

interface SpecimenProps {
  of: string
  isWide?: boolean
  /** Has letters that the bundled fonts do not have: each computer draws them with its own, so that pictures leave it out. */
  hasOtherLetters?: boolean
  children: ReactNode
}

export function Specimen({ of, isWide = false, hasOtherLetters = false, children }: SpecimenProps) {
  return (
    <div className={isWide ? `${styles.specimen} ${styles.wide}` : styles.specimen} data-other-letters={hasOtherLetters ? '' : undefined}>
      <p className="small dim">{of}</p>
      {children}
    </div>
  )
}
