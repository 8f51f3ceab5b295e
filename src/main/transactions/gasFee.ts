// Gas and its price: what a transaction may use and what that costs.
import { AppError } from '../../shared/errors.ts'

/** Room above the simulated gas, in percent. Source: interwovenkit DEFAULT_GAS_ADJUSTMENT 1.4. */
const GAS_PERCENT = 140n
const DECIMAL = /^(\d+)(?:\.(\d+))?$/

/** The gas limit for a simulated use, rounded up. */
export function gasLimit(gasUsed: bigint): bigint {
  return divideUp(gasUsed * GAS_PERCENT, 100n)
}

/**
 * The fee for a gas limit in base units, rounded up: chains refuse a fee that is one unit short.
 * @param gasPrice decimal text, base units for one unit of gas, as in "0.015"
 * @throws AppError registry.invalid when the price is no decimal number.
 */
export function feeFor(gas: bigint, gasPrice: string): bigint {
  const [, whole, fraction = ''] = DECIMAL.exec(gasPrice) ?? []
  if (whole === undefined) throw new AppError('registry.invalid', `The gas price “${gasPrice}” of the chain list is no number.`)
  return divideUp(gas * BigInt(whole + fraction), 10n ** BigInt(fraction.length))
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}
