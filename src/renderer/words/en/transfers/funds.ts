// Holds the English texts of the sentence that says where the money is.
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { FundsNow, Unsigned } from '../../../../shared/domain/transfer/fundsNow.ts'
import type { Money } from '../../../../shared/domain/transfer/money.ts'
import { lockDay, permissions, voteOptions, voteShares, years } from './actions.ts'
import { returningText } from './late.ts'
import { formatList, formatShortDay, formatTime, formatTimeSeconds } from '../format.ts'

/** What the sentences need besides the transfer itself. */
export interface Names {
  chain: (chainId: string) => string
  money: (money: Money) => string
  /** The label of the receiving account; null when the recipient is not one of the user's accounts. */
  ownRecipient: string | null
  /** The recipient's name in the address book; null without one, and of one's own account. */
  savedRecipient: string | null
  /** The name of the validator that an action is with, or moves to; null without an action, and where it is with several. */
  validator: string | null
}

/** Says where the money is in one sentence, and names the source where only the router reports it. */
export function fundsText(funds: FundsNow, names: Names): string {
  return 'isReported' in funds && funds.isReported ? `${placeText(funds, names)} ${reported}` : placeText(funds, names)
}

const reported = 'The router says so; Waybill hasn’t seen it on-chain yet.'

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
      return `${money} in the bridge from ${names.chain(funds.from)}, ${bridgeText(funds, names.chain(funds.at))}`
    case 'returning':
      return returningText({ ...funds, from: names.chain(funds.from), at: names.chain(funds.at) }, money)
    case 'claimable':
      return claimText(funds.step, money, names.chain(funds.at))
    case 'recipient': {
      const whose = names.ownRecipient !== null ? 'yours' : `with ${names.savedRecipient ?? 'the recipient'}`
      return funds.isConverted ? `${money} on ${on}, ${whose}.` : `${money} on ${on}, ${whose}, but in a different asset than requested.`
    }
    case 'returned':
      return `${money} on ${on}, yours. Nothing is in transit.`
    case 'stranded':
      return funds.because === 'halted'
        ? `${money} on ${on}, yours, where you stopped the transfer. Nothing is in transit.`
        : `${money} on ${on}, where the transfer ended.`
    case 'unknown':
      return funds.why === 'refunded'
        ? `${money} is reported as refunded, but not where. Last seen on ${names.chain(funds.lastSeen)}.`
        : `${money} was last seen on ${names.chain(funds.lastSeen)}. The router doesn’t say where it is now.`
    case 'permission':
      return permissionText(funds.because, on)
    case 'action':
      return actionText(funds, names)
  }
}

const unwatched = 'The router stopped tracking it; the funds aren’t lost.'

function leavingText(step: Extract<FundsNow, { place: 'leaving' }>['step'], money: string, on: string): string {
  switch (step) {
    case 'sending':
      return `${money} on ${on}, about to leave. Waybill is checking whether it was sent.`
    case 'sent':
      return `${money} sent on ${on}, waiting to be included in a block.`
    case 'takingBack':
      return `${money} on ${on}. Two transactions compete for one nonce; the first one included counts.`
  }
}

function restingText(because: Unsigned, to: string): string {
  switch (because) {
    case 'unsigned':
      return `It continues to ${to} when you sign the next leg.`
    case 'maybeSigned':
      return 'Your Ledger was asked to sign the next leg; it wasn’t sent.'
    case 'unsent':
      return 'The next leg is signed but not sent.'
  }
}

function bridgeText({ claimableAt, expectedAt }: { claimableAt: number | null; expectedAt: number | null }, at: string): string {
  if (claimableAt === null && expectedAt === null) return `not recorded on ${at} yet. Nothing to sign yet.`
  if (claimableAt === null)
    return `claimable on ${at} about ${formatShortDay(expectedAt ?? 0)} ${formatTime(expectedAt ?? 0)}. Nothing to sign yet.`
  return `claimable on ${at} from ${formatShortDay(claimableAt)} ${formatTime(claimableAt)}.`
}

function claimText(step: Extract<FundsNow, { place: 'claimable' }>['step'], money: string, at: string): string {
  switch (step) {
    case 'open':
      return `${money} in the bridge, ready to claim on ${at}. No deadline.`
    case 'claiming':
      return `${money} in the bridge. The claim is waiting to be included on ${at}.`
    default:
      return `${money} in the bridge, not yet claimed on ${at}. ${senderText(step, at)}`
  }
}

/** Says what becomes of a permission. */
export function permissionText(because: Extract<FundsNow, { place: 'permission' }>['because'], on: string): string {
  switch (because) {
    case 'revoked':
      return 'The permission is revoked.'
    case 'leaving':
      return `The revocation is waiting to be included on ${on}.`
    case 'unsigned':
      return 'The permission is active until you sign.'
    case 'maybeSigned':
      return 'The permission is active. Your Ledger was asked to sign the revocation; nothing was sent.'
    case 'unsent':
      return 'The permission is active. The revocation is signed but not sent.'
    default:
      return `The permission is active. ${senderText(because, on)}`
  }
}

/** Says what becomes of an action. */
export function actionText({ because, action, about, money }: Extract<FundsNow, { place: 'action' }>, names: Names): string {
  const on = names.chain(money.chainId)
  switch (because) {
    case 'done': {
      const amount = formatList(about.map(names.money))
      const isExact = about.every((one) => one.isExact)
      return action === null
        ? `Done on ${on}.`
        : doneText(action, isExact ? amount : `${isAtStart(action) ? 'About' : 'about'} ${amount}`, names.validator)
    }
    case 'leaving':
      return `Waiting to be included on ${on}.`
    default:
      return senderText(because, on)
  }
}

/** Returns whether the sentence of an action begins with its amount. */
function isAtStart({ type }: Action): boolean {
  return type !== 'extendName'
}

function doneText(action: Action, amount: string, validator: string | null): string {
  switch (action.type) {
    case 'revokeGrants':
      return action.grants.length === 1 ? 'The permission is revoked.' : `${permissions(action.grants.length)} are revoked.`
    case 'extendName':
      return `${action.name} extended by ${years(action.years)} for ${amount}.`
    case 'extendLock':
      return `${amount} locked${validator === null ? '' : ` with ${validator}`} until ${lockDay(action.until)}.`
    case 'unstakeLock':
      return `${amount} unstaking${validator === null ? '' : ` from ${validator}`}.`
    case 'claimLocked':
      return `${amount} in rewards of locked stakes paid out.`
    case 'withdrawUnlocked':
      return `${amount} withdrawn from locked stakes.`
    case 'claimVip':
      return amount === '' ? 'VIP rewards claimed.' : `${amount} in VIP rewards paid out.`
    case 'voteWeighted':
      return `Voted ${voteShares(action.options)} on proposal ${action.proposal}.`
    case 'voteGauges':
      return `Voted in VIP cycle ${action.cycle}.`
    case 'vote':
      return `Voted ${voteOptions[action.option]} on proposal ${action.proposal}.`
    case 'claimRewards':
      return `${amount} in rewards paid out${validator === null ? '' : ` from ${validator}`}.`
    case 'compound':
      return `${amount} in rewards staked${validator === null ? '' : ` with ${validator}`} again.`
    case 'delegate':
      return `${amount} staked${validator === null ? '' : ` with ${validator}`}.`
    case 'undelegate':
      return `${amount} unstaking${validator === null ? '' : ` from ${validator}`}.`
    case 'redelegate':
      return `${amount} moved${validator === null ? '' : ` to ${validator}`}.`
    case 'cancelUnbonding':
      return `${amount} staked${validator === null ? '' : ` with ${validator}`} again.`
  }
}

/** Explains why all of it still lies with the sender. */
export function senderText(because: Extract<FundsNow, { place: 'sender' }>['because'], chain: string): string {
  switch (because) {
    case 'unsigned':
      return 'Nothing is signed yet.'
    case 'hookSigned':
      return 'The permission to convert is signed; the transfer isn’t signed yet.'
    case 'approving':
      return 'The approval is waiting to be included. The transfer isn’t signed yet.'
    case 'approved':
      return 'The approval is in place; the transfer isn’t signed yet.'
    case 'maybeSigned':
      return 'Your Ledger was asked to sign; nothing was sent.'
    case 'unsent':
      return 'Signed but not sent yet.'
    case 'takenBack':
      return 'Cancelled: an empty transaction was included instead, for the network fee.'
    case 'failedOnSource':
      return `The transaction failed on ${chain}; only the network fee was spent.`
    case 'refusedByChain':
      return `${chain} rejected the transaction. Nothing was spent.`
    case 'cancelled':
      return 'Cancelled before anything was sent.'
    case 'expired':
      return 'The quote expired before it was signed.'
    case 'expiredUnsent':
      return 'The transaction expired before it was included. Nothing was spent, and it can no longer be sent.'
    case 'superseded':
      return 'Another transaction from this account replaced it. This one can no longer be sent.'
  }
}
