// Checks MsgCall of an EVM rollup.
// Source: initia-labs/minievm proto/minievm/evm/v1/tx.proto.
import { z } from 'zod'
import { readFields } from '../fields.ts'
import { readTokenCall } from './evmCalls.ts'
import { checkEvmMoney, requireAllowance, requireUsedUp } from './evmMoney.ts'
import type { Intent } from '../intent.ts'
import { requireSender } from '../plainMessages.ts'
import { unsafe, type CheckReport } from '../checkReport.ts'
import { phrase } from '../../../shared/domain/phrase.ts'

/** Type URL of a contract call. */
export const MSG_CALL = '/minievm.evm.v1.MsgCall'

/** Fields of MsgCall. Access lists only affect gas; an authorization list would hand the account over to third-party code (EIP-7702). */
export const MsgCall = z.strictObject({
  sender: z.string(),
  contractAddr: z.string(),
  input: z.string(),
  value: z.literal('0'),
  accessList: z.array(z.never()).optional(),
  authList: z.array(z.never()).optional(),
})

/** Checks one call, or the approval that it needs and the call. @throws AppError transfer.unsafeMessage. */
export function checkMsgCalls(report: CheckReport, intent: Intent, values: readonly unknown[]): void {
  const calls = values.map((value) => readFields(MsgCall, value))
  const [first, second, ...others] = calls
  const call = second ?? first
  if (call === undefined || others.length > 0) throw unsafe(phrase`The transaction contains ${calls.length} calls; one was expected.`)
  let allowed: string | null = null
  if (first !== undefined && second !== undefined) {
    const approval = readTokenCall(first.input)
    if (approval.name !== 'approve') throw unsafe('The transaction contains two payments; one was expected.')
    requireSender(report, intent, first.sender)
    report.require('function', 'text', 'approve', 'approve')
    allowed = approval.amount
    requireAllowance(report, intent, { token: first.contractAddr, spender: approval.spender, amount: approval.amount }, second.contractAddr)
  }
  requireSender(report, intent, call.sender)
  report.require('value', 'amount', call.value, '0')
  const { taken } = checkEvmMoney(report, intent, { to: call.contractAddr, data: call.input })
  if (allowed !== null) requireUsedUp(report, allowed, taken)
}
