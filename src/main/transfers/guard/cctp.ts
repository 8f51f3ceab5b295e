// MsgDepositForBurn and MsgDepositForBurnWithCaller of Circle's Cosmos module, alone or with the relayer's fee behind them.
// Sources: circlefin/noble-cctp proto/circle/cctp/v1/tx.proto; skip-mev/skip-go docs/general/smart-relay.mdx (the fee).
import { z } from 'zod'
import { Amount, Bytes, readFields } from './fields.ts'
import { isSameDenom } from './funds.ts'
import { holdRelayFee } from './holdOnWay.ts'
import type { Intent } from './intent.ts'
import type { Call, Coin } from './nextHop.ts'
import { holdSender, Send } from './plainMessages.ts'
import type { Sheet } from './sheet.ts'
import { startTrace, traceCall } from './traceFunds.ts'

export const CCTP_BURN = '/circle.cctp.v1.MsgDepositForBurn'
export const CCTP_BURN_WITH_CALLER = '/circle.cctp.v1.MsgDepositForBurnWithCaller'

/** An address as bridges write them. */
const Word = Bytes.refine(({ length }) => length === 32)

const Burn = z.strictObject({
  from: z.string(),
  amount: Amount,
  destinationDomain: z.number().int(),
  mintRecipient: Word,
  burnToken: z.string(),
  destinationCaller: Word.optional(),
})

/** The module's stand-in in the chain list, since it has no address that is called. */
const MODULE = '0x0'

/** Either message. */
export function checkBurn(sheet: Sheet, intent: Intent, value: unknown): void {
  const burn = readFields(Burn, value)
  traceBurn(sheet, intent, burn, { denom: burn.burnToken, amount: burn.amount }, { kind: 'keep' })
}

/**
 * A burn and the payment of who hands it over: together they spend what was asked for, and the payment goes to a listed account.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkPaidBurn(sheet: Sheet, intent: Intent, burnValue: unknown, feeValue: unknown): void {
  const burn = readFields(Burn, burnValue)
  const { fromAddress, toAddress, amount } = readFields(Send, feeValue)
  const [fee] = amount
  holdSender(sheet, intent, fromAddress)
  holdRelayFee({ sheet, intent, at: 0 }, toAddress)
  sheet.hold('asset', 'denom', fee.denom, burn.burnToken, isSameDenom(fee.denom, burn.burnToken))
  const total = (BigInt(burn.amount) + BigInt(fee.amount)).toString()
  traceBurn(sheet, intent, burn, { denom: burn.burnToken, amount: total }, { kind: 'fee', left: burn.amount })
}

function traceBurn(sheet: Sheet, intent: Intent, burn: z.infer<typeof Burn>, spends: Coin, effect: Call['effect']): void {
  const { from, destinationDomain, mintRecipient, destinationCaller } = burn
  holdSender(sheet, intent, from)
  const caller = destinationCaller === undefined ? null : hex(destinationCaller)
  traceCall(startTrace(sheet, intent, spends), {
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
