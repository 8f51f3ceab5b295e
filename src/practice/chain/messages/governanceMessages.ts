// Votes on proposals, with the rules and refusals of the module. Anybody may vote: without a stake a vote weighs nothing.
// Sources: initia-labs/initia x/gov/keeper/{msg_server,vote}.go; cosmos/cosmos-sdk x/gov/types/errors.go, proto/cosmos/gov/v1/tx.proto.
import { ChainError } from '../../book/effects.ts'
import { castVote, isOpen, OPTION_NAMES, proposalOf } from '../../book/governance.ts'
import { readFields } from '../protoFields.ts'
import { checkAddress, type Reader } from './message.ts'

/** Type URL of a vote. */
export const VOTE = '/cosmos.gov.v1.MsgVote'
/** Longest metadata, bytes. */
const MAX_METADATA = 255

/** MsgVote. */
export const vote: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [proposalId, voter, option, metadata] = [fields.uint(1), fields.text(2), Number(fields.uint(3)), fields.text(4)]
  const name = OPTION_NAMES.get(option)
  const common = { proposal_id: proposalId.toString(), voter }
  return {
    typeUrl: VOTE,
    signer: voter,
    json: { ...common, option: name ?? option, metadata },
    amino: { type: 'cosmos-sdk/v1/MsgVote', value: { ...common, option, metadata: metadata === '' ? undefined : metadata } },
    act: (effects, { state, timeMs }) => {
      if (state.chain.kind !== 'l1') throw new ChainError(6, 'sdk', `unrecognized message route ${VOTE}: unknown request`)
      checkAddress(voter)
      if (name === undefined) throw new ChainError(7, 'gov', `${option}: invalid vote option`)
      const proposal = proposalOf(Number(proposalId), timeMs)
      if (proposal === null || !isOpen(proposal, timeMs)) throw new ChainError(3, 'gov', `${proposalId}: inactive proposal`)
      if (metadata.length > MAX_METADATA) throw new ChainError(15, 'gov', `got metadata with length ${metadata.length}: metadata too long`)
      effects.emit('message', { action: VOTE, sender: voter, module: 'gov' })
      effects.emit('proposal_vote', {
        voter,
        option: JSON.stringify([{ option, weight: '1.000000000000000000' }]),
        proposal_id: proposalId.toString(),
      })
      effects.afterwards(() => castVote(state.votes, { id: proposal.id, voter, option }))
    },
  }
}
