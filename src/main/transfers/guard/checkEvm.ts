// The intent guard of Ethereum transactions.
import type { CheckLine } from '../../../shared/transferLeg.ts'
import type { ChainRecord } from '../../chains/registry.ts'
import { isSameAddress } from './addresses.ts'
import { callBytes, readTokenCall } from './evmCalls.ts'
import { checkEvmMoney, holdAllowance, isNative, requireUsedUp, tokenContract } from './evmMoney.ts'
import { requireListed, type Intent } from './intent.ts'
import { createSheet, unsafe, type Sheet } from './sheet.ts'
import { startTrace, traceFunds } from './traceFunds.ts'

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

export interface EvmApproval {
  token: string
  spender: string
  /** Base units. */
  amount: string
}

/** No block of the chains that Waybill knows holds more. */
const MAX_GAS = 30_000_000n

/**
 * Checks the transaction that moves the money, with the approvals that it is said to need.
 * @returns one line a check, all of them matching.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkEvm(proposal: EvmProposal & { approvals: readonly EvmApproval[] }, intent: Intent): CheckLine[] {
  const sheet = createSheet()
  const chain = holdSource(sheet, proposal, intent, intent.from.chainId)
  const { approvals, to, value } = proposal
  if (approvals.length > 1) throw unsafe(`The transaction needs ${approvals.length} approvals where one asset is sent.`)
  for (const approval of approvals) holdAllowance(sheet, intent, approval, to)
  const data = callBytes(proposal.data)
  if (isNative(intent) && data === '0x') {
    traceFunds(startTrace(sheet, intent, { denom: intent.from.denom, amount: value }), { how: 'credit', to })
  } else {
    const coin = intent.registry.evmTokens(chain.id).find(({ contract }) => contract === null)
    const fee = coin === undefined ? '0' : (intent.onTop.get(coin.denom) ?? '0')
    sheet.hold('value', 'amount', value, value === '0' ? '0' : fee)
    const taken = checkEvmMoney(sheet, intent, { to, data })
    for (const { amount } of approvals) requireUsedUp(sheet, amount, taken)
  }
  return sheet.lines
}

/**
 * Checks the transaction of an approval leg: exactly as much as the transfer takes, or nothing where a token wants its old
 * allowance taken back first.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkApproval(proposal: EvmProposal, intent: Intent, asked: EvmApproval): CheckLine[] {
  const sheet = createSheet()
  const chain = holdSource(sheet, proposal, intent, intent.from.chainId)
  const call = holdApprove(sheet, proposal, chain)
  const wanted = { ...asked, token: tokenContract(intent) ?? '' }
  sheet.hold('contract', 'address', proposal.to, wanted.token, isSameAddress(proposal.to, wanted.token, chain))
  if (intent.registry.contract(chain.id, call.spender) === null) {
    throw unsafe('The approval is for a contract that the chain list does not name.')
  }
  sheet.hold('spender', 'address', call.spender, asked.spender, isSameAddress(call.spender, asked.spender, chain))
  const isBounded = asked.amount === '0' || intent.amounts.includes(asked.amount)
  sheet.hold('allowance', 'amount', call.amount, isBounded ? asked.amount : intent.amountIn)
  return sheet.lines
}

/** What a revocation is for. */
export interface Revocation extends Pick<Intent, 'sender' | 'registry'> {
  chainId: string
  token: string
  spender: string
}

/** Checks a transaction that takes an allowance back. @throws AppError transfer.unsafeMessage. */
export function checkRevoke(proposal: EvmProposal, asked: Revocation): CheckLine[] {
  const sheet = createSheet()
  const chain = holdSource(sheet, proposal, asked, asked.chainId)
  const call = holdApprove(sheet, proposal, chain)
  sheet.hold('contract', 'address', proposal.to, asked.token, isSameAddress(proposal.to, asked.token, chain))
  sheet.hold('spender', 'address', call.spender, asked.spender, isSameAddress(call.spender, asked.spender, chain))
  sheet.hold('allowance', 'amount', call.amount, '0')
  return sheet.lines
}

/** Checks a transaction that only takes the place of another: nothing, to oneself. @throws AppError transfer.unsafeMessage. */
export function checkAbort(proposal: EvmProposal, asked: Pick<Intent, 'sender' | 'registry'> & { chainId: string }): CheckLine[] {
  const sheet = createSheet()
  const chain = holdSource(sheet, proposal, asked, asked.chainId)
  sheet.hold('recipient', 'address', proposal.to, asked.sender, isSameAddress(proposal.to, asked.sender, chain))
  sheet.hold('value', 'amount', proposal.value, '0')
  sheet.hold('function', 'text', callBytes(proposal.data), '0x')
  return sheet.lines
}

function holdSource(sheet: Sheet, proposal: EvmProposal, intent: Pick<Intent, 'sender' | 'registry'>, asked: string): ChainRecord {
  sheet.hold('chain', 'chain', proposal.chainId, asked)
  const chain = requireListed(intent, asked)
  if (chain.evmChainId === null) throw unsafe(`The chain list names no Ethereum number for ${chain.name}.`)
  sheet.hold('chain', 'text', proposal.evmChainId.toString(), chain.evmChainId.toString())
  sheet.hold('signer', 'address', proposal.from, intent.sender, isSameAddress(proposal.from, intent.sender, chain))
  if (!/^0x[0-9a-f]{40}$/i.test(proposal.to)) throw unsafe('The transaction goes to no address: it would make a contract.')
  const { gas } = proposal
  if (gas !== null)
    sheet.hold('gas', 'text', gas, `at most ${MAX_GAS}`, /^\d{1,20}$/.test(gas) && BigInt(gas) > 0n && BigInt(gas) <= MAX_GAS)
  return chain
}

function holdApprove(sheet: Sheet, proposal: EvmProposal, chain: ChainRecord) {
  const call = readTokenCall(proposal.data)
  if (call.name !== 'approve') throw unsafe(`On ${chain.name} an approval was to be signed, and the call pays instead.`)
  sheet.hold('function', 'text', call.name, 'approve')
  sheet.hold('value', 'amount', proposal.value, '0')
  return call
}
