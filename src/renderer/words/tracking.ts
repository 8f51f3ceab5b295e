// Words of the waybills: their list, their head, how they ended, what can be done.
import type { Transfer, TransferPhase, TransferStep } from '../../shared/transfer.ts'
import type { FundsNow, SenderEnd } from '../tracking/fundsNow.ts'
import { formatAgo, formatDay, formatDuration, formatMoment, formatShortDay, formatTime, formatTimeSeconds, plural } from './format.ts'
import { fundsText, type Names } from './funds.ts'

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
  explorerPage: (hash: string) => `${hash}, explorer page`,
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
