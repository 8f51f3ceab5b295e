// Withdrawals through the optimistic bridges, as the screens list them, and the contract's methods on them.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'
import { Quote } from './route.ts'
import { ErrorData } from '../status.ts'
import { Withdrawal } from './transfer.ts'

/** One withdrawal of an account, whoever began it. */
export const ListedWithdrawal = Withdrawal.extend({
  /** On the L1. */
  asset: Asset,
  amount: Units,
  /** bech32; who may be somebody else. */
  from: z.string(),
  to: z.string(),
  /** The transaction on the rollup; null where the executor does not say. */
  hash: z.string().nullable(),
  /** When it began, milliseconds since 1970; null where nobody says. */
  beganAt: z.number().int().nullable(),
  /** The waybill that carries it, here; null for one made elsewhere. */
  transferId: z.string().nullable(),
})
export type ListedWithdrawal = z.infer<typeof ListedWithdrawal>

export const WithdrawalList = z.object({
  /** Newest first, what was claimed among them. */
  withdrawals: z.array(ListedWithdrawal),
  /** Rollups that could not be asked; what they hold is missing above. */
  missing: z.array(z.object({ chainId: ChainId, error: ErrorData })),
})
export type WithdrawalList = z.infer<typeof WithdrawalList>

/** Either the waybill that carries the withdrawal already, or a quote that makes one. */
export const ClaimOffer = z.object({ transferId: z.string().nullable(), quote: Quote.nullable() })
export type ClaimOffer = z.infer<typeof ClaimOffer>

export const withdrawalContract = {
  /** Asks the executors of all rollups that name one, and the L1. */
  'withdrawals.list': { input: z.object({ accountId: z.string() }), output: WithdrawalList },
  /** For `transfers.create`. @throws withdrawal.unknown for one that cannot be claimed (yet, or any more). */
  'withdrawals.claim': {
    input: z.object({ accountId: z.string(), chainId: ChainId, sequence: z.string().regex(/^\d{1,20}$/) }),
    output: ClaimOffer,
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
