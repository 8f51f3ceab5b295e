// Describes the state of a transfer in a word or two, for its tag and for the list.
import type { Transfer } from '../../shared/contract/transfer/transfer.ts'
import { currentQuote, hasArrivedLeg, isReplacing, isRoutersWord, isTakenBack } from '../../shared/domain/transfer/legs.ts'
import * as english from './en/transferState.ts'
import { formatDuration, formatShortDay, formatTime } from './format.ts'
import type { Names } from './funds.ts'
import { localized } from './localized.ts'

const { stateWords: words, lineWords: lines } = localized('transferState', english)

type Tone = 'plain' | 'good' | 'warn' | 'loss'

/** Returns the state as one or two words, for the tag at the head of the sheet. */
export function stateTag(transfer: Transfer): { text: string; tone: Tone } {
  const { phase, quote } = transfer
  if (quote.task === 'revoke' && phase === 'completed') return { text: words.ended, tone: 'plain' }
  if (phase === 'cancelled' && isTakenBack(transfer)) return { text: words.takenBack, tone: 'plain' }
  switch (phase) {
    case 'quoted':
    case 'authorised':
    case 'built':
      if (isReplacing(transfer)) return { text: words.leaving, tone: 'good' }
      return hasArrivedLeg(transfer) ? { text: words.nextLeg, tone: 'warn' } : { text: words.notSigned, tone: 'plain' }
    case 'signed':
      return { text: words.signedNotSent, tone: 'warn' }
    case 'sending':
    case 'sent':
      return { text: words.leaving, tone: 'good' }
    case 'tracking':
      return { text: isInBridge(transfer) ? words.inBridge : words.inTransit, tone: 'good' }
    case 'stopped':
      return { text: words.notTracked, tone: 'warn' }
    case 'claimable':
      return { text: words.claimable, tone: 'warn' }
    case 'completed':
    case 'claimed':
      return { text: isRoutersWord(transfer) ? words.arrivedByWord : words.arrived, tone: 'plain' }
    case 'unconverted':
      return { text: words.unconverted, tone: 'warn' }
    case 'refunded':
      return { text: isBackAtSource(transfer) ? words.cameBack : words.stoppedOnWay, tone: 'warn' }
    case 'failed':
      return { text: words.failedOnWay, tone: 'loss' }
    case 'failedOnSource':
      return { text: words.failedOnSource, tone: 'loss' }
    case 'refusedByChain':
    case 'cancelled':
    case 'expired':
    case 'expiredUnsent':
      return { text: words.notSent, tone: 'plain' }
    case 'halted':
      return { text: words.halted, tone: 'warn' }
    case 'superseded':
      return { text: words.replaced, tone: 'plain' }
  }
}

/** Returns the second line of a transfer in the list. Success has no colour. */
export function listLine(
  transfer: Transfer,
  leg: { number: number; of: number },
  names: Names,
): { text: string; tone: 'good' | 'warn' | 'loss' | 'mid' | 'dim' } {
  const { phase, withdrawal } = transfer
  switch (phase) {
    case 'tracking':
      if (isInBridge(transfer)) return { text: bridgeLine(withdrawal?.claimableAt ?? null), tone: 'good' }
      return { text: leg.of > 1 ? lines.leg(leg.number, leg.of) : words.inTransit, tone: 'good' }
    case 'sending':
    case 'sent':
      return { text: lines.leaving(names.chain(currentQuote(transfer).quote.request.fromChainId)), tone: 'good' }
    case 'quoted':
    case 'authorised':
    case 'built':
      return hasArrivedLeg(transfer) ? { text: lines.nextLeg, tone: 'warn' } : { text: lines.unsigned, tone: 'mid' }
    case 'completed':
    case 'claimed':
      if (transfer.quote.task === 'revoke') return { text: lines.allowanceEnded, tone: 'dim' }
      return { text: arrivedLine(transfer), tone: 'dim' }
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
      if (phase === 'cancelled' && isTakenBack(transfer)) return { text: words.takenBack, tone: 'dim' }
      return { text: lines.notSent[phase], tone: 'dim' }
  }
}

/** Returns whether a refund reached the source: refunds of a later hop may end on a chain between. */
function isBackAtSource({ release, quote }: Transfer): boolean {
  return release === null || release.chainId === quote.request.fromChainId
}

function returnedLine(transfer: Transfer, names: Names): string {
  const { release } = transfer
  if (release === null) return words.cameBack
  const chain = names.chain(release.chainId)
  return isBackAtSource(transfer) ? lines.cameBackTo(chain) : lines.stoppedOn(chain)
}

function arrivedLine(transfer: Transfer): string {
  const { legs, settledAt } = transfer
  const sentAt = legs.find((leg) => leg.sentAt !== null)?.sentAt ?? null
  const line = sentAt === null || settledAt === null ? words.arrived : lines.arrivedIn(formatDuration(settledAt - sentAt))
  return isRoutersWord(transfer) ? lines.byWord(line) : line
}

/** Returns whether the money lies in the optimistic bridge, by the last observation. */
function isInBridge(transfer: Transfer): boolean {
  return currentQuote(transfer).quote.variant === 'lossless' && transfer.withdrawal?.stage !== 'migrated'
}

function bridgeLine(claimableAt: number | null): string {
  return claimableAt === null ? words.inBridge : lines.bridgeUntil(formatShortDay(claimableAt), formatTime(claimableAt))
}
