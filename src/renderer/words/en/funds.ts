// The sentence that always answers where the money is.
import type { FundsNow, Unsigned } from '../../../shared/fundsNow.ts'
import type { Money } from '../../../shared/transferMoney.ts'
import { formatShortDay, formatTime, formatTimeSeconds } from './format.ts'

/** What sentences need to know beyond the transfer itself. */
export interface Names {
  chain: (chainId: string) => string
  money: (money: Money) => string
  /** The label of the account that receives; null when somebody else does. */
  ownRecipient: string | null
}

/** Where the money is, in one sentence, and who says so where that is the router alone. */
export function fundsText(funds: FundsNow, names: Names): string {
  return 'isReported' in funds && funds.isReported ? `${placeText(funds, names)} ${reported}` : placeText(funds, names)
}

const reported = 'So the router says; Waybill has not seen it on the chain.'

function placeText(funds: FundsNow, names: Names): string {
  const money = funds.money.isExact ? names.money(funds.money) : `About ${names.money(funds.money)}`
  const on = names.chain(funds.money.chainId)
  switch (funds.place) {
    case 'sender':
      return `${money} on ${on}, yours. ${senderText(funds.because, on)}`
    case 'leaving':
      return leavingText(funds.step, money, on)
    case 'onTheWay': {
      const since = funds.since === null ? '' : ` since ${formatTimeSeconds(funds.since)}`
      const way = `${money} between ${names.chain(funds.from)} and ${names.chain(funds.to)}${since}`
      return funds.isWatched ? way : `${money} was last seen between ${names.chain(funds.from)} and ${names.chain(funds.to)}. ${unwatched}`
    }
    case 'stop': {
      const place = `${money} at ${names.chain(funds.at)}, on its way to ${names.chain(funds.to)}`
      return funds.isWatched ? place : `${money} was last seen at ${names.chain(funds.at)}. ${unwatched}`
    }
    case 'resting':
      return `${money} on ${on}, yours. ${restingText(funds.because, names.chain(funds.to))}`
    case 'bridge':
      return `${money} in the bridge from ${names.chain(funds.from)}, ${bridgeText(funds.claimableAt, names.chain(funds.at))}`
    case 'claimable':
      return claimText(funds.step, money, names.chain(funds.at))
    case 'recipient': {
      const whose = names.ownRecipient === null ? 'with the recipient' : 'yours'
      return funds.isConverted ? `${money} on ${on}, ${whose}.` : `${money} on ${on}, ${whose}, but not in the asset you asked for.`
    }
    case 'returned':
      return `${money} on ${on}, yours. Nothing is on the way.`
    case 'stranded':
      return funds.because === 'halted'
        ? `${money} on ${on}, yours, where you ended the journey. Nothing is on the way.`
        : `${money} on ${on}, where the journey ended.`
    case 'unknown':
      return funds.why === 'refunded'
        ? `${money} is reported as returned, without saying where. Last seen at ${names.chain(funds.lastSeen)}.`
        : `${money} was last seen at ${names.chain(funds.lastSeen)}. The router does not say where it lies now.`
    case 'allowance':
      return `Nothing moves. ${allowanceText(funds.because, on)}`
  }
}

const unwatched = 'The router has stopped watching; the money is not lost.'

function leavingText(step: Extract<FundsNow, { place: 'leaving' }>['step'], money: string, on: string): string {
  switch (step) {
    case 'sending':
      return `${money} on ${on}, about to leave. Waybill is finding out whether it went out.`
    case 'sent':
      return `${money} leaving ${on}. It waits for a block to take it.`
    case 'takingBack':
      return `${money} on ${on}, leaving or staying: two transactions compete for one nonce, and the first in a block counts.`
  }
}

function restingText(because: Unsigned, to: string): string {
  switch (because) {
    case 'unsigned':
      return `It goes on to ${to} when you sign the next leg.`
    case 'maybeSigned':
      return 'The device may have signed the next leg; it was not sent.'
    case 'unsent':
      return 'The next leg is signed, but not sent.'
  }
}

function bridgeText(claimableAt: number | null, at: string): string {
  if (claimableAt === null) return `waiting to be reported to ${at}. Nothing to sign until then.`
  return `to be claimed on ${at} from ${formatShortDay(claimableAt)} ${formatTime(claimableAt)}.`
}

function claimText(step: Extract<FundsNow, { place: 'claimable' }>['step'], money: string, at: string): string {
  switch (step) {
    case 'open':
      return `${money} in the bridge, ready to be claimed on ${at}. It waits as long as you like.`
    case 'claiming':
      return `${money} in the bridge. The claim waits for a block of ${at} to take it.`
    default:
      return `${money} in the bridge, still to be claimed on ${at}. ${senderText(step, at)}`
  }
}

/** What becomes of an allowance. */
export function allowanceText(because: Extract<FundsNow, { place: 'allowance' }>['because'], on: string): string {
  switch (because) {
    case 'revoked':
      return 'The allowance has ended: nothing more can be taken by it.'
    case 'leaving':
      return `The end of the allowance waits for a block of ${on} to take it.`
    case 'unsigned':
      return 'The allowance stands until you sign its end.'
    case 'maybeSigned':
      return 'The allowance stands. The device may have signed its end; nothing was sent.'
    case 'unsent':
      return 'The allowance stands. Its end is signed, but not sent.'
    default:
      return `The allowance stands. ${senderText(because, on)}`
  }
}

/** Why all of it still lies with the sender. */
export function senderText(because: Extract<FundsNow, { place: 'sender' }>['because'], chain: string): string {
  switch (because) {
    case 'unsigned':
      return 'Nothing is signed.'
    case 'hookSigned':
      return 'The hook is signed and travels with the transfer; the transfer itself is not signed.'
    case 'approving':
      return 'An approval waits for a block to take it. The transfer itself is not signed.'
    case 'approved':
      return 'The approval is given; the transfer itself is not signed.'
    case 'maybeSigned':
      return 'The device may have signed; nothing was sent.'
    case 'unsent':
      return 'Signed, but not sent.'
    case 'takenBack':
      return 'Taken back: an empty transaction was included in its place, for its network fee.'
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
