// Finds claims, also of rewards that are staked again, that cost at least what they bring. Pure.
import type { AssetAmount } from '../../../../shared/contract/transfer/action.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg, isClaiming } from '../../../../shared/domain/transfer/legs.ts'

/** A claim whose fee is at least what it brings: both in base units of the asset. */
export interface FeeOverClaim {
  asset: AssetAmount['asset']
  brings: string
  fee: string
}

/** Returns the claim under review where its fee is at least what it brings, in one and the same coin; null for everything else. */
export function feeOverClaim(transfer: Transfer): FeeOverClaim | null {
  const { action, about, to, amountOut } = transfer.quote
  const leg = currentLeg(transfer)
  const isPaidRewards = action?.type === 'claimRewards' || action?.type === 'compound'
  const claimed = isPaidRewards ? about : isClaiming(transfer) ? [{ asset: to, amount: amountOut }] : []
  const [only] = claimed
  if (leg === null || only === undefined || claimed.length > 1) return null
  const isSameCoin = only.asset.denom === leg.fee.denom && only.asset.chainId === leg.chainId
  if (!isSameCoin || BigInt(leg.fee.amount) < BigInt(only.amount)) return null
  return { asset: only.asset, brings: only.amount, fee: leg.fee.amount }
}
