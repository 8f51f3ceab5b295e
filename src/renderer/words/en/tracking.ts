// Words of the waybills: their list, their head, how they ended, what can be done.
import type { Transfer, TransferStep, UnreadableTransfer } from '../../../shared/transfer.ts'
import type { FundsNow } from '../../../shared/fundsNow.ts'
import { formatAgo, formatDay, formatDuration, formatMoment, formatShortDay, formatTime, formatTimeSeconds, plural } from './format.ts'
import { fundsText, type Names } from './funds.ts'
import { endText, signatureTitle } from './signatures.ts'
import { stateTag } from './waybillState.ts'

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
  ended: 'Ended',
  paidOnTop: 'Paid on top',
  upTo: 'On top, at most',
  elapsed: 'Elapsed',
  took: 'Took',
  notYet: 'not yet',
  about: 'about',
  wasDue: 'was due',
  asQuoted: 'as quoted',
  reported: 'so the router says',
  on: (chain: string) => `on ${chain}`,
  nothing: 'nothing',
  atLeast: 'at least',
  usual: (milliseconds: number) => `usual ${formatDuration(milliseconds)}`,
  leg: (number: number) => `Leg ${number}`,
  legs: 'Legs',
  unreadableHint:
    'Their rows in the journal are left as they are, and the others go on. Restore journal.db from a backup, or start the version of Waybill that wrote them.',
  copyHashes: (count: number) => (count === 1 ? 'Copy the hash of its transaction' : 'Copy the hashes of its transactions'),
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
  nextLeg: 'Send the next leg',
  claim: 'Claim',
  convert: 'Convert it',
  sendFromHere: 'Send it on',
  newClaim: 'To the withdrawals',
  speedUp: 'Speed up',
  abort: 'Take it back',
  preparing: 'Preparing the message',
  keepWaiting: 'Keep waiting instead',
  notNow: 'Not now',
  endHere: 'End here, it stays',
  ending: 'Ending',
  nextLegNote: 'The way on is quoted anew; nothing is signed before you see it.',
  replaceNote: 'A second transaction with the same nonce: only one of the two can get into a block.',
  claimNote: 'Anybody may claim it; it is always paid to the recipient above.',
  convertNote: 'Opens the form with what arrived, to turn it into what you wanted.',
  stoppedNote: 'The money is not lost: the router no longer looks where it is. Waybill asks again by itself, too.',
  unknownNote: 'Send the copied details to whoever runs the bridge: they name each transaction.',
  spender: 'May take from it',
  noLonger: 'May no longer take from it',
  owner: 'Whose allowance',
  allowanceOf: 'Token',
  signatures: 'Signatures',
  inBlock: (height: string) => `in block ${height}`,
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

/** A waybill whose row cannot be read. */
export function unreadableText({ number, createdAt, isLive, hashes }: UnreadableTransfer): string {
  const head = `Waybill ${waybillNumber(number)} of ${formatMoment(createdAt)} cannot be read.`
  if (!isLive) return `${head} It had ended.`
  return hashes.length === 0
    ? `${head} No signed transaction of it is known.`
    : `${head} It had not ended, and Waybill does not follow it: look for its transactions in an explorer.`
}

/** @example sheetLead(2, 1) // '2 legs, 1 signature' */
export function sheetLead(legs: number, signatures: number): string {
  const signed = plural(signatures, { one: 'signature', other: 'signatures' })
  return legs === 0 ? signed : `${plural(legs, { one: 'leg', other: 'legs' })}, ${signed}`
}

/** What happens without anybody doing anything. */
export function nextCheckText(at: number | null, running: TransferStep | null, now: number): string {
  if (running !== null) return 'Checking now'
  if (at === null) return 'No check planned'
  return at <= now ? 'Next check any moment' : `Next check in ${formatDuration(at - now)}`
}

/** How new the screen is. A plain send is looked for on its chain alone. */
export function answeredText(at: number, now: number): string {
  return `Checked ${formatAgo(at, now)}`
}

/** A waybill as plain text, to send to somebody who helps. */
export function detailsText(transfer: Transfer, funds: FundsNow, names: Names): string {
  const { quote, sender, recipient, legs, hops } = transfer
  const paid = names.money({ chainId: quote.from.chainId, denom: quote.from.denom, amount: quote.amountIn, isExact: true })
  const least = names.money({ chainId: quote.to.chainId, denom: quote.to.denom, amount: quote.minimumOut, isExact: true })
  const ends =
    quote.task === 'revoke'
      ? [`Allowance of ${quote.from.denom} on ${quote.from.chainId}: ${quote.spender ?? ''} may no longer take from ${sender}`]
      : [`From ${quote.request.fromChainId}, ${sender}: ${paid}`, `To ${quote.request.toChainId}, ${recipient}: at least ${least}`]
  const lines = [
    `Waybill ${waybillNumber(transfer.number)}: ${stateTag(transfer).text}`,
    fundsText(funds, names),
    `Started ${formatMoment(transfer.createdAt)}`,
    ...ends,
    ...legs
      .filter((leg) => leg.hash !== null && leg.purpose !== 'hook')
      .map(
        (leg) => `Transaction on ${leg.chainId} (${signatureTitle(leg)}${leg.end === null ? '' : `, ${endText(leg.end)}`}): ${leg.hash}`,
      ),
    ...hops.map(
      (hop) => `${hop.fromChainId} to ${hop.toChainId}: ${hop.state}${hop.receiveHash === null ? '' : `, receipt ${hop.receiveHash}`}`,
    ),
    ...(transfer.reason === null || transfer.reason === '' ? [] : [`Reason given: ${transfer.reason}`]),
  ]
  return lines.join('\n')
}
