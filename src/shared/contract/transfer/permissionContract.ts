// The contract methods on permissions.
import { z } from 'zod'
import { ChainId } from '../chain.ts'
import { Grantee, MessageType } from './action.ts'
import { ApprovalKind, ContractAddress, PermissionList } from './permissions.ts'
import { Quote } from './route.ts'

/** Methods on permissions, by name. */
export const permissionContract = {
  /** Asks the chains' nodes what each contract that ever received a permission may still take. */
  'permissions.list': { input: z.object({ accountId: z.string() }), output: PermissionList },
  /** Builds a quote that revokes a permission, for `transfers.create`. Asks only the chain's node: for gas prices, and what the permission allows now. */
  'permissions.revoke': {
    input: z.discriminatedUnion('kind', [
      z.object({ accountId: z.string(), kind: ApprovalKind, chainId: ChainId, contract: ContractAddress, spender: ContractAddress }),
      z.object({ accountId: z.string(), kind: z.literal('grant'), chainId: ChainId, spender: Grantee, message: MessageType }),
      z.object({ accountId: z.string(), kind: z.literal('feeGrant'), chainId: ChainId, spender: Grantee }),
    ]),
    output: Quote,
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
