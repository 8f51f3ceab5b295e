// Genesis transactions of votes, deposits and authorisations.
// Source: cosmos-sdk proto/cosmos/{gov/v1,authz/v1beta1,feegrant/v1beta1}/tx.proto.
import { namedAddress } from '../chains/chains.ts'
import type { Effects } from '../effects.ts'
import { giveGrant, takeGrant } from '../grants.ts'
import { draft, shareOfMine, type TxWriter, type GenesisContext } from '../genesisContext.ts'

/** Votes on a proposal. */
export const vote: TxWriter = (context) => {
  const me = context.me.bech32
  const proposal = String(context.random.between(6100, 6310))
  const option = context.random.pick(['VOTE_OPTION_YES', 'VOTE_OPTION_NO', 'VOTE_OPTION_ABSTAIN'])
  return draft(context, me, [{ '@type': '/cosmos.gov.v1.MsgVote', proposal_id: proposal, voter: me, option, metadata: '' }], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: '/cosmos.gov.v1.MsgVote', sender: me, module: 'gov' })
    effects.emit('proposal_vote', {
      voter: me,
      option: JSON.stringify([{ option, weight: '1.000000000000000000' }]),
      proposal_id: proposal,
    })
  })
}

/** A previously authorised account moves the first account's coins. */
export const authorisedSend: TxWriter = (context) => {
  const coin = shareOfMine(context, 'uinit', 1, 6)
  const [grantee, to, me] = [context.random.pick(context.people), context.random.pick(context.people), context.me.bech32]
  if (coin === null) return null
  const inner = { '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: me, to_address: to, amount: [coin] }
  return draft(context, grantee, [{ '@type': '/cosmos.authz.v1beta1.MsgExec', grantee, msgs: [inner] }], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: '/cosmos.authz.v1beta1.MsgExec', sender: grantee, module: 'authz' })
    effects.transfer(me, to, [coin])
    effects.emit('message', { sender: me, authz_msg_index: '0' })
    // Given before the history begins; what it may still spend.
    const authorization = {
      '@type': '/cosmos.bank.v1beta1.SendAuthorization',
      spend_limit: [{ denom: 'uinit', amount: '250000000' }],
      allow_list: [to],
    }
    const given = { granter: me, grantee, message: '/cosmos.bank.v1beta1.MsgSend', authorization, expiration: null }
    effects.afterwards(() => giveGrant(context.state.grants, given))
  })
}

function single(
  context: GenesisContext,
  message: { '@type': string } & Record<string, unknown>,
  module: string,
  act: (effects: Effects) => void,
) {
  const me = context.me.bech32
  return draft(context, me, [message], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: message['@type'], sender: me, module })
    act(effects)
  })
}

/** Adds to the deposit of a proposal. */
export const proposalDeposit: TxWriter = (context) => {
  const [me, amount] = [context.me.bech32, [{ denom: 'uinit', amount: '25000000' }]]
  const message = { '@type': '/cosmos.gov.v1.MsgDeposit', proposal_id: '6203', depositor: me, amount }
  return single(context, message, 'gov', (effects) => {
    effects.transfer(me, namedAddress('practice-1 gov'), amount)
    effects.emit('proposal_deposit', { depositor: me, amount: '25000000uinit', proposal_id: '6203' })
  })
}

/** Grants another address the right to vote for the account, for a while. */
export const voteGranted: TxWriter = (context) => {
  const [granter, grantee] = [context.me.bech32, context.people[5] ?? '']
  const authorization = { '@type': '/cosmos.authz.v1beta1.GenericAuthorization', msg: '/cosmos.gov.v1.MsgVote' }
  const message = {
    '@type': '/cosmos.authz.v1beta1.MsgGrant',
    granter,
    grantee,
    grant: { authorization, expiration: '2027-01-01T00:00:00Z' },
  }
  return single(context, message, 'authz', (effects) => {
    effects.emit('cosmos.authz.v1beta1.EventGrant', {
      granter: JSON.stringify(granter),
      grantee: JSON.stringify(grantee),
      msg_type_url: '"/cosmos.gov.v1.MsgVote"',
    })
    const given = { granter, grantee, message: authorization.msg, authorization, expiration: message.grant.expiration }
    effects.afterwards(() => giveGrant(context.state.grants, given))
  })
}

/** Takes that back. */
export const voteRevoked: TxWriter = (context) => {
  const [granter, grantee, url] = [context.me.bech32, context.people[5] ?? '', '/cosmos.gov.v1.MsgVote']
  const message = { '@type': '/cosmos.authz.v1beta1.MsgRevoke', granter, grantee, msg_type_url: url }
  return single(context, message, 'authz', (effects) => {
    const attributes = { granter: JSON.stringify(granter), grantee: JSON.stringify(grantee), msg_type_url: JSON.stringify(url) }
    effects.emit('cosmos.authz.v1beta1.EventRevoke', attributes)
    effects.afterwards(() => takeGrant(context.state.grants, { granter, grantee, message: url }))
  })
}

/** Grants another address fees up to a limit. */
export const feesGranted: TxWriter = (context) => {
  const [granter, grantee] = [context.me.bech32, context.people[6] ?? '']
  const spend_limit = [{ denom: 'uinit', amount: '5000000' }]
  const allowance = { '@type': '/cosmos.feegrant.v1beta1.BasicAllowance', spend_limit, expiration: null }
  const message = { '@type': '/cosmos.feegrant.v1beta1.MsgGrantAllowance', granter, grantee, allowance }
  return single(context, message, 'feegrant', (effects) => {
    effects.emit('set_feegrant', { granter, grantee })
    effects.afterwards(() => context.state.grants.fees.push({ granter, grantee, allowance }))
  })
}

/** Two payments and a vote in one transaction. */
export const severalAtOnce: TxWriter = (context) => {
  const coin = shareOfMine(context, 'uinit', 2, 9)
  if (coin === null) return null
  const me = context.me.bech32
  const [first = '', second = ''] = context.people
  const send = '/cosmos.bank.v1beta1.MsgSend'
  const messages = [
    { '@type': send, from_address: me, to_address: first, amount: [coin] },
    { '@type': send, from_address: me, to_address: second, amount: [{ ...coin, amount: '1500000' }] },
    { '@type': '/cosmos.gov.v1.MsgVote', proposal_id: '6290', voter: me, option: 'VOTE_OPTION_YES', metadata: '' },
  ]
  return draft(context, me, messages, (effects) => {
    for (const [index, to] of [first, second].entries()) {
      effects.begin(index)
      effects.emit('message', { action: send, sender: me, module: 'bank' })
      effects.transfer(me, to, [index === 0 ? coin : { ...coin, amount: '1500000' }])
    }
    effects.begin(2)
    effects.emit('message', { action: '/cosmos.gov.v1.MsgVote', sender: me, module: 'gov' })
    effects.emit('proposal_vote', { voter: me, option: '[{"option":1,"weight":"1.000000000000000000"}]', proposal_id: '6290' })
  })
}
