// Holds the English texts of the review: its boxes and buttons, the running action, and what prevents signing.
import type { DeviceState, LedgerApp } from '../../../../shared/contract/status.ts'
import type { Screen } from '../../../../shared/domain/screens.ts'
import { plural } from '../format.ts'
import { screenNames } from '../app/shell.ts'
import type { TransferPhase, TransferStep } from '../../../../shared/contract/transfer/transfer.ts'

/** Texts of the review. */
export const reviewWords = {
  review: 'Review',
  from: 'From',
  to: 'To',
  claim: 'Claim',
  swap: 'Swap',
  swapFor: (symbol: string) => `for ${symbol}`,
  onChain: (chain: string) => `on ${chain}`,
  youPay: 'You pay',
  youGet: 'You get',
  recipientGets: 'Recipient gets',
  onTop: 'Fees',
  networkFee: 'Network fee',
  feePending: 'Being calculated',
  atMostShort: 'at most',
  /** Before what a transaction costs at today’s gas price, beside the most that it allows. */
  usuallyAbout: 'usually about',
  time: 'Time',
  atLeast: 'at least',
  ownAddress: 'your own address',
  otherAddress: 'another address',
  quoteStays: 'This quote is kept until you sign',
  mayTake: 'Can spend',
  atMost: 'At most',
  mayNotTake: {
    token: 'Loses the permission',
    operator: 'Loses the permission',
    grant: 'Can no longer act for you',
    feeGrant: 'Can no longer use your balance for fees',
  },
  notAnyMore: {
    token: 'can no longer be spent by',
    operator: 'NFTs can no longer be moved by',
  },
  blindOff: 'Not ready: this contract call needs blind signing, a setting of the Ethereum app.',
  blindTurnOn: 'Turn on blind signing',
  blindNeeded: 'Needs blind signing: turn it on in the Ethereum app’s settings.',
  noMore: 'none: revoked',
  noTimeKnown: 'unknown',
  usualTime: 'usual for this route',
  ownUsualTime: (slowest: string | null, count: number) =>
    slowest === null ? `as your last ${count}` : `usual for you; slowest of ${count}: ${slowest}`,
  networkFeeShort: 'network fee',
  networkFeeAtMost: 'network fee, at most',
  networkFeeAbout: 'network fee, about',
  networkFeeUnder: 'network fee, usually less',
  /** Between an amount and whom it is sent to. */
  toWhom: 'to',
  theRecipient: 'the recipient',
  yourAccount: (label: string) => `your account ${label}`,
  withinBounds: 'within limits',
  bytes: (count: string) => `${count} bytes`,
  showData: 'Show all',
  hookDone: (chain: string, symbol: string) => `The permission you just signed: ${chain} converts it to ${symbol} on arrival.`,
  ownFields: 'Set by Waybill',
  /** Heads the arguments of a call as the device writes them. */
  ledgerFields: 'As your Ledger shows it, under “args”',
  nothing: 'nothing',
  block: (height: string) => `block ${height}`,
  unreadableShort: 'Unreadable, so not signed',
  back: 'Back to form',
  toTransferSheet: 'Go to waybill',
  stepCount: (count: number) => plural(count, { one: 'step', other: 'steps' }),
  whatWillHappen: 'What will happen',
  ifItFails: 'If it fails',
  now: 'now',
  done: 'done',
  nonce: 'Nonce',
  itIsOn: (chain: string) => `Your funds are on ${chain}.`,
  nextTo: (chain: string) => `They stay there until you sign. Waybill gets a new quote to ${chain} from here.`,
  changedHead: 'The quote has changed',
  changedLead: 'The new quote is different. Nothing is signed until you accept it.',
  whatChanged: 'Change',
  before: 'Before',
  afterwards: 'Now',
  accept: 'Accept and continue',
  acceptLoss: 'I understand that this is lost',
  lossOpen: 'Confirm the loss above first',
  questionsOpen: 'Answer the questions above',
  waitingForAccount: 'Waiting for your account',
  stillWaiting: (seconds: number) => `Checking every 5 s for ${seconds} s more`,
  withoutHook: 'Continue without converting',
  withoutHookNote: (symbol: string) => `It arrives as the bridge’s version of ${symbol}; you can convert it later.`,
  depositFirst: 'Send a small amount first',
  depositFirstNote: (chain: string) => `The first deposit creates your account on ${chain}; then this works.`,
  waitLonger: 'Wait two more minutes',
  approvalSent: 'The approval is being included. The next message follows automatically; you’ll sign it too.',
  waitingForBlock: 'Waiting for a block',
  speedUp: 'Speed up',
  abort: 'Cancel transaction',
  heldAgainst: (chain: string) => `for ${chain}`,
  checks: 'Fields of the message',
  asked: 'you requested',
  usualAtMost: 'usually at most',
  preparing: 'Preparing the message. Nothing is signed yet.',
  sign: 'Sign on Ledger',
  signOf: (number: number, of: number) => `Sign on Ledger (${number} of ${of})`,
  /** Beside the title, so that a second signature is no repetition of the first. */
  signatureOf: (number: number, of: number) => `Signature ${number} of ${of}`,
  signAgain: 'Sign again',
  sendNow: 'Send now',
  discard: 'Discard signature',
  cancel: 'Cancel',
  cancelling: 'Cancelling',
  backSafe: 'Go back',
  signAnyway: 'Sign anyway',
  openTransferSheet: 'Open waybill',
  newQuoteButton: 'Get a new quote',
  renewQuote: 'Refresh quote',
  prepareAgain: 'Prepare again',
  cancelWanted: 'Now reject it on your Ledger. Either way, nothing will be sent.',
  lostSignature:
    'Your Ledger was asked to sign this before, but its answer was lost. It may have signed. Nothing was sent, and the text is exactly the same now.',
  signedBefore: 'Signed, not sent. Send it now, or discard the signature.',
  movedElsewhere: 'This transfer was continued in another window. This is its current state.',
  runningElsewhere: 'This transfer is in progress in another window or from before a reload.',
  askedAlready:
    'Your Ledger is already asking, from another window or before a reload. After a reload, you’re asked once more before it’s sent.',
  askedAlreadyShort: 'Waiting for your Ledger',
  runningShort: 'In progress',
  refused: 'Rejected on your Ledger. Nothing was signed or sent.',
  claimCostsMore: (fee: string, brings: string) => `The fee (up to ${fee}) is at least what this brings (about ${brings}).`,
  unreadable: 'Part of the message can’t be decoded, so Waybill won’t let you sign it.',
  highFee: 'The network fee may be far higher than usual. It’s set by the chain’s node: wait or use another node, unless you know why.',
  differs: 'The message doesn’t match your request. Going back is the safe choice.',
} as const

/** Returns the label of the busy button: what this window is doing. */
export function busyText(busy: TransferStep | 'create' | 'cancel' | 'requote' | 'accept'): string {
  switch (busy) {
    case 'requote':
      return 'Getting a quote'
    case 'create':
    case 'accept':
    case 'build':
    case 'speedUp':
    case 'abort':
      return 'Preparing the message'
    case 'sign':
      return 'Waiting for your Ledger'
    case 'send':
      return 'Sending'
    case 'register':
      return 'Starting to track it'
    case 'cancel':
      return 'Cancelling'
    case 'poll':
    case 'retrack':
      return 'Working'
  }
}

/** Returns the label of the way back, by the screen that it leads to. */
export function backText(screen: Screen): string {
  if (screen === 'transfer') return reviewWords.back
  return screen === 'transfers' ? reviewWords.toTransferSheet : `Back to ${screenNames[screen]}`
}

/** Describes a transfer that has passed its review. `isQuoted`: it was made of a router’s quote. */
export function pastReviewText(phase: TransferPhase, isQuoted: boolean): string {
  switch (phase) {
    case 'expired':
      return isQuoted
        ? 'The quote expired before you signed. Nothing was signed or sent.'
        : 'This was prepared too long ago to sign it now. Nothing was signed or sent.'
    case 'cancelled':
      return 'This transfer was cancelled. Nothing was sent.'
    case 'sending':
    case 'sent':
    case 'tracking':
    case 'stopped':
    case 'claimable':
      return 'This transfer was signed and sent. Its waybill shows where your funds are.'
    case 'completed':
    case 'claimed':
      return 'Done. The waybill shows every step.'
    default:
      return 'This transfer has ended. See its waybill.'
  }
}

/** @example fromTo('Initia', 'Yominet') // 'from Initia to Yominet' */
export function fromTo(from: string, to: string): string {
  return `from ${from} to ${to}`
}

/** @example reviewTitle('USDC', 'Basin') // 'Revoke the USDC permission on Basin' */
export function reviewTitle(symbol: string, chain: string): string {
  return `Revoke the ${symbol} permission on ${chain}`
}

/** Returns the label of the button that gives up, by what that does. */
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
      return 'Stop here, keep the funds'
  }
}

/** Returns why the device cannot be asked to sign, as the label of the button; null when it can be tried. */
export function deviceHindrance(state: DeviceState['state'], app: LedgerApp): string | null {
  switch (state) {
    case 'absent':
    case 'unplugged':
      return 'Plug in your Ledger'
    case 'notPermitted':
      return 'No permission to use the Ledger'
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
      return 'The Ledger can’t be used now'
    case 'busy':
    case 'prompting':
      return 'The Ledger is busy'
    case 'unknown':
    case 'ready':
    case 'rejected':
    // The state belongs to the account of the last request; for another account the keys are compared before anything is shown.
    case 'otherAccount':
      return null
  }
}
