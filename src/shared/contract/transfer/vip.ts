// VIP rewards: schemas of what vests for an account and what it can claim, by rollup and stage. Claiming is an own action.
import { z } from 'zod'
import { isVipClaim, MAX_PROOF, MAX_VIP_ROLLUPS, MAX_VIP_STAGES } from '../../domain/transfer/vipClaims.ts'
import { Asset, ChainId, Units } from '../chain.ts'
import { ErrorData } from '../status.ts'

/** Number of a rollup's bridge on the L1, or of its registration. */
const Ordinal = z.string().regex(/^[1-9]\d{0,18}$/)
const Stage = z.number().int().min(0).max(1_000_000_000)

const StageOfClaim = z.object({
  stage: Stage.min(1),
  /** The account's score in it. */
  score: z
    .string()
    .regex(/^(0|[1-9]\d{0,19})$/, { abort: true })
    .refine((score) => BigInt(score) < 2n ** 64n),
  /** Hashes that prove the score, hex digits. */
  proof: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(MAX_PROOF),
})

/** Consecutive stages of one rollup, with all that the call which claims them names. */
const VipClaim = z.object({ bridge: Ordinal, version: Ordinal, stages: z.array(StageOfClaim).min(1).max(MAX_VIP_STAGES) })

/** What one signature claims. */
export const VipClaims = z.array(VipClaim).min(1).max(MAX_VIP_ROLLUPS).refine(isVipClaim)

/** What claiming the stages of a rollup does, calculated from what the chain keeps; base units of `asset`. */
export const VipOutcome = z.object({
  bridge: Ordinal,
  version: Ordinal,
  /** Null where the lists have no chain with that bridge. */
  chainId: ChainId.nullable(),
  stages: z.array(
    z.object({
      stage: Stage,
      /** Begins to vest; vests of earlier stages and is paid out; would have vested with a higher score and is lost. */
      granted: Units,
      paid: Units,
      forfeited: Units,
      /** A score of 0 by the word of the VIP service alone: the chain asks no proof of it. */
      isUnproven: z.boolean(),
    }),
  ),
  /** Stages before the first claim that can then never be claimed: the VIP service names no score in them. */
  skipped: z.object({ from: Stage, to: Stage }).nullable(),
  /** The stage whose claim pays out the last of what is granted; null where nothing is, or in a quote that does not say it. */
  vestsUntil: Stage.nullable().default(null),
})
export type VipOutcome = z.infer<typeof VipOutcome>

/** VIP rewards of an account on one rollup. */
export const VipRollup = z.object({
  bridge: Ordinal,
  version: Ordinal,
  chainId: ChainId.nullable(),
  /** What vests of the stages that were claimed, the earliest first; `ends`: the stage whose claim pays out the last of it. */
  positions: z.array(z.object({ stage: Stage, ends: Stage, granted: Units, remaining: Units })),
  /** The last stage that was claimed; null before the first claim. */
  lastClaimed: Stage.nullable(),
  /** What can be claimed now; null for nothing. */
  claim: z
    .object({ asked: VipClaim, outcome: VipOutcome, /** Stages that can be claimed after these. */ more: z.number().int() })
    .nullable(),
  /** The stage that can be claimed next, and from when, ms since 1970; null where the chain has no scores of it yet. */
  next: z.object({ stage: Stage, at: z.number().int() }).nullable(),
  /** Why what the VIP service says can’t be claimed. */
  problem: ErrorData.nullable(),
})
export type VipRollup = z.infer<typeof VipRollup>

/** VIP rewards of an account on an L1. */
export const VipChain = z.object({
  chainId: ChainId,
  /** What is paid out. */
  asset: Asset,
  /** The stage that runs, when it ends, ms since 1970, and how long each takes. */
  stage: Stage,
  stageEndsAt: z.number().int(),
  stageMs: z.number().int(),
  rollups: z.array(VipRollup),
  /** Rollups that are not listed, since there are too many. */
  more: z.number().int(),
})
export type VipChain = z.infer<typeof VipChain>

/** VIP rewards of one account, and chains that could not be asked. */
export const VipList = z.object({
  chains: z.array(VipChain),
  missing: z.array(z.object({ chainId: ChainId, error: ErrorData })),
})
export type VipList = z.infer<typeof VipList>
