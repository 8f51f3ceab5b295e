// An amount of an asset: tabular figures, trailing zeros and symbol dimmed, the exact value one hover away.
import { amountParts, type AmountMode } from './amountText.ts'
import { Untrusted } from './Untrusted.tsx'

export interface AmountProps {
  /** Base units, may be negative. */
  units: string
  decimals: number
  /** Left out in columns of one asset. */
  symbol?: string | undefined
  mode?: AmountMode
  /** Writes a plus before positive amounts: for movements. */
  isSigned?: boolean
}

export function Amount({ units, decimals, symbol, mode = 'short', isSigned = false }: AmountProps) {
  const { sign, digits, zeros, exact } = amountParts(units, decimals, mode, isSigned)
  return (
    <span className="amount" title={exact ?? undefined}>
      {sign}
      {digits}
      {zeros !== '' && <span className="zeros">{zeros}</span>}
      {symbol !== undefined && (
        <span className="symbol">
          <Untrusted text={symbol} />
        </span>
      )}
    </span>
  )
}
