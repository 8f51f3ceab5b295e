// Words of the review: the plan, the checks, the device, and what stands in the way of signing.
import type { RouteHop } from '../../shared/route.ts'
import type { DeviceState } from '../../shared/status.ts'
import type { CheckLine, TransferPhase, TransferStep } from '../../shared/transfer.ts'
import type { IfItFails, PlanStep } from '../transfer/plan.ts'
import { formatCount } from './format.ts'
import { signatures, type NameOf } from './transfer.ts'

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
  noTimeKnown: 'not known',
  usualTime: 'usual for this way',
  networkFeeShort: 'network fee, at most',
  theRecipient: 'the recipient',
  asAsked: 'as you asked',
  setByWaybill: 'set by Waybill',
  nothing: 'nothing',
  block: (height: string) => `block ${height}`,
  unreadableShort: 'Cannot be read, so not signed',
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
  unsupported: 'This version cannot drive this route.',
} as const

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
  sender: 'Sender',
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
