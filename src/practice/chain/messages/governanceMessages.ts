// Votes on proposals, with the rules and refusals of the module. Each account may vote: without a stake a vote weighs nothing.
// Sources: initia-labs/initia x/gov/keeper/{msg_server,vote}.go; cosmos/cosmos-sdk x/gov/types/errors.go, x/gov/types/v1/vote.go,
// proto/cosmos/gov/v1/tx.proto.
import { ChainError } from '../../book/effects.ts'
import { castVote, isOpen, OPTION_NAMES, proposalOf, WHOLE_VOTE, type VotePart } from '../../book/governance.ts'
import { readFields, type ProtoFields } from '../protoFields.ts'
import { checkAddress, type DecodedMessage, type Reader } from './message.ts'

/** Type URL of a vote. */
export const VOTE = '/cosmos.gov.v1.MsgVote'
/** Type URL of a vote that is split. */
export const VOTE_WEIGHTED = '/cosmos.gov.v1.MsgVoteWeighted'
/** Longest metadata, bytes. */
const MAX_METADATA = 255
/** What a decimal of the chain may look like. */
const DECIMAL = /^(-?)(?=\.?\d)(\d*)(?:\.(\d{1,18}))?$/

/** MsgVote. */
export const vote: Reader = (bytes) => {
  const fields = readFields(bytes)
  const option = Number(fields.uint(3))
  const { common, metadata, ballot } = ballotOf(VOTE, fields)
  return {
    typeUrl: VOTE,
    signer: ballot.voter,
    json: { ...common, option: OPTION_NAMES.get(option) ?? option, metadata },
    amino: { type: 'cosmos-sdk/v1/MsgVote', value: { ...common, option, metadata: metadata === '' ? undefined : metadata } },
    act: castAs(ballot, () => {
      if (!OPTION_NAMES.has(option)) throw new ChainError(7, 'gov', `${option}: invalid vote option`)
      return [{ option, weight: '1.000000000000000000', units: WHOLE_VOTE }]
    }),
  }
}

/** MsgVoteWeighted. */
export const voteWeighted: Reader = (bytes) => {
  const fields = readFields(bytes)
  const options = fields.bytesList(3).map((part) => ({ option: Number(readFields(part).uint(1)), weight: readFields(part).text(2) }))
  const { common, metadata, ballot } = ballotOf(VOTE_WEIGHTED, fields)
  const named = options.map(({ option, weight }) => ({ option: OPTION_NAMES.get(option) ?? option, weight }))
  const signed = options.map(({ option, weight }) => ({
    option: option === 0 ? undefined : option,
    weight: weight === '' ? undefined : weight,
  }))
  return {
    typeUrl: VOTE_WEIGHTED,
    signer: ballot.voter,
    json: { ...common, options: named, metadata },
    amino: {
      type: 'cosmos-sdk/v1/MsgVoteWeighted',
      value: { ...common, options: options.length === 0 ? undefined : signed, metadata: metadata === '' ? undefined : metadata },
    },
    act: castAs(ballot, () => partsOf(options)),
  }
}

interface Ballot {
  typeUrl: string
  id: bigint
  voter: string
  metadata: string
}

/** What both messages have. */
function ballotOf(typeUrl: string, fields: ProtoFields) {
  const [id, voter, metadata] = [fields.uint(1), fields.text(2), fields.text(4)]
  return { common: { proposal_id: id.toString(), voter }, metadata, ballot: { typeUrl, id, voter, metadata } }
}

/** Casts a vote whose parts are read, or refused, once the voter is known to be one. */
function castAs({ typeUrl, id, voter, metadata }: Ballot, readParts: () => VotePart[]): DecodedMessage['act'] {
  return (effects, { state, timeMs }) => {
    if (state.chain.kind !== 'l1') throw new ChainError(6, 'sdk', `unrecognized message route ${typeUrl}: unknown request`)
    checkAddress(voter)
    const parts = readParts()
    const proposal = proposalOf(Number(id), timeMs)
    if (proposal === null || !isOpen(proposal, timeMs)) throw new ChainError(3, 'gov', `${id}: inactive proposal`)
    if (metadata.length > MAX_METADATA) throw new ChainError(15, 'gov', `got metadata with length ${metadata.length}: metadata too long`)
    effects.emit('message', { action: typeUrl, sender: voter, module: 'gov' })
    effects.emit('proposal_vote', {
      voter,
      option: JSON.stringify(parts.map(({ option, weight }) => ({ option, weight }))),
      proposal_id: id.toString(),
    })
    effects.afterwards(() => castVote(state.votes, { id: proposal.id, voter, parts }))
  }
}

/** The parts of a split vote: each option once, each weight above 0 and at most 1, all together 1. */
function partsOf(options: readonly { option: number; weight: string }[]): VotePart[] {
  if (options.length === 0) throw new ChainError(18, 'sdk', '[]: invalid request')
  const seen = new Set<number>()
  const parts = options.map(({ option, weight }) => {
    const units = decimalUnits(weight)
    if (!OPTION_NAMES.has(option) || units === null || units <= 0n || units > WHOLE_VOTE) {
      throw new ChainError(7, 'gov', `option:${OPTION_NAMES.get(option) ?? option} weight:${JSON.stringify(weight)} : invalid vote option`)
    }
    if (seen.has(option)) throw new ChainError(7, 'gov', 'duplicated vote option: invalid vote option')
    seen.add(option)
    return { option, weight, units }
  })
  const total = parts.reduce((sum, { units }) => sum + units, 0n)
  if (total > WHOLE_VOTE) throw new ChainError(7, 'gov', 'total weight overflow 1.00: invalid vote option')
  if (total < WHOLE_VOTE) throw new ChainError(7, 'gov', 'total weight lower than 1.00: invalid vote option')
  return parts
}

/** A decimal in units of 18 decimals; null for text that is none. */
function decimalUnits(text: string): bigint | null {
  const [, sign, whole, part = ''] = DECIMAL.exec(text) ?? []
  return whole === undefined ? null : BigInt(`${whole}${part.padEnd(18, '0')}`) * (sign === '-' ? -1n : 1n)
}
