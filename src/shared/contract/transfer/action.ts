// Own actions: schemas of what users do on a chain besides moving money. Waybill builds the messages of each; no router is asked.
import { z } from 'zod'
import { MAX_CLAIMED, MAX_COMPOUNDED } from '../../domain/staking/stakingRewards.ts'
import { isOneRevocation } from '../../domain/transfer/revocations.ts'
import { isWholeVote, SHARE, VOTE_OPTIONS } from '../../domain/transfer/voteWeights.ts'
import { isUsername, MAX_NAME_YEARS } from '../../domain/username.ts'
import { Asset, Units } from '../chain.ts'
import { GaugeCycleId, GaugeShares } from './gauges.ts'
import { VipClaims } from './vip.ts'

/** A name of the L1 in lower case, with its ending. */
export const Username = z.string().refine((text) => isUsername(text) && text === text.trim().toLowerCase())

/** Operator address of a validator. */
const Operator = z.string().regex(/^[a-z0-9]{1,83}valoper1[02-9ac-hj-np-z]{6,100}$/)

const Denom = z.string().min(1).max(200)
const Amount = z.string().regex(/^[1-9]\d{0,77}$/)
/** An account that holds a permission, bech32. */
export const Grantee = z.string().regex(/^[a-z0-9]{1,83}1[02-9ac-hj-np-z]{6,100}$/)
/** Type URL of a message. */
export const MessageType = z.string().regex(/^\/[\w.]{1,200}$/)

/** What a stake is of, base units. */
const Coin = { denom: Denom, amount: Amount }

/** A moment of the L1, seconds since 1970. */
const Second = z.number().int().min(1).max(253_402_300_799)

/** A lock of a stake: what has the same asset, validator and last second. Its amount is what it is now; the lock is meant as a whole. */
const Lock = { validator: Operator, ...Coin, release: Second }

const ProposalId = z.string().regex(/^[1-9]\d{0,18}$/)

/** What can be voted. */
export const VoteOption = z.enum(VOTE_OPTIONS)
export type VoteOption = z.infer<typeof VoteOption>

/** A part of a whole, in hundredths of a percent. */
export const Share = z.number().int().min(0)

/** What was voted, with the weight of each option. */
export const CastVote = z.array(z.object({ option: VoteOption, weight: Share }))
export type CastVote = z.infer<typeof CastVote>

/**
 * What to do, by `type`: all that the guard compares the messages with.
 * claimRewards: collect the staking rewards of these validators, and where `locked` those of all locked stakes. compound: collect them, and
 * stake so much with each of these validators again. delegate: stake an amount with a validator. undelegate: take it out, free after the
 * chain's waiting time. redelegate: move it to another validator at once. cancelUnbonding: stake again what was asked for in the block
 * `height`. vote: vote on the proposal of that number, in place of an earlier vote. voteWeighted: the same, with the vote split among several options. revokeGrants: revoke what these
 * accounts may do through the modules of a chain; a `message` of null is the right to have fees paid. extendName: keep a name for so many
 * years more, for the amount that its module asked for; what is signed names no price. extendLock: keep a stake locked until a later second.
 * unstakeLock: take out a stake whose lock has ended. claimLocked: collect the rewards of all locked stakes. withdrawUnlocked: withdraw what
 * has come back of them. voteGauges: vote in that cycle which rollups get the rewards of VIP, in place of an earlier vote. claimVip: collect the
 * VIP rewards of these stages of rollups, with the scores in them and their proofs.
 */
export const Action = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('claimRewards'),
    validators: z.array(Operator).min(1).max(MAX_CLAIMED),
    locked: z.literal(true).optional(),
  }),
  z.object({
    type: z.literal('compound'),
    denom: Denom,
    stakes: z
      .array(z.object({ validator: Operator, amount: Amount }))
      .min(1)
      .max(MAX_COMPOUNDED)
      .refine((stakes) => new Set(stakes.map(({ validator }) => validator)).size === stakes.length),
  }),
  z.object({ type: z.literal('delegate'), validator: Operator, ...Coin }),
  z.object({ type: z.literal('undelegate'), validator: Operator, ...Coin }),
  z.object({ type: z.literal('redelegate'), validator: Operator, to: Operator, ...Coin }),
  z.object({ type: z.literal('cancelUnbonding'), validator: Operator, height: z.string().regex(/^[1-9]\d{0,18}$/), ...Coin }),
  z.object({ type: z.literal('vote'), proposal: ProposalId, option: VoteOption }),
  z.object({
    type: z.literal('voteWeighted'),
    proposal: ProposalId,
    options: z
      .array(z.object({ option: VoteOption, weight: z.string().regex(SHARE) }))
      .min(2)
      .max(4)
      .refine(isWholeVote),
  }),
  z.object({
    type: z.literal('revokeGrants'),
    grants: z.array(z.object({ grantee: Grantee, message: MessageType.nullable() })).refine(isOneRevocation),
  }),
  z.object({
    type: z.literal('extendName'),
    name: Username,
    years: z.number().int().min(1).max(MAX_NAME_YEARS),
    ...Coin,
  }),
  z.object({ type: z.literal('extendLock'), ...Lock, until: Second }),
  z.object({ type: z.literal('unstakeLock'), ...Lock }),
  z.object({ type: z.literal('claimLocked') }),
  z.object({ type: z.literal('withdrawUnlocked'), ...Coin }),
  z.object({ type: z.literal('voteGauges'), cycle: GaugeCycleId, shares: GaugeShares }),
  z.object({ type: z.literal('claimVip'), rollups: VipClaims }),
])
export type Action = z.infer<typeof Action>

/** An amount of an asset. */
export const AssetAmount = z.object({ asset: Asset, amount: Units })
export type AssetAmount = z.infer<typeof AssetAmount>

/** When a name ends, as the node told while the quote was made, and when it would end once extended, ms since 1970. */
export const NameTerm = z.object({ endsAt: z.number().int(), until: z.number().int() })
export type NameTerm = z.infer<typeof NameTerm>

/** What a vote is about, as the node told it when the quote was made. */
export const Ballot = z.object({
  /** Of the proposal, untrusted text. */
  title: z.string(),
  /** What the account voted before; null = nothing. */
  earlier: CastVote.nullable(),
  /** What it has staked: its vote counts that much. */
  weight: z.array(AssetAmount),
  /** Until when votes count, ms since 1970; null where the node did not say, and in quotes of older versions. */
  endsAt: z.number().int().nullable().default(null),
})

/** Where rewards are paid: to the account itself, to another address, or unknown where the node gave no valid answer. */
export const Payout = z.discriminatedUnion('to', [
  z.object({ to: z.literal('account') }),
  z.object({ to: z.literal('other'), address: z.string() }),
  z.object({ to: z.literal('unknown') }),
])
export type Payout = z.infer<typeof Payout>
