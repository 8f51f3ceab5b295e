// The state of a waybill in a word or two, for its tag and for the list.
import type { Transfer } from '../../../shared/transfer.ts'
import { currentQuote, hasArrivedLeg, isReplacing, isRoutersWord, isTakenBack } from '../../../shared/transferLegs.ts'
import type { SenderEnd } from '../../../shared/fundsNow.ts'
import { formatDuration, formatShortDay, formatTime } from './format.ts'
import type { Names } from './funds.ts'

export type Tone = 'plain' | 'good' | 'warn' | 'loss'

/** The state as one or two words, for the tag at the head of the sheet. */
export function stateTag(transfer: Transfer): { text: string; tone: Tone } {
  const { phase, quote } = transfer
  if (quote.task === 'revoke' && phase === 'completed') return { text: 'Ended', tone: 'plain' }
  if (phase === 'cancelled' && isTakenBack(transfer)) return { text: 'Taken back', tone: 'plain' }
  switch (phase) {
    case 'quoted':
    case 'authorised':
    case 'built':
      if (isReplacing(transfer)) return { text: 'Leaving', tone: 'good' }
      return hasArrivedLeg(transfer) ? { text: 'Next leg to sign', tone: 'warn' } : { text: 'Not signed', tone: 'plain' }
    case 'signed':
      return { text: 'Signed, not sent', tone: 'warn' }
    case 'sending':
    case 'sent':
      return { text: 'Leaving', tone: 'good' }
    case 'tracking':
      return { text: isInBridge(transfer) ? 'In the bridge' : 'In transit', tone: 'good' }
    case 'stopped':
      return { text: 'Tracking stopped', tone: 'warn' }
    case 'claimable':
      return { text: 'Ready to claim', tone: 'warn' }
    case 'completed':
    case 'claimed':
      return { text: isRoutersWord(transfer) ? 'Arrived, says the router' : 'Arrived', tone: 'plain' }
    case 'unconverted':
      return { text: 'Arrived unconverted', tone: 'warn' }
    case 'refunded':
      return { text: isBackAtSource(transfer) ? 'Came back' : 'Stopped on the way', tone: 'warn' }
    case 'failed':
      return { text: 'Failed on the way', tone: 'loss' }
    case 'failedOnSource':
      return { text: 'Failed, fee spent', tone: 'loss' }
    case 'refusedByChain':
    case 'cancelled':
    case 'expired':
    case 'expiredUnsent':
      return { text: 'Not sent', tone: 'plain' }
    case 'halted':
      return { text: 'Left on the way', tone: 'warn' }
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
  const { phase, withdrawal } = transfer
  switch (phase) {
    case 'tracking':
      if (isInBridge(transfer)) return { text: bridgeLine(withdrawal?.claimableAt ?? null), tone: 'good' }
      return { text: leg.of > 1 ? `In transit, leg ${leg.number} of ${leg.of}` : 'In transit', tone: 'good' }
    case 'sending':
    case 'sent':
      return { text: `Leaving ${names.chain(currentQuote(transfer).quote.request.fromChainId)}`, tone: 'good' }
    case 'quoted':
    case 'authorised':
    case 'built':
      return hasArrivedLeg(transfer)
        ? { text: 'Waits for you to sign the next leg', tone: 'warn' }
        : { text: 'Waits for your signature', tone: 'mid' }
    case 'completed':
    case 'claimed':
      if (transfer.quote.task === 'revoke') return { text: 'Allowance ended', tone: 'dim' }
      return { text: `Arrived ${tookText(transfer)}${isRoutersWord(transfer) ? ', says the router' : ''}`, tone: 'dim' }
    case 'refunded':
      return { text: returnedLine(transfer, names), tone: 'warn' }
    case 'signed':
    case 'stopped':
    case 'claimable':
    case 'unconverted':
    case 'halted':
      return { text: stateTag(transfer).text, tone: 'warn' }
    case 'failed':
    case 'failedOnSource':
      return { text: stateTag(transfer).text, tone: 'loss' }
    case 'cancelled':
    case 'expired':
    case 'expiredUnsent':
    case 'refusedByChain':
    case 'superseded':
      if (phase === 'cancelled' && isTakenBack(transfer)) return { text: 'Taken back', tone: 'dim' }
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

/** Refunds of a later hop may end on a chain between. */
function isBackAtSource({ release, quote }: Transfer): boolean {
  return release === null || release.chainId === quote.request.fromChainId
}

function returnedLine(transfer: Transfer, names: Names): string {
  const { release } = transfer
  if (release === null) return 'Came back'
  return `${isBackAtSource(transfer) ? 'Came back to' : 'Stopped on'} ${names.chain(release.chainId)}`
}

function tookText({ legs, settledAt }: Transfer): string {
  const sentAt = legs.find((leg) => leg.sentAt !== null)?.sentAt ?? null
  return sentAt === null || settledAt === null ? '' : `in ${formatDuration(settledAt - sentAt)}`
}

/** Whether it lies in the optimistic bridge, by what was last seen. */
function isInBridge(transfer: Transfer): boolean {
  return currentQuote(transfer).quote.variant === 'lossless' && transfer.withdrawal?.stage !== 'migrated'
}

function bridgeLine(claimableAt: number | null): string {
  return claimableAt === null ? 'In the bridge' : `In the bridge until ${formatShortDay(claimableAt)} ${formatTime(claimableAt)}`
}
