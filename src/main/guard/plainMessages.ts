// Checks messages without a call: sends, IBC transfers, deposits into a rollup and withdrawals from one.
// Sources: cosmos-sdk proto/cosmos/bank/v1beta1/tx.proto; ibc-go proto/ibc/applications/transfer/v1/tx.proto; initia-labs/OPinit
// proto/opinit/{ophost,opchild}/v1/tx.proto.
import { z } from 'zod'
import { isSameAddress } from './addresses.ts'
import { CoinField, Bytes, readFields } from './fields.ts'
import { requireListed, type Intent } from './intent.ts'
import type { CheckReport } from './checkReport.ts'
import { startTrace, traceFunds } from './trace/traceFunds.ts'

/** Type URL of a send. */
export const SEND = '/cosmos.bank.v1beta1.MsgSend'
/** Type URL of an IBC transfer. */
export const IBC_TRANSFER = '/ibc.applications.transfer.v1.MsgTransfer'
/** Type URL of a deposit into a rollup. */
export const DEPOSIT = '/opinit.ophost.v1.MsgInitiateTokenDeposit'
/** Type URL of a withdrawal from a rollup. */
export const WITHDRAW = '/opinit.opchild.v1.MsgInitiateTokenWithdrawal'

/** Fields of a send. */
export const Send = z.strictObject({ fromAddress: z.string(), toAddress: z.string(), amount: z.tuple([CoinField]) })
const Transfer = z.strictObject({
  sourcePort: z.string(),
  sourceChannel: z.string(),
  token: CoinField,
  sender: z.string(),
  receiver: z.string(),
  // Beside a moment, a height can only give the packet up earlier.
  timeoutHeight: z.strictObject({ revisionNumber: z.bigint(), revisionHeight: z.bigint() }).optional(),
  timeoutTimestamp: z.bigint(),
  memo: z.string(),
  // A field of IBC's second version; a different encoding would mean a different packet.
  encoding: z.literal('').optional(),
})
const Deposit = z.strictObject({ sender: z.string(), bridgeId: z.bigint(), to: z.string(), amount: CoinField, data: Bytes })
const Withdrawal = z.strictObject({ sender: z.string(), to: z.string(), amount: CoinField })

/** Checks MsgSend. */
export function checkSend(report: CheckReport, intent: Intent, value: unknown): void {
  const { fromAddress, toAddress, amount } = readFields(Send, value)
  requireSender(report, intent, fromAddress)
  traceFunds(startTrace(report, intent, amount[0]), { how: 'credit', to: toAddress })
}

/** Checks MsgTransfer. */
export function checkTransfer(report: CheckReport, intent: Intent, value: unknown): void {
  const { sender, token, sourcePort, sourceChannel, receiver, memo, timeoutTimestamp } = readFields(Transfer, value)
  requireSender(report, intent, sender)
  const state = startTrace(report, intent, token)
  const timeout = { at: Number(timeoutTimestamp / 1_000_000n) }
  traceFunds(state, { how: 'ibc', port: sourcePort, channel: sourceChannel, receiver, memo, timeout })
}

/** Checks MsgInitiateTokenDeposit. */
export function checkDeposit(report: CheckReport, intent: Intent, value: unknown): void {
  const { sender, bridgeId, to, amount, data } = readFields(Deposit, value)
  requireSender(report, intent, sender)
  const hex = Buffer.from(data).toString('hex')
  traceFunds(startTrace(report, intent, amount), { how: 'deposit', bridgeId: bridgeId.toString(), to, data: hex })
}

/** Checks MsgInitiateTokenWithdrawal. */
export function checkWithdrawal(report: CheckReport, intent: Intent, value: unknown): void {
  const { sender, to, amount } = readFields(Withdrawal, value)
  requireSender(report, intent, sender)
  traceFunds(startTrace(report, intent, amount), { how: 'withdraw', to })
}

/** Checks whose money is sent. @throws AppError transfer.unsafeMessage. */
export function requireSender(report: CheckReport, intent: Intent, sender: string): void {
  const chain = requireListed(intent, intent.from.chainId)
  report.require('sender', 'address', sender, intent.sender, isSameAddress(sender, intent.sender, chain))
}
