// Checks op hooks: what runs on the destination when a deposit arrives, signed in advance.
// Source: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol (toLocal turns a bridged token into its 18-decimal form; it
// takes what the caller approved, and the approval outlives the hook).
import type { CheckLine } from '../../shared/contract/transfer/transferLeg.ts'
import { isSameAddress } from './addresses.ts'
import { requireSigner, type CosmosProposal } from './checkCosmos.ts'
import { readEvmCall, readTokenCall } from './contracts/evmCalls.ts'
import { requireAllowance } from './contracts/evmMoney.ts'
import { readFields } from './fields.ts'
import { requireListed, type Intent } from './intent.ts'
import { MsgCall, MSG_CALL } from './contracts/msgCall.ts'
import { requireSender } from './plainMessages.ts'
import { createCheckReport, quoted, unsafe, type CheckReport } from './checkReport.ts'
import { startTrace, traceCall } from './trace/traceFunds.ts'
import { phrase } from '../../shared/domain/phrase.ts'

/**
 * Checks the messages of an op hook against the transfer that it belongs to: an approval and a conversion, both of exactly what arrives. A
 * hook spends the signer's balance, so it may belong only to deposits for the signer.
 * @param signer the user's address on the hook's chain.
 * @returns one line per check, all of them matching.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkHook(proposal: CosmosProposal, intent: Intent, signer: string): CheckLine[] {
  const report = createCheckReport()
  const { goal, unhookedDenom } = intent
  if (unhookedDenom === null) throw unsafe('The quote contains nothing a hook could convert into the asset you asked for.')
  requireSigner(report, proposal, goal.chainId, { sender: signer, registry: intent.registry })
  const unknown = proposal.messages.find(({ typeUrl }) => typeUrl !== MSG_CALL)
  if (unknown !== undefined) throw unsafe(phrase`The message type ${quoted(unknown.typeUrl)} isn’t used in hooks.`)
  requireRecipient(report, intent, signer)
  const calls = proposal.messages.map(({ value }) => readFields(MsgCall, value))
  const [approval, call, ...others] = calls
  // The wrapper can take nothing without an approval.
  if (approval === undefined || call === undefined || others.length > 0)
    throw unsafe(phrase`Expected two messages in the hook (an approval and a conversion), found ${calls.length}.`)
  report.require('message', 'text', MSG_CALL, MSG_CALL)
  // On its chain the hook starts with the bridged asset, of which as much arrives as was sent.
  const arrived: Intent = {
    ...intent,
    from: { chainId: goal.chainId, denom: unhookedDenom },
    path: [goal.chainId],
    sender: signer,
    amounts: [],
  }
  for (const { sender, value } of calls) {
    requireSender(report, arrived, sender)
    report.require('value', 'amount', value, '0')
  }
  requireHookApproval(report, arrived, approval, call.contractAddr)
  checkConversion(report, arrived, call)
  return report.lines
}

/** Requires the signer as recipient: for a deposit to another account the signer would pay twice. */
function requireRecipient(report: CheckReport, { goal, registry }: Intent, signer: string): void {
  const chain = requireListed({ registry }, goal.chainId)
  const [recipient = ''] = goal.recipients
  report.require('recipient', 'address', recipient, signer, isSameAddress(recipient, signer, chain))
}

function checkConversion(report: CheckReport, arrived: Intent, { contractAddr, input }: { contractAddr: string; input: string }): void {
  const conversion = readEvmCall(contractAddr, input)
  const { name, spends } = conversion
  if (name !== 'toLocal' || spends === null || spends.denom === null)
    throw unsafe(phrase`The hook should convert what arrives, but calls ${quoted(name)}.`)
  // Without an amount, earlier wrappers take all that the account holds, which is more than was approved.
  if (spends.amount === null) throw unsafe('The hook doesn’t specify how much it converts.')
  const state = startTrace(report, arrived, { denom: spends.denom, amount: spends.amount })
  traceCall(state, conversion)
}

function requireHookApproval(
  report: CheckReport,
  arrived: Intent,
  approval: { contractAddr: string; input: string },
  wrapper: string,
): void {
  const call = readTokenCall(approval.input)
  if (call.name !== 'approve') throw unsafe('The hook makes a payment before it converts.')
  requireAllowance(report, arrived, { token: approval.contractAddr, spender: call.spender, amount: call.amount }, wrapper)
}
