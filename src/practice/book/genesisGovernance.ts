// Genesis transactions of votes, deposits and authorisations.
// Source: cosmos-sdk proto/cosmos/{gov/v1,authz/v1beta1,feegrant/v1beta1}/tx.proto.
import { draft, shareOfMine, type Kind } from './scene.ts'

/** Votes on a proposal. */
export const vote: Kind = (scene) => {
  const me = scene.me.bech32
  const proposal = String(scene.random.between(6100, 6310))
  const option = scene.random.pick(['VOTE_OPTION_YES', 'VOTE_OPTION_NO', 'VOTE_OPTION_ABSTAIN'])
  return draft(scene, me, [{ '@type': '/cosmos.gov.v1.MsgVote', proposal_id: proposal, voter: me, option, metadata: '' }], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: '/cosmos.gov.v1.MsgVote', sender: me, module: 'gov' })
    effects.emit('proposal_vote', {
      voter: me,
      option: JSON.stringify([{ option, weight: '1.000000000000000000' }]),
      proposal_id: proposal,
    })
  })
}

/** Someone who was authorised earlier moves the first account's coins. */
export const authorisedSend: Kind = (scene) => {
  const coin = shareOfMine(scene, 'uinit', 1, 6)
  const [grantee, to, me] = [scene.random.pick(scene.people), scene.random.pick(scene.people), scene.me.bech32]
  if (coin === null) return null
  const inner = { '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: me, to_address: to, amount: [coin] }
  return draft(scene, grantee, [{ '@type': '/cosmos.authz.v1beta1.MsgExec', grantee, msgs: [inner] }], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: '/cosmos.authz.v1beta1.MsgExec', sender: grantee, module: 'authz' })
    effects.transfer(me, to, [coin])
    effects.emit('message', { sender: me, authz_msg_index: '0' })
  })
}
