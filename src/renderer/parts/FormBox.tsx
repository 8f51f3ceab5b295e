// Draws the numbered boxes of a consignment note: filled on Transfer, repeated on Review, kept on the transfer's sheet.
import type { ReactNode } from 'react'
import type { Asset } from '../../shared/contract/chain.ts'
import { Amount } from '../kit/text/Amount.tsx'
import { ChainName, ChainCode } from './ChainCode.tsx'
import styles from './FormBox.module.css'

/** Draws boxes side by side, in proportions that suit their number; in a narrow window they fold into two columns. */
export function BoxRow({ shape, children }: { shape: 'pair' | 'wide' | 'four' | 'five'; children: ReactNode }) {
  return (
    <div className={styles.fold}>
      <div className={`${styles.row} ${styles[shape]}`}>{children}</div>
    </div>
  )
}

/** Properties of `FormBox`. */
export interface FormBoxProps {
  /** Place in the order of the note; boxes without a number belong to the one before. */
  number?: number
  label: string
  /** At the right end of the label's line. */
  aside?: ReactNode
  children: ReactNode
}

/** Draws a box. */
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

/** Draws a chain with a note whose address there follows; amber where it is not the account's address. */
export function BoxPlace({ chainId, note, isOther = false }: { chainId: string; note: string; isOther?: boolean }) {
  return (
    <p className={styles.place}>
      <ChainCode chainId={chainId} />
      <b>
        <ChainName chainId={chainId} />
      </b>
      <span className={isOther ? 'warn' : 'mid'}>{note}</span>
    </p>
  )
}

/** Draws a word or number in the size of an amount. */
export function BoxWord({ children }: { children: string }) {
  return <p className={styles.figure}>{children}</p>
}

/** Properties of `BoxFigure`. */
export interface BoxFigureProps {
  /** Base units. */
  units: string
  asset: Pick<Asset, 'decimals' | 'symbol'>
  /** `short` cuts after six decimals, `exact` leaves none out, `ceiling` rounds up what is cut, for the most that something costs. */
  digits?: 'short' | 'exact' | 'ceiling'
}

/** Draws an amount, which may take two lines. */
export function BoxFigure({ units, asset, digits = 'short' }: BoxFigureProps) {
  const mode = digits === 'exact' ? 'exact' : 'short'
  return (
    <p className={styles.figure}>
      <Amount units={units} decimals={asset.decimals} symbol={asset.symbol} mode={mode} isCeiling={digits === 'ceiling'} />
    </p>
  )
}
