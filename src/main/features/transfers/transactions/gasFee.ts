// Gas and its price: what a transaction may use and what that costs.
import { AppError } from '../../../../shared/domain/errors.ts'

/** Room above the simulated gas, in percent. Source: interwovenkit DEFAULT_GAS_ADJUSTMENT 1.4. */
const GAS_PERCENT = 140n
const DECIMAL = /^(\d+)(?:\.(\d+))?$/

/**
 * The most gas that Waybill signs for. A deposit or a send uses about 100,000, a message with a contract call several times
 * that. The node alone says how much, and the fee follows from it: without a bound it could name one that eats the account.
 */
export const MAX_GAS = 3_000_000n

/**
 * The gas limit for a simulated use, rounded up.
 * @throws AppError chain.badReply when the use is none, or beyond all reason.
 */
export function gasLimit(gasUsed: bigint): bigint {
  const limit = divideUp(gasUsed * GAS_PERCENT, 100n)
  if (gasUsed > 0n && limit <= MAX_GAS) return limit
  throw new AppError('chain.badReply', `The node estimates ${gasUsed} gas, which can’t be right.`, {
    hint: 'Nothing was signed. Try again later.',
    retry: 'later',
  })
}

/**
 * The fee for a gas limit in base units, rounded up: chains refuse a fee that is one unit short.
 * @param gasPrice decimal text, base units for one unit of gas, as in "0.015"
 * @throws AppError registry.invalid when the price is no decimal number.
 */
export function feeFor(gas: bigint, gasPrice: string): bigint {
  const [, whole, fraction = ''] = DECIMAL.exec(gasPrice) ?? []
  if (whole === undefined) throw new AppError('registry.invalid', `The gas price “${gasPrice}” in the chain list isn’t a number.`)
  return divideUp(gas * BigInt(whole + fraction), 10n ** BigInt(fraction.length))
}

/** Gas price of a fee token: base units of `denom` for one unit of gas, decimal text. */
export interface GasPrice {
  denom: string
  gasPrice: string
}

export interface GasFee {
  denom: string
  /** Base units. */
  amount: string
}

/**
 * The fee in the first token of the chain's list that the account can pay it in.
 * @param spare what is left of a denomination once all else is paid, base units, below 0 where it does not even pay that.
 * @returns null when no token pays it.
 */
export async function affordableFee(
  prices: readonly GasPrice[],
  gas: bigint,
  spare: (denom: string) => Promise<bigint>,
): Promise<GasFee | null> {
  for (const { denom, gasPrice } of prices) {
    const amount = feeFor(gas, gasPrice)
    if ((await spare(denom)) >= amount) return { denom, amount: amount.toString() }
  }
  return null
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}
