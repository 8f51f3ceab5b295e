// Checks revocations of what another account may do through a module: authz and feegrant.
// Source: cosmos/cosmos-sdk proto/cosmos/{authz,feegrant}/v1beta1/tx.proto.
import { z } from 'zod'
import type { ActionOf } from '../../../shared/domain/transfer/ownActions.ts'
import { REVOKE_FEES } from '../../../shared/domain/transfer/revocations.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { isSameAddress } from '../addresses.ts'
import type { ActionCheck } from './actionCheck.ts'
import { onlyMessage } from '../checkCosmos.ts'
import { unsafe } from '../checkReport.ts'
import { readFields } from '../fields.ts'

/** Type URL of the message that revokes the right to run a message. */
export const REVOKE_GRANT = '/cosmos.authz.v1beta1.MsgRevoke'

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

/** Checks that the right to pay fees is revoked, which the type of the message says. @throws AppError transfer.unsafeMessage. */
export function checkRevokeFeeGrant(check: ActionCheck, { grantee }: ActionOf<'revokeFeeGrant'>): void {
  const { typeUrl, value } = onlyMessage(check.messages)
  check.report.require('message', 'text', typeUrl, REVOKE_FEES)
  checkParties(check, readFields(Parties, value), grantee)
}

/** Checks that exactly these permissions are revoked, one message for each, in this order. @throws AppError transfer.unsafeMessage. */
export function checkRevokeGrants(check: ActionCheck, { grants }: ActionOf<'revokeGrants'>): void {
  const { messages } = check
  if (messages.length !== grants.length) {
    throw unsafe(phrase`The transaction contains ${messages.length} messages; ${grants.length} were expected.`)
  }
  for (const [index, { grantee, message }] of grants.entries()) {
    const own = { ...check, messages: messages.slice(index, index + 1) }
    if (message === null) checkRevokeFeeGrant(own, { type: 'revokeFeeGrant', grantee })
    else checkRevokeGrant(own, { type: 'revokeGrant', grantee, message })
  }
}

function checkParties({ report, chain, sender }: ActionCheck, found: z.infer<typeof Parties>, grantee: string): void {
  report.require('sender', 'address', found.granter, sender, isSameAddress(found.granter, sender, chain))
  report.require('spender', 'address', found.grantee, grantee, isSameAddress(found.grantee, grantee, chain))
}
