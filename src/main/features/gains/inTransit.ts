// Finds the own money that left one chain and has not arrived on the other: its lots stay, so it is held as well. Pure.
import type { Asset } from '../../../shared/contract/chain.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { fundsNow } from '../../../shared/domain/transfer/fundsNow.ts'

/** An amount on its way, in the units of its asset. */
export interface InTransit {
  asset: Asset
  amount: string
}

/** What finding it needs. */
export interface TransitContext {
  /** Returns whether an address is one of the accounts that count. */
  isOwn(address: string): boolean
  asset(chainId: string, denom: string): Asset
}

/** Places where no chain shows the money as a balance. */
const BETWEEN: ReadonlySet<string> = new Set(['onTheWay', 'stop', 'bridge', 'returning', 'claimable'])

/** Returns what live transfers carry between two places of the user. */
export function inTransit(live: readonly Transfer[], { isOwn, asset }: TransitContext): InTransit[] {
  return live
    .filter((transfer) => isOwn(transfer.sender) && isOwn(transfer.recipient))
    .flatMap((transfer) => {
      const { place, money } = fundsNow(transfer)
      // A claim moves what another transfer, or another app, put into the bridge: counting it as well could count it twice.
      if (transfer.quote.task === 'claim' || !BETWEEN.has(place) || !keepsLots(transfer)) return []
      return [{ asset: asset(money.chainId, money.denom), amount: money.amount }]
    })
}

/** Returns whether the history reads its departure as a move between own places: what is swapped on the way may count as a disposal. */
function keepsLots({ quote: { from, to, hops } }: Transfer): boolean {
  return from.originId === to.originId || hops[0]?.kind === 'opinit'
}
