// Words of the waybills: where the money is, what happened at each stop, how it ended.
import type { RouteHop } from '../../shared/route.ts'
import type { Transfer, TransferPhase, TransferStep } from '../../shared/transfer.ts'
import type { FundsNow, Money, SenderEnd } from '../tracking/fundsNow.ts'
import type { StampWord, Stop, TimelineLeg } from '../tracking/timeline.ts'
import {
  formatAgo,
  formatCount,
  formatDay,
  formatDuration,
  formatMoment,
  formatShortDay,
  formatTime,
  formatTimeSeconds,
  plural,
} from './format.ts'

/** What sentences need to know beyond the transfer itself. */
export interface Names {
  chain: (chainId: string) => string
  money: (money: Money) => string
  /** The account's label when the recipient is it; null when somebody else receives. */
  ownRecipient: string | null
}

export const trackingWords = {
  title: 'Waybills',
  filter: 'Which waybills',
  filters: { all: 'All', live: 'Live', needsYou: 'Needs you' },
  live: 'Live',
  empty: 'No waybill yet. Every transfer becomes one: what is carried, from where to where, and a stamp at every stop.',
  emptyFiltered: { live: 'Nothing is under way.', needsYou: 'Nothing waits for you.' },
  start: 'Start a transfer',
  waybill: 'Waybill',
  fundsNow: 'Funds now',
  from: 'From',
  to: 'To',
  sent: 'Sent',
  toSend: 'To send',
  quoted: 'Quoted',
  received: 'Received',
  cameBack: 'Came back',
  paidOnTop: 'Paid on top',
  upTo: 'On top, at most',
  elapsed: 'Elapsed',
  took: 'Took',
  notYet: 'not yet',
  about: 'about',
  wasDue: 'was due',
  asQuoted: 'as quoted',
  on: (chain: string) => `on ${chain}`,
  nothing: 'nothing',
  atLeast: 'at least',
  usual: (milliseconds: number) => `usual ${formatDuration(milliseconds)}`,
  leg: (number: number) => `Leg ${number}`,
  legs: 'Legs',
  hash: 'Transaction',
  receipt: 'and the receipt',
  copyHash: 'Copy the hash of the transaction',
  copyReceipt: 'Copy the hash of the receipt',
  checkNow: 'Check now',
  checking: 'Asking the router',
  copyDetails: 'Copy details',
  copied: 'Copied',
  sendNow: 'Send now',
  sending: 'Sending',
  discard: 'Discard',
  discarding: 'Discarding',
  review: 'Continue to review',
  signAgain: 'Sign again',
  cancel: 'Cancel',
  cancelling: 'Cancelling',
  trackAgain: 'Track again',
  tracking: 'Telling the router',
  again: 'Again',
  againNote: 'Opens the form with the same request filled in.',
  safeToClose: 'Safe to close this window',
  final: 'Final',
  waits: 'Waits for you',
  reason: 'Given as the reason:',
  ownAddress: 'your own',
  otherAddress: 'another address',
  discardNote: 'Nothing was sent. Discarding throws the signature away.',
  lostNote: 'The device may have signed this before. It is asked again for the identical text.',
  clock: (zone: string) => `this clock, ${zone}`,
  sentOn: 'passed on',
  cameBackAt: 'came back',
  taken: 'received',
} as const

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

function senderText(because: Extract<FundsNow, { place: 'sender' }>['because'], chain: string): string {
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

export type Tone = 'plain' | 'good' | 'warn' | 'loss'

/** The state as one or two words, for the tag at the head of the sheet. */
export function stateTag(phase: TransferPhase): { text: string; tone: Tone } {
  switch (phase) {
    case 'quoted':
    case 'authorised':
    case 'built':
      return { text: 'Not signed', tone: 'plain' }
    case 'signed':
      return { text: 'Signed, not sent', tone: 'warn' }
    case 'sending':
    case 'sent':
      return { text: 'Leaving', tone: 'good' }
    case 'tracking':
      return { text: 'In transit', tone: 'good' }
    case 'stopped':
      return { text: 'Tracking stopped', tone: 'warn' }
    case 'claimable':
      return { text: 'Ready to claim', tone: 'warn' }
    case 'completed':
    case 'claimed':
      return { text: 'Arrived', tone: 'plain' }
    case 'unconverted':
      return { text: 'Arrived unconverted', tone: 'warn' }
    case 'refunded':
      return { text: 'Came back', tone: 'warn' }
    case 'failed':
      return { text: 'Failed on the way', tone: 'loss' }
    case 'failedOnSource':
      return { text: 'Failed, fee spent', tone: 'loss' }
    case 'refusedByChain':
    case 'cancelled':
    case 'expired':
    case 'expiredUnsent':
      return { text: 'Not sent', tone: 'plain' }
    case 'superseded':
      return { text: 'Replaced', tone: 'plain' }
  }
}

/** The second line of a waybill in the list. Success is silent: it has no colour. */
export function listLine(
  transfer: Transfer,
  leg: { number: number; of: number },
  names: Names,
): { text: string; tone: 'good' | 'warn' | 'loss' | 'mid' | 'dim' } {
  const { phase } = transfer
  switch (phase) {
    case 'tracking':
      return { text: leg.of > 1 ? `In transit, leg ${leg.number} of ${leg.of}` : 'In transit', tone: 'good' }
    case 'sending':
    case 'sent':
      return { text: `Leaving ${names.chain(transfer.quote.request.fromChainId)}`, tone: 'good' }
    case 'quoted':
    case 'authorised':
    case 'built':
      return { text: 'Waits for your signature', tone: 'mid' }
    case 'completed':
    case 'claimed':
      return { text: `Arrived ${tookText(transfer)}`, tone: 'dim' }
    case 'refunded':
      return { text: transfer.release === null ? 'Came back' : `Came back to ${names.chain(transfer.release.chainId)}`, tone: 'warn' }
    case 'signed':
    case 'stopped':
    case 'claimable':
    case 'unconverted':
      return { text: stateTag(phase).text, tone: 'warn' }
    case 'failed':
    case 'failedOnSource':
      return { text: stateTag(phase).text, tone: 'loss' }
    case 'cancelled':
    case 'expired':
    case 'expiredUnsent':
    case 'refusedByChain':
    case 'superseded':
      return { text: `Not sent, ${notSentBecause[phase]}`, tone: 'dim' }
  }
}

const notSentBecause: Record<Exclude<SenderEnd, 'failedOnSource'>, string> = {
  cancelled: 'cancelled',
  expired: 'the quote ran out',
  expiredUnsent: 'too late for its block',
  refusedByChain: 'refused by the chain',
  superseded: 'replaced by another',
}

function tookText({ legs, settledAt }: Transfer): string {
  const sentAt = legs.find((leg) => leg.sentAt !== null)?.sentAt ?? null
  return sentAt === null || settledAt === null ? '' : `in ${formatDuration(settledAt - sentAt)}`
}

/** When a waybill was started: the time today, the day before that. */
export function startedText(at: number, now: number): string {
  return new Date(at).toDateString() === new Date(now).toDateString() ? formatTime(at) : formatShortDay(at)
}

/** Time of day with seconds, and the day unless it is today. */
export function momentText(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return isToday ? formatTimeSeconds(at) : `${formatShortDay(at)} ${formatTimeSeconds(at)}`
}

/** Time of day with seconds; with the day where that is not the day the journey began. */
export function journeyTime(at: number, beganAt: number): string {
  return momentText(at, beganAt)
}

/** @example shortDenom('ibc/6490A7EAB61059BFC1CD') // 'ibc/6490…C1CD' */
export function shortDenom(denom: string): string {
  return denom.length > 16 ? `${denom.slice(0, 8)}…${denom.slice(-4)}` : denom
}

export function dayHead(at: number, now: number): string {
  return formatDay(at, now)
}

/** @example waybillNumber(412) // '0412' */
export function waybillNumber(number: number): string {
  return String(number).padStart(4, '0')
}

/** @example sheetLead(2, 1) // '2 legs, 1 signature' */
export function sheetLead(legs: number, signatures: number): string {
  return `${plural(legs, { one: 'leg', other: 'legs' })}, ${plural(signatures, { one: 'signature', other: 'signatures' })}`
}

/** What happened at a stop. */
export function stopText(stop: Stop, transfer: Transfer, names: Names): string {
  const chain = names.chain(stop.chainId)
  const receiver = names.ownRecipient ?? 'The recipient'
  switch (stop.stamp?.word) {
    case 'sent':
      return stop.height === null ? 'Sent' : `Sent, block ${formatCount(stop.height)}`
    case 'passedOn':
      return 'Received, passed on'
    case 'arrived':
      return transfer.phase === 'unconverted' ? `${receiver} received it unconverted` : `${receiver} received it`
    case 'returned':
      return 'Came back to here'
    case 'notSent':
      return senderText(senderEnd(transfer.phase), chain)
    case 'failed':
      return stop.height === null ? 'Failed here' : `Failed here, block ${formatCount(stop.height)}`
    case 'due':
    case undefined:
      break
  }
  if (stop.state === 'never') return 'Not reached'
  if (stop.place === 'start') return 'Not sent yet'
  if (stop.state === 'done') return 'Received'
  return stop.place === 'end' ? `${receiver} receives it here` : 'Passes it on'
}

function senderEnd(phase: TransferPhase): SenderEnd {
  switch (phase) {
    case 'expired':
    case 'expiredUnsent':
    case 'superseded':
    case 'refusedByChain':
    case 'failedOnSource':
      return phase
    default:
      return 'cancelled'
  }
}

/** What carries a leg. */
export function legTitle(way: RouteHop['kind']): string {
  switch (way) {
    case 'opinit':
      return 'Optimistic bridge'
    case 'ibc':
      return 'IBC transfer'
    case 'swap':
      return 'Swap'
    case 'send':
      return 'Plain send'
    case 'bridge':
      return 'Bridge'
    case 'unknown':
      return 'Unknown way'
  }
}

/** What a leg is waiting for, or how it ended; null where the stops say enough. */
export function legText(leg: TimelineLeg, phase: TransferPhase, names: Names): string | null {
  const to = names.chain(leg.toChainId)
  switch (leg.state) {
    case 'now':
      if (phase === 'stopped') return 'Nobody is watching this leg now. Track it again to go on.'
      if (phase === 'claimable') return `Ready to be claimed on ${to}`
      return leg.sendHash === null ? 'Being sent' : `Sent, waiting for ${to} to take it. Nothing to sign.`
    case 'failed':
      return phase === 'refunded' ? `${to} did not take it, so it came back` : 'This leg failed'
    case 'never':
      return 'Never started'
    case 'ahead':
    case 'done':
      return null
  }
}

/** The word on a stamp. */
export const stampWords: Record<StampWord, string> = {
  sent: 'Sent',
  passedOn: 'Passed on',
  arrived: 'Arrived',
  due: 'Due',
  returned: 'Returned',
  notSent: 'Not sent',
  failed: 'Failed',
}

/** The two lines of a stamp: `21 NOV` and the time. */
export function stampDate(at: number): { day: string; time: string; minutes: string } {
  return { day: formatShortDay(at).toUpperCase(), time: formatTimeSeconds(at), minutes: formatTime(at) }
}

/** A stamp for readers. */
export function stampLabel(word: StampWord, chain: string, at: number | null): string {
  return `${chain}: ${stampWords[word]}${at === null ? '' : ` ${formatShortDay(at)} ${formatTimeSeconds(at)}`}`
}

/** What happens without anybody doing anything. */
export function nextCheckText(at: number | null, running: TransferStep | null, now: number): string {
  if (running !== null) return 'Checking now'
  if (at === null) return 'No check planned'
  return at <= now ? 'Next check any moment' : `Next check in ${formatDuration(at - now)}`
}

/** How new the screen is. */
export function answeredText(at: number, now: number): string {
  return `Router answered ${formatAgo(at, now)}`
}

/** @example countText(3) // '3 waybills' */
export function countText(count: number): string {
  return plural(count, { one: 'waybill', other: 'waybills' })
}

/** A waybill as plain text, to send to somebody who helps. */
export function detailsText(transfer: Transfer, funds: FundsNow, names: Names): string {
  const { quote, sender, recipient, legs, hops } = transfer
  const paid = names.money({ chainId: quote.from.chainId, denom: quote.from.denom, amount: quote.amountIn, isExact: true })
  const least = names.money({ chainId: quote.to.chainId, denom: quote.to.denom, amount: quote.minimumOut, isExact: true })
  const lines = [
    `Waybill ${waybillNumber(transfer.number)}: ${stateTag(transfer.phase).text}`,
    fundsText(funds, names),
    `Started ${formatMoment(transfer.createdAt)}`,
    `From ${quote.request.fromChainId}, ${sender}: ${paid}`,
    `To ${quote.request.toChainId}, ${recipient}: at least ${least}`,
    ...legs.filter((leg) => leg.hash !== null).map((leg) => `Transaction on ${leg.chainId}: ${leg.hash}`),
    ...hops.map(
      (hop) => `${hop.fromChainId} to ${hop.toChainId}: ${hop.state}${hop.receiveHash === null ? '' : `, receipt ${hop.receiveHash}`}`,
    ),
    ...(transfer.reason === null || transfer.reason === '' ? [] : [`Reason given: ${transfer.reason}`]),
  ]
  return lines.join('\n')
}
