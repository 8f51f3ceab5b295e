// Describes the journey of a transfer: its stops, its legs, its stamps.
import type { Transfer, TransferPhase } from '../../shared/contract/transfer/transfer.ts'
import { currentQuote, isRoutersWord, isTakenBack } from '../../shared/domain/transfer/legs.ts'
import type { SenderEnd } from '../../shared/domain/transfer/fundsNow.ts'
import type { StampWord, Stop, TimelineLeg } from '../features/transfers/sheet/timeline.ts'
import * as english from './en/timeline.ts'
import { formatCount, formatShortDay, formatTime, formatTimeSeconds } from './format.ts'
import { senderText, type Names } from './funds.ts'
import { localized } from './localized.ts'

/** Texts of the journey of a transfer in the language of the page. */
export const { legTitles, stampWords } = localized('timeline', english)
const { stopWords, legWords } = localized('timeline', english)

/** Describes what happened at a stop. */
export function stopText(stop: Stop, transfer: Transfer, names: Names): string {
  const receiver = names.ownRecipient ?? stopWords.theRecipient
  switch (stop.stamp?.word) {
    case 'sent':
      return stop.height === null ? stopWords.sent : stopWords.sentIn(formatCount(stop.height))
    case 'passedOn':
      return stopWords.passedOn
    case 'arrived': {
      const text = transfer.phase === 'unconverted' ? stopWords.receivedUnconverted(receiver) : stopWords.received(receiver)
      return isRoutersWord(transfer) ? stopWords.byWord(text) : text
    }
    case 'returned':
      return stopWords.cameBack
    case 'notSent':
      return senderText(isTakenBack(transfer) ? 'takenBack' : senderEnd(transfer.phase), names.chain(stop.chainId))
    case 'failed':
      return stop.height === null ? stopWords.failed : stopWords.failedIn(formatCount(stop.height))
    case 'due':
    case undefined:
      break
  }
  if (stop.isResting) return stopWords.resting
  if (stop.state === 'never') return stopWords.never
  if (stop.place === 'start') return stopWords.notSentYet
  if (stop.state === 'done') return transfer.phase === 'halted' ? stopWords.ended : stopWords.done
  return stop.place === 'end' ? stopWords.willReceive(receiver) : stopWords.willPassOn
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

/** Describes what a leg waits for, or how it ended; null where the stops say enough. */
export function legText(leg: TimelineLeg, transfer: Transfer, names: Names): string | null {
  const { phase, withdrawal } = transfer
  const to = names.chain(leg.toChainId)
  switch (leg.state) {
    case 'now':
      if (phase === 'tracking' && leg.way === 'opinit' && currentQuote(transfer).quote.variant === 'lossless')
        return bridgeText(withdrawal, to)
      if (phase === 'stopped') return legWords.notTracked
      if (phase === 'claimable') return legWords.claimable(to)
      return leg.sendHash === null ? legWords.beingSent : legWords.waiting(to)
    case 'failed':
      return phase === 'refunded' ? legWords.cameBack(to) : legWords.failed
    case 'never':
      return legWords.never
    case 'ahead':
    case 'done':
      return null
  }
}

/** Describes the progress of a withdrawal, and what it waits for. */
function bridgeText(withdrawal: Transfer['withdrawal'], to: string): string {
  switch (withdrawal?.stage) {
    case 'migrated':
      return legWords.migrated(to)
    case 'proposed':
    case 'claimable':
    case 'claimed': {
      const { claimableAt } = withdrawal
      return claimableAt === null ? legWords.reported(to) : legWords.claimableFrom(to, formatShortDay(claimableAt), formatTime(claimableAt))
    }
    default:
      return legWords.submitted(to)
  }
}

/** Returns the two lines of a stamp: `21 NOV` and the time. */
export function stampDate(at: number): { day: string; time: string; minutes: string } {
  return { day: formatShortDay(at).toUpperCase(), time: formatTimeSeconds(at), minutes: formatTime(at) }
}

/** Describes a stamp for screen readers. */
export function stampLabel(word: StampWord, chain: string, at: number | null): string {
  return `${chain}: ${stampWords[word]}${at === null ? '' : ` ${formatShortDay(at)} ${formatTimeSeconds(at)}`}`
}
