// Computes what a stake earns in a year with a validator, after its commission. Pure.
import type { ListedValidator, StakingChain } from '../../../shared/contract/transfer/staking.ts'

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

/** Returns the denomination that validators are compared by: the first that can be staked and whose rate is known. */
export function ratedDenom({ yields, free }: Pick<StakingChain, 'yields' | 'free'>): string | undefined {
  return free.find(({ asset }) => yields.some(({ denom }) => denom === asset.denom))?.asset.denom
}
