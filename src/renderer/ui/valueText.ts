// Money of this world, in words: whole cents, grouped.
import { splitAmount } from '../../shared/amount.ts'

/**
 * Writes US cents.
 * @param cents of something that is not nothing: none at all means less than one
 * @example valueText('123456') // '$1,234.56'
 */
export function valueText(cents: string): string {
  if (cents === '0') return '< $0.01'
  const { sign, whole, digits, zeros } = splitAmount(cents, 2)
  return `${sign}$${whole}.${digits}${zeros}`
}
