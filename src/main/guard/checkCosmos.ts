// Checks Cosmos transactions: compares what is to be signed, line by line, with what the user asked for, before a signer sees it. Rejects
// everything it does not know.
import type { CheckLine } from '../../shared/contract/transfer/transferLeg.ts'
import { isSameAddress } from './addresses.ts'
import { checkBurn, checkPaidBurn, CCTP_BURN, CCTP_BURN_WITH_CALLER } from './contracts/cctp.ts'
import { requireListed, type Intent } from './intent.ts'
import { checkMoveExecute, checkMoveExecuteJson, MOVE_EXECUTE, MOVE_EXECUTE_JSON } from './contracts/moveExecute.ts'
import { checkMsgCalls, MSG_CALL } from './contracts/msgCall.ts'
import { checkDeposit, checkSend, checkTransfer, checkWithdrawal, DEPOSIT, IBC_TRANSFER, Send, SEND, WITHDRAW } from './plainMessages.ts'
import { createCheckReport, quoted, unsafe, type CheckReport } from './checkReport.ts'
import { checkWasmExecute, WASM_EXECUTE } from './contracts/wasmExecute.ts'
import { formatUnits } from '../../shared/domain/amount.ts'
import { phrase } from '../../shared/domain/phrase.ts'

/** A message of a transaction. */
export interface Message {
  typeUrl: string
  /** The decoded fields. */
  value: unknown
}

/** A Cosmos transaction that is to be signed. */
export interface CosmosProposal {
  chainId: string
  signer: string
  messages: readonly Message[]
  /** Text beside the messages, for people and exchanges; none by default. */
  memo?: string
}

const CHECKS: Readonly<Record<string, (report: CheckReport, intent: Intent, value: unknown) => void>> = {
  [SEND]: checkSend,
  [IBC_TRANSFER]: checkTransfer,
  [DEPOSIT]: checkDeposit,
  [WITHDRAW]: checkWithdrawal,
  [MOVE_EXECUTE]: checkMoveExecute,
  [MOVE_EXECUTE_JSON]: checkMoveExecuteJson,
  [WASM_EXECUTE]: checkWasmExecute,
  [CCTP_BURN]: checkBurn,
  [CCTP_BURN_WITH_CALLER]: checkBurn,
}

/**
 * Checks the messages of a transfer's transaction. Expects one message; only a call of an EVM contract may have the required approval
 * before it, and only a burn may have the relayer's fee after it.
 * @returns one line per check, all of them matching.
 * @throws AppError transfer.unsafeMessage with the first thing that differs or cannot be read.
 */
export function checkCosmos(proposal: CosmosProposal, intent: Intent): CheckLine[] {
  const report = createCheckReport()
  requireSigner(report, proposal, intent.from.chainId, intent)
  const { messages } = proposal
  if (messages.length > 0 && messages.every(({ typeUrl }) => typeUrl === MSG_CALL)) {
    report.require('message', 'text', MSG_CALL, MSG_CALL)
    checkMsgCalls(
      report,
      intent,
      messages.map(({ value }) => value),
    )
  } else if (isPaidBurn(messages)) {
    const [burn, fee] = messages
    report.require('message', 'text', burn.typeUrl, burn.typeUrl)
    checkPaidBurn(report, intent, burn.value, fee.value)
  } else {
    requireNoPayment(messages, intent)
    const message = onlyMessage(messages)
    const check = Object.hasOwn(CHECKS, message.typeUrl) ? CHECKS[message.typeUrl] : undefined
    if (check === undefined) throw unsafe(phrase`The message type ${quoted(message.typeUrl)} isn’t used by transfers.`)
    report.require('message', 'text', message.typeUrl, message.typeUrl)
    check(report, intent, message.value)
  }
  const { memo = '' } = proposal
  if (memo !== '' || intent.memo !== '') report.require('memo', 'text', memo, intent.memo)
  return report.lines
}

function isBurn({ typeUrl }: Message): boolean {
  return typeUrl === CCTP_BURN || typeUrl === CCTP_BURN_WITH_CALLER
}

function isPaidBurn(messages: readonly Message[]): messages is readonly [Message, Message] {
  const [first, second, ...others] = messages
  return first !== undefined && isBurn(first) && second?.typeUrl === SEND && others.length === 0
}

/** Checks chain and signer of a Cosmos transaction. @throws AppError transfer.unsafeMessage. */
export function requireSigner(
  report: CheckReport,
  { chainId, signer }: Pick<CosmosProposal, 'chainId' | 'signer'>,
  asked: string,
  intent: Pick<Intent, 'sender' | 'registry'>,
): void {
  report.require('chain', 'chain', chainId, asked)
  const chain = requireListed(intent, asked)
  report.require('signer', 'address', signer, intent.sender, isSameAddress(signer, intent.sender, chain))
}

/** Refuses an added payment with a message that names its amount and recipient. @throws AppError transfer.unsafeMessage. */
function requireNoPayment(messages: readonly Message[], { from, registry, goal }: Intent): void {
  // A burn has its relayer's fee beside it.
  if (messages.length < 2 || messages.some(isBurn)) return
  const payments = messages.flatMap(({ typeUrl, value }) => (typeUrl === SEND ? (Send.safeParse(value).data ?? []) : []))
  const added = payments.find(({ toAddress }) => !goal.recipients.includes(toAddress))
  if (added === undefined) return
  const [{ denom, amount }] = added.amount
  const { symbol, decimals, isVerified } = registry.asset(from.chainId, denom)
  const paid = isVerified ? `${formatUnits(amount, decimals)} ${symbol}` : `${amount} ${denom}`
  throw unsafe(phrase`The router added a payment of ${paid} to ${added.toAddress}, which you didn’t ask for. Waybill refuses it.`)
}

/** Returns the only message. @throws AppError transfer.unsafeMessage for none or several. */
export function onlyMessage(messages: readonly Message[]): Message {
  const [message, ...others] = messages
  if (message !== undefined && others.length === 0) return message
  throw unsafe(phrase`The transaction contains ${messages.length} messages; one was expected.`)
}
