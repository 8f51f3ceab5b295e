// Checks Ethereum transactions.
import { addUnits } from '../../shared/domain/amount.ts'
import type { CheckLine } from '../../shared/contract/transfer/transferLeg.ts'
import type { ChainRecord } from '../clients/chains/registry/registry.ts'
import { isSameAddress } from './addresses.ts'
import { callBytes } from './contracts/evm/decodeCall.ts'
import { readOperatorCall, readTokenCall } from './contracts/evmCalls.ts'
import { checkEvmMoney, requireAllowance, isNative, requireUsedUp, tokenContract } from './contracts/evmMoney.ts'
import { requireListed, type Intent } from './intent.ts'
import { createCheckReport, quoted, unlisted, unsafe, type CheckReport } from './checkReport.ts'
import { startTrace, traceFunds } from './trace/traceFunds.ts'
import { phrase } from '../../shared/domain/phrase.ts'

/** An Ethereum transaction that is to be signed. */
export interface EvmProposal {
  /** As the chain list names it. */
  chainId: string
  /** The number that is signed (EIP-155). */
  evmChainId: number
  from: string
  to: string
  /** Wei. */
  value: string
  /** Hex, with or without 0x. */
  data: string
  /** Gas limit; null before it is known. */
  gas: string | null
}

/** An allowance that a call needs. */
export interface EvmApproval {
  token: string
  spender: string
  /** Base units. */
  amount: string
}

/** More than any block of the chains that Waybill knows can hold. */
const MAX_GAS = 30_000_000n

/**
 * Checks the transaction that moves the money, with the approvals that it is said to need.
 * @returns one line per check, all of them matching.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkEvm(proposal: EvmProposal & { approvals: readonly EvmApproval[] }, intent: Intent): CheckLine[] {
  const report = createCheckReport()
  const chain = requireSource(report, proposal, intent, intent.from.chainId)
  const { approvals, to, value } = proposal
  if (approvals.length > 1) throw unsafe(phrase`The transaction needs ${approvals.length} approvals, but sends only one asset.`)
  for (const approval of approvals) requireAllowance(report, intent, approval, to)
  const data = callBytes(proposal.data)
  if (isNative(intent) && data === '0x') {
    traceFunds(startTrace(report, intent, { denom: intent.from.denom, amount: value }), { how: 'credit', to })
  } else {
    const coin = intent.registry.evmTokens(chain.id).find(({ contract }) => contract === null)
    const fee = coin === undefined ? '0' : (intent.onTop.get(coin.denom) ?? '0')
    const { taken, coins, coinFee } = checkEvmMoney(report, intent, { to, data, value })
    if (coinFee !== null) report.require('fee', 'amount', coinFee, fee)
    report.require('value', 'amount', value, addUnits(coins, coinFee ?? (value === coins ? '0' : fee)))
    for (const { amount } of approvals) requireUsedUp(report, amount, taken)
  }
  return report.lines
}

/**
 * Checks the transaction of an approval leg: it approves exactly as much as the transfer takes, or nothing where a token requires that the
 * old allowance is reset first.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkApproval(proposal: EvmProposal, intent: Intent, asked: EvmApproval): CheckLine[] {
  const report = createCheckReport()
  const chain = requireSource(report, proposal, intent, intent.from.chainId)
  const call = requireApprove(report, proposal, chain)
  const wanted = { ...asked, token: tokenContract(intent) ?? '' }
  report.require('contract', 'address', proposal.to, wanted.token, isSameAddress(proposal.to, wanted.token, chain))
  if (intent.registry.contract(chain.id, call.spender) === null) {
    throw unlisted(
      'contract',
      phrase`The approval is for ${quoted(call.spender)} on ${chain.name}, a contract that isn’t in the chain list.`,
    )
  }
  report.require('spender', 'address', call.spender, asked.spender, isSameAddress(call.spender, asked.spender, chain))
  const isBounded = asked.amount === '0' || intent.amounts.includes(asked.amount)
  report.require('allowance', 'amount', call.amount, isBounded ? asked.amount : intent.amountIn)
  return report.lines
}

/** The allowance that a revocation ends: of a token, or of every NFT of a collection. */
export interface Revocation extends Pick<Intent, 'sender' | 'registry'> {
  chainId: string
  kind: 'token' | 'operator'
  /** Contract of the token or of the collection. */
  token: string
  spender: string
}

/** Checks a transaction that resets an allowance. @throws AppError transfer.unsafeMessage. */
export function checkRevoke(proposal: EvmProposal, asked: Revocation): CheckLine[] {
  const report = createCheckReport()
  const chain = requireSource(report, proposal, asked, asked.chainId)
  const call = asked.kind === 'operator' ? requireDismissal(report, proposal) : requireApprove(report, proposal, chain)
  report.require('contract', 'address', proposal.to, asked.token, isSameAddress(proposal.to, asked.token, chain))
  report.require('spender', 'address', call.spender, asked.spender, isSameAddress(call.spender, asked.spender, chain))
  if ('amount' in call) report.require('allowance', 'amount', call.amount, '0')
  else report.require('allowance', 'text', String(call.isApproved), 'false')
  return report.lines
}

function requireDismissal(report: CheckReport, proposal: EvmProposal) {
  const call = readOperatorCall(proposal.data)
  report.require('function', 'text', 'setApprovalForAll', 'setApprovalForAll')
  report.require('value', 'amount', proposal.value, '0')
  return call
}

/** Checks a transaction that only replaces another one: it sends nothing, to its signer. @throws AppError transfer.unsafeMessage. */
export function checkAbort(proposal: EvmProposal, asked: Pick<Intent, 'sender' | 'registry'> & { chainId: string }): CheckLine[] {
  const report = createCheckReport()
  const chain = requireSource(report, proposal, asked, asked.chainId)
  report.require('recipient', 'address', proposal.to, asked.sender, isSameAddress(proposal.to, asked.sender, chain))
  report.require('value', 'amount', proposal.value, '0')
  report.require('function', 'text', callBytes(proposal.data), '0x')
  return report.lines
}

function requireSource(
  report: CheckReport,
  proposal: EvmProposal,
  intent: Pick<Intent, 'sender' | 'registry'>,
  asked: string,
): ChainRecord {
  report.require('chain', 'chain', proposal.chainId, asked)
  const chain = requireListed(intent, asked)
  if (chain.evmChainId === null) throw unsafe(phrase`The chain list has no EVM chain ID for ${chain.name}.`)
  report.require('chain', 'text', proposal.evmChainId.toString(), chain.evmChainId.toString())
  report.require('signer', 'address', proposal.from, intent.sender, isSameAddress(proposal.from, intent.sender, chain))
  if (!/^0x[0-9a-f]{40}$/i.test(proposal.to)) throw unsafe('The transaction has no recipient: it would create a contract.')
  const { gas } = proposal
  if (gas !== null)
    report.require('gas', 'text', gas, `at most ${MAX_GAS}`, /^\d{1,20}$/.test(gas) && BigInt(gas) > 0n && BigInt(gas) <= MAX_GAS)
  return chain
}

function requireApprove(report: CheckReport, proposal: EvmProposal, chain: ChainRecord) {
  const call = readTokenCall(proposal.data)
  if (call.name !== 'approve') throw unsafe(phrase`Expected a token approval on ${chain.name}, but the call makes a payment.`)
  report.require('function', 'text', call.name, 'approve')
  report.require('value', 'amount', proposal.value, '0')
  return call
}
