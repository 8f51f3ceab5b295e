// Describes what the user asked for, in the form that messages are compared with: taken from the accepted quote and the chain list, never
// from what the router provides for signing.
import { addUnits } from '../../shared/domain/amount.ts'
import type { Quote, RouteAddress } from '../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../shared/contract/transfer/transfer.ts'
import { currentQuote } from '../../shared/domain/transfer/legs.ts'
import type { ChainRecord, Registry } from '../clients/chains/registry/registry.ts'
import { feesOnTop } from './bridgeFees.ts'
import { listedLegsOf, type QuoteLeg } from './quoteLegs.ts'
import type { Coin } from './trace/nextHop.ts'
import { unlisted, unsafe } from './checkReport.ts'
import { phrase } from '../../shared/domain/phrase.ts'

/** What the user asked for. */
export interface Intent {
  task: Quote['task']
  variant: Quote['variant']
  from: { chainId: string; denom: string }
  /** Where this transaction's money ends, who may receive it there, and the minimum in base units. */
  goal: QuoteLeg['end'] & { recipients: string[] }
  /** Base units of `from`. */
  amountIn: string
  /** Text that a send carries; empty for none. */
  memo: string
  /** Amounts that the message may contain: the amount, or with the router's fees on top where they are paid in the same asset. */
  amounts: string[]
  /** The router's fees on top in the source chain's coins, by denomination. */
  onTop: ReadonlyMap<string, string>
  /** What bridges take on the source chain out of what is sent, by the quote. */
  deducted: readonly Coin[]
  /** The user's address on the source chain. */
  sender: string
  /** Addresses that may hold money on the way, all declared with the quote. */
  addresses: readonly RouteAddress[]
  /** Chains in order, the source first, none twice in a row. */
  path: readonly string[]
  /** Whether the quote includes an exchange. */
  swaps: boolean
  /** What the user signed for the destination; null without a hook. */
  signedHook: Transfer['signedHook']
  /** The asset before its hook; null without one. */
  unhookedDenom: string | null
  registry: Pick<Registry, 'chain' | 'contract' | 'evmTokens' | 'asset' | 'knownAssets' | 'pathOf' | 'wrappedForm' | 'unwrappedForm'>
  /** Milliseconds since 1970. */
  now: number
}

/** What the intent is built from. */
export interface Asked {
  transfer: Transfer
  /** The user's address on the chain where this transaction begins. */
  sender: string
  registry: Intent['registry']
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Returns the intent behind the next transaction of a transfer. A route of several transactions is quoted again before each, so it is
 * always the first of the current quote.
 * @throws AppError transfer.unsafeMessage when the quote's legs do not lead from its source to its goal, when a leg would leave or exchange
 * into an asset that no list names, or for a fee on top that is too large (`feesOnTop`).
 */
export function intentOf({ transfer, sender, registry, now }: Asked): Intent {
  const { quote } = currentQuote(transfer)
  const { from, amountIn } = quote
  const [leg] = listedLegsOf(quote, registry.asset)
  if (leg === undefined) throw unsafe('The quote contains no transactions.')
  const recipients = leg.isLast ? [transfer.recipient] : ownAddresses(quote, leg.end.chainId)
  const onTop = feesOnTop(quote, registry)
  const fee = onTop.get(from.denom)
  return {
    task: quote.task,
    variant: quote.variant,
    from: { chainId: from.chainId, denom: from.denom },
    goal: { ...leg.end, recipients },
    amountIn,
    memo: quote.task === 'send' ? (quote.request.memo ?? '') : '',
    amounts: fee === undefined ? [amountIn] : [amountIn, addUnits(amountIn, fee)],
    onTop,
    deducted: feesWithin(quote),
    sender,
    addresses: quote.addresses,
    path: leg.path,
    swaps: leg.hops.some(({ kind }) => kind === 'swap'),
    signedHook: quote.needsOpHook ? transfer.signedHook : null,
    unhookedDenom: quote.unhookedDenom,
    registry,
    now,
  }
}

/** Returns a chain of the list. @throws AppError transfer.unsafeMessage for one that is not in it. */
export function requireListed(intent: Pick<Intent, 'registry'>, chainId: string): ChainRecord {
  const chain = intent.registry.chain(chainId)
  if (chain === null) throw unlisted('chain', phrase`${chainId} isn’t in the chain list, so Waybill can’t check what happens there.`)
  return chain
}

function ownAddresses(quote: Quote, end: string): string[] {
  const own = quote.addresses.filter(({ chainId, role, isSignable }) => chainId === end && role === 'own' && isSignable)
  if (own.length === 0) throw unsafe(phrase`This transaction would leave the funds on ${end}, at an address that isn’t yours.`)
  return own.map(({ address }) => address)
}

function feesWithin({ fees, from }: Quote): Coin[] {
  return fees.flatMap(({ behavior, chainId, denom, amount }) =>
    behavior === 'deducted' && chainId === from.chainId && denom !== null ? [{ denom, amount }] : [],
  )
}
