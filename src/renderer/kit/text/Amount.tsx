// Draws an amount of an asset: tabular figures, trailing zeros and symbol dimmed, the exact value on hover.
import { Fragment } from 'react'
import { amountParts, ceilingOf, exactText, fittedNumber, unwrittenPlaces, type AmountMode } from './amountText.ts'
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
  /** Characters that there is room for before the symbol: a longer number is shortened, and the title has every digit. */
  most?: number
  /** Rounds up what is cut: for a positive amount that is the most something costs. The title has every digit. */
  isCeiling?: boolean
}

/** Draws an amount. */
export function Amount({
  units,
  decimals,
  symbol,
  mode = 'short',
  isSigned = false,
  isAligned = false,
  isCeiling = false,
  most,
}: AmountProps) {
  const words = useWords()
  const shown = isCeiling ? ceilingOf(units, decimals) : units
  const { sign, digits, zeros, exact, isLong } = amountParts(words, shown, decimals, mode, isSigned)
  const fitted = most === undefined ? null : fittedNumber(words, shown, decimals, most, isSigned)
  const isCut = shown !== units || (fitted !== null && fitted.digits !== digits)
  const title = isCut ? sign + exactText(words, units.replace('-', ''), decimals) : exact
  const isLoose = fitted === null ? isAligned : isAligned && fitted.isAligned
  return (
    <span className={isLong ? 'amount long' : 'amount'} title={title ?? undefined}>
      {sign}
      {fitted === null && isLong ? <Breakable digits={digits} /> : (fitted?.digits ?? digits)}
      {zeros !== '' && <span className="zeros">{zeros}</span>}
      {isLoose && <span className="unwritten" style={{ inlineSize: `${unwrittenPlaces(digits, decimals)}ch` }} />}
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
