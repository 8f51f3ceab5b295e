// A quote that Waybill makes itself, for what needs no router: one transaction on one chain, of which nobody says anything.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'

type Own = Pick<Quote, 'id' | 'task' | 'request' | 'from' | 'fees' | 'quotedAt' | 'expiresAt' | 'obstacle'>

/** The quote with what its task adds; what is not named is none, and all of the amount arrives. */
export function ownQuote(own: Own & Partial<Quote>): Quote {
  const { amount } = own.request
  return {
    variant: 'standard',
    spender: null,
    withdrawal: null,
    to: own.from,
    amountIn: amount,
    amountOut: amount,
    minimumOut: amount,
    hops: [],
    durationSeconds: null,
    transactionsRequired: 1,
    needsOpHook: false,
    priceImpactPercent: null,
    warnings: [],
    usdIn: null,
    usdOut: null,
    gates: [],
    addresses: [],
    unhookedDenom: null,
    ...own,
  }
}
