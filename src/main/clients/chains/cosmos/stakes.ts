// Reads delegations, unbondings and rewards of an address from a chain's own modules.
// Sources: initia-labs/initia proto/initia/{mstaking,distribution}/v1/query.proto; cosmos/cosmos-sdk
// proto/cosmos/{staking,distribution}/v1beta1/query.proto.
import type { Chain } from '../../../../shared/contract/chain.ts'
import {
  Delegations,
  DelegatorRewards,
  StakingParams,
  UnbondingDelegations,
  Validators,
  type UnbondingBalance,
} from '../../../../wire/staking.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import type { Coin } from './balances.ts'
import { askGateway, askGatewayIfAny, readPages, readPagesIfAny } from './gateway.ts'

/** One stake. */
export interface Stake extends Coin {
  kind: 'delegation' | 'unbonding' | 'reward'
  /** The validator's operator address. */
  validator: string
  /** Unbonding: when it is released, milliseconds since 1970. */
  completesAt: number | null
}

/** Whose stakes to read. */
export interface StakesQuestion {
  rest: string
  kind: Chain['kind']
  /** bech32. */
  address: string
  signal?: AbortSignal | undefined
}

/** Module paths: the L1 has its own modules, with several staked denominations. */
const PATHS = {
  initia: { staking: '/initia/mstaking/v1', distribution: '/initia/distribution/v1' },
  cosmos: { staking: '/cosmos/staking/v1beta1', distribution: '/cosmos/distribution/v1beta1' },
} as const

/**
 * Returns every stake of an address; null on a chain without staking, such as a rollup.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readStakes(request: Requester, { rest, kind, address, signal }: StakesQuestion): Promise<Stake[] | null> {
  const { staking, distribution } = kind === 'initia-l1' ? PATHS.initia : PATHS.cosmos
  const path = `${staking}/delegations/${address}`
  const delegations = await readPagesIfAny(request, { rest, path, schema: Delegations, signal })
  if (delegations === null) return null
  const unbonding = { rest, path: `${staking}/delegators/${address}/unbonding_delegations`, schema: UnbondingDelegations, signal }
  const unbondings = (await readPages(request, unbonding)).flatMap((page) => page.unbonding_responses)
  const isBare = unbondings.some(({ entries }) => entries.some(({ balance }) => typeof balance === 'string'))
  const bond = isBare
    ? (await askGateway(request, { rest, path: `${staking}/params`, schema: StakingParams, signal })).params.bond_denom
    : ''
  const rewards = await askGatewayIfAny(request, {
    rest,
    path: `${distribution}/delegators/${address}/rewards`,
    schema: DelegatorRewards,
    signal,
  })
  return [
    ...delegations
      .flatMap((page) => page.delegation_responses)
      .flatMap(({ delegation, balance }) => stakesOf('delegation', delegation.validator_address, balance ?? [], null)),
    ...unbondings.flatMap(({ validator_address, entries }) =>
      entries.flatMap(({ completion_time, balance }) =>
        stakesOf('unbonding', validator_address, coinsOf(balance, bond), Date.parse(completion_time)),
      ),
    ),
    ...(rewards?.rewards ?? []).flatMap(({ validator_address, reward }) => stakesOf('reward', validator_address, wholeUnits(reward), null)),
  ]
}

/**
 * Returns the name that each validator gave itself, jailed ones included; null on a chain without staking.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readValidators(
  request: Requester,
  { rest, kind, signal }: Omit<StakesQuestion, 'address'>,
): Promise<{ operator: string; moniker: string }[] | null> {
  const { staking } = kind === 'initia-l1' ? PATHS.initia : PATHS.cosmos
  const pages = await readPagesIfAny(request, { rest, path: `${staking}/validators`, schema: Validators, signal })
  if (pages === null) return null
  return pages.flatMap(({ validators }) =>
    validators.map(({ operator_address, description }) => ({ operator: operator_address, moniker: description.moniker })),
  )
}

/** Omits zero amounts. */
function stakesOf(kind: Stake['kind'], validator: string, coins: readonly Coin[], completesAt: number | null): Stake[] {
  return coins.filter(({ amount }) => BigInt(amount) > 0n).map(({ denom, amount }) => ({ kind, validator, denom, amount, completesAt }))
}

function coinsOf(balance: UnbondingBalance, bondDenom: string): readonly Coin[] {
  return typeof balance === 'string' ? [{ denom: bondDenom, amount: balance }] : (balance ?? [])
}

/**
 * Converts decimal amounts to what a withdrawal pays out: whole base units, the rest stays with the validator. Amounts of one denomination
 * from several pools are paid pool by pool, so each is truncated separately.
 * Source: initia-labs/initia x/distribution/keeper/delegation.go, TruncateDecimal.
 */
export function wholeUnits(coins: readonly Coin[]): Coin[] {
  const sums = new Map<string, bigint>()
  for (const { denom, amount } of coins) sums.set(denom, (sums.get(denom) ?? 0n) + BigInt(amount.split('.')[0] ?? '0'))
  return [...sums].map(([denom, sum]) => ({ denom, amount: sum.toString() }))
}
