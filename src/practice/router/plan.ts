// Defines the parts of every route of the practice router: hops, fees, the transactions that carry it out, and the fields of a request.
// Source: initia-labs/docs api-reference/router-api/openapi.yaml; skip-mev/skip-go packages/client/src/types/swaggerTypesJson.ts.
import { BASIN } from '../book/chains/plainEvm.ts'
import { cosmosChain, listedAssets } from '../book/chains/links.ts'
import { USUAL } from '../prices.ts'
import { decodeBech32 } from '../keys/bech32.ts'
import { accountOf } from '../indexer/account.ts'

/** Bridges out of the chain outside Initia, in the router's words for an operation. */
export type OutwardBridge =
  'cctp_transfer' | 'hyperlane_transfer' | 'layer_zero_transfer' | 'stargate_transfer' | 'axelar_transfer' | 'eureka_transfer'

/** What a request asks for. Amounts in base units. */
export interface RouteRequest {
  fromChainId: string
  fromDenom: string
  toChainId: string
  toDenom: string
  amountIn: string
  isOpWithdraw: boolean
  goFast: boolean
  /** Which bridge leads out of the chain outside Initia. */
  bridge: OutwardBridge
  /** What that bridge wants in coins of the chain outside Initia, wei. */
  wayFee: bigint
}

/** A hop of a plan. */
export interface PlanHop {
  /** The operation's one key. */
  wrapper: string
  fromChainId: string
  toChainId: string
  denomIn: string
  denomOut: string
  amountIn: string
  amountOut: string
  txIndex: number
  /** What the bridge adds. */
  extra: Record<string, unknown>
}

/** A fee of a plan. */
export interface PlanFee {
  type: string
  bridge: string
  amount: string
  chainId: string
  denom: string
  txIndex: number
  isOnTop: boolean
}

/** What the transactions are made from. */
export interface Making {
  /** One for each of the plan's stops. */
  addresses: readonly string[]
  /** Base64; empty without one. */
  hook: string
  /** Milliseconds since 1970. */
  nowMs: number
  /** The least that a swap may give. */
  least: string
}

/** A route that the router plans. */
export interface Plan {
  hops: readonly PlanHop[]
  /** The chains that an address is wanted for, in order. */
  stops: readonly string[]
  fees: readonly PlanFee[]
  /** At pace 1. */
  durationMs: number
  needsHook: boolean
  /** Percent, where something is swapped. */
  priceImpact: string | null
  /** One entry for each transaction, in the router's form. */
  txs(making: Making): unknown[]
}

/** Plans a route for a request; null where it has none. */
export type Planner = (request: RouteRequest) => Plan | null

/** The amount that leaves the last hop. */
export function amountOutOf({ hops }: Plan): string {
  return hops.at(-1)?.amountOut ?? '0'
}

/** How many transactions a plan takes. */
export function txsOf({ hops }: Plan): number {
  return 1 + Math.max(...hops.map(({ txIndex }) => txIndex))
}

/** The decimals and symbol of an asset on any chain of the network; unlisted ones are counted in base units. */
export function assetAt(chainId: string, denom: string): { symbol: string; decimals: number; name: string; contract?: string } {
  const chain = cosmosChain(chainId)
  const plain = [BASIN.coin, ...BASIN.tokens.map((token) => ({ ...token, denom: token.contract }))]
  const known = chain === undefined ? plain : listedAssets(chain)
  return known.find((one) => one.denom.toLowerCase() === denom.toLowerCase()) ?? { symbol: denom, decimals: 0, name: denom }
}

/** Returns the value of an amount in dollars with two decimals; null without a price. */
export function worthOf(chainId: string, denom: string, amount: string): string | null {
  const { symbol, decimals } = assetAt(chainId, denom)
  const price = USUAL[symbol]
  if (price === undefined) return null
  const cents = (BigInt(amount) * BigInt(price)) / 10n ** BigInt(decimals) / 10n
  return `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`
}

/** An address in the form of a chain; null when it is none there. */
export function addressOn(chainId: string, text: string): string | null {
  if (chainId === BASIN.id) return /^0x[0-9a-fA-F]{40}$/.test(text) ? text : null
  const prefix = cosmosChain(chainId)?.prefix
  if (prefix === 'init') return accountOf(text)
  return prefix !== undefined && decodeBech32(prefix, text) !== null ? text : null
}

/** Hundredths of a percent as decimal text. */
export function percent(hundredths: bigint): string {
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`
}

/** JSON in which `"#123"` stands as the number 123, which a double may not hold. */
export function withNumbers(value: object): string {
  return JSON.stringify(value).replace(/"#(\d+)"/g, '$1')
}

/** One transaction of a Cosmos chain in the router's form. `message` numbers beyond 2^53 come as `"#123"` and leave as numbers. */
export function cosmosTx(chainIds: readonly string[], signer: string, typeUrl: string, message: object, operations: number[]): unknown {
  const msg = withNumbers(message)
  const [chainId] = chainIds
  return {
    cosmos_tx: { chain_id: chainId, path: chainIds, signer_address: signer, msgs: [{ msg_type_url: typeUrl, msg }] },
    operations_indices: operations,
  }
}
