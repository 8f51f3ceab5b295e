// Staking: schemas of validators and of what an account has with them, and the contract methods on them.
import { z } from 'zod'
import { MAX_CLAIMED_WITH_LOCKED } from '../../domain/staking/stakingRewards.ts'
import { Asset, ChainId, Units } from '../chain.ts'
import { ErrorData } from '../status.ts'
import { Action } from './action.ts'
import { Quote } from './route.ts'
import { VipList } from './vip.ts'

/** A validator of a chain. */
export const ListedValidator = z.object({
  /** Operator address. */
  address: z.string(),
  /** The name it gave itself, untrusted text; empty where it gave none. */
  name: z.string(),
  /** What it keeps of the rewards, in hundredths of a percent. */
  commission: z.number().int(),
  /** Its part of the voting power of all active validators, in hundredths of a percent; 0 when it has none. */
  share: z.number().int(),
  /** inactive: it has too little stake to sign blocks. Both others earn nothing. */
  state: z.enum(['active', 'inactive', 'jailed']),
  /** Of the latest blocks, which part an active one has signed, in hundredths of a percent; null where the node does not say. */
  uptime: z.number().int().nullable(),
})
export type ListedValidator = z.infer<typeof ListedValidator>

const Part = z.object({ validator: z.string(), asset: Asset, amount: Units })
/** Part of a stake: one validator, one denomination. */
export type StakedPart = z.infer<typeof Part>

/** What a denomination earns. */
export const StakingYield = z.object({
  denom: z.string(),
  /** Millionths of the stake in a year, before the validator's commission. */
  millionths: z.number().int().nonnegative(),
})
export type StakingYield = z.infer<typeof StakingYield>

/** What an account has locked in the L1's module of locked stakes. */
export const LockedStakes = z.object({
  /** The account that the module keeps for it: it stakes, earns, and gets back what is taken out. Bech32. */
  account: z.string(),
  /** Locks, the next to end first; `endsAt`: its last second, ms since 1970. */
  parts: z.array(Part.extend({ endsAt: z.number().int() })),
  rewards: z.array(Part),
  /** What is being taken out, the next to be free first. */
  unbondings: z.array(Part.extend({ completesAt: z.number().int() })),
  /** What has come back and can be withdrawn. */
  free: z.array(z.object({ asset: Asset, amount: Units })),
  /** How far ahead of now a lock may end. */
  longestMs: z.number().int(),
})
export type LockedStakes = z.infer<typeof LockedStakes>

/** Staking on one chain. */
export const StakingChain = z.object({
  chainId: ChainId,
  /** From asking for a stake until it is free. */
  unbondingMs: z.number().int(),
  /** All of them: active ones first, then by voting power. */
  validators: z.array(ListedValidator),
  /** Denominations whose rate is known; none where the node does not say. */
  yields: z.array(StakingYield),
  delegations: z.array(Part),
  rewards: z.array(Part),
  unbondings: z.array(Part.extend({ completesAt: z.number().int(), /** Of the block in which it began; names it. */ height: z.string() })),
  /** What can be staked, and how much of it the account has. */
  free: z.array(z.object({ asset: Asset, amount: Units })),
  /** Validators whose stake was moved there, and cannot be moved on before that time. */
  bound: z.array(z.object({ validator: z.string(), until: z.number().int() })),
  /** How many stakes can be unbonding from one validator at a time. */
  maxEntries: z.number().int(),
  /** The most that claiming is estimated to cost; null where it is not known. */
  fee: z.object({ asset: Asset, amount: Units }).nullable(),
  /** Where rewards are paid when that is not the account itself; null otherwise. */
  paidTo: z.string().nullable(),
  /** Null on a chain without the module, and where it could not be read. */
  locks: LockedStakes.nullable(),
  /** Why locks could not be read. */
  locksError: ErrorData.nullable(),
})
export type StakingChain = z.infer<typeof StakingChain>

/** Staking of one account on all chains that have it, and chains that could not be asked. */
export const StakingList = z.object({
  chains: z.array(StakingChain),
  missing: z.array(z.object({ chainId: ChainId, error: ErrorData })),
})
export type StakingList = z.infer<typeof StakingList>

/** Returns whether the document of a claim fits into the device. Offers alone are held to it: stored quotes of older versions are read as they are. */
function fitsDevice(action: Action): boolean {
  return action.type !== 'claimRewards' || action.locked !== true || action.validators.length <= MAX_CLAIMED_WITH_LOCKED
}

/** Methods on staking and own actions, by name. */
export const stakingContract = {
  /** Asks the nodes of the chains with staking. */
  'staking.list': { input: z.object({ accountId: z.string() }), output: StakingList },
  /** Asks the VIP service and the nodes about VIP rewards. */
  'staking.vip': { input: z.object({ accountId: z.string() }), output: VipList },
  /** Builds a quote that does an action, for `transfers.create`. Asks only the chain's node. */
  'actions.offer': { input: z.object({ accountId: z.string(), chainId: ChainId, action: Action.refine(fitsDevice) }), output: Quote },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
