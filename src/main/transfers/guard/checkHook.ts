// The intent guard of op hooks: what runs on the destination when a deposit arrives, signed beforehand.
// Source: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol (toLocal turns a bridged token into its 18-decimal form).
import type { CheckLine } from '../../../shared/transferLeg.ts'
import { isSameAddress } from './addresses.ts'
import { holdSigner, type CosmosProposal } from './checkCosmos.ts'
import { readEvmCall, readTokenCall } from './evmCalls.ts'
import { holdAllowance } from './evmMoney.ts'
import { readFields } from './fields.ts'
import { requireListed, type Intent } from './intent.ts'
import { MsgCall, MSG_CALL } from './msgCall.ts'
import { holdSender } from './plainMessages.ts'
import { createSheet, quoted, unsafe, type Sheet } from './sheet.ts'
import { startTrace, traceCall } from './traceFunds.ts'

/**
 * Checks the messages of an op hook against the transfer that it belongs to. A hook spends the signer's own balance, so it
 * belongs to deposits for the signer alone.
 * @param signer own address on the hook's chain.
 * @returns one line a check, all of them matching.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkHook(proposal: CosmosProposal, intent: Intent, signer: string): CheckLine[] {
  const sheet = createSheet()
  const { goal, unhookedDenom } = intent
  if (unhookedDenom === null) throw unsafe('The quote names nothing that a hook could turn into what was asked for.')
  holdSigner(sheet, proposal, goal.chainId, { sender: signer, registry: intent.registry })
  const unknown = proposal.messages.find(({ typeUrl }) => typeUrl !== MSG_CALL)
  if (unknown !== undefined) throw unsafe(`The hook holds a message of the kind ${quoted(unknown.typeUrl)}, which no hook needs.`)
  holdRecipient(sheet, intent, signer)
  const calls = proposal.messages.map(({ value }) => readFields(MsgCall, value))
  const call = calls.at(-1)
  if (call === undefined || calls.length > 2) throw unsafe(`There are ${calls.length} messages in the hook where one is expected.`)
  sheet.hold('message', 'text', MSG_CALL, MSG_CALL)
  // On its own chain the hook begins with the bridged asset, of which just as much arrives as was sent.
  const arrived: Intent = {
    ...intent,
    from: { chainId: goal.chainId, denom: unhookedDenom },
    path: [goal.chainId],
    sender: signer,
    amounts: [],
  }
  for (const { sender, value } of calls) {
    holdSender(sheet, arrived, sender)
    sheet.hold('value', 'amount', value, '0')
  }
  const [approval] = calls.slice(0, -1)
  if (approval !== undefined) holdHookApproval(sheet, arrived, approval, call.contractAddr)
  checkConversion(sheet, arrived, call)
  return sheet.lines
}

/** For anybody else's deposit the signer would pay twice. */
function holdRecipient(sheet: Sheet, { goal, registry }: Intent, signer: string): void {
  const chain = requireListed({ registry }, goal.chainId)
  const [recipient = ''] = goal.recipients
  sheet.hold('recipient', 'address', recipient, signer, isSameAddress(recipient, signer, chain))
}

function checkConversion(sheet: Sheet, arrived: Intent, { contractAddr, input }: { contractAddr: string; input: string }): void {
  const conversion = readEvmCall(contractAddr, input)
  const { name, spends } = conversion
  if (name !== 'toLocal' || spends === null || spends.denom === null)
    throw unsafe(`The hook calls ${quoted(name)} where it was to convert what arrives.`)
  const state = startTrace(sheet, arrived, { denom: spends.denom, amount: spends.amount ?? arrived.amountIn })
  traceCall(state, conversion)
}

function holdHookApproval(sheet: Sheet, arrived: Intent, approval: { contractAddr: string; input: string }, wrapper: string): void {
  const call = readTokenCall(approval.input)
  if (call.name !== 'approve') throw unsafe('The hook pays somebody before it converts.')
  holdAllowance(sheet, arrived, { token: approval.contractAddr, spender: call.spender, amount: call.amount }, wrapper)
}
