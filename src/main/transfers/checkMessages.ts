// The intent guard: what the router wants signed, held line by line against what the user asked for, before a signer sees it.
// Whatever it does not know it refuses.
import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import type { CheckLine } from '../../shared/transfer.ts'

export const DEPOSIT = '/opinit.ophost.v1.MsgInitiateTokenDeposit'
export const SEND = '/cosmos.bank.v1beta1.MsgSend'

const Coin = z.object({ denom: z.string(), amount: z.string() })
/** Source: initia-labs/OPinit proto/opinit/ophost/v1/tx.proto. */
const Deposit = z.object({ sender: z.string(), bridgeId: z.bigint(), to: z.string(), amount: Coin, data: z.instanceof(Uint8Array) })
/** Source: cosmos-sdk proto/cosmos/bank/v1beta1/tx.proto. */
const Send = z.object({ fromAddress: z.string(), toAddress: z.string(), amount: z.array(Coin).length(1) })

export interface Intent {
  fromChainId: string
  toChainId: string
  denom: string
  /** Base units. */
  amount: string
  sender: string
  recipient: string
  /** Bridge of the destination as the chain list has it; null when the destination is no rollup. */
  bridgeId: string | null
}

export interface Proposal {
  chainId: string
  signer: string
  /** Decoded. */
  messages: readonly { typeUrl: string; value: unknown }[]
}

/**
 * Checks a proposal.
 * @returns one line a check, all of them matching.
 * @throws AppError transfer.unsafeMessage with the first thing that differs.
 */
export function checkMessages(proposal: Proposal, intent: Intent): CheckLine[] {
  const [message, ...others] = proposal.messages
  if (message === undefined || others.length > 0) {
    throw unsafe(`The router asks to sign ${proposal.messages.length} messages in one transaction where one is expected.`)
  }
  const expected = intent.fromChainId === intent.toChainId ? SEND : DEPOSIT
  const lines = [
    line('chain', 'chain', proposal.chainId, intent.fromChainId),
    line('message', 'text', message.typeUrl, expected),
    line('signer', 'address', proposal.signer, intent.sender),
  ]
  // Fields of a message of another kind would be meaningless.
  assertMatching(lines)
  lines.push(...(expected === SEND ? checkSend(message.value, intent) : checkDeposit(message.value, intent)))
  assertMatching(lines)
  return lines
}

function checkDeposit(value: unknown, intent: Intent): CheckLine[] {
  const deposit = readFields(Deposit, value)
  if (intent.bridgeId === null) throw unsafe(`The chain list names no bridge to ${intent.toChainId}.`)
  return [
    line('sender', 'address', deposit.sender, intent.sender),
    line('bridge', 'text', deposit.bridgeId.toString(), intent.bridgeId),
    line('asset', 'denom', deposit.amount.denom, intent.denom),
    line('amount', 'amount', deposit.amount.amount, intent.amount),
    line('recipient', 'address', deposit.to, intent.recipient),
    line('hook', 'text', Buffer.from(deposit.data).toString('hex'), ''),
  ]
}

function checkSend(value: unknown, intent: Intent): CheckLine[] {
  const send = readFields(Send, value)
  const [coin = { denom: '', amount: '' }] = send.amount
  return [
    line('sender', 'address', send.fromAddress, intent.sender),
    line('asset', 'denom', coin.denom, intent.denom),
    line('amount', 'amount', coin.amount, intent.amount),
    line('recipient', 'address', send.toAddress, intent.recipient),
  ]
}

function readFields<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw unsafe('The router’s message lacks a field or has one too many.', parsed.error)
}

function line(subject: CheckLine['subject'], form: CheckLine['form'], found: string, asked: string): CheckLine {
  return { subject, form, found, asked, verdict: found === asked ? 'match' : 'differs' }
}

function assertMatching(lines: readonly CheckLine[]): void {
  const wrong = lines.find(({ verdict }) => verdict !== 'match')
  if (wrong === undefined) return
  const shown = (text: string) => (text === '' ? 'nothing' : `“${text}”`)
  throw unsafe(
    `The router’s message does not do what was asked: the ${wrong.subject} is ${shown(wrong.found)} instead of ${shown(wrong.asked)}.`,
  )
}

function unsafe(message: string, cause?: unknown): AppError {
  return new AppError('transfer.unsafeMessage', message, { hint: 'Nothing was signed. Ask for another route.', cause })
}
