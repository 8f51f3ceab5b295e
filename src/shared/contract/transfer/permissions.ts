// Permissions: schemas of what others may take from an account or do in its name, and the contract methods on them.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'
import { Grantee, MessageType } from './action.ts'
import { Quote } from './route.ts'
import { ErrorData } from '../status.ts'

const Address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)

/** What a contract may take: an amount of one token, or every NFT of one collection (`ApprovalForAll` of ERC-721 and ERC-1155). */
export const ApprovalKind = z.enum(['token', 'operator'])
export type ApprovalKind = z.infer<typeof ApprovalKind>

const Given = z.object({
  chainId: ChainId,
  /** The contract of the token or of the collection, 0x. */
  contract: Address,
  /** The contract that may spend, 0x. */
  spender: Address,
  /** When its approval was last seen, milliseconds since 1970. */
  seenAt: z.number().int(),
})

/** Whom or what the holder of a grant is confined to. Untrusted text: addresses, and contracts with the functions that may be called. */
export const GrantScope = z.object({
  /** otherValidators: all validators but these. */
  kind: z.enum(['recipients', 'validators', 'otherValidators', 'contracts']),
  names: z.array(z.string()),
})
export type GrantScope = z.infer<typeof GrantScope>

const Limits = z.array(z.object({ asset: Asset, amount: Units }))

const Granted = z.object({
  chainId: ChainId,
  /** The account that holds it, bech32. */
  spender: z.string(),
  /** What may be spent; empty = no limit is stated. */
  limits: Limits,
  /** What may be spent in each period; null = no period is stated. */
  period: z.object({ seconds: z.number().int(), limits: Limits }).nullable(),
  /** Null = the holder is confined to nothing. */
  scope: GrantScope.nullable(),
  /** Milliseconds since 1970; null = it does not expire. */
  expiresAt: z.number().int().nullable(),
})

/** What one contract or account may currently take or do. */
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
  Granted.extend({
    kind: z.literal('grant'),
    /** Type URL of the message, untrusted text; null where Waybill does not know the authorization, and cannot revoke it. */
    message: z.string().nullable(),
  }),
  Granted.extend({
    kind: z.literal('feeGrant'),
    /** Type URLs of the messages whose fees may be paid, untrusted text; empty = all. */
    messages: z.array(z.string()),
  }),
])
export type Permission = z.infer<typeof Permission>

/** Permissions of one account over all chains, with the chains that could not be asked. */
export const PermissionList = z.object({
  /**
   * Whole collections, unlimited amounts and grants first, then the newest. Chains list grants; of approvals only those known from history
   * and transfers are here, since no chain lists them.
   */
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
    input: z.discriminatedUnion('kind', [
      z.object({ accountId: z.string(), kind: ApprovalKind, chainId: ChainId, contract: Address, spender: Address }),
      z.object({ accountId: z.string(), kind: z.literal('grant'), chainId: ChainId, spender: Grantee, message: MessageType }),
      z.object({ accountId: z.string(), kind: z.literal('feeGrant'), chainId: ChainId, spender: Grantee }),
    ]),
    output: Quote,
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
