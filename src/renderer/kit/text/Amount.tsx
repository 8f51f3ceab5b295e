// Draws an amount of an asset: tabular figures, trailing zeros and symbol dimmed, the exact value on hover.
import { Fragment } from 'react'
import { amountParts, unwrittenPlaces, type AmountMode } from './amountText.ts'
import { Untrusted } from './Untrusted.tsx'
import { useWords } from '../../window.ts'

/** Properties of `Amount`. */
export interface AmountProps {
  /** Base units, may be negative. */
  units: string
  decimals: number
  /** Left out in columns of one asset. */
  symbol?: string | undefined
  mode?: AmountMode
  /** Writes a plus before positive amounts: for movements. */
  isSigned?: boolean
  /** Keeps room for the decimals that are not written, so that the points of a column stand below each other. */
  isAligned?: boolean
}

/** Draws an amount. */
export function Amount({ units, decimals, symbol, mode = 'short', isSigned = false, isAligned = false }: AmountProps) {
  const words = useWords()
  const { sign, digits, zeros, exact, isLong } = amountParts(words, units, decimals, mode, isSigned)
  return (
    <span className={isLong ? 'amount long' : 'amount'} title={exact ?? undefined}>
      {sign}
      {isLong ? <Breakable digits={digits} /> : digits}
      {zeros !== '' && <span className="zeros">{zeros}</span>}
      {isAligned && <span className="unwritten" style={{ inlineSize: `${unwrittenPlaces(digits, decimals)}ch` }} />}
      {symbol !== undefined && (
        <span className="symbol">
          <Untrusted text={symbol} />
        </span>
      )}
    </span>
  )
}

/** Allows a line break after any comma, so that no column is too narrow. */
function Breakable({ digits }: { digits: string }) {
  return digits.split(/(?<=,)/).map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  ))
}
