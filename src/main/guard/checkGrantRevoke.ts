// Checks revocations of what another account may do through a module: authz and feegrant.
// Source: cosmos/cosmos-sdk proto/cosmos/{authz,feegrant}/v1beta1/tx.proto.
import { z } from 'zod'
import type { CheckLine } from '../../shared/contract/transfer/transferLeg.ts'
import { isSameAddress } from './addresses.ts'
import { onlyMessage, requireSigner, type CosmosProposal } from './checkCosmos.ts'
import { createCheckReport } from './checkReport.ts'
import { readFields } from './fields.ts'
import { requireListed, type Intent } from './intent.ts'

/** Type URL of the message that revokes the right to run a message. */
export const REVOKE_GRANT = '/cosmos.authz.v1beta1.MsgRevoke'
/** Type URL of the message that revokes the right to pay fees. */
export const REVOKE_FEES = '/cosmos.feegrant.v1beta1.MsgRevokeAllowance'

const Parties = z.strictObject({ granter: z.string(), grantee: z.string() })
const Grant = Parties.extend({ msgTypeUrl: z.string() })

/** What the user asked to revoke. */
export interface GrantRevocation extends Pick<Intent, 'sender' | 'registry'> {
  chainId: string
  grantee: string
  /** Type URL of the message that may no longer be run; null = the right to pay fees. */
  message: string | null
}

/**
 * Checks a revocation.
 * @returns one line per check, all of them matching.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkGrantRevoke(proposal: CosmosProposal, asked: GrantRevocation): CheckLine[] {
  const report = createCheckReport()
  requireSigner(report, proposal, asked.chainId, asked)
  const { typeUrl, value } = onlyMessage(proposal.messages)
  report.require('message', 'text', typeUrl, asked.message === null ? REVOKE_FEES : REVOKE_GRANT)
  const chain = requireListed(asked, asked.chainId)
  const { granter, grantee, msgTypeUrl } =
    asked.message === null ? { ...readFields(Parties, value), msgTypeUrl: null } : readFields(Grant, value)
  report.require('sender', 'address', granter, asked.sender, isSameAddress(granter, asked.sender, chain))
  report.require('spender', 'address', grantee, asked.grantee, isSameAddress(grantee, asked.grantee, chain))
  if (asked.message !== null) report.require('allowance', 'text', msgTypeUrl ?? '', asked.message)
  return report.lines
}
