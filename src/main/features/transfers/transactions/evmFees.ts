// What an Ethereum transaction offers for its gas. All in wei.
// Sources: EIP-1559; go-ethereum core/txpool/legacypool (PriceBump: a replacement pays a tenth more in every field).
import type { EvmPrices } from '../../../clients/chains/evm/evmClient.ts'
import type { EvmCall } from '../../../../shared/contract/transfer/transferLeg.ts'

export type EvmFees = Pick<EvmCall, 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'gasPrice'>

/** Above the tenth that nodes demand, for those that round otherwise. */
const RAISE_PERCENT = 112n
/** Room above the price of the moment for chains without a base fee, whose prices move as well. */
const LEGACY_PERCENT = 110n

/** Twice the base fee holds for six full blocks in a row, each of which raises it by an eighth; what is not used is not paid. */
export function offerFees({ baseFee, priorityFee, gasPrice }: EvmPrices): EvmFees {
  if (baseFee === null) return legacy(percent(gasPrice, LEGACY_PERCENT))
  return { maxFeePerGas: (baseFee * 2n + priorityFee).toString(), maxPriorityFeePerGas: priorityFee.toString(), gasPrice: null }
}

/** The offer of a transaction that is to take another one's place: all of its fields raised, and no less than the market's. */
export function raiseFees(replaced: EvmFees, prices: EvmPrices): EvmFees {
  const now = offerFees(prices)
  if (replaced.gasPrice !== null) {
    const market = now.gasPrice ?? now.maxFeePerGas
    return legacy(most(raised(replaced.gasPrice), BigInt(market ?? 0)))
  }
  const priority = most(raised(replaced.maxPriorityFeePerGas), BigInt(now.maxPriorityFeePerGas ?? 0))
  const cap = most(most(raised(replaced.maxFeePerGas), BigInt(now.maxFeePerGas ?? now.gasPrice ?? 0)), priority)
  return { maxFeePerGas: cap.toString(), maxPriorityFeePerGas: priority.toString(), gasPrice: null }
}

/** The most that one unit of gas may cost under an offer. */
export function maxPerGas({ maxFeePerGas, gasPrice }: EvmFees): bigint {
  return BigInt(gasPrice ?? maxFeePerGas ?? 0)
}

/** Whether the next block would take an offer: its base fee may have risen above it since. */
export function isTaken(fees: EvmFees, { baseFee }: EvmPrices): boolean {
  return baseFee === null || maxPerGas(fees) >= baseFee
}

function legacy(gasPrice: bigint): EvmFees {
  return { maxFeePerGas: null, maxPriorityFeePerGas: null, gasPrice: gasPrice.toString() }
}

/** Rounded up, and by at least one: a tenth of nothing would be no raise. */
function raised(amount: string | null): bigint {
  return percent(BigInt(amount ?? 0), RAISE_PERCENT) + 1n
}

function percent(amount: bigint, rate: bigint): bigint {
  return (amount * rate + 99n) / 100n
}

function most(left: bigint, right: bigint): bigint {
  return left > right ? left : right
}
