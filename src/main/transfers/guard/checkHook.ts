// The intent guard of op hooks: what runs on the destination when a deposit arrives, signed beforehand.
// Source: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol (toLocal turns a bridged token into its 18-decimal form).
import type { CheckLine } from '../../../shared/transferLeg.ts'
import { holdSigner, type CosmosProposal } from './checkCosmos.ts'
import { readEvmCall, readTokenCall } from './evmCalls.ts'
import { tokenContract } from './evmMoney.ts'
import { readFields } from './fields.ts'
import { followCall } from './follow.ts'
import { isSameDenom } from './holdAmounts.ts'
import { requireListed, type Intent } from './intent.ts'
import { MsgCall, MSG_CALL } from './msgCall.ts'
import { isSameAddress } from './addresses.ts'
import { createSheet, quoted, unsafe, type Sheet } from './sheet.ts'

/**
 * Checks the messages of an op hook against the transfer that it belongs to.
 * @param signer own address on the hook's chain.
 * @returns one line a check, all of them matching.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkHook(proposal: CosmosProposal, intent: Intent, signer: string): CheckLine[] {
  const sheet = createSheet()
  const { goal, unhookedDenom } = intent
  if (unhookedDenom === null) throw unsafe('The quote names nothing that a hook could turn into what was asked for.')
  holdSigner(sheet, proposal, goal.chainId, { sender: signer, registry: intent.registry })
  const stranger = proposal.messages.find(({ typeUrl }) => typeUrl !== MSG_CALL)
  if (stranger !== undefined) throw unsafe(`The hook holds a message of the kind ${quoted(stranger.typeUrl)}, which no hook needs.`)
  const calls = proposal.messages.map(({ value }) => readFields(MsgCall, value))
  const call = calls.at(-1)
  if (call === undefined || calls.length > 2) throw unsafe(`There are ${calls.length} messages in the hook where one is expected.`)
  sheet.hold('message', 'text', MSG_CALL, MSG_CALL)
  // On its own chain the hook begins with the bridged asset, of which just as much arrives as was sent.
  const arrived: Intent = { ...intent, from: { chainId: goal.chainId, denom: unhookedDenom }, path: [goal.chainId], sender: signer }
  for (const { sender, value } of calls) {
    holdHookSender(sheet, arrived, sender)
    sheet.hold('value', 'amount', value, '0')
  }
  const [approval] = calls.slice(0, -1)
  if (approval !== undefined) holdHookApproval(sheet, arrived, approval, call.contractAddr)
  checkConversion(sheet, arrived, call)
  return sheet.lines
}

function checkConversion(sheet: Sheet, arrived: Intent, { contractAddr, input }: { contractAddr: string; input: string }): void {
  const conversion = readEvmCall(contractAddr, input)
  if (conversion.name !== 'toLocal' || conversion.spends === null) {
    throw unsafe(`The hook calls ${quoted(conversion.name)} where it was to convert what arrives.`)
  }
  const { denom, amount } = conversion.spends
  sheet.hold('asset', 'denom', denom, arrived.from.denom, isSameDenom(denom, arrived.from.denom))
  if (amount !== '') sheet.hold('amount', 'amount', amount, arrived.amountIn)
  followCall({ sheet, intent: arrived, at: 0 }, conversion)
}

function holdHookApproval(sheet: Sheet, arrived: Intent, approval: { contractAddr: string; input: string }, wrapper: string): void {
  const chain = requireListed(arrived, arrived.goal.chainId)
  const call = readTokenCall(approval.input)
  if (call.name !== 'approve') throw unsafe('The hook pays somebody before it converts.')
  const token = tokenContract(arrived)
  // The bridged token's contract is not always listed; its own spender cannot take more of it than arrives.
  if (token !== null) sheet.hold('contract', 'address', approval.contractAddr, token, isSameAddress(approval.contractAddr, token, chain))
  sheet.hold('spender', 'address', call.spender, wrapper, isSameAddress(call.spender, wrapper, chain))
  sheet.hold('allowance', 'amount', call.amount, arrived.amountIn)
}

function holdHookSender(sheet: Sheet, arrived: Intent, sender: string): void {
  const chain = requireListed(arrived, arrived.goal.chainId)
  sheet.hold('sender', 'address', sender, arrived.sender, isSameAddress(sender, arrived.sender, chain))
}
