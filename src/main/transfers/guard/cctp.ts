// MsgDepositForBurn and MsgDepositForBurnWithCaller of Circle's Cosmos module.
// Source: circlefin/noble-cctp proto/circle/cctp/v1/tx.proto.
import { z } from 'zod'
import { Amount, Bytes, readFields } from './fields.ts'
import { followCall } from './follow.ts'
import { holdSpent } from './holdAmounts.ts'
import type { Intent } from './intent.ts'
import { holdSender } from './plainMessages.ts'
import type { Sheet } from './sheet.ts'

export const CCTP_BURN = '/circle.cctp.v1.MsgDepositForBurn'
export const CCTP_BURN_WITH_CALLER = '/circle.cctp.v1.MsgDepositForBurnWithCaller'

const Burn = z.strictObject({
  from: z.string(),
  amount: Amount,
  destinationDomain: z.number().int(),
  mintRecipient: Bytes.refine(({ length }) => length === 32),
  burnToken: z.string(),
  destinationCaller: Bytes.optional(),
})

/** The module's stand-in in the chain list, since it has no address that is called. */
const MODULE = '0x0'

/** Either message; whoever hands the proof over at the other end changes nothing. */
export function checkBurn(sheet: Sheet, intent: Intent, value: unknown): void {
  const { from, amount, destinationDomain, mintRecipient, burnToken } = readFields(Burn, value)
  holdSender(sheet, intent, from)
  const spends = { denom: burnToken, amount }
  holdSpent(sheet, intent, spends)
  const to = `0x${Buffer.from(mintRecipient).toString('hex')}`
  followCall(
    { sheet, intent, at: 0 },
    {
      contract: MODULE,
      roles: ['cctp'],
      name: 'MsgDepositForBurn',
      spends,
      least: null,
      recovery: [],
      deadline: null,
      onward: { how: 'domain', domain: destinationDomain, to, caller: null },
    },
  )
}
