// Decodes permissions, and messages executed on behalf of others. Sources: cosmos-sdk
// proto/cosmos/{authz,feegrant}/v1beta1/{tx,feegrant,authz}.proto, proto/cosmos/{bank,staking}/v1beta1/authz.proto; initia-labs/initia
// proto/initia/move/v1/authz.proto.
import { shortType } from '../../../shared/domain/messageType.ts'
import type { Fact } from '../../../shared/contract/history/activityMeaning.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'
import { IndexerMessage } from '../../../wire/indexer.ts'
import { coinsField } from '../coins.ts'
import { senderOf } from '../../clients/indexer/txSender.ts'
import {
  facts,
  field,
  isMine,
  meaning,
  objectField,
  objectsField,
  otherSide,
  textsField,
  type MessageMeaning,
  type MessageDecoder,
  type DecodeContext,
} from '../decodeContext.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns granter and grantee; null when the account is neither. */
function parties({ message, me }: DecodeContext): Pick<MessageMeaning, 'counterparty'> | null {
  const granter = field(message, 'granter')
  const grantee = field(message, 'grantee')
  return isMine(me, granter) || isMine(me, grantee) ? { counterparty: otherSide(me, granter, grantee) } : null
}

/** Names both parties, so that a received permission reads differently from a given one. */
function partyFacts(message: Fields): Fact[] {
  return facts({ granter: field(message, 'granter'), grantee: field(message, 'grantee') })
}

/** Decodes authz MsgGrant. */
export const readGrant: MessageDecoder = (context) => {
  const known = parties(context)
  if (known === null) return null
  const grant = objectField(context.message, 'grant') ?? {}
  const { permission, about } = readAuthorization(objectField(grant, 'authorization') ?? {})
  return meaning('granted', {
    ...known,
    method: permission,
    about,
    facts: [...facts({ permission, expires: field(grant, 'expiration') }), ...partyFacts(context.message)],
  })
}

/** Returns what an authorization allows, and its limit. */
function readAuthorization(authorization: Fields): { permission: string | null; about: CoinAmount[] } {
  const type = field(authorization, '@type') ?? ''
  const about = [...coinsField(authorization, 'spend_limit'), ...coinsField(authorization, 'max_tokens')]
  const named = field(authorization, 'msg') ?? field(authorization, 'authorization_type')
  if (named !== null) return { permission: shortType(named), about }
  if (type.endsWith('.SendAuthorization')) return { permission: 'MsgSend', about }
  const called = objectsField(authorization, 'items').flatMap((item) =>
    textsField(item, 'function_names').map((name) => `${field(item, 'module_name') ?? ''}::${name}`),
  )
  return { permission: called.length > 0 ? called.join(', ') : type === '' ? null : shortType(type), about }
}

/** Decodes authz MsgRevoke. */
export const readRevoke: MessageDecoder = (context) => {
  const known = parties(context)
  if (known === null) return null
  const permission = shortType(field(context.message, 'msg_type_url') ?? '')
  return meaning('grantRevoked', { ...known, method: permission, facts: [...facts({ permission }), ...partyFacts(context.message)] })
}

/** Decodes feegrant MsgGrantAllowance: an allowance may be wrapped in one for certain messages, and in one by period. */
export const readFeeGrant: MessageDecoder = (context) => {
  const known = parties(context)
  if (known === null) return null
  const outer = objectField(context.message, 'allowance') ?? {}
  const wrapped = objectField(outer, 'allowance') ?? outer
  const basic = objectField(wrapped, 'basic') ?? wrapped
  const about = coinsField(basic, 'spend_limit')
  const permission = textsField(outer, 'allowed_messages').map(shortType).join(', ')
  return meaning('feeGranted', {
    ...known,
    about,
    facts: [
      ...facts({ permission, expires: field(basic, 'expiration'), unlimited: about.length === 0 ? 'yes' : null }),
      ...partyFacts(context.message),
    ],
  })
}

/** Decodes feegrant MsgRevokeAllowance. */
export const readFeeGrantRevoked: MessageDecoder = (context) => {
  const known = parties(context)
  return known === null ? null : meaning('feeGrantRevoked', { ...known, facts: partyFacts(context.message) })
}

/** Decodes authz MsgExec: as the inner message where another account acted for this one; otherwise as acting for another. */
export const readExec: MessageDecoder = ({ message, me, readInner }) => {
  const grantee = field(message, 'grantee')
  const inner = innerMessages(message)
  const read = inner.map(readInner).find((found) => found !== null) ?? null
  const granter = inner.map(senderOf).find((sender) => sender !== null) ?? null
  if (!isMine(me, grantee) || isMine(me, granter)) {
    return read === null ? null : { ...read, facts: [...read.facts, ...facts({ grantee })] }
  }
  const [first] = inner
  return meaning('executedForOther', {
    counterparty: granter,
    method: first === undefined ? null : shortType(first['@type']),
    about: read?.about ?? [],
    facts: facts({ granter }),
  })
}

/** Returns the messages inside a MsgExec. */
export function innerMessages(message: Fields): IndexerMessage[] {
  return objectsField(message, 'msgs').flatMap((inner) => IndexerMessage.safeParse(inner).data ?? [])
}
