// Governance: schemas of open proposals and of what an account voted, and the contract method on them.
import { z } from 'zod'
import { ChainId } from '../chain.ts'
import { ErrorData } from '../status.ts'
import { AssetAmount, CastVote, Share, VoteOption } from './action.ts'
import { GaugeCycle } from './gauges.ts'

/** A thing that a message of a proposal says. Every text is untrusted. */
export const MessageDetail = z.discriminatedUnion('kind', [
  /** A field that has a name on the screen; encoded: arguments whose types only the module knows, as hex. */
  z.object({
    kind: z.literal('field'),
    field: z.enum([
      'function',
      'typeArguments',
      'arguments',
      'encodedArguments',
      'script',
      'account',
      'from',
      'to',
      'plan',
      'height',
      'info',
    ]),
    texts: z.array(z.string()),
  }),
  z.object({ kind: z.literal('coins'), coins: z.array(AssetAmount) }),
  /** A parameter of a module: its new value, and the present one. Null: not set; `was` is null too where the present ones are not known. */
  z.object({ kind: z.literal('parameter'), name: z.string(), was: z.string().nullable(), now: z.string().nullable() }),
  /** A field by the name that the chain gives it. */
  z.object({ kind: z.literal('other'), name: z.string(), text: z.string() }),
])
export type MessageDetail = z.infer<typeof MessageDetail>

/** A message that a proposal runs when it passes. */
export const ProposalMessage = z.object({
  /** Type URL, untrusted text. */
  type: z.string(),
  details: z.array(MessageDetail),
  /** Details that are left out, since there are too many. */
  more: z.number().int().min(0),
  /** Its parameters were compared with the present ones: those that stay as they are have no detail. Null where it sets no parameters. */
  isCompared: z.boolean().nullable(),
})
export type ProposalMessage = z.infer<typeof ProposalMessage>

/** A proposal that can be voted on. */
export const OpenProposal = z.object({
  /** Its number on the chain. */
  id: z.string(),
  /** Untrusted text. */
  title: z.string(),
  /** Untrusted text, with line breaks. */
  summary: z.string(),
  messages: z.array(ProposalMessage),
  /** expedited: a shorter vote with a higher threshold. emergency: the same, and decided as soon as a tally between passes it. */
  urgency: z.enum(['none', 'expedited', 'emergency']),
  /** Address or account that made it, untrusted text; null where the node does not tell. */
  proposer: z.string().nullable(),
  /** What was deposited for it. */
  deposit: z.array(AssetAmount),
  /** Milliseconds since 1970; null where the node does not tell. */
  submittedAt: z.number().int().nullable(),
  /** When voting began. */
  startsAt: z.number().int().nullable(),
  /** Milliseconds since 1970. */
  endsAt: z.number().int(),
  /** When an emergency proposal is tallied next, and perhaps decided; null for others. */
  nextTallyAt: z.number().int().nullable(),
  /** Of the votes so far; all 0 before the first vote. */
  tally: z.record(VoteOption, Share),
  /** Part of all voting power that has voted. */
  turnout: Share,
  /** What the account voted, with the weight of each option; null while it has not. */
  ownVote: CastVote.nullable(),
})
export type OpenProposal = z.infer<typeof OpenProposal>

/** How votes decide, and what becomes of a deposit. Source: initia-labs/initia x/gov/keeper/tally.go. */
export const GovernanceRules = z.object({
  /** Part that Yes must exceed among Yes, No and No with veto. */
  threshold: Share,
  /** The same for expedited and emergency proposals, but for those that run only functions which are excepted. */
  urgentThreshold: Share,
  /** There are functions that are excepted from it. */
  hasLowFunctions: z.boolean(),
  /** Part of all votes above which No with veto rejects. */
  vetoThreshold: Share,
  /** The deposit is burned where too few vote. */
  burnsWithoutQuorum: z.boolean(),
  /** The deposit is burned where a veto rejects. */
  burnsOnVeto: z.boolean(),
  /** Vesting coins vote as well. */
  countsVesting: z.boolean(),
})
export type GovernanceRules = z.infer<typeof GovernanceRules>

/** Open proposals of one chain. */
export const GovernanceChain = z.object({
  chainId: ChainId,
  /** Part of all voting power that must vote for a result to count. */
  quorum: Share,
  /** Null where the node does not tell all of them. */
  rules: GovernanceRules.nullable(),
  /** What the account has staked with active validators, by asset: this much its vote counts. Null where the node did not tell. */
  ownStake: z.array(AssetAmount).nullable(),
  /** The next to end first. */
  proposals: z.array(OpenProposal),
  /** Open proposals that are not listed, since there are too many: they end later. */
  more: z.number().int().min(0),
  /** Null on a chain without the module, before its first cycle, and where it could not be read. */
  gauges: GaugeCycle.nullable(),
  /** Why gauge votes could not be read. */
  gaugesError: ErrorData.nullable(),
})
export type GovernanceChain = z.infer<typeof GovernanceChain>

/** Open proposals on all chains that have them, and chains that could not be asked. */
export const GovernanceList = z.object({
  chains: z.array(GovernanceChain),
  missing: z.array(z.object({ chainId: ChainId, error: ErrorData })),
})
export type GovernanceList = z.infer<typeof GovernanceList>

/** A proposal whose vote has ended. */
export const PastProposal = OpenProposal.pick({ id: true, title: true, urgency: true, tally: true, turnout: true }).extend({
  /** failed: it passed, and running its messages failed. */
  result: z.enum(['passed', 'rejected', 'failed']),
  /** Milliseconds since 1970; null where the node does not tell. */
  endedAt: z.number().int().nullable(),
})
export type PastProposal = z.infer<typeof PastProposal>

/** The last proposals of each chain whose votes have ended, and chains that could not be asked. */
export const PastProposalList = z.object({
  /** The newest first, at most 20 a chain. */
  chains: z.array(z.object({ chainId: ChainId, proposals: z.array(PastProposal) })),
  missing: z.array(z.object({ chainId: ChainId, error: ErrorData })),
})
export type PastProposalList = z.infer<typeof PastProposalList>

/** Methods on governance, by name. Voting is an own action: `actions.offer`. */
export const governanceContract = {
  /** Asks the nodes of the chains with governance. */
  'governance.list': { input: z.object({ accountId: z.string() }), output: GovernanceList },
  /** Asks the same nodes for the proposals whose votes have ended. */
  'governance.past': { input: z.object({ accountId: z.string() }), output: PastProposalList },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
