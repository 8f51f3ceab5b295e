// Computes what a stake earns in a year with a validator, after its commission. Pure.
import type { AssetAmount } from '../../../shared/contract/transfer/action.ts'
import type { ListedValidator, StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { totalsOf } from './totals.ts'

/** Parts of one in a commission. */
const HUNDREDTHS_OF_PERCENT = 10_000n

/** Returns the rate after commission in parts of 10^10; null where it is not known, and with a validator that earns nothing. */
function netRate({ yields }: Pick<StakingChain, 'yields'>, validator: Pick<ListedValidator, 'commission' | 'state'>, denom: string) {
  const millionths = yields.find((one) => one.denom === denom)?.millionths
  if (millionths === undefined || validator.state !== 'active') return null
  return BigInt(millionths) * (HUNDREDTHS_OF_PERCENT - BigInt(Math.min(validator.commission, 10_000)))
}

/** Returns what a stake earns in a year after commission, in hundredths of a percent; null where it is not known. @example aprOf({ yields: [{ denom: 'uinit', millionths: 70_000 }] }, { commission: 500, state: 'active' }, 'uinit') // 665, which is 6.65 % */
export function aprOf(
  chain: Pick<StakingChain, 'yields'>,
  validator: Pick<ListedValidator, 'commission' | 'state'> | undefined,
  denom: string | undefined,
): number | null {
  const net = validator === undefined || denom === undefined ? null : netRate(chain, validator, denom)
  return net === null ? null : Number((net + 500_000n) / 1_000_000n)
}

/** Returns the base units that an amount earns in a year, less what is below one; null where the rate is not known. */
export function yearlyUnits(
  chain: Pick<StakingChain, 'yields'>,
  validator: Pick<ListedValidator, 'commission' | 'state'>,
  { denom, amount }: { denom: string; amount: string },
): string | null {
  const net = netRate(chain, validator, denom)
  return net === null ? null : ((BigInt(amount) * net) / (1_000_000n * HUNDREDTHS_OF_PERCENT)).toString()
}

/**
 * Returns what an account's stakes earn in a year at their validators' rates, by asset. Leaves out an asset whose rate is not known, or of
 * which a validator is not listed: a sum without that stake would pass for all of it. Empty where locked stakes could not be read.
 */
export function yearlyOf(chain: Pick<StakingChain, 'yields' | 'validators' | 'delegations' | 'locks' | 'locksError'>): AssetAmount[] {
  if (chain.locksError !== null) return []
  const stakes = [...chain.delegations, ...(chain.locks?.parts ?? [])].filter(({ amount }) => amount !== '0')
  const found = stakes.map(({ validator: address, asset, amount }) => {
    const validator = chain.validators.find((one) => one.address === address)
    const isKnown = validator !== undefined && chain.yields.some(({ denom }) => denom === asset.denom)
    // An inactive validator earns nothing.
    return { asset, amount: isKnown ? (yearlyUnits(chain, validator, { denom: asset.denom, amount }) ?? '0') : null }
  })
  const unknown = new Set(found.filter(({ amount }) => amount === null).map(({ asset }) => asset.denom))
  return totalsOf(found.flatMap(({ asset, amount }) => (amount === null || unknown.has(asset.denom) ? [] : [{ asset, amount }])))
}

/** Returns the denomination that validators are compared by: the first that can be staked and whose rate is known. */
export function ratedDenom({ yields, free }: Pick<StakingChain, 'yields' | 'free'>): string | undefined {
  return free.find(({ asset }) => yields.some(({ denom }) => denom === asset.denom))?.asset.denom
}
