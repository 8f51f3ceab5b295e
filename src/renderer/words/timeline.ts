// Describes the journey of a transfer: its stops, its legs, its stamps.
import type { Transfer, TransferPhase } from '../../shared/contract/transfer/transfer.ts'
import { currentLeg, currentQuote, isReturnClaimable, isRoutersWord, isTakenBack } from '../../shared/domain/transfer/legs.ts'
import { fundsNow, type SenderEnd } from '../../shared/domain/transfer/fundsNow.ts'
import type { StampWord, Stop, TimelineLeg } from '../features/transfers/sheet/timeline.ts'
import type { Names } from './en/transfers/funds.ts'
import type { AllWords, Words } from './words.ts'

/** Describes what happened at a stop. */
export function stopText(words: AllWords, stop: Stop, transfer: Transfer, names: Names): string {
  const receiver = names.ownRecipient ?? names.savedRecipient ?? words.stopWords.theRecipient
  switch (stop.stamp?.word) {
    case 'sent':
      return stop.height === null ? words.stopWords.sent : words.stopWords.sentIn(words.formatCount(stop.height))
    case 'passedOn':
      return words.stopWords.passedOn
    case 'arrived': {
      const text = transfer.phase === 'unconverted' ? words.stopWords.receivedUnconverted(receiver) : words.stopWords.received(receiver)
      return isRoutersWord(transfer) ? words.stopWords.byWord(text) : text
    }
    case 'returned':
      return words.stopWords.cameBack
    case 'notSent':
      return words.senderText(isTakenBack(transfer) ? 'takenBack' : senderEnd(transfer.phase), names.chain(stop.chainId))
    case 'failed':
      return stop.height === null ? words.stopWords.failed : words.stopWords.failedIn(words.formatCount(stop.height))
    case 'done':
      return words.stopWords.acted(stop.height === null ? null : words.formatCount(stop.height))
    case 'claimable':
      return words.stopWords.claimable(receiver)
    case 'due':
    case undefined:
      break
  }
  if (stop.isResting) return words.stopWords.resting
  if (stop.state === 'never') return words.stopWords.never
  if (stop.place === 'start') return stop.sentAt === null ? words.stopWords.notSentYet : words.stopWords.leaving
  if (stop.state === 'done') return transfer.phase === 'halted' ? words.stopWords.ended : words.stopWords.done
  if (stop.place !== 'end') return words.stopWords.willPassOn
  const mustClaim = transfer.quote.variant === 'lossless' && transfer.phase !== 'claimed'
  if (!mustClaim) return words.stopWords.willReceive(receiver)
  return isClaiming(transfer) ? words.stopWords.claiming(receiver) : words.stopWords.claimable(receiver)
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
export function legText(words: AllWords, leg: TimelineLeg, transfer: Transfer, names: Names): string | null {
  const { phase } = transfer
  const to = names.chain(leg.toChainId)
  switch (leg.state) {
    case 'now':
      if (phase === 'tracking' && leg.way === 'opinit' && currentQuote(transfer).quote.variant === 'lossless')
        return bridgeText(words, transfer, to)
      if (phase === 'stopped') return words.legWords.notTracked
      if (phase === 'claimable') return words.legWords.claimable(to)
      return movingText(words, leg, transfer, names)
    case 'failed':
      return phase === 'refunded' ? words.legWords.cameBack(to) : words.legWords.failed
    case 'returning':
      return isReturnClaimable(transfer) ? words.legWords.refundClaimable(to) : words.legWords.returning(to)
    case 'never':
      return words.legWords.never
    case 'done':
      return transfer.legs.some(({ purpose }) => purpose === 'claim') ? claimedText(words, transfer) : null
    case 'ahead':
      return null
  }
}

/** Returns whether a claim was sent, and no block has it yet. */
function isClaiming(transfer: Transfer): boolean {
  return (transfer.phase === 'sending' || transfer.phase === 'sent') && currentLeg(transfer)?.purpose === 'claim'
}

/** Says what a leg waits for after the block that takes it along: for the next chain. Of that block its stop says it. */
function movingText(words: AllWords, leg: TimelineLeg, transfer: Transfer, names: Names): string | null {
  const funds = fundsNow(transfer)
  if (leg.sendHash === null || (funds.place === 'leaving' && funds.step === 'sending')) return words.legWords.beingSent
  return funds.place === 'leaving' ? null : words.legWords.waiting(names.chain(leg.toChainId))
}

/** Describes the progress of a withdrawal; from when it can be claimed is said where it is to be paid out. */
function bridgeText(words: AllWords, { withdrawal }: Transfer, to: string): string {
  switch (withdrawal?.stage) {
    case 'migrated':
      return words.legWords.migrated(to)
    case 'proposed':
    case 'claimable':
    case 'claimed':
      return words.legWords.reported(to)
    default:
      return words.legWords.submitted(to)
  }
}

/** Says when a withdrawal could be claimed, and when it was. */
function claimedText(words: AllWords, { withdrawal, settledAt }: Transfer): string | null {
  const moment = (at: number) => `${words.formatShortDay(at)} ${words.formatTime(at)}`
  const from = withdrawal?.claimableAt ?? null
  if (settledAt === null) return null
  return from === null ? words.legWords.claimed(moment(settledAt)) : words.legWords.claimedAfter(moment(from), moment(settledAt))
}

/** Returns the two lines of a stamp: `21 NOV` and the time. */
export function stampDate(words: Words, at: number): { day: string; time: string; minutes: string } {
  return { day: words.formatShortDay(at).toUpperCase(), time: words.formatTimeSeconds(at), minutes: words.formatTime(at) }
}

/** Describes a stamp for screen readers. */
export function stampLabel(words: AllWords, word: StampWord, chain: string, at: number | null): string {
  return `${chain}: ${words.stampWords[word]}${at === null ? '' : ` ${words.formatShortDay(at)} ${words.formatTimeSeconds(at)}`}`
}
