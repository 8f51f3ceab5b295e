// Checks claims: a withdrawal through the optimistic bridge, finalized on the L1.
// Source: initia-labs/OPinit proto/opinit/ophost/v1/tx.proto.
import { z } from 'zod'
import type { CheckLine } from '../../shared/contract/transfer/transferLeg.ts'
import { isSameAddress } from './addresses.ts'
import { requireSigner, onlyMessage, type CosmosProposal } from './checkCosmos.ts'
import { Bytes, CoinField, readFields } from './fields.ts'
import { requireListed, type Intent } from './intent.ts'
import { createCheckReport } from './checkReport.ts'

/** Type URL of the message that finalizes a withdrawal. */
export const FINALIZE = '/opinit.ophost.v1.MsgFinalizeTokenWithdrawal'

const Finalize = z.strictObject({
  sender: z.string(),
  bridgeId: z.bigint(),
  outputIndex: z.bigint(),
  withdrawalProofs: z.array(Bytes),
  from: z.string(),
  to: z.string(),
  sequence: z.bigint(),
  amount: CoinField,
  version: Bytes,
  storageRoot: Bytes,
  lastBlockHash: Bytes,
})

/** The withdrawal as the transfer knows it; numbers in decimal text. */
export interface Claim extends Pick<Intent, 'sender' | 'registry'> {
  /** Chain id of the L1. */
  chainId: string
  bridgeId: string
  sequence: string
  outputIndex: string
  recipient: string
  /** Denomination on the L1. */
  denom: string
  amount: string
}

/**
 * Checks a claim. Proofs are checked where they are read; this checks only the owner and the recipient of the money.
 * @returns one line per check, all of them matching.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkClaim(proposal: CosmosProposal, asked: Claim): CheckLine[] {
  const report = createCheckReport()
  requireSigner(report, proposal, asked.chainId, asked)
  const message = onlyMessage(proposal.messages)
  report.require('message', 'text', message.typeUrl, FINALIZE)
  const claim = readFields(Finalize, message.value)
  const chain = requireListed(asked, asked.chainId)
  report.require('sender', 'address', claim.sender, asked.sender, isSameAddress(claim.sender, asked.sender, chain))
  report.require('bridge', 'text', claim.bridgeId.toString(), asked.bridgeId)
  report.require('withdrawal', 'text', claim.sequence.toString(), asked.sequence)
  report.require('withdrawal', 'text', `output ${claim.outputIndex}`, `output ${asked.outputIndex}`)
  report.require('asset', 'denom', claim.amount.denom, asked.denom)
  report.require('amount', 'amount', claim.amount.amount, asked.amount)
  report.require('recipient', 'address', claim.to, asked.recipient, isSameAddress(claim.to, asked.recipient, chain))
  return report.lines
}
