// Words of the review: its boxes and buttons, what the window is doing, and what stands in the way of signing.
import type { DeviceState, LedgerApp } from '../../../shared/status.ts'
import type { TransferPhase, TransferStep } from '../../../shared/transfer.ts'

export const reviewWords = {
  review: 'Review',
  from: 'From',
  to: 'To',
  youPay: 'You pay',
  youGet: 'You get',
  onTop: 'On top',
  time: 'Time',
  atLeast: 'at least',
  ownAddress: 'your own address',
  otherAddress: 'another address',
  quoteStays: 'Quote held until you sign',
  mayTake: 'May take',
  atMost: 'At most',
  mayNotTake: 'May no longer take',
  notAnyMore: 'may not be taken by',
  noTimeKnown: 'not known',
  usualTime: 'usual for this way',
  networkFeeShort: 'network fee, at most',
  theRecipient: 'the recipient',
  asAsked: 'as you asked',
  withinBounds: 'within bounds',
  setByWaybill: 'set by Waybill',
  nothing: 'nothing',
  block: (height: string) => `block ${height}`,
  unreadableShort: 'Cannot be read, so not signed',
  back: 'Back to the form',
  toWaybill: 'To the waybill',
  whatWillHappen: 'What will happen',
  ifItFails: 'If it fails',
  now: 'now',
  done: 'done',
  nonce: 'Nonce',
  itIsOn: (chain: string) => `It is on ${chain} now.`,
  nextTo: (chain: string) => `yours, and goes no further until you sign. The way to ${chain} is quoted anew from here.`,
  changedHead: 'The offer has changed',
  changedLead: 'The quote had run out, and the new one is not the same. Nothing is signed before you accept it.',
  whatChanged: 'What',
  before: 'Before',
  afterwards: 'Now',
  accept: 'Accept and go on',
  questionsOpen: 'Answer the questions above',
  waitingForAccount: 'Waiting for the account',
  stillWaiting: (seconds: number) => `Tried every 5 s, for ${seconds} s more`,
  withoutHook: 'Go without the hook',
  withoutHookNote: (symbol: string) => `It arrives as the bridge’s own form of ${symbol}, to be converted later.`,
  depositFirst: 'Send a little first',
  depositFirstNote: (chain: string) => `Whatever arrives creates the account on ${chain}; then this works.`,
  waitLonger: 'Wait two minutes more',
  approvalSent: 'The approval is on its way into a block. The next message follows by itself; it is not signed without you.',
  waitingForBlock: 'Waiting for a block',
  speedUp: 'Speed up',
  abort: 'Take it back',
  heldAgainst: (chain: string) => `for ${chain}, held against your request`,
  asked: 'you asked for',
  usualAtMost: 'in plain sense at most',
  preparing: 'Waybill is preparing the message. Nothing is signed.',
  sign: 'Sign on Ledger',
  signAgain: 'Ask the Ledger again',
  sendNow: 'Send now',
  discard: 'Discard the signature',
  cancel: 'Cancel',
  cancelling: 'Cancelling',
  backSafe: 'Go back',
  signAnyway: 'Sign anyway',
  openWaybill: 'Open the waybill',
  newQuoteButton: 'Back to a new quote',
  renewQuote: 'Renew the quote',
  signingNote: 'To stop, reject on the device: this computer cannot take its prompt away.',
  cancelWanted: 'Reject on the device now. Whatever it answers, nothing will be sent.',
  lostSignature:
    'The device was asked to sign this before and its answer was lost. It may have signed. Nothing was sent, and the text now is the same, letter for letter.',
  signedBefore: 'This was signed earlier and never sent. Waybill asks before it sends anything that was left lying.',
  movedElsewhere: 'Another window has moved this transfer on. This is how it stands now.',
  runningElsewhere: 'This transfer is being worked on, here before a reload or in another window.',
  askedAlready: 'The device is asked already, from another window or before a reload. Its answer will be kept.',
  askedAlreadyShort: 'Waiting for your device',
  runningShort: 'Being worked on',
  refused: 'Rejected on the device. Nothing was signed, nothing was sent.',
  unreadable: 'One part of the message cannot be read, so Waybill does not let it be signed.',
  highFee:
    'The network fee may cost far more than is usual. The chain’s node alone names it: wait, or ask another node, unless you know why.',
  differs: 'The message is not what you asked for. Going back is the safe choice.',
} as const

/** What this window is doing, as the label of the busy button. */
export function busyText(busy: TransferStep | 'create' | 'cancel' | 'requote' | 'accept'): string {
  switch (busy) {
    case 'requote':
      return 'Asking the router'
    case 'create':
    case 'accept':
    case 'build':
    case 'speedUp':
    case 'abort':
      return 'Preparing the message'
    case 'sign':
      return 'Waiting for your device'
    case 'send':
      return 'Sending'
    case 'register':
      return 'Telling the router'
    case 'cancel':
      return 'Cancelling'
    case 'poll':
    case 'retrack':
      return 'Working'
  }
}

/** A transfer on review that has gone past it. */
export function pastReviewText(phase: TransferPhase): string {
  switch (phase) {
    case 'expired':
      return 'The quote ran out before it was signed. Nothing was signed or sent.'
    case 'cancelled':
      return 'This transfer was cancelled. Nothing was sent.'
    case 'sending':
    case 'sent':
    case 'tracking':
    case 'stopped':
    case 'claimable':
      return 'This transfer was signed and sent. Its waybill says where the money is.'
    default:
      return 'This transfer has ended. Its waybill says how.'
  }
}

/** @example fromTo('Initia', 'Yominet') // 'from Initia to Yominet' */
export function fromTo(from: string, to: string): string {
  return `from ${from} to ${to}`
}

/** @example reviewTitle('USDC', 'Basin') // 'the allowance of USDC on Basin' */
export function reviewTitle(symbol: string, chain: string): string {
  return `the allowance of ${symbol} on ${chain}`
}

/** The label of the button that gives up, by what that does. */
export function cancelText(way: 'cancel' | 'discard' | 'keepWaiting' | 'dropDocument' | 'halt'): string {
  switch (way) {
    case 'cancel':
      return reviewWords.cancel
    case 'discard':
      return reviewWords.discard
    case 'keepWaiting':
      return 'Keep waiting instead'
    case 'dropDocument':
      return 'Not now'
    case 'halt':
      return 'End here, it stays'
  }
}

/** Why the device cannot be asked to sign, as the label of the button; null when it can be tried. */
export function deviceHindrance(state: DeviceState['state'], app: LedgerApp): string | null {
  switch (state) {
    case 'absent':
    case 'unplugged':
      return 'Plug in your Ledger'
    case 'notPermitted':
      return 'This computer keeps the Ledger closed'
    case 'held':
      return 'Another program uses the Ledger'
    case 'locked':
      return 'Unlock your Ledger'
    case 'dashboard':
    case 'wrongApp':
      return `Open the ${app} app`
    case 'appMissing':
      return `Install the ${app} app`
    case 'appTooOld':
      return `Update the ${app} app`
    case 'failed':
      return 'The Ledger cannot be used now'
    case 'busy':
    case 'prompting':
      return 'The Ledger is busy'
    case 'unknown':
    case 'ready':
    case 'rejected':
    // Of the account that was asked for last; asking for another one shows nothing before the keys were compared.
    case 'otherAccount':
      return null
  }
}
