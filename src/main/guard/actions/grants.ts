// Checks revocations of what another account may do through a module: authz and feegrant.
// Source: cosmos/cosmos-sdk proto/cosmos/{authz,feegrant}/v1beta1/tx.proto.
import { z } from 'zod'
import type { ActionOf } from '../../../shared/domain/transfer/ownActions.ts'
import { isSameAddress } from '../addresses.ts'
import type { ActionCheck } from './actionCheck.ts'
import { onlyMessage } from '../checkCosmos.ts'
import { readFields } from '../fields.ts'

/** Type URL of the message that revokes the right to run a message. */
export const REVOKE_GRANT = '/cosmos.authz.v1beta1.MsgRevoke'
/** Type URL of the message that revokes the right to pay fees. */
export const REVOKE_FEES = '/cosmos.feegrant.v1beta1.MsgRevokeAllowance'

const Parties = z.strictObject({ granter: z.string(), grantee: z.string() })
const Grant = Parties.extend({ msgTypeUrl: z.string() })

/** Checks that the right to run a message is revoked. @throws AppError transfer.unsafeMessage. */
export function checkRevokeGrant(check: ActionCheck, { grantee, message }: ActionOf<'revokeGrant'>): void {
  const { report, messages } = check
  const { typeUrl, value } = onlyMessage(messages)
  report.require('message', 'text', typeUrl, REVOKE_GRANT)
  const grant = readFields(Grant, value)
  checkParties(check, grant, grantee)
  report.require('allowance', 'text', grant.msgTypeUrl, message)
}

/** Checks that the right to pay fees is revoked. @throws AppError transfer.unsafeMessage. */
export function checkRevokeFeeGrant(check: ActionCheck, { grantee }: ActionOf<'revokeFeeGrant'>): void {
  const { typeUrl, value } = onlyMessage(check.messages)
  check.report.require('message', 'text', typeUrl, REVOKE_FEES)
  checkParties(check, readFields(Parties, value), grantee)
}

function checkParties({ report, chain, sender }: ActionCheck, found: z.infer<typeof Parties>, grantee: string): void {
  report.require('sender', 'address', found.granter, sender, isSameAddress(found.granter, sender, chain))
  report.require('spender', 'address', found.grantee, grantee, isSameAddress(found.grantee, grantee, chain))
}
