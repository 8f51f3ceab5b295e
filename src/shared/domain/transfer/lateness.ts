// Tells when a transfer under way is late: it has taken twice its usual time. Pure, free of zod.
import type { RouteHop } from '../../contract/transfer/route.ts'
import type { Transfer } from '../../contract/transfer/transfer.ts'
import { fundsNow } from './fundsNow.ts'
import { currentLeg, currentQuote, isBringingBack, isRouterTracked } from './legs.ts'

/** How many times its usual duration a transfer may take. */
export const LATE_TIMES = 2

/**
 * Returns from when the current leg is late, milliseconds since 1970; null before it is in a block, and where no usual time is known. What
 * waits out a finalization period is not late.
 */
export function lateSince(transfer: Transfer): number | null {
  const leg = currentLeg(transfer)
  const { durationSeconds } = currentQuote(transfer).quote
  const isOut = transfer.phase === 'tracking' || transfer.phase === 'sent'
  if (!isOut || leg === null || leg.includedAt === null || leg.sentAt === null || durationSeconds === null) return null
  if (!isRouterTracked(transfer) || isBringingBack(transfer)) return null
  return leg.sentAt + LATE_TIMES * durationSeconds * 1000
}

/** What a late transfer waits for: the ways of returning what is not taken differ. */
export interface Lateness {
  way: RouteHop['kind']
  from: string
  to: string
}

/** Returns what a late transfer waits for; null while it is not late, and where it is known to come back. */
export function latenessOf(transfer: Transfer, now: number): Lateness | null {
  const since = lateSince(transfer)
  const funds = fundsNow(transfer)
  if (since === null || now < since || (funds.place !== 'onTheWay' && funds.place !== 'stop')) return null
  const from = funds.place === 'stop' ? funds.at : funds.from
  const { hops } = currentQuote(transfer).quote
  const hop = hops.find(({ fromChainId, toChainId }) => fromChainId === from && toChainId === funds.to) ?? hops[0]
  return { way: hop?.kind ?? 'unknown', from, to: funds.to }
}
