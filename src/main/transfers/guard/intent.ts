// What the user asked for, in the form that messages are held against: taken from the accepted quote and the chain list,
// never from what the router hands out to be signed.
import { addUnits } from '../../../shared/amount.ts'
import type { Quote, RouteAddress } from '../../../shared/route.ts'
import type { Transfer } from '../../../shared/transfer.ts'
import { currentQuote } from '../../../shared/transferLegs.ts'
import type { ChainRecord, Registry } from '../../chains/registry.ts'
import { lessSlippage } from '../../router/toRoute.ts'
import { unsafe } from './sheet.ts'

export interface Intent {
  task: Quote['task']
  variant: Quote['variant']
  from: { chainId: string; denom: string }
  /** Where this transaction's money ends, and who may get it there. */
  goal: { chainId: string; denom: string; recipients: string[] }
  /** Base units of `from`. */
  amountIn: string
  /** What may stand in the message: the amount, or with the router's fees on top where they are paid in the same asset. */
  amounts: string[]
  /** Base units of the goal's asset; null where the quote does not say what is left before the next transaction. */
  minimumOut: string | null
  /** The router's fees on top in the source chain's coins, by denomination. */
  onTop: ReadonlyMap<string, string>
  /** Own address on the source chain. */
  sender: string
  /** Addresses that may hold money on the way, all declared with the quote. */
  addresses: readonly RouteAddress[]
  /** Chains in order, the source first, none twice in a row. */
  path: string[]
  /** Whether the quote spoke of an exchange. */
  swaps: boolean
  /** What the user signed for the destination, base64; null without a hook. */
  signedHook: string | null
  /** The asset before its hook; null without one. */
  unhookedDenom: string | null
  registry: Pick<Registry, 'chain' | 'contract' | 'evmTokens' | 'asset'>
  /** Milliseconds since 1970. */
  now: number
}

export interface Asked {
  transfer: Transfer
  /** Own address on the chain where this transaction begins. */
  sender: string
  registry: Intent['registry']
  /** Milliseconds since 1970. */
  now: number
}

/**
 * The intent behind the next transaction of a transfer. A route of several transactions is asked for anew before each, so it
 * is always the first of the current quote.
 * @throws AppError transfer.unsafeMessage when the quote's own hops do not lead from its source to its goal.
 */
export function intentOf({ transfer, sender, registry, now }: Asked): Intent {
  const { quote } = currentQuote(transfer)
  const { from, to, amountIn } = quote
  const hops = quote.hops.filter(({ txIndex }) => txIndex === 0)
  const isLast = hops.length === quote.hops.length
  const path = pathOf(from.chainId, hops)
  const end = path.at(-1) ?? from.chainId
  if (isLast && end !== to.chainId) throw unsafe(`The quote’s way ends on ${end} and not on ${to.chainId}.`)
  const own = quote.addresses.filter(({ chainId, role, isSignable }) => chainId === end && role === 'own' && isSignable)
  const recipients = isLast ? [transfer.recipient] : own.map(({ address }) => address)
  if (recipients.length === 0) throw unsafe(`This transaction would leave the money on ${end}, where no address of yours is named.`)
  const onTop = feesOnTop(quote)
  const fee = onTop.get(from.denom)
  return {
    task: quote.task,
    variant: quote.variant,
    from: { chainId: from.chainId, denom: from.denom },
    goal: { chainId: end, denom: isLast ? to.denom : (hops.at(-1)?.denomOut ?? ''), recipients },
    amountIn,
    amounts: fee === undefined ? [amountIn] : [amountIn, addUnits(amountIn, fee)],
    minimumOut: isLast ? quote.minimumOut : leastLeft(hops.at(-1)?.amountOut ?? null, quote),
    onTop,
    sender,
    addresses: quote.addresses,
    path,
    swaps: hops.some(({ kind }) => kind === 'swap'),
    signedHook: quote.needsOpHook ? (transfer.signedHook?.hook ?? null) : null,
    unhookedDenom: quote.unhookedDenom,
    registry,
    now,
  }
}

/**
 * A chain of the list.
 * @throws AppError transfer.unsafeMessage for one that is not in it.
 */
export function requireListed(intent: Pick<Intent, 'registry'>, chainId: string): ChainRecord {
  const chain = intent.registry.chain(chainId)
  if (chain === null) throw unsafe(`The chain list does not name ${chainId}, so nothing that happens there can be checked.`)
  return chain
}

function pathOf(source: string, hops: Quote['hops']): string[] {
  const path = [source]
  for (const hop of hops) {
    if (hop.fromChainId !== path.at(-1)) throw unsafe(`The quote’s way has a gap between ${path.at(-1) ?? source} and ${hop.fromChainId}.`)
    if (hop.toChainId !== hop.fromChainId) path.push(hop.toChainId)
  }
  return path
}

/** What the next transaction must still find. */
function leastLeft(amount: string | null, { request }: Quote): string | null {
  return amount === null ? null : lessSlippage(amount, request.slippagePercent)
}

/** The network's own fee is Waybill's reckoning and stands in no message. */
function feesOnTop({ fees, from }: Quote): Map<string, string> {
  const sums = new Map<string, string>()
  for (const { behavior, chainId, denom, label, amount } of fees) {
    if (behavior !== 'onTop' || label === 'network' || chainId !== from.chainId || denom === null || amount === '0') continue
    sums.set(denom, addUnits(sums.get(denom) ?? '0', amount))
  }
  return sums
}
