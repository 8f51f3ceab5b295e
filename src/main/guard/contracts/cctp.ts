// Checks MsgDepositForBurn and MsgDepositForBurnWithCaller of Circle's Cosmos module, alone or followed by the relayer's fee.
// Sources: circlefin/noble-cctp proto/circle/cctp/v1/tx.proto; skip-mev/skip-go docs/general/smart-relay.mdx (the fee).
import { z } from 'zod'
import { Amount, Bytes, readFields } from '../fields.ts'
import { isSameDenom } from '../trace/funds.ts'
import { requireRelayFee } from '../trace/requireOnRoute.ts'
import type { Intent } from '../intent.ts'
import type { Call, Coin } from '../trace/nextHop.ts'
import { requireSender, Send } from '../plainMessages.ts'
import type { CheckReport } from '../checkReport.ts'
import { startTrace, traceCall } from '../trace/traceFunds.ts'

/** Type URL of a burn. */
export const CCTP_BURN = '/circle.cctp.v1.MsgDepositForBurn'
/** Type URL of a burn that only one caller may deliver. */
export const CCTP_BURN_WITH_CALLER = '/circle.cctp.v1.MsgDepositForBurnWithCaller'

/** An address of 32 bytes, as bridges write it. */
const Word = Bytes.refine(({ length }) => length === 32)

const Burn = z.strictObject({
  from: z.string(),
  amount: Amount,
  destinationDomain: z.number().int(),
  mintRecipient: Word,
  burnToken: z.string(),
  destinationCaller: Word.optional(),
})

/** Stands for the module in the chain list, since it has no address that is called. */
const MODULE = '0x0'

/** Checks either message. */
export function checkBurn(report: CheckReport, intent: Intent, value: unknown): void {
  const burn = readFields(Burn, value)
  traceBurn(report, intent, burn, { denom: burn.burnToken, amount: burn.amount }, { kind: 'keep' })
}

/**
 * Checks a burn and the relayer's fee: together they spend what was asked for, and the fee goes to a listed account.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkPaidBurn(report: CheckReport, intent: Intent, burnValue: unknown, feeValue: unknown): void {
  const burn = readFields(Burn, burnValue)
  const { fromAddress, toAddress, amount } = readFields(Send, feeValue)
  const [fee] = amount
  requireSender(report, intent, fromAddress)
  requireRelayFee({ report, intent, at: 0 }, toAddress)
  report.require('asset', 'denom', fee.denom, burn.burnToken, isSameDenom(fee.denom, burn.burnToken))
  const total = (BigInt(burn.amount) + BigInt(fee.amount)).toString()
  traceBurn(report, intent, burn, { denom: burn.burnToken, amount: total }, { kind: 'fee', left: burn.amount })
}

function traceBurn(report: CheckReport, intent: Intent, burn: z.infer<typeof Burn>, spends: Coin, effect: Call['effect']): void {
  const { from, destinationDomain, mintRecipient, destinationCaller } = burn
  requireSender(report, intent, from)
  const caller = destinationCaller === undefined ? null : hex(destinationCaller)
  traceCall(startTrace(report, intent, spends), {
    contract: MODULE,
    vm: 'module',
    roles: ['cctp'],
    name: 'MsgDepositForBurn',
    spends,
    effect,
    recovery: [],
    deadline: null,
    next: { how: 'domain', domain: destinationDomain, to: hex(mintRecipient), caller, call: null },
  })
}

function hex(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString('hex')}`
}
