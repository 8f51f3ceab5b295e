// Renews a quote: for the whole way before anything has left, for the remaining way once a leg has arrived.
import { compareUnits } from '../../../../shared/domain/amount.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Quote, QuoteChange, QuoteRequest } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg, currentQuote, hasArrivedLeg } from '../../../../shared/domain/transfer/legs.ts'
import { ALLOWED_FACTS } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import type { Registry } from '../../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../../db/database.ts'
import { listAccounts } from '../../../db/journal/accounts.ts'
import { ownerOf } from './quoteAddresses.ts'
import { quoteChanges } from './quoteChanges.ts'
import type { Renewal } from './quotes.ts'

/** What a renewal needs. */
export interface RenewalDeps {
  /** The journal. */
  db: ReadDb
  registry: Registry
}

/**
 * Returns what to request for a transfer.
 * @throws AppError transfer.wrongStep where a quote can no longer change; chain.unproven while the arrived amount is unknown.
 */
export function renewalOf(deps: RenewalDeps, transfer: Transfer): Renewal {
  const leg = currentLeg(transfer)
  const isReplacing = transfer.phase === 'built' && (leg?.replaces !== null || leg.purpose === 'claim')
  if (!ALLOWED_FACTS[transfer.phase].includes('requoted') || isReplacing) {
    throw new AppError('transfer.wrongStep', phrase`A transfer that is ${transfer.phase} can’t take a new quote.`)
  }
  const { quote, operations } = currentQuote(transfer)
  const request = hasArrivedLeg(transfer) ? requestForRest(deps, transfer) : transfer.quote.request
  const { sender, recipient } = transfer
  return { transferId: transfer.id, basis: { quote, operations, sender, recipient }, request }
}

/**
 * Builds the request for the remaining way: from where the money rests to the original destination and recipient, signed by the account
 * that holds the money.
 */
function requestForRest({ db, registry }: RenewalDeps, transfer: Transfer): QuoteRequest {
  const { quote, recipient } = transfer
  const place = placeOf(transfer)
  const chain = registry.chain(place.chainId)
  const declared = quote.addresses.find(({ chainId, role }) => role === 'own' && chainId === place.chainId)
  const owner = chain === null || declared === undefined ? null : ownerOf(listAccounts(db), chain, declared.address)
  return {
    ...quote.request,
    accountId: owner?.id ?? quote.request.accountId,
    fromChainId: place.chainId,
    fromDenom: place.denom,
    amount: place.amount,
    recipient,
  }
}

/** Returns where the last leg has arrived; where only the place was seen, with the amount of the accepted quote. */
function placeOf({ release, legs, quote }: Transfer): { chainId: string; denom: string; amount: string } {
  const end = quote.hops.findLast(({ txIndex }) => txIndex === arrivedLegs(legs) - 1)
  const place =
    release ?? (end === undefined || end.denomOut === null ? null : { chainId: end.toChainId, denom: end.denomOut, amount: null })
  const isPlanned = place?.chainId === end?.toChainId && place?.denom === end?.denomOut
  const planned = isPlanned ? (end?.amountOut ?? null) : null
  const amount = amountOf(place?.amount ?? null, planned, release?.isConfirmed ?? false)
  if (place !== null && amount !== null) return { chainId: place.chainId, denom: place.denom, amount }
  throw new AppError('chain.unproven', 'It isn’t known yet how much arrived at the last stop.', {
    hint: 'Waybill keeps checking. Try again in a minute.',
    retry: 'later',
  })
}

/**
 * Returns the amount to continue with. An unconfirmed amount counts up to the planned one: further holdings of the asset belong to the user
 * but not to this transfer.
 */
function amountOf(said: string | null, planned: string | null, isConfirmed: boolean): string | null {
  if (said === null || planned === null || isConfirmed) return said ?? planned
  return compareUnits(said, planned) > 0 ? planned : said
}

/**
 * Compares a renewed quote with the accepted one. For the remaining way it ignores the completed part: final output, remaining hops and
 * warnings count.
 */
export function changesFor(transfer: Transfer, renewed: Quote): QuoteChange[] {
  const { quote } = transfer
  if (!hasArrivedLeg(transfer)) return quoteChanges(quote, renewed)
  if (transfer.onward !== null) return quoteChanges(transfer.onward.quote, renewed)
  const done = arrivedLegs(transfer.legs)
  const hops = quote.hops.filter(({ txIndex }) => txIndex >= done)
  const chains = new Set(hops.flatMap(({ fromChainId, toChainId }) => [fromChainId, toChainId]))
  const rest = {
    ...quote,
    hops,
    transactionsRequired: Math.max(quote.transactionsRequired - done, 1),
    addresses: quote.addresses.filter(({ chainId }) => chains.has(chainId)),
  }
  return quoteChanges(rest, renewed, ['duration', 'fees'])
}

/** Each arrived leg is one transaction of the plan, whatever its index in a later quote. */
function arrivedLegs(legs: Transfer['legs']): number {
  return legs.filter(({ arrivedAt }) => arrivedAt !== null).length
}
