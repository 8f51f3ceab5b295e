// Contract methods on the names that the L1 keeps for addresses, such as alice.init.
import { z } from 'zod'
import { isUsername, MAX_NAME_YEARS } from '../../domain/username.ts'
import { AccountAddress } from '../account.ts'
import { Asset, ChainId, Units } from '../chain.ts'
import { ErrorData } from '../status.ts'
import { Username } from './action.ts'

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

/** A name that an account owns, as its node told it now. */
export const OwnName = z.object({
  /** In lower case, with its ending. */
  name: z.string(),
  /** Milliseconds since 1970. */
  endsAt: z.number().int(),
})
export type OwnName = z.infer<typeof OwnName>

/** The names of an account, by the chain that keeps them. */
export const OwnNameList = z.object({
  chains: z.array(
    z.object({
      chainId: ChainId,
      graceMs: z.number().int(),
      names: z.array(OwnName),
      /** Names that may be the account's, of which the node did not say so. */
      unread: z.array(z.string()),
      /** How many more names the account's NFTs are called by: there is a limit on what is asked. */
      leftOut: z.number().int(),
    }),
  ),
  /** Chains that could not be asked. */
  missing: z.array(z.object({ chainId: ChainId, error: ErrorData })),
})
export type OwnNameList = z.infer<typeof OwnNameList>

/** What extending a name costs now, and what the module lets it be extended by. */
export const NameTerms = z.object({
  endsAt: z.number().int(),
  graceMs: z.number().int(),
  /** What the price is paid in. */
  asset: Asset,
  /** What the account has of it, base units. */
  free: Units,
  terms: z.array(
    z.object({
      years: z.number().int().min(1).max(MAX_NAME_YEARS),
      amount: Units,
      /** When the name would end, ms since 1970. */
      until: z.number().int(),
      /** Why the module would refuse it; null where it would not. */
      hindrance: z.enum(['tooShort', 'tooFar']).nullable(),
    }),
  ),
})
export type NameTerms = z.infer<typeof NameTerms>

/** Methods on names. */
export const nameContract = {
  /** Asks the L1 which address a name such as alice.init leads to. @throws AppError name.… */
  'names.resolve': { input: z.object({ name: z.string().trim().refine(isUsername) }), output: ResolvedName },
  /** Lists the names that were looked up, and those of the accounts. Sends no request. */
  'names.list': { input: z.object({}), output: z.array(KnownName) },
  /** Asks the L1 for the names of the accounts, and again for old ones of others. */
  'names.refresh': { input: z.object({}), output: z.object({ at: z.number().int() }) },
  /** Asks the L1 which of the names that an account's history has, or that it goes by, are its own, and when they end. */
  'names.own': { input: z.object({ accountId: z.string() }), output: OwnNameList },
  /** Asks the L1 what extending a name costs. @throws AppError name.unknown, name.ended, name.changed, chain.unknown, network.…, chain.… */
  'names.terms': { input: z.object({ accountId: z.string(), chainId: ChainId, name: Username }), output: NameTerms },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
