// Allowances: what contracts may take of an account's tokens, as the screens list them, and the contract's methods on them.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'
import { Quote } from './route.ts'
import { ErrorData } from '../status.ts'

const Address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)

/** What one contract may take of one token now. */
export const Allowance = z.object({
  chainId: ChainId,
  asset: Asset,
  /** The token's contract, 0x. */
  contract: Address,
  /** Who may take, 0x. */
  spender: Address,
  amount: Units,
  /** As good as endless. */
  isUnlimited: z.boolean(),
  /** When it was last seen being given, milliseconds since 1970. */
  seenAt: z.number().int(),
})
export type Allowance = z.infer<typeof Allowance>

export const AllowanceList = z.object({
  /** Endless ones first, then the newest. Only those known from history and waybills: a chain cannot list them. */
  allowances: z.array(Allowance),
  /** Chains whose node could not be asked; what they hold is missing above. */
  missing: z.array(z.object({ chainId: ChainId, error: ErrorData })),
})
export type AllowanceList = z.infer<typeof AllowanceList>

export const allowanceContract = {
  /** Asks the chains' nodes what each contract that was ever given an allowance may still take. */
  'allowances.list': { input: z.object({ accountId: z.string() }), output: AllowanceList },
  /** A quote that takes an allowance back, for `transfers.create`. Asks nobody but the chain’s node for its prices. */
  'allowances.revoke': {
    input: z.object({ accountId: z.string(), chainId: ChainId, contract: Address, spender: Address }),
    output: Quote,
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
