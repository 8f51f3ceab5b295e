// Token allowances: schemas of what contracts may spend from an account, and the contract methods on them.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'
import { Quote } from './route.ts'
import { ErrorData } from '../status.ts'

const Address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)

/** What one contract may currently spend of one token. */
export const Allowance = z.object({
  chainId: ChainId,
  asset: Asset,
  /** The token's contract, 0x. */
  contract: Address,
  /** The contract that may spend, 0x. */
  spender: Address,
  amount: Units,
  /** The amount is practically unlimited. */
  isUnlimited: z.boolean(),
  /** When its approval was last seen, milliseconds since 1970. */
  seenAt: z.number().int(),
})
export type Allowance = z.infer<typeof Allowance>

/** Allowances of one account over all chains, with the chains that could not be asked. */
export const AllowanceList = z.object({
  /** Unlimited ones first, then the newest. Only those known from history and transfers: a chain cannot list them. */
  allowances: z.array(Allowance),
  /** Chains whose node could not be asked; their allowances are missing above. */
  missing: z.array(z.object({ chainId: ChainId, error: ErrorData })),
})
export type AllowanceList = z.infer<typeof AllowanceList>

/** Methods on allowances, by name. */
export const allowanceContract = {
  /** Asks the chains' nodes what each contract that ever received an allowance may still spend. */
  'allowances.list': { input: z.object({ accountId: z.string() }), output: AllowanceList },
  /** Builds a quote that revokes an allowance, for `transfers.create`. Asks only the chain's node, for gas prices. */
  'allowances.revoke': {
    input: z.object({ accountId: z.string(), chainId: ChainId, contract: Address, spender: Address }),
    output: Quote,
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
