// The numbered boxes of a consignment note: filled on Transfer, repeated on Review, kept on the waybill.
import type { ReactNode } from 'react'
import styles from './FormBox.module.css'

/** A row of boxes side by side, in proportions that suit their number; on little room they fold into two columns. */
export function BoxRow({ shape, children }: { shape: 'pair' | 'four' | 'five'; children: ReactNode }) {
  return (
    <div className={styles.fold}>
      <div className={`${styles.row} ${styles[shape]}`}>{children}</div>
    </div>
  )
}

export interface FormBoxProps {
  /** Place in the order of the note; boxes without a number belong to the one before. */
  number?: number
  label: string
  /** At the right end of the label's line. */
  aside?: ReactNode
  children: ReactNode
}

export function FormBox({ number, label, aside, children }: FormBoxProps) {
  return (
    <section className={styles.box} aria-label={label}>
      <header className={styles.head}>
        <p className="label">
          {number !== undefined && <span className={styles.number}>{number} </span>}
          {label}
        </p>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  )
}
