// Decodes governance and groups. Sources: cosmos-sdk proto/cosmos/{gov/{v1,v1beta1},group/v1}/{tx,events}.proto; votes of initia.gov.v1 are those of cosmos.gov.v1.
import { shortType } from '../../../shared/domain/messageType.ts'
import { coinsField } from '../coins.ts'
import {
  attribute,
  facts,
  field,
  isMine,
  meaning,
  numberField,
  objectField,
  objectsField,
  textsField,
  type MessageDecoder,
} from '../decodeContext.ts'

/** The enum VoteOption as proto JSON writes it, or its number. */
const OPTIONS: ReadonlyMap<string, string> = new Map([
  ['VOTE_OPTION_YES', 'yes'],
  ['VOTE_OPTION_ABSTAIN', 'abstain'],
  ['VOTE_OPTION_NO', 'no'],
  ['VOTE_OPTION_NO_WITH_VETO', 'no with veto'],
  ['1', 'yes'],
  ['2', 'abstain'],
  ['3', 'no'],
  ['4', 'no with veto'],
])

function optionName(option: string | null): string | null {
  return option === null ? null : (OPTIONS.get(option) ?? option)
}

/** Decodes MsgVote. */
export const readVote: MessageDecoder = ({ message, me }) => {
  if (!isMine(me, field(message, 'voter'))) return null
  const option = optionName(numberField(message, 'option'))
  return meaning('voted', { facts: facts({ proposal: numberField(message, 'proposal_id'), option }) })
}

/** Decodes MsgVoteWeighted: "yes 0.7, no 0.3". */
export const readWeightedVote: MessageDecoder = ({ message, me }) => {
  if (!isMine(me, field(message, 'voter'))) return null
  const option = objectsField(message, 'options')
    .map(
      (part) =>
        `${optionName(numberField(part, 'option')) ?? '?'} ${(field(part, 'weight') ?? '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')}`,
    )
    .join(', ')
  return meaning('voted', { facts: facts({ proposal: numberField(message, 'proposal_id'), option }) })
}

/** Decodes MsgDeposit on a proposal. */
export const readProposalDeposit: MessageDecoder = ({ message, me }) => {
  if (!isMine(me, field(message, 'depositor'))) return null
  return meaning('proposalDeposit', {
    about: coinsField(message, 'amount'),
    facts: facts({ proposal: numberField(message, 'proposal_id') }),
  })
}

/** Decodes MsgSubmitProposal; the proposal's number is in the event. */
export const readSubmitProposal: MessageDecoder = ({ message, me, events }) => {
  if (!isMine(me, field(message, 'proposer'))) return null
  const submitted = events.find((event) => event.type === 'submit_proposal' && attribute(event, 'proposal_id') !== null)
  const [first] = objectsField(message, 'messages')
  const content = objectField(message, 'content')
  return meaning('proposalSubmitted', {
    about: coinsField(message, 'initial_deposit'),
    method: first === undefined ? null : shortType(field(first, '@type') ?? ''),
    facts: facts({
      proposal: submitted === undefined ? null : attribute(submitted, 'proposal_id'),
      title: field(message, 'title') ?? (content === null ? null : field(content, 'title')),
    }),
  })
}

/** Decodes a group's MsgSubmitProposal; events of that module hold JSON, so its number stands in quotes. */
export const readGroupProposal: MessageDecoder = ({ message, me, events }) => {
  if (!textsField(message, 'proposers').some((proposer) => isMine(me, proposer))) return null
  const submitted = events.find(({ type }) => type === 'cosmos.group.v1.EventSubmitProposal')
  const [first] = objectsField(message, 'messages')
  return meaning('proposalSubmitted', {
    method: first === undefined ? null : shortType(field(first, '@type') ?? ''),
    facts: facts({
      proposal: submitted === undefined ? null : (attribute(submitted, 'proposal_id')?.replaceAll('"', '') ?? null),
      title: field(message, 'title'),
    }),
  })
}

/** Decodes a group's MsgExec: run by this account, or paying it. */
export const readGroupExec: MessageDecoder = ({ message, me, events, movements }) => {
  if (isMine(me, field(message, 'executor'))) {
    const done = facts({ task: 'groupProposalRun', proposal: numberField(message, 'proposal_id') })
    return meaning('operated', { method: shortType(message['@type']), facts: done })
  }
  if (movements.length === 0 || movements.some(({ amount }) => amount.startsWith('-'))) return null
  const paid = events.find((event) => event.type === 'transfer' && isMine(me, attribute(event, 'recipient')))
  return meaning('received', { counterparty: paid === undefined ? null : attribute(paid, 'sender'), about: [...movements] })
}
