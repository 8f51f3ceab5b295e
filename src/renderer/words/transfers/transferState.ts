// Describes the state of a transfer in a word or two, for its tag and for the list.
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import {
  awaitsClaim,
  currentLeg,
  currentQuote,
  hasArrivedLeg,
  isDraft,
  isReplacing,
  isRoutersWord,
  isTakenBack,
} from '../../../shared/domain/transfer/legs.ts'
import { validatorsOf } from '../../../shared/domain/transfer/ownActions.ts'
import { fundsNow } from '../../../shared/domain/transfer/fundsNow.ts'
import { latenessOf } from '../../../shared/domain/transfer/lateness.ts'
import { arrivedAt, beganAt, dueAt } from '../../../shared/domain/transfer/timelineTimes.ts'
import { spanMs } from '../formats.ts'
import type { Names } from '../en/transfers/funds.ts'
import type { AllWords } from '../words.ts'
import { minuteText } from './moments.ts'

type Tone = 'plain' | 'good' | 'warn' | 'loss'

/** Returns the state as one or two words, for the tag at the head of the sheet. `now` tells what is late; without it nothing is. */
export function stateTag(words: AllWords, transfer: Transfer, now = 0): { text: string; tone: Tone } {
  const { phase, quote } = transfer
  const isRevocation = quote.task === 'revoke' || quote.action?.type === 'revokeGrants'
  if (isRevocation && phase === 'completed') return { text: words.stateWords.ended, tone: 'plain' }
  if (quote.task === 'act' && phase === 'completed') return { text: words.actionWords.done, tone: 'plain' }
  if (phase === 'cancelled' && isTakenBack(transfer)) return { text: words.stateWords.takenBack, tone: 'plain' }
  if (transfer.doneBy !== null) return { text: words.stateWords.notNeeded, tone: 'plain' }
  switch (phase) {
    case 'quoted':
    case 'authorised':
    case 'built':
      if (isReplacing(transfer)) return { text: pendingWord(words, transfer) ?? words.stateWords.leaving, tone: 'good' }
      if (awaitsClaim(transfer)) return { text: words.stateWords.claimable, tone: 'warn' }
      if (hasArrivedLeg(transfer)) return { text: words.stateWords.nextLeg, tone: 'warn' }
      if (isDraft(transfer)) return { text: words.stateWords.draft, tone: 'plain' }
      return { text: words.stateWords.unsigned, tone: 'warn' }
    case 'signed':
      return { text: words.stateWords.signedNotSent, tone: 'warn' }
    case 'sending':
    case 'sent':
      return {
        text: pendingWord(words, transfer) ?? (hasLeft(transfer) ? words.stateWords.inTransit : words.stateWords.leaving),
        tone: 'good',
      }
    case 'tracking':
      return (
        delay(words, transfer, now) ?? { text: isInBridge(transfer) ? words.stateWords.inBridge : words.stateWords.inTransit, tone: 'good' }
      )
    case 'stopped':
      return { text: words.stateWords.notTracked, tone: 'warn' }
    case 'claimable':
      return { text: words.stateWords.claimable, tone: 'warn' }
    case 'completed':
    case 'claimed':
      if (wasClaimed(transfer)) return { text: words.stateWords.claimed, tone: 'plain' }
      return { text: isRoutersWord(transfer) ? words.stateWords.arrivedByWord : words.stateWords.arrived, tone: 'plain' }
    case 'unconverted':
      return { text: words.stateWords.unconverted, tone: 'warn' }
    case 'refunded':
      return { text: isBackAtSource(transfer) ? words.stateWords.cameBack : words.stateWords.stoppedOnWay, tone: 'warn' }
    case 'failed':
      return { text: words.stateWords.failedOnWay, tone: 'loss' }
    case 'failedOnSource':
      return { text: words.stateWords.failedOnSource, tone: 'loss' }
    case 'refusedByChain':
    case 'cancelled':
    case 'expired':
    case 'expiredUnsent':
      return { text: words.stateWords.notSent, tone: 'plain' }
    case 'halted':
      return { text: words.stateWords.halted, tone: 'warn' }
    case 'superseded':
      return { text: words.stateWords.replaced, tone: 'plain' }
  }
}

/** Names what a transfer under way is late with, or that it comes back; null while all goes as usual. */
function delay({ stateWords: words }: AllWords, transfer: Transfer, now: number): { text: string; tone: 'warn' } | null {
  const funds = fundsNow(transfer)
  if (funds.place === 'returning') {
    return { text: funds.by !== 'packet' && funds.by.stage === 'claimable' ? words.refundClaimable : words.returning, tone: 'warn' }
  }
  return latenessOf(transfer, now) === null ? null : { text: words.late, tone: 'warn' }
}

interface LegOf {
  number: number
  of: number
  /** Tells what is late; without it nothing is. */
  now?: number
}

interface Line {
  text: string
  tone: 'good' | 'warn' | 'loss' | 'mid' | 'dim'
}

/** Returns the second line of a transfer in the list: of an own action what it is and with whom. Success has no colour. */
export function listLine(words: AllWords, transfer: Transfer, leg: LegOf, names: Names): Line {
  const { action } = transfer.quote
  if (action === null || transfer.phase !== 'completed') return plainLine(words, transfer, leg, names)
  const { validators } = validatorsOf(action)
  const { text: state } = stateTag(words, transfer)
  if (validators.length === 0) return { text: state, tone: 'dim' }
  return { text: `${state} · ${names.validator ?? words.actionWords.severalValidators(validators.length)}`, tone: 'dim' }
}

/** What heads a line of the list: the two chains of a way, or what is done. */
export type ListTitle = { kind: 'way'; from: string; to: string } | { kind: 'text'; text: string }

/** Returns what heads a transfer's line in the list. */
export function listTitle(words: AllWords, { quote }: Pick<Transfer, 'quote'>, names: Pick<Names, 'chain'>): ListTitle {
  if (quote.action !== null) return { kind: 'text', text: words.actionName(quote.action) }
  if (quote.task === 'revoke') return { kind: 'text', text: words.lineWords.revoke }
  const { fromChainId, toChainId, fromDenom, toDenom } = quote.request
  const from = quote.withdrawal?.chainId ?? fromChainId
  if (from !== toChainId) return { kind: 'way', from: names.chain(from), to: names.chain(toChainId) }
  const on = names.chain(from)
  return { kind: 'text', text: fromDenom === toDenom ? words.lineWords.sendOn(on) : words.lineWords.swapOn(on) }
}

function plainLine(words: AllWords, transfer: Transfer, leg: LegOf, names: Names): Line {
  const { phase } = transfer
  switch (phase) {
    case 'tracking':
      if (isInBridge(transfer)) return { text: bridgeLine(words, transfer, leg.now ?? 0), tone: 'good' }
      return (
        delay(words, transfer, leg.now ?? 0) ?? {
          text: leg.of > 1 ? words.lineWords.leg(leg.number, leg.of) : words.stateWords.inTransit,
          tone: 'good',
        }
      )
    case 'sending':
    case 'sent':
      return { text: sendingLine(words, transfer, names), tone: 'good' }
    case 'quoted':
    case 'authorised':
    case 'built':
      if (awaitsClaim(transfer)) return { text: words.stateWords.claimable, tone: 'warn' }
      if (hasArrivedLeg(transfer)) return { text: words.stateWords.nextLeg, tone: 'warn' }
      return isDraft(transfer) ? { text: words.stateWords.draft, tone: 'dim' } : { text: words.stateWords.unsigned, tone: 'warn' }
    case 'completed':
    case 'claimed':
      if (transfer.quote.task === 'revoke') return { text: words.stateWords.ended, tone: 'dim' }
      return { text: arrivedLine(words, transfer), tone: 'dim' }
    case 'refunded':
      return { text: returnedLine(words, transfer, names), tone: 'warn' }
    case 'signed':
      return { text: words.stateWords.signedNotSent, tone: 'warn' }
    case 'stopped':
    case 'claimable':
    case 'unconverted':
    case 'halted':
      return { text: stateTag(words, transfer).text, tone: 'warn' }
    case 'failed':
    case 'failedOnSource':
      return { text: stateTag(words, transfer).text, tone: 'loss' }
    case 'cancelled':
    case 'expired':
    case 'expiredUnsent':
    case 'refusedByChain':
    case 'superseded':
      if (phase === 'cancelled' && isTakenBack(transfer)) return { text: words.stateWords.takenBack, tone: 'dim' }
      if (transfer.doneBy !== null) return { text: words.lineWords.doneBy(words.transferNumber(transfer.doneBy)), tone: 'dim' }
      return { text: words.lineWords.notSent[phase], tone: 'dim' }
  }
}

/** Returns whether its transaction waits for a block. */
function isSending({ phase }: Transfer): boolean {
  return phase === 'sending' || phase === 'sent'
}

/** Returns whether a block has its transaction, though nobody tracks the money yet. */
function hasLeft(transfer: Transfer): boolean {
  const { place } = fundsNow(transfer)
  return place === 'onTheWay' || place === 'stop'
}

/** Names what a transaction does that waits for a block; null where it sends money away. */
function pendingWord({ pendingWords: words }: AllWords, transfer: Transfer): string | null {
  const { action } = transfer.quote
  if (isSending(transfer) && currentLeg(transfer)?.replaces?.how === 'cancel') return words.cancel
  if (action !== null) return words[action.type]
  const purpose = currentLeg(transfer)?.purpose
  return purpose === 'claim' || purpose === 'revoke' || purpose === 'approval' ? words[purpose] : null
}

function sendingLine(words: AllWords, transfer: Transfer, names: Names): string {
  const doing = pendingWord(words, transfer)
  const { fromChainId } = currentQuote(transfer).quote.request
  if (doing === null) {
    if (hasLeft(transfer)) return words.stateWords.inTransit
    return words.stateWords.leaving
  }
  return words.lineWords.pending(doing, names.chain(currentLeg(transfer)?.chainId ?? fromChainId))
}

/** Returns whether a refund reached the source: refunds of a later hop may end on a chain between. */
function isBackAtSource({ release, quote }: Transfer): boolean {
  return release === null || release.chainId === quote.request.fromChainId
}

function returnedLine(words: AllWords, transfer: Transfer, names: Names): string {
  const { release } = transfer
  if (release === null) return words.stateWords.cameBack
  const chain = names.chain(release.chainId)
  return isBackAtSource(transfer) ? words.lineWords.cameBackTo(chain) : words.lineWords.stoppedOn(chain)
}

function arrivedLine(words: AllWords, transfer: Transfer): string {
  // How long a withdrawal took depends on when the user claimed it.
  if (wasClaimed(transfer)) return words.stateWords.claimed
  const [from, to] = [beganAt(transfer), arrivedAt(transfer)]
  const ms = from === null || to === null ? 0 : spanMs(from, to)
  const line = ms === 0 ? words.stateWords.arrived : words.lineWords.arrivedIn(words.formatDuration(ms))
  return isRoutersWord(transfer) ? words.lineWords.byWord(line) : line
}

/** Returns whether a withdrawal that arrived was claimed from here. */
function wasClaimed({ quote, legs }: Transfer): boolean {
  return quote.task === 'route' && legs.some(({ purpose }) => purpose === 'claim')
}

/** Returns whether the money lies in the optimistic bridge, by the last observation. */
function isInBridge(transfer: Transfer): boolean {
  return currentQuote(transfer).quote.variant === 'lossless' && transfer.withdrawal?.stage !== 'migrated'
}

function bridgeLine(words: AllWords, transfer: Transfer, now: number): string {
  const due = dueAt(transfer)
  if (due === null) return words.stateWords.inBridge
  const line = (transfer.withdrawal?.claimableAt ?? null) === null ? words.lineWords.bridgeAbout : words.lineWords.bridgeUntil
  return line(minuteText(words, due, now))
}
