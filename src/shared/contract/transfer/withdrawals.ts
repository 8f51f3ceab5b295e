// Schemas of withdrawals through the optimistic bridges, and the contract methods on them.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'
import { Quote } from './route.ts'
import { ErrorData } from '../status.ts'
import { Withdrawal } from './transfer.ts'

/** One withdrawal of an account, started by Waybill or elsewhere. */
export const ListedWithdrawal = Withdrawal.extend({
  /** Asset on the L1. */
  asset: Asset,
  amount: Units,
  /** bech32; may be another party's address. */
  from: z.string(),
  to: z.string(),
  /** The transaction on the rollup; null where the executor does not report it. */
  hash: z.string().nullable(),
  /** When it began, milliseconds since 1970; null where unknown. */
  beganAt: z.number().int().nullable(),
  /** The transfer in this app that made it; null for one made elsewhere. */
  transferId: z.string().nullable(),
  /** The transaction on the L1 that claimed it, where the account's history has it. */
  claim: z.object({ hash: z.string(), time: z.number().int() }).nullable(),
})
export type ListedWithdrawal = z.infer<typeof ListedWithdrawal>

/** Withdrawals of one account over all rollups. */
export const WithdrawalList = z.object({
  /** Newest first, including claimed ones. */
  withdrawals: z.array(ListedWithdrawal),
  /** Rollups that could not be asked; their withdrawals are missing above. */
  missing: z.array(z.object({ chainId: ChainId, error: ErrorData })),
})
export type WithdrawalList = z.infer<typeof WithdrawalList>

/** Either the transfer that made the withdrawal, or a quote to claim it. */
export const ClaimOffer = z.object({ transferId: z.string().nullable(), quote: Quote.nullable() })
export type ClaimOffer = z.infer<typeof ClaimOffer>

/** Withdrawal methods, by name. */
export const withdrawalContract = {
  /** Asks the executors of all rollups that have one, and the L1. */
  'withdrawals.list': { input: z.object({ accountId: z.string() }), output: WithdrawalList },
  /** Prepares a claim for `transfers.create`. @throws withdrawal.unknown for one that cannot be claimed (not yet, or no longer). */
  'withdrawals.claim': {
    input: z.object({ accountId: z.string(), chainId: ChainId, sequence: z.string().regex(/^\d{1,20}$/) }),
    output: ClaimOffer,
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
