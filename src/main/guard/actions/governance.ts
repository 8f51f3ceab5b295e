// Checks votes on proposals. Source: cosmos/cosmos-sdk proto/cosmos/gov/v1/{gov,tx}.proto; initia-labs/initia serves the same message.
import { z } from 'zod'
import type { VoteOption } from '../../../shared/contract/transfer/action.ts'
import type { ActionOf } from '../../../shared/domain/transfer/ownActions.ts'
import { SHARE } from '../../../shared/domain/transfer/voteWeights.ts'
import { isSameAddress } from '../addresses.ts'
import { onlyMessage } from '../checkCosmos.ts'
import { readFields } from '../fields.ts'
import type { ActionCheck } from './actionCheck.ts'

/** Type URL of the message that votes. */
export const VOTE = '/cosmos.gov.v1.MsgVote'

/** Type URL of the message that splits a vote. */
export const VOTE_WEIGHTED = '/cosmos.gov.v1.MsgVoteWeighted'

/** Numbers of the enum VoteOption. */
export const VOTE_NUMBERS: Readonly<Record<VoteOption, number>> = { yes: 1, abstain: 2, no: 3, veto: 4 }

const Vote = z.strictObject({ proposalId: z.bigint(), voter: z.string(), option: z.number(), metadata: z.literal('') })

const WeightedVote = Vote.omit({ option: true }).extend({
  options: z.array(z.strictObject({ option: z.number(), weight: z.string().regex(SHARE) })),
})

/** Checks that exactly this is voted on exactly this proposal, without a word beside it. @throws AppError transfer.unsafeMessage. */
export function checkVote(check: ActionCheck, asked: ActionOf<'vote'>): void {
  const vote = readVote(check, VOTE, Vote, asked.proposal)
  check.report.require('vote', 'text', optionName(vote.option), asked.option)
}

/** Checks that the vote on exactly this proposal is split exactly so, part by part, without a word beside it. @throws AppError transfer.unsafeMessage. */
export function checkWeightedVote(check: ActionCheck, asked: ActionOf<'voteWeighted'>): void {
  const vote = readVote(check, VOTE_WEIGHTED, WeightedVote, asked.proposal)
  const found = vote.options.map(({ option, weight }) => `${optionName(option)} ${weight}`)
  check.report.require('vote', 'text', found.join(', '), asked.options.map(({ option, weight }) => `${option} ${weight}`).join(', '))
}

/** Reads the one message, and checks its type, who votes and on what. @throws AppError transfer.unsafeMessage. */
function readVote<T extends { voter: string; proposalId: bigint }>(
  { report, chain, sender, messages }: ActionCheck,
  type: string,
  schema: z.ZodType<T>,
  proposal: string,
): T {
  const { typeUrl, value } = onlyMessage(messages)
  report.require('message', 'text', typeUrl, type)
  const vote = readFields(schema, value)
  report.require('sender', 'address', vote.voter, sender, isSameAddress(vote.voter, sender, chain))
  report.require('proposal', 'text', vote.proposalId.toString(), proposal)
  return vote
}

/** An option that the module does not know keeps its number. */
function optionName(number: number): string {
  return Object.entries(VOTE_NUMBERS).find(([, one]) => one === number)?.[0] ?? String(number)
}
