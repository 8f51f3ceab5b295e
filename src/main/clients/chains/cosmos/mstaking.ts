// Reads the validators and rules of the L1's staking, and where its rewards are paid.
// Sources: initia-labs/initia proto/initia/mstaking/v1/{query,staking}.proto; cosmos/cosmos-sdk
// proto/cosmos/distribution/v1beta1/query.proto.
import type { ListedValidator } from '../../../../shared/contract/transfer/staking.ts'
import { compareUnits, wholeShares } from '../../../../shared/domain/amount.ts'
import { MstakingParams, Redelegations, UnbondingEntries, ValidatorSet, WithdrawAddress } from '../../../../wire/staking.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGateway, askGatewayIfAny, readPages, readPagesIfAny } from './gateway.ts'
import type { Coin } from './balances.ts'
import type { StakesQuestion } from './stakes.ts'

const MODULE = '/initia/mstaking/v1'

/** Where to ask. */
type Node = Pick<StakesQuestion, 'rest' | 'signal'>

/** Whose stakes to read. */
type Delegator = Omit<StakesQuestion, 'kind'>

/** Returns all validators: active ones first, then by voting power. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readValidatorSet(request: Requester, { rest, signal }: Node): Promise<ListedValidator[]> {
  const pages = await readPages(request, { rest, path: `${MODULE}/validators`, schema: ValidatorSet, signal })
  const all = pages.flatMap(({ validators }) => validators)
  const isActive = (one: (typeof all)[number]) => one.status === 'BOND_STATUS_BONDED' && !one.jailed
  const active = all.filter(isActive)
  const shares = new Map(wholeShares(active.map((one) => BigInt(one.voting_power))).map((share, index) => [active[index], share]))
  return all
    .toSorted((left, right) => Number(isActive(right)) - Number(isActive(left)) || compareUnits(right.voting_power, left.voting_power))
    .map((one) => ({
      address: one.operator_address,
      name: one.description.moniker,
      commission: hundredthsOfPercent(one.commission.commission_rates.rate),
      share: shares.get(one) ?? 0,
      state: one.jailed ? 'jailed' : isActive(one) ? 'active' : 'inactive',
    }))
}

/** @example hundredthsOfPercent('0.050000000000000000') // 500 */
function hundredthsOfPercent(fraction: string): number {
  return Math.round(Number(fraction) * 10_000)
}

/** The rules of staking on a chain. */
export interface StakingRules {
  unbondingMs: number
  /** How many stakes can be unbonding from one validator at a time. */
  maxEntries: number
  /** Denominations that can be staked. */
  denoms: string[]
}

/** Returns the rules. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readStakingRules(request: Requester, { rest, signal }: Node): Promise<StakingRules> {
  const { params } = await askGateway(request, { rest, path: `${MODULE}/params`, schema: MstakingParams, signal })
  return { unbondingMs: params.unbonding_time * 1000, maxEntries: params.max_entries, denoms: params.bond_denoms }
}

/** A stake that is being taken out. */
export interface UnbondingEntry extends Coin {
  validator: string
  /** Of the block in which it began. */
  height: string
  /** Milliseconds since 1970. */
  completesAt: number
}

/** Returns what is being taken out, the next to be free first. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readUnbondings(request: Requester, { rest, address, signal }: Delegator): Promise<UnbondingEntry[]> {
  const path = `${MODULE}/delegators/${address}/unbonding_delegations`
  const pages = await readPages(request, { rest, path, schema: UnbondingEntries, signal })
  return pages
    .flatMap(({ unbonding_responses }) => unbonding_responses)
    .flatMap(({ validator_address: validator, entries }) =>
      entries.flatMap(({ creation_height: height, completion_time, balance }) =>
        balance.map((coin) => ({ validator, height, completesAt: Date.parse(completion_time), ...coin })),
      ),
    )
    .toSorted((left, right) => left.completesAt - right.completesAt)
}

/**
 * Returns validators to which stakes were moved, and until when those cannot be moved on.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readBound(request: Requester, { rest, address, signal }: Delegator): Promise<{ validator: string; until: number }[]> {
  const path = `${MODULE}/delegators/${address}/redelegations`
  // Without any, the module answers that there are none to be found.
  const pages = (await readPagesIfAny(request, { rest, path, schema: Redelegations, signal })) ?? []
  const until = new Map<string, number>()
  for (const { redelegation, entries } of pages.flatMap(({ redelegation_responses }) => redelegation_responses)) {
    const validator = redelegation.validator_dst_address
    for (const { redelegation_entry } of entries) {
      until.set(validator, Math.max(until.get(validator) ?? 0, Date.parse(redelegation_entry.completion_time)))
    }
  }
  return [...until].map(([validator, at]) => ({ validator, until: at }))
}

/**
 * Returns where the rewards of an address are paid when it is another address; null otherwise, and where the chain does not say.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readPaidTo(request: Requester, { rest, address, signal }: Delegator): Promise<string | null> {
  const path = `/cosmos/distribution/v1beta1/delegators/${address}/withdraw_address`
  const found = await askGatewayIfAny(request, { rest, path, schema: WithdrawAddress, signal })
  return found === null || found.withdraw_address === address ? null : found.withdraw_address
}
