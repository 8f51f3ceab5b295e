// Quotes: asks the router for a route, says what it means for this account, and keeps the router's own text until it is used.
import { AppError } from '../../shared/errors.ts'
import type { Account } from '../../shared/account.ts'
import type { Quote, QuoteRequest, RouteFee } from '../../shared/route.ts'
import { compareUnits } from '../../shared/amount.ts'
import type { RouterRoute } from '../../wire/router.ts'
import type { Registry } from '../chains/registry.ts'
import { parseAddress } from '../lib/address.ts'
import type { Clock } from '../lib/world.ts'
import type { Router } from '../router/client.ts'
import { toQuote } from '../router/toRoute.ts'
import type { ReadDb } from '../store/database.ts'
import { getAccount } from '../store/journal/accounts.ts'
import { feeFor } from '../transactions/gasFee.ts'

export interface QuoteDeps {
  db: ReadDb
  registry: Registry
  router: () => Router
  clock: Clock
  newId: () => string
}

export interface KeptQuote {
  quote: Quote
  /** Byte for byte. */
  operations: string
  sender: string
  recipient: string
}

export interface Quotes {
  /** @throws AppError router.noRoute, account.unknown, account.badAddress, input.invalid, network.…. */
  request(input: QuoteRequest, signal: AbortSignal): Promise<Quote>
  /** Hands a quote out once. @throws AppError quote.unknown. */
  take(id: string): KeptQuote
}

/** A window asks anew every few seconds; older ones are never used. */
const MOST_KEPT = 50

/**
 * Gas that a transfer is reckoned with before it is simulated. A deposit or a send asks for a limit of about 135,000; the
 * room above is for accounts whose first transaction it is. The fee of the document itself is exact.
 */
const RECKONED_GAS = 250_000n

/** Makes an empty keep. */
export function createQuotes(deps: QuoteDeps): Quotes {
  const kept = new Map<string, KeptQuote>()
  return {
    request: async (input, signal) => {
      if (compareUnits(input.amount, '0') <= 0) throw new AppError('input.invalid', 'Enter an amount above zero.')
      const account = getAccount(deps.db, input.accountId)
      const recipient = toRecipient(deps.registry, input, account)
      const { fromChainId, fromDenom, toChainId, toDenom, amount } = input
      const { route, operations } = await deps.router().route({ fromChainId, fromDenom, toChainId, toDenom, amountIn: amount }, signal)
      assertSameRequest(route, input)
      const offer = toQuote({
        id: deps.newId(),
        request: input,
        route,
        from: deps.registry.asset(fromChainId, fromDenom),
        to: deps.registry.asset(toChainId, toDenom),
        obstacle: findObstacle(deps.registry, account, input, route),
        now: deps.clock.now(),
      })
      const quote = { ...offer, fees: [...offer.fees, ...networkFee(deps.registry, fromChainId)] }
      kept.set(quote.id, { quote, operations, sender: account.address.bech32, recipient })
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      return quote
    },
    take: (id) => {
      const found = kept.get(id)
      if (found === undefined) throw new AppError('quote.unknown', 'This quote is not held any more.', { hint: 'Ask for a new quote.' })
      kept.delete(id)
      return found
    },
  }
}

/** What the source chain takes on top, at most: so much of its asset must stay behind. */
function networkFee(registry: Registry, chainId: string): RouteFee[] {
  const [token] = registry.chain(chainId)?.feeTokens ?? []
  if (token === undefined) return []
  const { symbol, decimals } = registry.asset(chainId, token.denom)
  return [{ label: 'network', amount: feeFor(RECKONED_GAS, token.gasPrice).toString(), symbol, decimals, behavior: 'onTop' }]
}

/** In the form of the destination: Initia chains take init1…, also where 0x… was typed. */
function toRecipient(registry: Registry, { recipient, toChainId }: QuoteRequest, { address }: Account): string {
  const chain = registry.chain(toChainId)
  const prefix = chain === null || chain.kind === 'evm' ? 'init' : chain.bech32Prefix
  const { bech32, hex } = recipient === null ? address : parseAddress(recipient, prefix)
  return chain?.kind === 'evm' ? hex : bech32
}

/** A route for something else must not be taken for the one asked for. */
function assertSameRequest(route: RouterRoute, input: QuoteRequest): void {
  const isSame =
    route.amount_in === input.amount &&
    route.source_asset_chain_id === input.fromChainId &&
    route.source_asset_denom === input.fromDenom &&
    route.dest_asset_chain_id === input.toChainId &&
    route.dest_asset_denom === input.toDenom
  if (!isSame) throw new AppError('router.badReply', 'The router answered with a route that was not asked for.', { retry: 'later' })
}

/** The first reason why this version cannot drive the route. */
function findObstacle(registry: Registry, account: Account, input: QuoteRequest, route: RouterRoute): Quote['obstacle'] {
  const source = registry.chain(input.fromChainId)
  const initia = ['initia-l1', 'initia-rollup']
  if (account.signer.kind === 'watched') return 'watchOnly'
  if (source?.kind === 'evm') return 'evmSource'
  const named = [input.fromChainId, input.toChainId, ...route.required_chain_addresses]
  if (named.some((id) => !initia.includes(registry.chain(id)?.kind ?? ''))) return 'unknownChain'
  if (route.txs_required > 1) return 'severalTransactions'
  return route.required_op_hook ? 'opHook' : null
}
