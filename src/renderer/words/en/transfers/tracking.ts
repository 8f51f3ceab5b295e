// Holds the English texts of the transfers: their list, their sheet, their actions.
import type { TransferStep, UnreadableTransfer } from '../../../../shared/contract/transfer/transfer.ts'
import { formatTransferNumber } from '../../formats.ts'
import { formatAgo, formatDuration, formatMoment, plural } from '../format.ts'

/** Texts of the transfers. */
export const transferDetailWords = {
  title: 'Transfers',
  filter: 'Show',
  filters: { all: 'All', live: 'Live', needsYou: 'Action needed' },
  kind: 'Kind',
  kinds: { all: 'All kinds', transfers: 'Transfers', actions: 'Other actions' },
  emptyKind: 'Nothing of this kind.',
  toClaim: 'To claim',
  live: 'Live',
  drafts: 'Drafts',
  moreDrafts: (count: number) => `Show ${count} more`,
  notListed: 'This transfer isn’t in the list.',
  empty: 'No transfers yet. Each one gets a waybill that shows every stop along the way.',
  emptyFiltered: { live: 'No transfers in progress.', needsYou: 'No action needed.' },
  /** Beside it: what would be there. */
  emptyLead: {
    live: 'A transfer appears here once you sign it, until it arrives.',
    needsYou: 'Transfers that wait for your signature or a claim appear here.',
  },
  showAll: 'Show all transfers',
  start: 'Start a transfer',
  waybill: 'Waybill',
  fundsNow: 'Funds now',
  result: 'Result',
  /** In place of the result while there is none. */
  status: 'Status',
  from: 'From',
  to: 'To',
  sent: 'Sent',
  toSend: 'To send',
  quoted: 'Quoted',
  received: 'Received',
  cameBack: 'Refunded',
  ended: 'Ended',
  paidOnTop: 'Fees paid',
  plannedOnTop: 'Fees',
  upTo: 'Fees, at most',
  /** At an estimate or a limit of what is done, until history has the transaction. */
  confirming: 'Confirming the final amount',
  elapsed: 'Elapsed',
  took: 'Took',
  claimableAfter: 'Claimable after',
  notYet: 'not yet',
  about: 'about',
  /** Before the time from which a withdrawal can be claimed. */
  claimableAbout: 'claimable about',
  wasDue: 'was due',
  claimableSince: 'claimable since',
  asQuoted: 'as quoted',
  reported: 'per the router',
  on: (chain: string) => `on ${chain}`,
  nothing: 'nothing',
  atLeast: 'at least',
  usual: (milliseconds: number) => `usual ${formatDuration(milliseconds)}`,
  /** Of a returned deposit: until then it cannot be claimed. */
  backFrom: (when: string) => `back ${when} at the earliest`,
  /** A returned deposit was claimed by another account than the user's. */
  claimedForYou: (chain: string) => `On ${chain}, claimed for you. Nothing to do.`,
  leg: (number: number) => `Leg ${number}`,
  legs: 'Legs',
  unreadableHint:
    'They’re kept unchanged; other transfers continue. Restore journal.db from a backup, or use the version of Waybill that wrote them.',
  copyHashes: (count: number) => (count === 1 ? 'Copy its transaction hash' : 'Copy its transaction hashes'),
  hash: 'Transaction',
  receipt: 'Receipt',
  copyHash: 'Copy transaction hash',
  openInActivity: (hash: string) => `${hash}, open in Activity`,
  explorerPage: (hash: string) => `${hash}, view in Explorer`,
  copyReceipt: 'Copy receipt hash',
  checkNow: 'Check now',
  checking: 'Checking',
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
  tracking: 'Starting to track it',
  again: 'Repeat',
  nextLeg: 'Send the next leg',
  claim: 'Claim',
  convert: 'Convert',
  sendFromHere: 'Send onward',
  newClaim: 'Go to Withdrawals',
  speedUp: 'Speed up',
  abort: 'Cancel transaction',
  preparing: 'Preparing the message',
  keepWaiting: 'Keep waiting instead',
  notNow: 'Not now',
  endHere: 'Stop here',
  ending: 'Stopping',
  nextLegNote: 'You’ll get a new quote for the rest of the route; nothing is signed until you’ve seen it.',
  replaceNote: 'Replaces the transaction that is still waiting: only one of the two can go through.',
  claimNote: 'Anyone can claim it; it’s always paid to the recipient above.',
  convertNote: 'Opens the form to convert what arrived into the asset you wanted.',
  stoppedNote: 'Your funds aren’t lost: the router stopped tracking them. Waybill also keeps retrying.',
  unknownNote: 'Copy the details, with every transaction hash, and send them to the bridge’s support.',
  spender: 'Who',
  noLonger: 'No longer allowed',
  owner: 'Owner',
  permissionOn: { token: 'Token', operator: 'NFT collection', grant: 'Permission', feeGrant: 'Permission' },
  signatures: 'Signatures',
  toBeSigned: 'to be signed',
  inBlock: (height: string) => `in block ${height}`,
  againNote: 'Opens the form with the same details.',
  failedNote: 'Repeat gets a fresh quote. If the price moved, allow more slippage or send less.',
  refundedNote: 'The money is back. The same route may fail again: repeat it with another route or amount.',
  safeToClose: 'Safe to close this window',
  final: 'Ended',
  /** In its place while no chain has shown it. */
  endedByWord: 'Ended, per the router',
  waits: 'Action needed',
  reason: 'Reason:',
  ownAddress: 'your own',
  otherAddress: 'another address',
  discardNote: 'Nothing was sent. Discarding deletes the signature.',
  lostNote: 'Your Ledger may have signed this before. It’s asked again for exactly the same text.',
  /** Beside the number of signatures. */
  clock: (zone: string) => `times in ${zone}`,
  sentOn: 'forwarded',
  cameBackAt: 'refunded',
  taken: 'received',
} as const

/** Describes a transfer whose row cannot be read. */
export function unreadableText({ number, createdAt, isLive, hashes }: UnreadableTransfer): string {
  const head = `Transfer ${formatTransferNumber(number)} of ${formatMoment(createdAt)} can’t be read.`
  if (!isLive) return `${head} It had ended.`
  return hashes.length === 0
    ? `${head} It has no known signed transactions.`
    : `${head} It was still in progress, and Waybill can’t track it: look up its transactions in an explorer.`
}

/** @example sheetLead(2, 1) // '2 legs, 1 signature' */
export function sheetLead(legs: number, signatures: number): string {
  const signed = plural(signatures, { one: 'signature', other: 'signatures' })
  return legs === 0 ? signed : `${plural(legs, { one: 'leg', other: 'legs' })}, ${signed}`
}

/** Says what happens next without an action of the user. */
export function nextCheckText(at: number | null, running: TransferStep | null, now: number): string {
  if (running !== null) return 'Checking now'
  if (at === null) return 'No check scheduled'
  return at <= now ? 'Checking soon' : `Next check in ${formatDuration(at - now)}`
}

/** Says when a transfer under way was last checked; the sidebar says it of the history. A plain send is checked on its chain only. */
export function answeredText(at: number, now: number): string {
  return `Transfers checked ${formatAgo(at, now)}`
}

/** Texts of a transfer's details as plain text. */
export const detailWords = {
  head: (number: string, state: string) => `Waybill ${number}: ${state}`,
  started: (moment: string) => `Started ${moment}`,
  permission: (what: { denom: string; chainId: string; spender: string; owner: string }) =>
    `Permission for ${what.denom} on ${what.chainId}: ${what.spender} can no longer take from ${what.owner}`,
  from: (chainId: string, address: string, paid: string) => `From ${chainId}, ${address}: ${paid}`,
  to: (chainId: string, address: string, least: string) => `To ${chainId}, ${address}: at least ${least}`,
  transaction: (chainId: string, what: string, hash: string) => `Transaction on ${chainId} (${what}): ${hash}`,
  hop: (fromChainId: string, toChainId: string, state: string) => `${fromChainId} to ${toChainId}: ${state}`,
  receipt: (hash: string) => `receipt ${hash}`,
  reason: (reason: string) => `Reason: ${reason}`,
} as const
