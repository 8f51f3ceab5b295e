// The sentence that always answers where the money is.
import type { FundsNow, Money } from '../tracking/fundsNow.ts'
import { formatTimeSeconds } from './format.ts'

/** What sentences need to know beyond the transfer itself. */
export interface Names {
  chain: (chainId: string) => string
  money: (money: Money) => string
  /** The account's label when the recipient is it; null when somebody else receives. */
  ownRecipient: string | null
}

/** Where the money is, in one sentence. */
export function fundsText(funds: FundsNow, names: Names): string {
  const money = names.money(funds.money)
  const on = names.chain(funds.money.chainId)
  switch (funds.place) {
    case 'sender':
      return `${money} on ${on}, yours. ${senderText(funds.because, on)}`
    case 'leaving':
      return funds.step === 'sending'
        ? `${money} on ${on}, about to leave. Waybill is finding out whether it went out.`
        : `${money} leaving ${on}. It waits for a block to take it.`
    case 'onTheWay': {
      const since = funds.since === null ? '' : ` since ${formatTimeSeconds(funds.since)}`
      const way = `${money} between ${names.chain(funds.from)} and ${names.chain(funds.to)}${since}`
      return funds.isWatched ? way : `${money} was last seen between ${names.chain(funds.from)} and ${names.chain(funds.to)}. ${unwatched}`
    }
    case 'stop': {
      const place = `${money} at ${names.chain(funds.at)}, on its way to ${names.chain(funds.to)}`
      return funds.isWatched ? place : `${money} was last seen at ${names.chain(funds.at)}. ${unwatched}`
    }
    case 'claimable':
      return `${money} in the bridge, ready to be claimed on ${names.chain(funds.at)}`
    case 'recipient': {
      const whose = names.ownRecipient === null ? 'with the recipient' : 'yours'
      const about = funds.money.isExact ? money : `About ${money}`
      return funds.isConverted ? `${about} on ${on}, ${whose}` : `${about} on ${on}, ${whose}, but not in the asset you asked for`
    }
    case 'returned':
      return `${money} on ${on}, yours. Nothing is on the way.`
    case 'stranded':
      return `${money} on ${on}, where the journey ended`
    case 'unknown':
      return funds.why === 'refunded'
        ? `${money} is reported as returned, without saying where. Last seen at ${names.chain(funds.lastSeen)}.`
        : `${money} was last seen at ${names.chain(funds.lastSeen)}. The router does not say where it lies now.`
  }
}

const unwatched = 'The router has stopped watching; the money is not lost.'

/** Why all of it still lies with the sender. */
export function senderText(because: Extract<FundsNow, { place: 'sender' }>['because'], chain: string): string {
  switch (because) {
    case 'unsigned':
      return 'Nothing is signed.'
    case 'maybeSigned':
      return 'The device may have signed; nothing was sent.'
    case 'unsent':
      return 'Signed, but not sent.'
    case 'failedOnSource':
      return `${chain} took the transaction but it failed: only the network fee was spent.`
    case 'refusedByChain':
      return `${chain} refused the transaction. Nothing was spent.`
    case 'cancelled':
      return 'Cancelled before anything was sent.'
    case 'expired':
      return 'The quote ran out before it was signed.'
    case 'expiredUnsent':
      return 'The transaction came too late for its block. Nothing was spent, and it can no longer go out.'
    case 'superseded':
      return 'Another transaction of this account took its place. This one can no longer go out.'
  }
}

/** @example shortDenom('ibc/6490A7EAB61059BFC1CD') // 'ibc/6490…C1CD' */
export function shortDenom(denom: string): string {
  return denom.length > 16 ? `${denom.slice(0, 8)}…${denom.slice(-4)}` : denom
}
