// MsgDepositForBurn and MsgDepositForBurnWithCaller of Circle's Cosmos module.
// Source: circlefin/noble-cctp proto/circle/cctp/v1/tx.proto.
import { z } from 'zod'
import { Amount, Bytes, readFields } from './fields.ts'
import type { Intent } from './intent.ts'
import { holdSender } from './plainMessages.ts'
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
  const { from, amount, destinationDomain, mintRecipient, burnToken, destinationCaller } = readFields(Burn, value)
  holdSender(sheet, intent, from)
  const spends = { denom: burnToken, amount }
  const caller = destinationCaller === undefined ? null : hex(destinationCaller)
  traceCall(startTrace(sheet, intent, spends), {
    contract: MODULE,
    vm: 'module',
    roles: ['cctp'],
    name: 'MsgDepositForBurn',
    spends,
    effect: { kind: 'keep' },
    recovery: [],
    deadline: null,
    next: { how: 'domain', domain: destinationDomain, to: hex(mintRecipient), caller },
  })
}

function hex(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString('hex')}`
}
