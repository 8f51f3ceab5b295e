// Contract methods on the names that the L1 keeps for addresses, such as alice.init.
import { z } from 'zod'
import { isUsername } from '../../domain/username.ts'
import { AccountAddress } from '../account.ts'
import { ChainId } from '../chain.ts'

/** The address behind a name, which answers to that name. */
export const ResolvedName = z.object({
  /** In lower case, with its ending. */
  name: z.string(),
  /** The chain that keeps it. */
  chainId: ChainId,
  address: AccountAddress,
})
export type ResolvedName = z.infer<typeof ResolvedName>

/** A name as it was last seen to lead to its address, and the address to it. For lists: what is sent is sent to a name resolved now. */
export const KnownName = z.object({
  name: z.string(),
  address: AccountAddress,
  /** Milliseconds since 1970. */
  seenAt: z.number().int(),
})
export type KnownName = z.infer<typeof KnownName>

/** Methods on names. */
export const nameContract = {
  /** Asks the L1 which address a name such as alice.init leads to. @throws AppError name.… */
  'names.resolve': { input: z.object({ name: z.string().trim().refine(isUsername) }), output: ResolvedName },
  /** Lists the names that were looked up, and those of the accounts. Sends no request. */
  'names.list': { input: z.object({}), output: z.array(KnownName) },
  /** Asks the L1 for the names of the accounts, and again for old ones of others. */
  'names.refresh': { input: z.object({}), output: z.object({ at: z.number().int() }) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
