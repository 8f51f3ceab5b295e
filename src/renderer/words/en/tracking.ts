// Words of the waybills: their list, their head, how they ended, what can be done.
import type { TransferStep, UnreadableTransfer } from '../../../shared/transfer.ts'
import { formatWaybillNumber } from '../formats.ts'
import { formatAgo, formatDuration, formatMoment, plural } from './format.ts'

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

/** A waybill whose row cannot be read. */
export function unreadableText({ number, createdAt, isLive, hashes }: UnreadableTransfer): string {
  const head = `Waybill ${formatWaybillNumber(number)} of ${formatMoment(createdAt)} cannot be read.`
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

/** The lines of a waybill as plain text. */
export const detailWords = {
  head: (number: string, state: string) => `Waybill ${number}: ${state}`,
  started: (moment: string) => `Started ${moment}`,
  allowance: (what: { denom: string; chainId: string; spender: string; owner: string }) =>
    `Allowance of ${what.denom} on ${what.chainId}: ${what.spender} may no longer take from ${what.owner}`,
  from: (chainId: string, address: string, paid: string) => `From ${chainId}, ${address}: ${paid}`,
  to: (chainId: string, address: string, least: string) => `To ${chainId}, ${address}: at least ${least}`,
  transaction: (chainId: string, what: string, hash: string) => `Transaction on ${chainId} (${what}): ${hash}`,
  hop: (fromChainId: string, toChainId: string, state: string) => `${fromChainId} to ${toChainId}: ${state}`,
  receipt: (hash: string) => `receipt ${hash}`,
  reason: (reason: string) => `Reason given: ${reason}`,
} as const
