// Reads the validators and rules of the L1's staking, what a stake earns in a year, and where rewards are paid.
// Sources: initia-labs/initia proto/initia/{mstaking,reward,distribution}/v1/query.proto, x/distribution/keeper/allocation.go,
// x/reward/abci.go; cosmos/cosmos-sdk proto/cosmos/distribution/v1beta1/query.proto.
import { fromBase64, toHex } from '@cosmjs/encoding'
import { sha256 } from '@noble/hashes/sha2.js'
import type { ListedValidator, StakingYield } from '../../../../shared/contract/transfer/staking.ts'
import { addUnits, compareUnits, parseAmount, wholeShares } from '../../../../shared/domain/amount.ts'
import {
  AnnualProvisions,
  DistributionParams,
  MstakingParams,
  Redelegations,
  RewardParams,
  SigningInfos,
  SlashingParams,
  UnbondingEntries,
  ValidatorSet,
  WithdrawAddress,
} from '../../../../wire/staking.ts'
import { bytesOfAddress } from '../../../platform/address.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGateway, askGatewayIfAny, readPages, readPagesIfAny } from './gateway.ts'
import type { Coin } from './balances.ts'
import type { StakesQuestion } from './stakes.ts'

const MODULE = '/initia/mstaking/v1'

/** Where to ask. */
type Node = Pick<StakesQuestion, 'rest' | 'signal'>

/** Whose stakes to read. */
type Delegator = Omit<StakesQuestion, 'kind'>

/** The validators of a chain. */
export interface Validators {
  /** Active ones first, then by voting power. */
  listed: ListedValidator[]
  /** What is staked with the active ones, by denomination. */
  bonded: Map<string, string>
  /** Addresses of the consensus keys of active ones, as hex, by operator. */
  consensus: Map<string, string>
}

/** Returns all validators, and what is staked with the active ones. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readValidatorSet(request: Requester, { rest, signal }: Node): Promise<Validators> {
  const pages = await readPages(request, { rest, path: `${MODULE}/validators`, schema: ValidatorSet, signal })
  const all = pages.flatMap(({ validators }) => validators)
  const isActive = (one: (typeof all)[number]) => one.status === 'BOND_STATUS_BONDED' && !one.jailed
  const active = all.filter(isActive)
  const shares = new Map(wholeShares(active.map((one) => BigInt(one.voting_power))).map((share, index) => [active[index], share]))
  const bonded = new Map<string, string>()
  for (const { denom, amount } of active.flatMap(({ tokens }) => tokens)) bonded.set(denom, addUnits(bonded.get(denom) ?? '0', amount))
  const listed = all
    .toSorted((left, right) => Number(isActive(right)) - Number(isActive(left)) || compareUnits(right.voting_power, left.voting_power))
    .map((one): ListedValidator => ({
      address: one.operator_address,
      name: one.description.moniker,
      commission: hundredthsOfPercent(one.commission.commission_rates.rate),
      share: shares.get(one) ?? 0,
      state: one.jailed ? 'jailed' : isActive(one) ? 'active' : 'inactive',
      uptime: null,
    }))
  const keyed = active.flatMap(({ operator_address, consensus_pubkey: key }) =>
    key === null || key === undefined ? [] : [[operator_address, consensusAddress(key)] as const],
  )
  return { listed, bonded, consensus: new Map(keyed) }
}

/** Returns the address of an Ed25519 consensus key, as hex. Source: cometbft/cometbft crypto/ed25519/ed25519.go (SumTruncated). */
function consensusAddress(key: string): string {
  return toHex(sha256(fromBase64(key)).slice(0, 20))
}

/**
 * Returns which part of the latest blocks validators have signed, in hundredths of a percent rounded down, by the address of their consensus
 * key as hex. Source: cosmos/cosmos-sdk proto/cosmos/slashing/v1beta1/query.proto.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readUptimes(request: Requester, { rest, signal }: Node): Promise<Map<string, number>> {
  const module = '/cosmos/slashing/v1beta1'
  const [pages, { params }] = await Promise.all([
    readPages(request, { rest, path: `${module}/signing_infos`, schema: SigningInfos, signal }),
    askGateway(request, { rest, path: `${module}/params`, schema: SlashingParams, signal }),
  ])
  const blocks = params.signed_blocks_window
  const read = pages
    .flatMap(({ info }) => info)
    .flatMap(({ address, missed_blocks_counter: missed }) => {
      const bytes = bytesOfAddress(address)
      if (bytes === null || blocks === 0 || missed > blocks) return []
      return [[toHex(bytes), Math.floor(((blocks - missed) * 10_000) / blocks)] as const]
    })
  return new Map(read)
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

/** What the modules of rewards and their distribution say. Fractions and `provisions` are decimals of up to 18 places. */
export interface RewardRules {
  rewardDenom: string
  /** Base units that are released in a year. */
  provisions: string
  communityTax: string
  weights: { denom: string; weight: string }[]
}

/** Returns what is released in a year and how it is shared. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readRewardRules(request: Requester, { rest, signal }: Node): Promise<RewardRules> {
  const [reward, released, shared] = await Promise.all([
    askGateway(request, { rest, path: '/initia/reward/v1/params', schema: RewardParams, signal }),
    askGateway(request, { rest, path: '/initia/reward/v1/annual_provisions', schema: AnnualProvisions, signal }),
    askGateway(request, { rest, path: '/initia/distribution/v1/params', schema: DistributionParams, signal }),
  ])
  return {
    rewardDenom: reward.params.reward_denom,
    provisions: reward.params.release_enabled ? released.annual_provisions : '0',
    communityTax: shared.params.community_tax,
    weights: shared.params.reward_weights,
  }
}

const PLACES = 18
const ONE = 10n ** BigInt(PLACES)
/** A rate above this, 100,000 % a year, is no rate of a chain whose stakes are worth anything. */
const MAX_MILLIONTHS = 1_000_000_000n

/**
 * Returns what a stake of the reward denomination earns in a year, before the validator's commission and without the fees of transactions:
 * what is released, less the community's part, by the weight of the denomination's pool, over all that is staked in that pool. Stakes of
 * liquidity tokens earn the reward denomination too, at a rate that depends on their price: none is returned for them.
 */
export function yieldsOf(
  { rewardDenom, provisions, communityTax, weights }: RewardRules,
  bonded: ReadonlyMap<string, string>,
): StakingYield[] {
  const fixed = (text: string) => BigInt(parseAmount(text, PLACES))
  const allWeights = weights.reduce((sum, { weight }) => sum + fixed(weight), 0n)
  const staked = BigInt(bonded.get(rewardDenom) ?? '0')
  if (allWeights === 0n || staked === 0n) return []
  const ownWeight = weights.filter(({ denom }) => denom === rewardDenom).reduce((sum, { weight }) => sum + fixed(weight), 0n)
  const paid = fixed(provisions) * (ONE - fixed(communityTax)) * ownWeight
  const millionths = (paid * 1_000_000n) / (ONE * ONE * allWeights * staked)
  return millionths > MAX_MILLIONTHS ? [] : [{ denom: rewardDenom, millionths: Number(millionths) }]
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
