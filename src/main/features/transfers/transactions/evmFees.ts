// Computes gas prices of Ethereum transactions. All in wei.
// Sources: EIP-1559; go-ethereum core/txpool/legacypool (PriceBump: a replacement pays a tenth more in every field).
import type { EvmPrices } from '../../../clients/chains/evm/evmClient.ts'
import type { EvmCall } from '../../../../shared/contract/transfer/transferLeg.ts'

/** Gas prices of a transaction. */
export type EvmFees = Pick<EvmCall, 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'gasPrice'>

/** Above the required tenth, for nodes that round differently. */
const RAISE_PERCENT = 112n
/** Margin above the current price for chains without a base fee, whose prices change too. */
const LEGACY_PERCENT = 110n

/**
 * Returns the fees of a new transaction. Twice the base fee suffices for six consecutive full blocks, each of which raises it by an eighth;
 * the unused part is not charged.
 */
export function initialFees({ baseFee, priorityFee, gasPrice }: EvmPrices): EvmFees {
  if (baseFee === null) return legacy(percent(gasPrice, LEGACY_PERCENT))
  return { maxFeePerGas: (baseFee * 2n + priorityFee).toString(), maxPriorityFeePerGas: priorityFee.toString(), gasPrice: null }
}

/** Returns the fees of a replacement: every field raised, and at least the market price. */
export function bumpFees(replaced: EvmFees, prices: EvmPrices): EvmFees {
  const now = initialFees(prices)
  if (replaced.gasPrice !== null) {
    const market = now.gasPrice ?? now.maxFeePerGas
    return legacy(most(raised(replaced.gasPrice), BigInt(market ?? 0)))
  }
  const priority = most(raised(replaced.maxPriorityFeePerGas), BigInt(now.maxPriorityFeePerGas ?? 0))
  const cap = most(most(raised(replaced.maxFeePerGas), BigInt(now.maxFeePerGas ?? now.gasPrice ?? 0)), priority)
  return { maxFeePerGas: cap.toString(), maxPriorityFeePerGas: priority.toString(), gasPrice: null }
}

/** Returns the maximum price of one unit of gas. */
export function maxPerGas({ maxFeePerGas, gasPrice }: EvmFees): bigint {
  return BigInt(gasPrice ?? maxFeePerGas ?? 0)
}

/** Returns what one unit of gas would cost now: an unused part of the maximum is not charged, except in a legacy transaction. */
export function usualPerGas(fees: EvmFees, { baseFee, gasPrice }: EvmPrices): bigint {
  const cap = maxPerGas(fees)
  if (fees.gasPrice !== null) return cap
  const now = baseFee === null ? gasPrice : baseFee + BigInt(fees.maxPriorityFeePerGas ?? 0)
  return now < cap ? now : cap
}

/** Returns whether the next block would accept the fees: the base fee may have risen above them. */
export function meetsBaseFee(fees: EvmFees, { baseFee }: EvmPrices): boolean {
  return baseFee === null || maxPerGas(fees) >= baseFee
}

function legacy(gasPrice: bigint): EvmFees {
  return { maxFeePerGas: null, maxPriorityFeePerGas: null, gasPrice: gasPrice.toString() }
}

/** Rounds up and adds one: a tenth of zero would be no raise. */
function raised(amount: string | null): bigint {
  return percent(BigInt(amount ?? 0), RAISE_PERCENT) + 1n
}

function percent(amount: bigint, rate: bigint): bigint {
  return (amount * rate + 99n) / 100n
}

function most(left: bigint, right: bigint): bigint {
  return left > right ? left : right
}
