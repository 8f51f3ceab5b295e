// Permissions given, and messages executed for somebody else. Source: cosmos-sdk proto/cosmos/{authz,feegrant}/v1beta1/tx.proto.
import { field, isMine, meaning, shortType, type MessageReader } from './perspective.ts'

/** authz MsgGrant, MsgRevoke; feegrant MsgGrantAllowance, MsgRevokeAllowance */
export const readGrant: MessageReader = ({ message, me }) => {
  const granter = field(message, 'granter')
  const grantee = field(message, 'grantee')
  if (!isMine(me, granter) && !isMine(me, grantee)) return null
  return meaning('granted', { counterparty: isMine(me, granter) ? grantee : granter, method: shortType(message['@type']) })
}

/** authz MsgExec: either I acted for another, or another acted for me. */
export const readExec: MessageReader = ({ message, me, movements }) => {
  const grantee = field(message, 'grantee')
  if (isMine(me, grantee)) return meaning('executedForOther', { method: 'MsgExec' })
  return movements.length > 0 ? meaning('executedForOther', { counterparty: grantee, method: 'MsgExec' }) : null
}
