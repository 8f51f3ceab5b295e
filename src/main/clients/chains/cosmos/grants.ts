// Reads what an address allowed others on a chain: to run messages in its name (authz), and to pay fees from its balance (feegrant).
// Sources: cosmos/cosmos-sdk x/authz/keeper/grpc_query.go, x/feegrant/keeper/grpc_query.go; the messages of the authorizations:
// cosmos/cosmos-sdk x/{bank,staking}/types/*authz.go, initia-labs/initia x/{move,mstaking}/types/authz.go, CosmWasm/wasmd x/wasm/types/authz.go,
// cosmos/ibc-go modules/apps/transfer/types/transfer_authorization.go.
import type { GrantScope } from '../../../../shared/contract/transfer/permissions.ts'
import { AuthzGrants, FeeAllowances, type AuthzGrant, type FeeAllowance } from '../../../../wire/cosmos.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import type { Coin } from './balances.ts'
import { readPagesIfAny } from './gateway.ts'

/** The right to run one type of message, or to pay fees. */
export interface GivenGrant {
  kind: 'grant' | 'feeGrant'
  /** bech32 address of its holder. */
  grantee: string
  /** Types of the messages; of a grant at most one, and none where its authorization is unknown. Empty for a fee grant: for all. */
  messages: readonly string[]
  /** What may be spent; empty = no limit is stated. */
  limits: readonly Coin[]
  /** What may be spent in each period; null = no period is stated. */
  period: { seconds: number; limits: readonly Coin[] } | null
  /** What the holder is confined to; null = to nothing that is stated. */
  scope: GrantScope | null
  /** Milliseconds since 1970; null = it does not expire. */
  expiresAt: number | null
}

/** Whose grants to read. */
export interface GrantsQuestion {
  rest: string
  /** bech32. */
  granter: string
  signal?: AbortSignal | undefined
}

/** Message by authorization, where the authorization does not name it. */
const MESSAGES: Readonly<Record<string, string>> = {
  '/cosmos.bank.v1beta1.SendAuthorization': '/cosmos.bank.v1beta1.MsgSend',
  '/ibc.applications.transfer.v1.TransferAuthorization': '/ibc.applications.transfer.v1.MsgTransfer',
  '/initia.move.v1.ExecuteAuthorization': '/initia.move.v1.MsgExecute',
  '/initia.move.v1.PublishAuthorization': '/initia.move.v1.MsgPublish',
  '/cosmwasm.wasm.v1.ContractExecutionAuthorization': '/cosmwasm.wasm.v1.MsgExecuteContract',
  '/cosmwasm.wasm.v1.ContractMigrationAuthorization': '/cosmwasm.wasm.v1.MsgMigrateContract',
}

/** Messages of a stake authorization, by its type. */
const STAKE_MESSAGES: Readonly<Record<string, string>> = {
  AUTHORIZATION_TYPE_DELEGATE: 'MsgDelegate',
  AUTHORIZATION_TYPE_UNDELEGATE: 'MsgUndelegate',
  AUTHORIZATION_TYPE_REDELEGATE: 'MsgBeginRedelegate',
  AUTHORIZATION_TYPE_CANCEL_UNBONDING_DELEGATION: 'MsgCancelUnbondingDelegation',
}

/**
 * Returns everything that an address allowed and that has not expired; empty on a chain without these modules.
 * @param now milliseconds since 1970: a node keeps expired fee grants until they are used.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readGrants(request: Requester, { rest, granter, signal }: GrantsQuestion, now: number): Promise<GivenGrant[]> {
  const path = `/cosmos/authz/v1beta1/grants/granter/${granter}`
  const grants = await readPagesIfAny(request, { rest, path, schema: AuthzGrants, signal })
  const fees = await readPagesIfAny(request, {
    rest,
    path: `/cosmos/feegrant/v1beta1/issued/${granter}`,
    schema: FeeAllowances,
    signal,
  })
  return [
    ...(grants ?? [])
      .flatMap((page) => page.grants)
      .filter((grant) => grant.granter === granter)
      .map(toGrant),
    ...(fees ?? [])
      .flatMap((page) => page.allowances)
      .filter((fee) => fee.granter === granter)
      .map(toFeeGrant),
  ].filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
}

function toGrant({ grantee, authorization, expiration }: AuthzGrant): GivenGrant {
  const message = messageOf(authorization)
  return {
    kind: 'grant',
    grantee,
    messages: message === null ? [] : [message],
    limits: authorization.spend_limit ?? authorization.max_tokens ?? [],
    period: null,
    scope: scopeOf(authorization),
    expiresAt: toTime(expiration),
  }
}

/** Returns whom or what an authorization is confined to. */
function scopeOf({ '@type': type, allow_list, deny_list, grants, items }: AuthzGrant['authorization']): GrantScope | null {
  const isStake = type.endsWith('.StakeAuthorization')
  const contracts = grants?.map(({ contract, filter }) => named(contract, filter?.keys ?? [])) ?? []
  const modules = items?.map((item) => named(`${item.module_address}::${item.module_name}`, item.function_names)) ?? []
  const scopes: readonly GrantScope[] = [
    { kind: isStake ? 'validators' : 'recipients', names: allow_list ?? [] },
    { kind: 'otherValidators', names: deny_list ?? [] },
    { kind: 'contracts', names: [...contracts, ...modules] },
  ]
  return scopes.find(({ names }) => names.length > 0) ?? null
}

/** Names a contract and, where only some may be called, its functions. */
function named(contract: string, functions: readonly string[]): string {
  return functions.length === 0 ? contract : `${contract} (${functions.join(', ')})`
}

/** Returns the type by which the chain finds the grant again; null for an authorization that is not known. */
function messageOf({ '@type': type, msg, authorization_type: stake }: AuthzGrant['authorization']): string | null {
  if (msg !== undefined) return msg
  const named = stake === undefined ? undefined : STAKE_MESSAGES[stake]
  if (named !== undefined && type.endsWith('.StakeAuthorization')) return type.replace(/StakeAuthorization$/, named)
  return MESSAGES[type] ?? null
}

function toFeeGrant({ grantee, allowance: outer }: FeeAllowance): GivenGrant {
  const inner = outer.allowance ?? outer
  const { spend_limit, expiration } = inner.basic ?? inner
  const period = { seconds: Number.parseInt(inner.period ?? '0'), limits: inner.period_spend_limit ?? [] }
  return {
    kind: 'feeGrant',
    grantee,
    messages: outer.allowed_messages ?? [],
    limits: spend_limit ?? [],
    period: period.seconds > 0 && period.limits.length > 0 ? period : null,
    scope: null,
    expiresAt: toTime(expiration),
  }
}

function toTime(text: string | null | undefined): number | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : time
}
