// Words of the transfer form and its review. Sentences are made from states here; screens hold none.
import { formatUnits } from '../../shared/amount.ts'
import type { Quote, RouteHop } from '../../shared/route.ts'
import type { DeviceState } from '../../shared/status.ts'
import type { CheckLine, TransferPhase, TransferStep } from '../../shared/transfer.ts'
import type { Hindrance } from '../transfer/form.ts'
import type { IfItFails, PlanStep } from '../transfer/plan.ts'
import { formatAgo, formatCount, formatDuration, plural } from './format.ts'

type NameOf = (chainId: string) => string

export const transferWords = {
  title: 'Transfer',
  review: 'Review',
  from: 'From',
  to: 'To',
  recipient: 'Recipient',
  slippage: 'Slippage',
  route: 'Route',
  cost: 'Cost',
  youPay: 'You pay',
  youGet: 'You get',
  youGetAtLeast: 'you get at least',
  onTop: 'On top',
  time: 'Time',
  account: 'Account',
  chooseAccount: 'Choose an account',
  chooseFrom: 'Choose what to send',
  chooseTo: 'Choose where to',
  amount: 'Amount',
  part: (percent: number) => (percent === 100 ? 'Max' : `${percent}%`),
  partLabel: (percent: number) => (percent === 100 ? 'All of the balance, less the fee' : `${percent} percent of the balance`),
  of: 'of',
  balanceUnread: 'Balance not read yet',
  youHave: (chain: string) => `on ${chain} you have`,
  atLeast: 'at least',
  about: 'about',
  swap: 'Swap from and to',
  change: 'Change',
  useOwn: 'Use your own',
  ownAddress: 'your own address',
  sameKey: 'Same key on both chains, nothing to paste',
  otherAddress: 'another address',
  otherOwn: (label: string) => `${label}, another account of yours`,
  recipientLabel: 'Recipient address',
  recipientHint: (prefix: string) => `Starts with ${prefix}1 or 0x`,
  otherRecipientNote: 'Not an address of this account. Compare every group before you sign.',
  otherSlippage: 'Other',
  slippageLabel: 'Slippage in percent',
  again: 'Again',
  againNote: 'fills the form from an earlier waybill',
  quoteGood: (seconds: number) => `Quote good for ${seconds} s`,
  quoting: 'Asking the router',
  quoteStays: 'Quote held until you sign',
  newQuote: 'Ask for a new quote',
  noRouteYet: 'Fill in the left side and the route appears here.',
  deducted: 'Deducted',
  networkFee: (chain: string) => `Network fee on ${chain}, at most`,
  difference: 'difference',
  feesWord: 'fees',
  rest: 'impact and slippage',
  nothingDeducted: 'Nothing is taken out of the amount',
  nothingOnTop: (chain: string) => `The network fee on ${chain}, named on the review`,
  nextNote: 'Next you see every message and the text your device will show. Nothing is signed before that.',
  toReview: 'Review transfer',
  routerSays: 'The router says:',
  noTimeKnown: 'not known',
  usualTime: 'usual for this way',
  networkFeeShort: 'network fee, at most',
  theRecipient: 'the recipient',
  asAsked: 'as you asked',
  setByWaybill: 'set by Waybill',
  nothing: 'nothing',
  block: (height: string) => `block ${height}`,
  unreadableShort: 'Cannot be read, so not signed',
  creating: 'Preparing the message',
  onlyWatched: 'watched',
  back: 'Back to the form',
  whatWillHappen: 'What will happen',
  ifItFails: 'If it fails',
  now: 'now',
  messageHead: 'Message',
  heldAgainst: (chain: string) => `for ${chain}, held against your request`,
  asked: 'you asked for',
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
  signingNote: 'To stop, reject on the device: this computer cannot take its prompt away.',
  cancelWanted: 'Reject on the device now. Whatever it answers, nothing will be sent.',
  cancelNote: 'Nothing has been signed or sent.',
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
  differs: 'The message is not what you asked for. Going back is the safe choice.',
  expired: 'The quote ran out before it was signed. Nothing was signed or sent.',
  unsupported: 'This version cannot drive this route.',
} as const

/** Why the form cannot be reviewed, as the label of the button. */
export function hindranceText(hindrance: Hindrance): string {
  switch (hindrance.why) {
    case 'noAccount':
      return 'Choose an account'
    case 'noFrom':
      return 'Choose what to send'
    case 'noTo':
      return 'Choose where it goes'
    case 'sameSpot':
      return 'From and to are the same'
    case 'badSlippage':
      return 'Slippage must be between 0 and 99.99'
    case 'noAmount':
    case 'zeroAmount':
      return 'Enter an amount'
    case 'badAmount':
      return hindrance.decimals === 0 ? 'Enter a whole number' : `Enter a number with at most ${hindrance.decimals} decimals`
    case 'tooMuch':
      return `More ${hindrance.symbol} than you have there`
    case 'feeNotCovered': {
      const missing = formatUnits(hindrance.missing, hindrance.decimals).replace(/0+$/, '').replace(/\.$/, '')
      return `Not enough ${hindrance.symbol} for the fee, ${missing} short`
    }
    case 'badRecipient':
      return 'Check the recipient’s address'
    case 'quoting':
      return transferWords.quoting
    case 'quoteOld':
      return 'Getting a fresh quote'
    case 'noQuote':
      return hindrance.error.code === 'account.badAddress' ? 'Check the recipient’s address' : 'No quote for this'
    case 'obstacle':
      return obstacleText(hindrance.obstacle)
  }
}

function obstacleText(obstacle: NonNullable<Quote['obstacle']>): string {
  switch (obstacle) {
    case 'severalTransactions':
      return 'This route needs several signatures; not in this version'
    case 'opHook':
      return 'This route needs a hook; not in this version'
    case 'evmSource':
      return 'Sending from this chain is not in this version'
    case 'unknownChain':
      return 'This route crosses a chain Waybill does not know'
    case 'watchOnly':
      return 'This account is only watched; no device can sign'
  }
}

/** What the route does, as a title. */
export function routeTitle(hops: readonly RouteHop[], nameOf: NameOf): string {
  const [first] = hops
  const last = hops.at(-1)
  if (first === undefined || last === undefined) return 'Direct'
  const isSwap = hops.some((hop) => hop.kind === 'swap')
  if (hops.length === 1) return isSwap ? `Swap on ${nameOf(first.fromChainId)}` : `Straight to ${nameOf(last.toChainId)}`
  const through = [...new Set(hops.slice(0, -1).map((hop) => nameOf(hop.toChainId)))].join(' and ')
  return isSwap ? `By ${through}, with a swap` : `By ${through}`
}

/** What carries a hop. */
export function wayName(way: RouteHop['kind']): string {
  switch (way) {
    case 'opinit':
      return 'optimistic bridge'
    case 'ibc':
      return 'IBC'
    case 'swap':
      return 'swap'
    case 'send':
      return 'plain send'
    case 'bridge':
      return 'bridge'
    case 'unknown':
      return 'unknown way'
  }
}

/** @example signatures(1) // '1 signature' */
export function signatures(count: number): string {
  return plural(count, { one: 'signature', other: 'signatures' })
}

/** `about 1 min`, or that nobody knows. */
export function durationText(seconds: number | null): string {
  return seconds === null ? 'time not known' : `about ${formatDuration(seconds * 1000)}`
}

/** One step of the plan. */
export function planText(step: PlanStep, nameOf: NameOf, recipient: string): string {
  switch (step.kind) {
    case 'sign':
      return step.signatures === 1 ? 'You sign once on your device' : `You sign ${step.signatures} times on your device`
    case 'hop':
      return hopText(step.way, nameOf(step.fromChainId), nameOf(step.toChainId))
    case 'credit':
      return `${nameOf(step.chainId)} credits ${recipient}`
  }
}

function hopText(way: RouteHop['kind'], from: string, to: string): string {
  switch (way) {
    case 'opinit':
      return `${from} puts it into the bridge to ${to}`
    case 'ibc':
      return `${from} sends it by IBC to ${to}`
    case 'swap':
      return `${from} swaps it`
    case 'send':
      return `${from} sends it`
    case 'bridge':
    case 'unknown':
      return `${from} hands it over to ${to}`
  }
}

/** Where the money is when a step fails. */
export function failText({ money, ...where }: IfItFails, nameOf: NameOf): string {
  const chain = 'chainId' in where ? nameOf(where.chainId) : ''
  switch (money) {
    case 'untouched':
      return 'Nothing is sent, nothing is spent'
    case 'comesBack':
      return `It comes back to ${chain}`
    case 'stays':
      return `It stays on ${chain}; the network fee is spent`
    case 'waits':
      return `It waits in the bridge until ${chain} takes it`
  }
}

/** What one check is about. */
export const checkSubjects: Record<CheckLine['subject'], string> = {
  chain: 'Chain',
  signer: 'Signer',
  message: 'Message',
  asset: 'Asset',
  amount: 'Amount',
  recipient: 'Recipient',
  bridge: 'Bridge',
  fee: 'Fee',
  timeout: 'Gives up after',
  memo: 'Memo',
  hook: 'Hook',
}

/** @example checkCount(8, 8) // '8 of 8 match' */
export function checkCount(matching: number, all: number): string {
  return `${matching} of ${all} match`
}

/** Verdicts, for readers. */
export const verdicts: Record<CheckLine['verdict'], string> = {
  match: 'matches',
  differs: 'differs',
  unreadable: 'cannot be read',
}

/** What this window is doing, as the label of the busy button. */
export function busyText(busy: TransferStep | 'create' | 'cancel'): string {
  switch (busy) {
    case 'create':
    case 'build':
      return 'Preparing the message'
    case 'sign':
    case 'signHook':
      return 'Waiting for your device'
    case 'send':
      return 'Sending'
    case 'register':
      return 'Telling the router'
    case 'cancel':
      return 'Cancelling'
    case 'poll':
    case 'retrack':
    case 'claim':
      return 'Working'
  }
}

/** A transfer on review that has gone past it. */
export function pastReviewText(phase: TransferPhase): string {
  switch (phase) {
    case 'expired':
      return transferWords.expired
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

export const pickerWords = {
  choose: 'Choose',
  search: 'Find an asset or a chain',
  found: (count: number, most: number) =>
    count > most
      ? `${plural(count, { one: 'asset', other: 'assets' })}, the first ${most} shown`
      : plural(count, { one: 'asset', other: 'assets' }),
} as const

/** @example waybillNumber(412) // 'WB 0412' */
export function waybillNumber(number: number): string {
  return `WB ${String(number).padStart(4, '0')}`
}

/** @example againLabel(412) // 'Fill the form from WB 0412' */
export function againLabel(number: number): string {
  return `Fill the form from ${waybillNumber(number)}`
}

/** @example balanceAge(0, 40_000) // 'Balance from 40 s ago' */
export function balanceAge(readAt: number, now: number): string {
  return `Balance from ${formatAgo(readAt, now)}`
}

/** @example fromTo('Initia', 'Yominet') // 'from Initia to Yominet' */
export function fromTo(from: string, to: string): string {
  return `from ${from} to ${to}`
}

/** @example planLead(1) // '1 signature, then nothing to do' */
export function planLead(count: number): string {
  return `${signatures(count)}, then nothing to do`
}

/** @example gasLimit('210000') // 'gas limit 210,000' */
export function gasLimit(gas: string): string {
  return `gas limit ${formatCount(Number(gas))}`
}

/** Why the device cannot be asked to sign, as the label of the button; null when it can be tried. */
export function deviceHindrance(state: DeviceState['state']): string | null {
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
      return 'Open the Ethereum app'
    case 'busy':
    case 'prompting':
      return 'The Ledger is busy'
    case 'unknown':
    case 'ready':
    case 'rejected':
      return null
  }
}

/** @example toAccount('Main') // 'to Main' */
export function toAccount(label: string): string {
  return `to ${label}`
}
