// Permissions: schemas of what contracts may take from an account, and the contract methods on them.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'
import { Quote } from './route.ts'
import { ErrorData } from '../status.ts'

const Address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)

/** What a permission is of: an amount of one token, or every NFT of one collection (`ApprovalForAll` of ERC-721 and ERC-1155). */
export const PermissionKind = z.enum(['token', 'operator'])
export type PermissionKind = z.infer<typeof PermissionKind>

const Given = z.object({
  chainId: ChainId,
  /** The contract of the token or of the collection, 0x. */
  contract: Address,
  /** The contract that may spend, 0x. */
  spender: Address,
  /** When its approval was last seen, milliseconds since 1970. */
  seenAt: z.number().int(),
})

/** What one contract may currently take. */
export const Permission = z.discriminatedUnion('kind', [
  Given.extend({
    kind: z.literal('token'),
    asset: Asset,
    amount: Units,
    /** The amount is practically unlimited. */
    isUnlimited: z.boolean(),
  }),
  Given.extend({
    kind: z.literal('operator'),
    /** The collection's name; null where no indexer told one. Untrusted text. */
    name: z.string().nullable(),
  }),
])
export type Permission = z.infer<typeof Permission>

/** Permissions of one account over all chains, with the chains that could not be asked. */
export const PermissionList = z.object({
  /** Whole collections and unlimited amounts first, then the newest. Only those known from history and transfers: a chain cannot list them. */
  permissions: z.array(Permission),
  /** Chains whose node could not be asked; their permissions are missing above. */
  missing: z.array(z.object({ chainId: ChainId, error: ErrorData })),
})
export type PermissionList = z.infer<typeof PermissionList>

/** Methods on permissions, by name. */
export const permissionContract = {
  /** Asks the chains' nodes what each contract that ever received a permission may still take. */
  'permissions.list': { input: z.object({ accountId: z.string() }), output: PermissionList },
  /** Builds a quote that revokes a permission, for `transfers.create`. Asks only the chain's node, for gas prices. */
  'permissions.revoke': {
    input: z.object({ accountId: z.string(), kind: PermissionKind, chainId: ChainId, contract: Address, spender: Address }),
    output: Quote,
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
