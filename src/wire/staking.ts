// REST replies about stakes, rewards and vesting: from the L1's own modules and those of the Cosmos SDK.
// Sources: initia-labs/initia proto/initia/{mstaking,distribution}/v1/query.proto; cosmos/cosmos-sdk
// proto/cosmos/{staking,distribution,vesting}/v1beta1.
import { z } from 'zod'
import { PageResponse } from './cosmos.ts'

const Coin = z.object({ denom: z.string(), amount: z.string().regex(/^\d+$/) })
/** `amount` has up to 18 decimal places. */
const DecCoin = z.object({ denom: z.string(), amount: z.string().regex(/^\d+(\.\d+)?$/) })

/** The L1 stakes several denominations at once and sends a list; the SDK sends one coin. */
const OneOrMore = z.union([z.array(Coin), Coin.transform((coin) => [coin])]).nullish()

/** GET /initia/mstaking/v1/delegations/{delegator}, /cosmos/staking/v1beta1/delegations/{delegator} */
export const Delegations = z.object({
  delegation_responses: z
    .array(z.object({ delegation: z.object({ validator_address: z.string() }), balance: OneOrMore }))
    .nullish()
    .transform((list) => list ?? []),
  pagination: PageResponse.nullish(),
})

/** GET …/delegators/{delegator}/unbonding_delegations. The SDK writes an amount of the chain's bond denomination. */
export const UnbondingDelegations = z.object({
  unbonding_responses: z
    .array(
      z.object({
        validator_address: z.string(),
        entries: z.array(
          z.object({ completion_time: z.iso.datetime({ offset: true }), balance: z.union([OneOrMore, z.string().regex(/^\d+$/)]) }),
        ),
      }),
    )
    .nullish()
    .transform((list) => list ?? []),
  pagination: PageResponse.nullish(),
})

/** The SDK's MaxMonikerLength; a longer one is no validator's. */
const MAX_MONIKER = 70
const cutMoniker = (text: string) => text.slice(0, MAX_MONIKER)

/** GET /initia/mstaking/v1/validators, /cosmos/staking/v1beta1/validators; of any state where none is asked for. */
export const Validators = z.object({
  validators: z
    .array(z.object({ operator_address: z.string(), description: z.object({ moniker: z.string().transform(cutMoniker) }) }))
    .nullish()
    .transform((list) => list ?? []),
  pagination: PageResponse.nullish(),
})

const Decimal = z.string().regex(/^\d{1,20}(\.\d{1,18})?$/)

/** GET /initia/mstaking/v1/validators, with what users choose by. */
export const ValidatorSet = z.object({
  validators: z.array(
    z.object({
      operator_address: z.string(),
      jailed: z.boolean().default(false),
      status: z.string(),
      voting_power: z.string().regex(/^\d{1,78}$/),
      tokens: z
        .array(z.object({ denom: z.string(), amount: z.string().regex(/^\d{1,78}$/) }))
        .nullish()
        .transform((coins) => coins ?? []),
      description: z.object({ moniker: z.string().transform(cutMoniker) }),
      commission: z.object({ commission_rates: z.object({ rate: Decimal }) }),
      /** Base64; null for other kinds of keys, whose addresses are made otherwise. */
      consensus_pubkey: z
        .object({ '@type': z.literal('/cosmos.crypto.ed25519.PubKey'), key: z.base64() })
        .transform(({ key }) => key)
        .nullish()
        .catch(null),
    }),
  ),
  pagination: PageResponse.nullish(),
})

/** Blocks of the window in which a chain counts which ones a validator signed. */
const Blocks = z.union([
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  z.number().int().nonnegative(),
])

/** GET /cosmos/slashing/v1beta1/signing_infos: `address` is that of the consensus key, with a prefix of its own. */
export const SigningInfos = z.object({
  info: z
    .array(z.object({ address: z.string(), missed_blocks_counter: Blocks.default(0) }))
    .nullish()
    .transform((list) => list ?? []),
  pagination: PageResponse.nullish(),
})

/** GET /cosmos/slashing/v1beta1/params */
export const SlashingParams = z.object({ params: z.object({ signed_blocks_window: Blocks }) })

/** GET /initia/mstaking/v1/params; a protobuf duration in JSON, as seconds. */
export const MstakingParams = z.object({
  params: z.object({
    unbonding_time: z
      .string()
      .regex(/^\d{1,12}(\.\d{1,9})?s$/)
      .transform((text) => Math.floor(Number(text.slice(0, -1)))),
    max_entries: z.number().int().nonnegative(),
    bond_denoms: z.array(z.string()),
  }),
})

/** GET /initia/reward/v1/params */
export const RewardParams = z.object({ params: z.object({ reward_denom: z.string().min(1), release_enabled: z.boolean().default(false) }) })

/** GET /initia/reward/v1/annual_provisions: base units of the reward denomination, with up to 18 decimal places. */
export const AnnualProvisions = z.object({ annual_provisions: z.string().regex(/^\d{1,60}(\.\d{1,18})?$/) })

/** GET /initia/distribution/v1/params */
export const DistributionParams = z.object({
  params: z.object({
    community_tax: z.string().regex(/^(0(\.\d{1,18})?|1(\.0{1,18})?)$/),
    reward_weights: z
      .array(z.object({ denom: z.string(), weight: Decimal }))
      .nullish()
      .transform((weights) => weights ?? []),
  }),
})

const Moment = z.iso.datetime({ offset: true })
const Height = z.union([z.string().regex(/^\d{1,19}$/), z.number().int().nonnegative().transform(String)])

/** GET /initia/mstaking/v1/delegators/{delegator}/unbonding_delegations, with what a cancellation names. */
export const UnbondingEntries = z.object({
  unbonding_responses: z
    .array(
      z.object({
        validator_address: z.string(),
        entries: z.array(z.object({ creation_height: Height, completion_time: Moment, balance: z.array(Coin) })),
      }),
    )
    .nullish()
    .transform((list) => list ?? []),
  pagination: PageResponse.nullish(),
})

/** GET /initia/mstaking/v1/delegators/{delegator}/redelegations */
export const Redelegations = z.object({
  redelegation_responses: z
    .array(
      z.object({
        redelegation: z.object({ validator_dst_address: z.string() }),
        entries: z.array(z.object({ redelegation_entry: z.object({ completion_time: Moment }) })),
      }),
    )
    .nullish()
    .transform((list) => list ?? []),
  pagination: PageResponse.nullish(),
})

/** GET /cosmos/distribution/v1beta1/delegators/{delegator}/withdraw_address */
export const WithdrawAddress = z.object({ withdraw_address: z.string().min(1) })

/** GET /cosmos/staking/v1beta1/params */
export const StakingParams = z.object({ params: z.object({ bond_denom: z.string() }) })

/** One reward coin; on the L1 grouped into a pool per staked denomination. */
const Reward = z.union([
  DecCoin.transform((coin) => [coin]),
  z.object({ denom: z.string(), dec_coins: z.array(DecCoin) }).transform((pool) => pool.dec_coins),
])

/** GET /initia/distribution/v1/delegators/{delegator}/rewards, /cosmos/distribution/v1beta1/… */
export const DelegatorRewards = z.object({
  rewards: z
    .array(
      z.object({
        validator_address: z.string(),
        reward: z
          .array(Reward)
          .nullish()
          .transform((pools) => (pools ?? []).flat()),
      }),
    )
    .nullish()
    .transform((list) => list ?? []),
})

const Seconds = z.union([z.string().regex(/^-?\d+$/), z.number().int()]).transform(Number)

const VestingBase = z.object({
  original_vesting: z
    .array(Coin)
    .nullish()
    .transform((coins) => coins ?? []),
  /** Unix seconds. */
  end_time: Seconds.default(0),
})

/** GET /cosmos/auth/v1beta1/accounts/{address}: the SDK's four vesting accounts; any other account has no schedule. */
export const VestingAccount = z.object({
  account: z.union([
    z.object({
      '@type': z.literal('/cosmos.vesting.v1beta1.PeriodicVestingAccount'),
      base_vesting_account: VestingBase,
      start_time: Seconds,
      vesting_periods: z
        .array(z.object({ length: Seconds, amount: z.array(Coin) }))
        .nullish()
        .transform((periods) => periods ?? []),
    }),
    z.object({
      '@type': z.literal('/cosmos.vesting.v1beta1.ContinuousVestingAccount'),
      base_vesting_account: VestingBase,
      start_time: Seconds,
    }),
    z.object({
      '@type': z.enum(['/cosmos.vesting.v1beta1.DelayedVestingAccount', '/cosmos.vesting.v1beta1.PermanentLockedAccount']),
      base_vesting_account: VestingBase,
    }),
    z.object({ '@type': z.string().regex(/^(?!\/cosmos\.vesting\.)/) }).transform(() => null),
  ]),
})
export type VestingAccount = z.infer<typeof VestingAccount>['account']

/** Content of an unbonding entry: coins, or an amount of the bond denomination. */
export type UnbondingBalance = z.infer<typeof UnbondingDelegations>['unbonding_responses'][number]['entries'][number]['balance']
