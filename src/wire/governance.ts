// REST replies about proposals, their tallies and votes.
// Sources: initia-labs/initia proto/initia/gov/v1/{gov,query}.proto; cosmos/cosmos-sdk proto/cosmos/gov/v1/{gov,query}.proto.
import { z } from 'zod'
import { PageResponse } from './cosmos.ts'

/** A fraction with up to 18 decimal places. */
const Decimal = z.string().regex(/^\d{1,20}(\.\d{1,18})?$/)
/** A part of all. */
const Part = Decimal.refine((text) => Number(text) <= 1)
const Power = z.string().regex(/^\d{1,78}$/)
const Moment = z.iso.datetime({ offset: true })

/** What the module allows in a title and in a summary (x/gov/types/config.go); longer text can't come from it. */
const [MAX_TITLE, MAX_SUMMARY, MAX_MESSAGES] = [255, 10_200, 20]
const cut = (most: number) => z.string().transform((text) => text.slice(0, most))

/** GET /initia/gov/v1/params */
export const GovParams = z.object({
  params: z.object({
    quorum: Part,
    threshold: Part.nullish(),
    expedited_threshold: Part.nullish(),
    veto_threshold: Part.nullish(),
    burn_vote_quorum: z.boolean().nullish(),
    burn_vote_veto: z.boolean().nullish(),
    low_threshold_functions: z
      .array(z.unknown())
      .nullish()
      .transform((list) => list ?? []),
    vesting: z.unknown().optional(),
  }),
})

const TallyResult = z.object({
  total_staking_power: Power,
  total_vesting_power: Power.nullish().transform((power) => power ?? '0'),
  v1_tally_result: z.object({ yes_count: Power, abstain_count: Power, no_count: Power, no_with_veto_count: Power }),
})
export type TallyResult = z.infer<typeof TallyResult>

/** A message that a proposal runs when it passes; its fields are read by its type (proposalMessages.ts). */
export interface GovMessage {
  type: string
  fields: Readonly<Record<string, unknown>>
}

const Proposal = z.object({
  id: z.string().regex(/^[1-9]\d{0,18}$/),
  messages: z
    .array(z.looseObject({ '@type': z.string() }))
    .nullish()
    .transform((list) =>
      (list ?? []).slice(0, MAX_MESSAGES).map(({ '@type': type, ...fields }): GovMessage => ({ type: type.slice(0, MAX_TITLE), fields })),
    ),
  submit_time: Moment.nullish(),
  voting_start_time: Moment.nullish(),
  voting_end_time: Moment.nullish(),
  emergency_next_tally_time: Moment.nullish(),
  title: cut(MAX_TITLE).default(''),
  summary: cut(MAX_SUMMARY).default(''),
  proposer: cut(MAX_TITLE).nullish(),
  total_deposit: z
    .array(z.object({ denom: z.string().min(1).max(MAX_TITLE), amount: Power }))
    .nullish()
    .transform((list) => (list ?? []).slice(0, MAX_MESSAGES)),
  expedited: z.boolean().default(false),
  emergency: z.boolean().default(false),
})

/** GET /initia/gov/v1/proposals */
export const Proposals = z.object({
  proposals: z
    .array(Proposal)
    .nullish()
    .transform((list) => list ?? []),
  pagination: PageResponse.nullish(),
})
/** GET /initia/gov/v1/proposals of any status: with what each came to. */
export const RecentProposals = z.object({
  proposals: z
    .array(Proposal.extend({ status: z.string().max(MAX_TITLE), final_tally_result: TallyResult.nullish() }))
    .nullish()
    .transform((list) => list ?? []),
})
export type ListedProposal = z.infer<typeof Proposals>['proposals'][number]

/** GET /initia/gov/v1/proposals/{id} */
export const OneProposal = z.object({ proposal: Proposal })

/** GET /initia/gov/v1/proposals/{id}/tally */
export const Tally = z.object({ tally_result: TallyResult })

/** GET /cosmos/gov/v1/proposals/{id}/votes/{voter} */
export const ProposalVote = z.object({
  vote: z.object({
    options: z.array(
      z.object({
        option: z.enum(['VOTE_OPTION_YES', 'VOTE_OPTION_ABSTAIN', 'VOTE_OPTION_NO', 'VOTE_OPTION_NO_WITH_VETO']),
        weight: Decimal,
      }),
    ),
  }),
})
