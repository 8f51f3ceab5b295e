// Taking back what another account was allowed. Source: cosmos/cosmos-sdk x/{authz,feegrant}/keeper (events and refusals),
// proto/cosmos/{authz,feegrant}/v1beta1/tx.proto (amino names).
import { ChainError } from '../../book/effects.ts'
import { takeFeeGrant, takeGrant } from '../../book/grants.ts'
import { readFields } from '../protoFields.ts'
import { checkAddress, type Reader } from './message.ts'

/** Type URL of the message that takes back the right to run a message. */
export const REVOKE_GRANT = '/cosmos.authz.v1beta1.MsgRevoke'
/** Type URL of the message that takes back the right to pay fees. */
export const REVOKE_FEES = '/cosmos.feegrant.v1beta1.MsgRevokeAllowance'

/** MsgRevoke. */
export const revokeGrant: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [granter, grantee, message] = [fields.text(1), fields.text(2), fields.text(3)]
  for (const address of [granter, grantee]) checkAddress(address)
  if (granter === grantee) throw new ChainError(10, 'authz', 'granter and grantee should be different')
  if (message === '') throw new ChainError(18, 'sdk', 'missing msg method name: invalid request')
  const json = { granter, grantee, msg_type_url: message }
  return {
    typeUrl: REVOKE_GRANT,
    signer: granter,
    json,
    amino: { type: 'cosmos-sdk/MsgRevoke', value: json },
    act: (effects, { state: { grants } }) => {
      const isGiven = grants.messages.some((one) => one.granter === granter && one.grantee === grantee && one.message === message)
      if (!isGiven) throw new ChainError(2, 'authz', `failed to delete grant with key ${message}: authorization not found`)
      effects.emit('message', { action: REVOKE_GRANT, sender: granter, module: 'authz' })
      effects.emit('cosmos.authz.v1beta1.EventRevoke', {
        granter: JSON.stringify(granter),
        grantee: JSON.stringify(grantee),
        msg_type_url: JSON.stringify(message),
      })
      effects.afterwards(() => takeGrant(grants, { granter, grantee, message }))
    },
  }
}

/** MsgRevokeAllowance. */
export const revokeFees: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [granter, grantee] = [fields.text(1), fields.text(2)]
  for (const address of [granter, grantee]) checkAddress(address)
  const json = { granter, grantee }
  return {
    typeUrl: REVOKE_FEES,
    signer: granter,
    json,
    amino: { type: 'cosmos-sdk/MsgRevokeAllowance', value: json },
    act: (effects, { state: { grants } }) => {
      const isGiven = grants.fees.some((one) => one.granter === granter && one.grantee === grantee)
      if (!isGiven) throw new ChainError(38, 'sdk', 'fee-grant not found: not found')
      effects.emit('message', { action: REVOKE_FEES, sender: granter, module: 'feegrant' })
      effects.emit('revoke_feegrant', { granter, grantee })
      effects.afterwards(() => takeFeeGrant(grants, { granter, grantee }))
    },
  }
}
