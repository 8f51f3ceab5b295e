// REST (grpc-gateway) replies of a Cosmos SDK node, as far as Waybill uses them. RPC goes through cosmjs.
// Sources: cosmos/cosmos-sdk proto/cosmos/{auth,bank,base/tendermint}/v1beta1/query.proto; initia-labs/minievm
// proto/minievm/evm/v1/query.proto.
import { z } from 'zod'

/** `next_key` leads to the next page; null or empty on the last one. */
export const PageResponse = z.object({ next_key: z.string().nullish(), total: z.string().nullish() })

/**
 * GET /cosmos/bank/v1beta1/balances/{address}. The gateway writes empty lists too (server/api/server.go: EmitDefaults), so a reply without
 * the list is damaged and does not mean an empty balance.
 */
export const BankBalances = z.object({
  balances: z.array(z.object({ denom: z.string(), amount: z.string().regex(/^\d+$/) })),
  pagination: PageResponse.nullish(),
})

/** GET /cosmos/auth/v1beta1/account_info/{address}: the same for every kind of account. */
export const AccountInfo = z.object({ info: z.object({ sequence: z.string().regex(/^\d+$/).default('0') }) })

/** GET /cosmos/base/tendermint/v1beta1/blocks/latest */
export const LatestBlock = z.object({
  block: z.object({ header: z.object({ chain_id: z.string(), height: z.string().regex(/^\d+$/), time: z.string() }) }),
})

/** Error body of the gateway. */
export const GatewayError = z.object({ code: z.number().int(), message: z.string() })
export type GatewayError = z.infer<typeof GatewayError>

/** CometBFT's JSON-RPC 2.0 envelope; cosmjs parses the content. Source: cometbft rpc/jsonrpc/types/types.go. */
export const RpcReply = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number().int(), message: z.string(), data: z.string().nullish() }).optional(),
})

/** CometBFT's `header`, as far as the block time needs it. */
export const RpcHeader = z.object({ header: z.object({ time: z.iso.datetime({ offset: true }) }) })

/** GET /minievm/evm/v1/denoms/{contract_addr} */
export const ContractDenom = z.object({ denom: z.string().min(1).max(300) })

/** GET /minievm/evm/v1/contracts/by_denom?denom= */
export const DenomContract = z.object({ address: z.string().regex(/^0x[0-9a-fA-F]{40}$/) })

/** bech32 of any prefix. Source: BIP-173. */
const Grantee = z.string().regex(/^[a-z0-9]{1,83}1[02-9ac-hj-np-z]{6,100}$/)

const GrantCoins = z.array(z.object({ denom: z.string(), amount: z.string().regex(/^\d+$/) }))

const Names = z.array(z.string())
/** Validators{address}. */
const Validators = z.object({ address: Names }).transform(({ address }) => address)

/** An authorization or an allowance: its type, and fields that each type names for itself. */
const Described = z.looseObject({ '@type': z.string() })

/** GET /cosmos/authz/v1beta1/grants/granter/{granter}. Source: cosmos/cosmos-sdk proto/cosmos/authz/v1beta1/{query,authz}.proto. */
export const AuthzGrants = z.object({
  grants: z.array(
    z.object({
      granter: z.string(),
      grantee: Grantee,
      authorization: z.looseObject({
        ...Described.shape,
        /** GenericAuthorization. */
        msg: z
          .string()
          .regex(/^\/[\w.]{1,200}$/)
          .optional()
          .catch(undefined),
        /** StakeAuthorization. */
        authorization_type: z.string().optional().catch(undefined),
        /** SendAuthorization. */
        spend_limit: GrantCoins.nullish().catch(null),
        /** StakeAuthorization: one coin in the SDK, several on Initia. */
        max_tokens: z
          .union([GrantCoins, GrantCoins.element.transform((coin) => [coin])])
          .nullish()
          .catch(null),
        /** SendAuthorization: recipients. StakeAuthorization: validators. */
        allow_list: z.union([Names, Validators]).nullish().catch(null),
        /** StakeAuthorization. */
        deny_list: Validators.nullish().catch(null),
        /** ContractExecutionAuthorization, ContractMigrationAuthorization: one grant a contract. */
        grants: z
          .array(z.object({ contract: z.string(), filter: z.looseObject({ keys: Names.optional().catch(undefined) }).nullish() }))
          .nullish()
          .catch(null),
        /** ExecuteAuthorization of Move. */
        items: z
          .array(z.object({ module_address: z.string(), module_name: z.string(), function_names: Names }))
          .nullish()
          .catch(null),
      }),
      expiration: z.string().nullish(),
    }),
  ),
  pagination: PageResponse.nullish(),
})
export type AuthzGrant = z.infer<typeof AuthzGrants>['grants'][number]

const BasicAllowance = Described.extend({
  spend_limit: GrantCoins.nullish().catch(null),
  expiration: z.string().nullish().catch(null),
})
const PeriodicAllowance = BasicAllowance.extend({
  basic: BasicAllowance.omit({ '@type': true }).optional().catch(undefined),
  /** As protobuf writes a duration in JSON: "86400s". */
  period: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,9})?s$/)
    .nullish()
    .catch(null),
  period_spend_limit: GrantCoins.nullish().catch(null),
})

/** GET /cosmos/feegrant/v1beta1/issued/{granter}. Source: cosmos/cosmos-sdk proto/cosmos/feegrant/v1beta1/{query,feegrant}.proto. */
export const FeeAllowances = z.object({
  allowances: z.array(
    z.object({
      granter: z.string(),
      grantee: Grantee,
      allowance: PeriodicAllowance.extend({
        /** AllowedMsgAllowance. */
        allowance: PeriodicAllowance.optional().catch(undefined),
        allowed_messages: z.array(z.string()).optional().catch(undefined),
      }),
    }),
  ),
  pagination: PageResponse.nullish(),
})
export type FeeAllowance = z.infer<typeof FeeAllowances>['allowances'][number]

/**
 * POST /initia/move/v1/view/json, of the functions that lead from a name to its address and back: null, 0x… or a name without its ending.
 * Sources: initia-labs/initia proto/initia/move/v1/query.proto; initia-labs/usernames-contract sources/name_service.move.
 */
export const NameView = z.object({
  data: z
    .string()
    .regex(/^(null|"(0x[0-9a-f]{1,64}|[a-z0-9-]{3,64})")$/i)
    .transform((json) => (json === 'null' ? null : json.slice(1, -1))),
})

/** The SDK's code for bytes that a node already has in its cache. Source: cosmos-sdk types/errors ErrTxInMempoolCache. */
export const CODE_ALREADY_KNOWN = 19
