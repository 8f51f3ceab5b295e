// Writes split votes in amino JSON, which the codec package lacks.
// Source: cosmos/cosmos-sdk proto/cosmos/gov/v1/{gov,tx}.proto (amino name); weights are plain text there, not the integers of v1beta1.
import { z } from 'zod'

/** Type URL of the message that splits a vote. */
const VOTE_WEIGHTED = '/cosmos.gov.v1.MsgVoteWeighted'

const Options = z.array(z.strictObject({ option: z.number().int(), weight: z.string() }))
const VoteFields = z.strictObject({ proposalId: z.bigint(), voter: z.string(), options: Options, metadata: z.string().default('') })
const VoteAmino = z.strictObject({
  proposal_id: z.string().regex(/^(0|[1-9]\d{0,19})$/),
  voter: z.string(),
  options: Options,
  metadata: z.string().optional(),
})

/** Amino name by type URL. */
export const WEIGHTED_VOTE_NAMES: ReadonlyMap<string, string> = new Map([[VOTE_WEIGHTED, 'cosmos-sdk/v1/MsgVoteWeighted']])

/** Returns the message's value in amino JSON; omits empty fields, as Go does. @throws Error when a field has the wrong type. */
export function writeWeightedVote(value: unknown): Record<string, unknown> {
  const { proposalId, voter, options, metadata } = VoteFields.parse(value)
  return { proposal_id: proposalId.toString(), voter, options, ...(metadata === '' ? {} : { metadata }) }
}

/** Parses the message's amino JSON. @throws Error when a field cannot be parsed. */
export function readWeightedVote(json: unknown): Record<string, unknown> {
  const { proposal_id, voter, options, metadata = '' } = VoteAmino.parse(json)
  return { proposalId: BigInt(proposal_id), voter, options, metadata }
}
