// Words on the journey of a waybill: its stops, its legs, its stamps.
import type { RouteHop } from '../../../shared/route.ts'
import type { Transfer, TransferPhase } from '../../../shared/transfer.ts'
import { currentQuote, isRoutersWord, isTakenBack } from '../../../shared/transferLegs.ts'
import type { SenderEnd } from '../../../shared/fundsNow.ts'
import type { StampWord, Stop, TimelineLeg } from '../../tracking/timeline.ts'
import { formatCount, formatShortDay, formatTime, formatTimeSeconds } from './format.ts'
import { senderText, type Names } from './funds.ts'
import { momentText } from './tracking.ts'

/** Time of day with seconds; with the day where that is not the day the journey began. */
export function journeyTime(at: number, beganAt: number): string {
  return momentText(at, beganAt)
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
      return [
        transfer.phase === 'unconverted' ? `${receiver} received it unconverted` : `${receiver} received it`,
        ...(isRoutersWord(transfer) ? ['says the router'] : []),
      ].join(', ')
    case 'returned':
      return 'Came back to here'
    case 'notSent':
      return senderText(isTakenBack(transfer) ? 'takenBack' : senderEnd(transfer.phase), chain)
    case 'failed':
      return stop.height === null ? 'Failed here' : `Failed here, block ${formatCount(stop.height)}`
    case 'due':
    case undefined:
      break
  }
  if (stop.isResting) return 'Received, rests here until you sign the next leg'
  if (stop.state === 'never') return 'Not reached'
  if (stop.place === 'start') return 'Not sent yet'
  if (stop.state === 'done') return transfer.phase === 'halted' ? 'Received, the journey ended here' : 'Received'
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
export function legText(leg: TimelineLeg, transfer: Transfer, names: Names): string | null {
  const { phase, withdrawal } = transfer
  const to = names.chain(leg.toChainId)
  switch (leg.state) {
    case 'now':
      if (phase === 'tracking' && leg.way === 'opinit' && currentQuote(transfer).quote.variant === 'lossless')
        return bridgeText(withdrawal, to)
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

/** How far a withdrawal has come, and what it waits for. */
function bridgeText(withdrawal: Transfer['withdrawal'], to: string): string {
  switch (withdrawal?.stage) {
    case 'migrated':
      return `Sent by IBC at once, waiting for ${to} to take it. Nothing to sign.`
    case 'proposed':
    case 'claimable':
    case 'claimed':
      return withdrawal.claimableAt === null
        ? `${to} knows of it; the finalization period runs.`
        : `${to} knows of it. It can be claimed from ${formatShortDay(withdrawal.claimableAt)} ${formatTime(withdrawal.claimableAt)}.`
    default:
      return `Sent, waiting to be reported to ${to}. Nothing to sign.`
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
