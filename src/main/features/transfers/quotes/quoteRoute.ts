// Converts one route of the router to a quote for this account: its variant, the addresses it needs, the risks to accept.
import { isRecord } from '../../../../shared/domain/untrusted/isRecord.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { asPhrase, phrase } from '../../../../shared/domain/phrase.ts'
import type { Quote, QuoteRequest, RouteAddress, RouteFee, RouteHop } from '../../../../shared/contract/transfer/route.ts'
import { canSignOn } from '../../../../shared/domain/signingApp.ts'
import type { RouterRoute } from '../../../../wire/router.ts'
import { bridgedDenom } from '../../../clients/chains/registry/assetBook.ts'
import { readBridgeTimes } from '../../../clients/chains/opinit/opinitHost.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import type { AssetList } from '../../../clients/router/assetList.ts'
import type { RouteChoice, Router } from '../../../clients/router/client.ts'
import { toQuote } from '../../../clients/router/toRoute.ts'
import { feesOnTop } from '../../../guard/bridgeFees.ts'
import { addressList, formOn, type OwnAddress, type Owners } from './quoteAddresses.ts'
import { gatesOf } from './quoteGates.ts'
import { claimFee } from './quoteFees.ts'
import { withListedAsset, withRouterNames } from './routerNames.ts'
import type { SeenPrices } from './seenPrices.ts'

/** A request with everything needed to interpret the answer. */
export interface Asking extends Owners {
  request: QuoteRequest
  recipient: OwnAddress & { isOwn: boolean }
  /** Estimated network fee of the source chain. */
  networkFees: RouteFee[]
  newId(): string
  now(): number
}

/** A quote with the router's operations. */
export interface KeptQuote {
  quote: Quote
  /** Byte for byte. */
  operations: string
  sender: string
  recipient: string
}

/** What requesting a route needs. */
export interface RouteDeps {
  registry: Registry
  router: () => Router
  assetList: Pick<AssetList, 'find'>
  /** Sends requests to chains. */
  request: Requester
  seenPrices: () => SeenPrices
}

type Variant = Quote['variant']

/** Timeout of further variants, which must not delay the default one. */
const OTHER_WAY_MS = 8000

/**
 * Returns the variants worth requesting: lossless for assets that the optimistic bridge can release on the L1, goFast where one end is an
 * EVM chain.
 */
export function askableVariants({ registry }: Pick<RouteDeps, 'registry'>, request: QuoteRequest): Variant[] {
  const [source, destination] = [registry.chain(request.fromChainId), registry.chain(request.toChainId)]
  const isWithdrawable = source?.kind === 'initia-rollup' && destination?.kind === 'initia-l1' && source.opDenoms.includes(request.toDenom)
  return ['standard', ...(isWithdrawable ? ['lossless' as const] : []), ...(hasEvmEnd(source, destination) ? ['goFast' as const] : [])]
}

function hasEvmEnd(source: ChainRecord | null, destination: ChainRecord | null): boolean {
  return (source?.kind === 'evm') !== (destination?.kind === 'evm')
}

/**
 * Requests one variant.
 * @throws AppError router.noRoute (also when the answer is another variant than the one requested), router.badReply, network.….
 */
export async function askRoute(deps: RouteDeps, asking: Asking, wanted: Variant, signal: AbortSignal): Promise<KeptQuote> {
  const { request } = asking
  const { fromChainId, fromDenom, toChainId, toDenom, amount } = request
  const assets = { fromChainId, fromDenom, toChainId, toDenom, amountIn: amount }
  const [{ route, operations }, finalization] = await Promise.all([
    deps.router().route({ ...assets, ...choiceOf(deps, request, wanted) }, signal),
    wanted === 'lossless' ? finalizationSeconds(deps, request, signal) : null,
  ])
  assertSameRequest(route, request)
  const variant = variantOf(route, deps.registry)
  if (wanted !== 'standard' && variant !== wanted) throw noSuchWay(wanted)
  const read = readRoute(deps, asking, route, variant)
  const quote = { ...read, durationSeconds: longest(read.durationSeconds, finalization) }
  const source = deps.registry.chain(fromChainId)
  const sender = source === null ? asking.account.address.bech32 : formOn(asking.account, source)
  return { quote, operations, sender, recipient: asking.recipient.address }
}

function choiceOf({ registry }: RouteDeps, { fromChainId, toChainId }: QuoteRequest, wanted: Variant): RouteChoice {
  if (wanted === 'lossless') return { isOpWithdraw: true, timeoutMs: OTHER_WAY_MS }
  if (wanted === 'goFast') return { goFast: true, timeoutMs: OTHER_WAY_MS }
  // Set explicitly: otherwise the router chooses, and both variants would not be listed side by side.
  return hasEvmEnd(registry.chain(fromChainId), registry.chain(toChainId)) ? { goFast: false } : {}
}

/**
 * Reads the optimistic bridge's finalization period from the L1, since governance can change it. Null where the L1 does not answer; then
 * only the router's estimate is shown.
 */
async function finalizationSeconds(deps: RouteDeps, { fromChainId, toChainId }: QuoteRequest, signal: AbortSignal): Promise<number | null> {
  const rest = deps.registry.chain(toChainId)?.endpoints.rest ?? null
  const bridgeId = deps.registry.chain(fromChainId)?.opBridgeId ?? null
  if (rest === null || bridgeId === null) return null
  const request: Requester = (options) => deps.request({ ...options, timeoutMs: OTHER_WAY_MS })
  try {
    return Math.ceil((await readBridgeTimes(request, { rest, bridgeId, signal })).finalization / 1000)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

function longest(left: number | null, right: number | null): number | null {
  return left === null || right === null ? (left ?? right) : Math.max(left, right)
}

/** Rejects an answer for another request. */
function assertSameRequest(route: RouterRoute, input: QuoteRequest): void {
  const isSame =
    route.amount_in === input.amount &&
    route.source_asset_chain_id === input.fromChainId &&
    route.source_asset_denom === input.fromDenom &&
    route.dest_asset_chain_id === input.toChainId &&
    route.dest_asset_denom === input.toDenom &&
    route.required_chain_addresses.at(-1) === input.toChainId &&
    route.required_chain_addresses[0] === input.fromChainId
  if (!isSame) throw new AppError('router.badReply', 'The router returned a different route from the one requested.', { retry: 'later' })
}

/**
 * Determines the variant from a route's operations, not from the request: a transfer off a rollup through the optimistic bridge is claimed
 * days later, whichever variant was requested.
 * @throws AppError router.noRoute when the route continues after such a claim, since its outcome days later is unknown.
 */
function variantOf({ operations }: RouterRoute, registry: Registry): Variant {
  const isWithdrawal = operations.map((operation) => {
    const transfer = operation['op_init_transfer']
    const from = isRecord(transfer) ? transfer['from_chain_id'] : null
    return typeof from === 'string' && registry.chain(from)?.kind === 'initia-rollup'
  })
  if (isWithdrawal.includes(true)) {
    if (operations.length === 1) return 'lossless'
    throw new AppError('router.noRoute', 'The router’s only route continues after the optimistic bridge.', {
      hint: 'Move the asset to the L1 first.',
    })
  }
  return operations.some((operation) => Object.hasOwn(operation, 'go_fast_transfer')) ? 'goFast' : 'standard'
}

function noSuchWay(wanted: Variant): AppError {
  const way = wanted === 'lossless' ? 'through the optimistic bridge' : 'with fast payout'
  return new AppError('router.noRoute', phrase`The router has no route ${asPhrase(way)} for this transfer.`)
}

/** @throws AppError transfer.unsafeMessage for what no document of the route could be signed with: see `feesOnTop`, `gatesOf`. */
function readRoute(deps: RouteDeps, asking: Asking, route: RouterRoute, variant: Variant): Quote {
  const { registry } = deps
  const { request } = asking
  const asset = (chainId: string, denom: string) => withRouterNames(registry.asset(chainId, denom), deps.assetList.find(chainId, denom))
  const addresses = addressList(registry, route.required_chain_addresses, asking, asking.recipient)
  const read = toQuote({
    id: asking.newId(),
    request,
    route,
    from: asset(request.fromChainId, request.fromDenom),
    to: asset(request.toChainId, request.toDenom),
    obstacle: obstacleOf(registry, asking, route, addresses),
    now: asking.now(),
  })
  const quote = {
    ...read,
    variant,
    addresses: addresses ?? [],
    fees: [...read.fees.map((fee) => withListedAsset(fee, request.fromChainId, asset)), ...asking.networkFees],
    claimFee: variant === 'lossless' ? claimFee(registry, request.toChainId) : null,
    unhookedDenom: read.needsOpHook ? unhookedDenom(registry, read) : null,
  }
  feesOnTop(quote, registry)
  return {
    ...quote,
    gates: gatesOf(quote, route.warning, { chainName: (id) => registry.chain(id)?.name ?? id, asset, seenPrice: deps.seenPrices() }),
  }
}

/** Returns the first reason why the route cannot be carried out for this account. */
function obstacleOf(registry: Registry, { account }: Owners, route: RouterRoute, addresses: RouteAddress[] | null): Quote['obstacle'] {
  if (account.signer.kind === 'watched') return 'watchOnly'
  const source = registry.chain(route.source_asset_chain_id)
  const named = [route.source_asset_chain_id, ...route.required_chain_addresses, ...route.chain_ids]
  if (source === null || named.some((id) => registry.chain(id) === null)) return 'unknownChain'
  return addresses === null || !canSignOn(account, source) ? 'noSigner' : null
}

/**
 * Returns the denomination of a deposit before its hook converts it; it is derived from the bridge and the denomination deposited on the
 * L1. Source: initia-labs/OPinit x/ophost/types/denom.go L2Denom.
 */
export function unhookedDenom(registry: Pick<Registry, 'chain'>, { hops, request }: Pick<Quote, 'hops' | 'request'>): string | null {
  const deposit: RouteHop | undefined = hops.findLast(({ kind, toChainId }) => kind === 'opinit' && toChainId === request.toChainId)
  const bridgeId = registry.chain(request.toChainId)?.opBridgeId ?? null
  const isFromSource = deposit?.fromChainId === request.fromChainId && hops.indexOf(deposit) === 0
  const deposited = isFromSource ? request.fromDenom : (deposit?.denomIn ?? null)
  return bridgeId === null || deposited === null ? null : bridgedDenom(bridgeId, deposited)
}
