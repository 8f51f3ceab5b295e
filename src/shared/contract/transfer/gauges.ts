// Votes on VIP gauges: schemas of what an account can vote on, and of what it voted. Voting is an own action.
import { z } from 'zod'
import { gaugeUnits, isGaugeVote, MAX_GAUGES } from '../../domain/transfer/gaugeVotes.ts'
import { ChainId, Units } from '../chain.ts'

/** Number of a rollup's bridge on the L1. */
const BridgeId = z.string().regex(/^[1-9]\d{0,18}$/)

/** Number of a cycle of gauge votes. */
export const GaugeCycleId = z.string().regex(/^[1-9]\d{0,18}$/)

/** A part of the voting power, for one rollup. */
export const GaugeShare = z.object({ bridge: BridgeId, weight: z.string().refine((weight) => gaugeUnits(weight) !== null) })

/** A vote: rollups with parts of the voting power, together no more than all of it. */
export const GaugeShares = z.array(GaugeShare).min(1).max(MAX_GAUGES).refine(isGaugeVote)

/** A rollup by its bridge; the chain is null where the lists have none with that bridge. */
const GaugedChain = z.object({ bridge: z.string(), chainId: ChainId.nullable() })

/** What an account voted: the voting power that counts for it, and its parts. */
const OwnGaugeVote = z.object({ power: Units, shares: z.array(z.object({ bridge: z.string(), weight: z.string() })) })

/** What can be voted on in a cycle. */
export const GaugeCycle = z.object({
  cycle: GaugeCycleId,
  /** False where the cycle begins with its first vote. */
  hasBegun: z.boolean(),
  /** Until when votes count, and when the cycle ends; ms since 1970. */
  votingEndsAt: z.number().int(),
  endsAt: z.number().int(),
  /** Voting power that the account has now. */
  power: Units,
  /**
   * Rollups that can be voted for, those with most votes first, with their parts of the votes so far (`tally`) and of the rewards since the
   * last vote (`weight`), in hundredths of a percent.
   */
  gauges: z.array(GaugedChain.extend({ tally: z.number().int(), weight: z.number().int() })),
  /** What the account voted in this cycle; null for nothing. */
  own: OwnGaugeVote.nullable(),
})
export type GaugeCycle = z.infer<typeof GaugeCycle>

/** What a gauge vote is about, as the node told it when the quote was made. */
export const GaugeBallot = z.object({
  votingEndsAt: z.number().int(),
  /** Voting power that the account has. */
  power: Units,
  /** What it voted in this cycle before; null for nothing. */
  earlier: OwnGaugeVote.nullable(),
  /** The rollups that are named, the earlier vote's too. */
  rollups: z.array(GaugedChain),
})
export type GaugeBallot = z.infer<typeof GaugeBallot>
