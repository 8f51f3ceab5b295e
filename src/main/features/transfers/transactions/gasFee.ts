// Computes gas limits and fees of Cosmos transactions.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'

/** Percentage of the simulated gas that is used as the limit. Source: interwovenkit DEFAULT_GAS_ADJUSTMENT 1.4. */
const GAS_PERCENT = 140n
const DECIMAL = /^(\d+)(?:\.(\d+))?$/

/**
 * Maximum gas that Waybill signs for. A deposit or a send uses about 100,000, a message with a contract call several times that. Only the
 * node estimates gas and the fee follows from it: an unlimited estimate could consume the account.
 */
export const MAX_GAS = 3_000_000n

/** Returns the gas limit for a simulated use, rounded up. @throws AppError chain.badReply when the use is zero or implausible. */
export function gasLimit(gasUsed: bigint): bigint {
  const limit = divideUp(gasUsed * GAS_PERCENT, 100n)
  if (gasUsed > 0n && limit <= MAX_GAS) return limit
  throw new AppError('chain.badReply', phrase`The node estimates ${gasUsed} gas, which can’t be right.`, {
    hint: 'Nothing was signed. Try again later.',
    retry: 'later',
  })
}

/**
 * Returns the fee for a gas limit in base units, rounded up: chains refuse a fee that is one unit short.
 * @param gasPrice decimal text, base units for one unit of gas, as in "0.015"
 * @throws AppError registry.invalid when the price is not a decimal number.
 */
export function feeFor(gas: bigint, gasPrice: string): bigint {
  const [, whole, fraction = ''] = DECIMAL.exec(gasPrice) ?? []
  if (whole === undefined) throw new AppError('registry.invalid', phrase`The gas price “${gasPrice}” in the chain list isn’t a number.`)
  return divideUp(gas * BigInt(whole + fraction), 10n ** BigInt(fraction.length))
}

/** Gas price of a fee token: base units of `denom` per unit of gas, decimal text. */
export interface GasPrice {
  denom: string
  gasPrice: string
}

/** A fee in one token. */
export interface GasFee {
  denom: string
  /** Base units. */
  amount: string
}

/**
 * Returns the fee in the first token of the chain's list that the account can pay it in.
 * @param spare returns what is left of a denomination after all other costs, base units, negative where those exceed the balance.
 * @returns null when no token suffices.
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
