// Permissions: schemas of what others may take from an account or do in its name.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'
import { ErrorData } from '../status.ts'

/** Address of a contract. */
export const ContractAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/)

/** What a contract may take: an amount of one token, or every NFT of one collection (`ApprovalForAll` of ERC-721 and ERC-1155). */
export const ApprovalKind = z.enum(['token', 'operator'])
export type ApprovalKind = z.infer<typeof ApprovalKind>

const Given = z.object({
  chainId: ChainId,
  /** The contract of the token or of the collection, 0x. */
  contract: ContractAddress,
  /** The contract that may spend, 0x. */
  spender: ContractAddress,
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
