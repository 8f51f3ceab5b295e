// Manages quotes: requests all worthwhile variants at once, interprets them for the account, and keeps the router's own text until a quote
// is used.
import { compareUnits } from '../../../../shared/domain/amount.ts'
import { AppError, toErrorData } from '../../../../shared/domain/errors.ts'
import type { Offers, Quote, QuoteGate, QuoteRequest } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Clock } from '../../../platform/world.ts'
import type { AssetList } from '../../../clients/router/assetList.ts'
import { QUOTE_LIFE_MS } from '../../../clients/router/toRoute.ts'
import type { ReadDb } from '../../../db/database.ts'
import { getAccount, listAccounts } from '../../../db/journal/accounts.ts'
import { quoteAction } from '../actions/offerAction.ts'
import { recipientOn } from './quoteAddresses.ts'
import { networkFee, type FeeDeps } from './quoteFees.ts'
import { withComparison } from './quoteGates.ts'
import { askableVariants, askRoute, type Asking, type KeptQuote, type RouteDeps } from './quoteRoute.ts'
import { isSend, quoteSend } from './quoteSend.ts'
import { recipientGate, type SendsTo } from '../knownRecipients.ts'

/** What quotes need. */
export interface QuoteDeps extends RouteDeps, FeeDeps {
  /** The journal. */
  db: ReadDb
  sendsTo: SendsTo
  assetList: Pick<AssetList, 'find' | 'noteRoute'>
  clock: Clock
  newId: () => string
}

/** A renewal of a transfer's quote. */
export interface Renewal {
  /** The only transfer that may take the quote. */
  transferId: string
  /** The quote in use. */
  basis: KeptQuote
  request: QuoteRequest
}

/** The quotes of one network. */
export interface Quotes {
  /**
   * Requests offers.
   * @throws AppError the default variant's error when no variant is available: router.noRoute, network.…; account.unknown,
   * account.badAddress, input.invalid.
   */
  request(input: QuoteRequest, signal: AbortSignal): Promise<Offers>
  /** Requests one quote of the same kind. @throws as `request`. */
  renew(renewal: Renewal, signal: AbortSignal): Promise<Quote>
  /** Stores a quote made elsewhere, as for a claim or a revocation. */
  keep(kept: KeptQuote): Quote
  /**
   * Hands out a quote once, only for the transfer it was made for.
   * @param transferId null for a new transfer.
   * @param check throws where the quote may not be used; it is then kept.
   * @throws AppError quote.unknown.
   */
  take(id: string, transferId: Transfer['id'] | null, check: (quote: Quote) => void): KeptQuote
}

/** Maximum number of stored quotes: a window requests three variants every few seconds, and older ones are never used. */
const MAX_KEPT = 100

/** Creates an empty store of quotes. */
export function createQuotes(deps: QuoteDeps): Quotes {
  const kept = new Map<string, KeptQuote & { transferId: string | null }>()
  const keep = (entry: KeptQuote, transferId: string | null): Quote => {
    kept.set(entry.quote.id, { ...entry, transferId })
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    return entry.quote
  }
  return {
    request: async (input, signal) => {
      const asking = await prepare(deps, input)
      const gates = recipientGates(deps, asking)
      const withGates = (entry: KeptQuote) => keep({ ...entry, quote: { ...entry.quote, gates: [...entry.quote.gates, ...gates] } }, null)
      if (isSend(input)) return { offers: [withGates(quoteSend(deps, asking))], refused: [] }
      const { found, refused } = await askAll(deps, asking, signal)
      return { offers: withComparison(found).map(withGates), refused }
    },
    renew: async ({ transferId, basis, request }, signal) => {
      const { task, variant, action } = basis.quote
      // A quote based only on the user's records stays valid; it only gets a new time.
      if (task === 'claim' || task === 'revoke') return keep({ ...basis, quote: withNewTime(deps, basis.quote) }, transferId)
      // What the chain says may have changed: rewards, a name's price, an earlier vote.
      if (action !== null) return keep(await quoteAction(deps, { ...request, chainId: request.fromChainId, action }), transferId)
      const asking = await prepare(deps, request)
      if (isSend(request)) return keep(quoteSend(deps, asking), transferId)
      return keep(await askRoute(deps, asking, variant, signal), transferId)
    },
    keep: (entry) => keep(entry, null),
    take: (id, transferId, check) => {
      const found = kept.get(id)
      if (found?.transferId !== transferId) {
        throw new AppError('quote.unknown', 'This quote is no longer available.', { hint: 'Get a new quote.' })
      }
      check(found.quote)
      kept.delete(id)
      return found
    },
  }
}

async function prepare(deps: QuoteDeps, request: QuoteRequest): Promise<Asking> {
  if (compareUnits(request.amount, '0') <= 0) throw new AppError('input.invalid', 'Enter an amount above zero.')
  if (request.memo !== undefined && !isSend(request)) throw new AppError('input.invalid', 'Only a send within one chain can carry a memo.')
  const owners = { account: getAccount(deps.db, request.accountId), accounts: listAccounts(deps.db) }
  const destination = deps.registry.chain(request.toChainId)
  const recipient =
    destination === null
      ? // A route to such a chain is shown but never carried out.
        { address: request.recipient ?? owners.account.address.bech32, isSignable: false, isOwn: true }
      : recipientOn(owners, destination, request.recipient)
  const networkFees = await networkFee(deps, request.fromChainId, isSend(request) ? 'send' : 'route', request.fromDenom)
  return { ...owners, request, recipient, networkFees, newId: deps.newId, now: () => deps.clock.now() }
}

function recipientGates(deps: QuoteDeps, { recipient, request }: Asking): QuoteGate[] {
  const gate = recipient.isOwn ? null : recipientGate(deps, recipient.address, request.toChainId)
  return gate === null ? [] : [gate]
}

/** Requests all variants at once; a failing one does not hide the others. */
async function askAll(deps: QuoteDeps, asking: Asking, signal: AbortSignal) {
  const asked = askableVariants(deps, asking.request)
  const settled = await Promise.allSettled(asked.map((variant) => askRoute(deps, asking, variant, signal)))
  const found: KeptQuote[] = []
  const refused: Offers['refused'] = []
  for (const [index, one] of settled.entries()) {
    const variant = asked[index] ?? 'standard'
    if (one.status === 'fulfilled') {
      // The default route may equal another variant.
      if (found.every(({ quote }) => quote.variant !== one.value.quote.variant)) found.push(one.value)
    } else if (one.reason instanceof AppError) refused.push({ variant, error: toErrorData(one.reason) })
    else throw one.reason
  }
  const [first] = settled
  const { fromChainId, fromDenom, toChainId, toDenom } = asking.request
  const [from, to] = [
    { chainId: fromChainId, denom: fromDenom },
    { chainId: toChainId, denom: toDenom },
  ]
  const isRefused = refused.length === asked.length && refused.every(({ error }) => error.code === 'router.noRoute')
  if (found.length > 0 || isRefused) deps.assetList.noteRoute(from, to, found.length > 0)
  if (found.length === 0 && first?.status === 'rejected') throw first.reason
  const open = refused.filter(({ variant }) => found.every(({ quote }) => quote.variant !== variant))
  return { found, refused: open }
}

function withNewTime({ newId, clock }: QuoteDeps, quote: Quote): Quote {
  const now = clock.now()
  return { ...quote, id: newId(), quotedAt: now, expiresAt: now + QUOTE_LIFE_MS }
}
