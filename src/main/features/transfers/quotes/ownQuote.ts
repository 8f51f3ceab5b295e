// Builds quotes without the router: one transaction on one chain.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'

type Own = Pick<Quote, 'id' | 'task' | 'request' | 'from' | 'fees' | 'quotedAt' | 'expiresAt' | 'obstacle'>

/** Returns the quote with its task's fields; unset fields default to empty, and the whole amount arrives. */
export function ownQuote(own: Own & Partial<Quote>): Quote {
  const { amount } = own.request
  return {
    variant: 'standard',
    spender: null,
    revokes: 'token',
    withdrawal: null,
    action: null,
    about: [],
    ballot: null,
    gaugeBallot: null,
    vipClaim: null,
    nameTerm: null,
    revoked: [],
    payout: null,
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
    claimFee: null,
    ...own,
  }
}
