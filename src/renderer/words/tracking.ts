// Describes transfers, with texts of several files.
import type { Transfer } from '../../shared/contract/transfer/transfer.ts'
import type { FundsNow } from '../../shared/domain/transfer/fundsNow.ts'
import * as english from './en/tracking.ts'
import { formatMoment, formatShortDay, formatTime, formatTimeSeconds } from './format.ts'
import { formatTransferNumber } from './formats.ts'
import { fundsText, type Names } from './funds.ts'
import { endText, signatureTitle } from './signatures.ts'
import { localized } from './localized.ts'
import { stateTag } from './transferState.ts'

/** Texts of the transfers in the language of the page. */
export const { transferDetailWords, unreadableText, sheetLead, nextCheckText, answeredText } = localized('tracking', english)
const { detailWords: words } = localized('tracking', english)

/** Formats when a transfer was started: the time today, the day before that. */
export function startedText(at: number, now: number): string {
  return isSameDay(at, now) ? formatTime(at) : formatShortDay(at)
}

/** Formats the time of day with seconds, and the day unless it is today. */
export function momentText(at: number, now: number): string {
  return isSameDay(at, now) ? formatTimeSeconds(at) : `${formatShortDay(at)} ${formatTimeSeconds(at)}`
}

function isSameDay(at: number, now: number): boolean {
  return new Date(at).toDateString() === new Date(now).toDateString()
}

/** Returns a transfer as plain text, for support. */
export function detailsText(transfer: Transfer, funds: FundsNow, names: Names): string {
  const { quote, legs, hops, reason } = transfer
  return [
    words.head(formatTransferNumber(transfer.number), stateTag(transfer).text),
    fundsText(funds, names),
    words.started(formatMoment(transfer.createdAt)),
    ...(quote.task === 'revoke' ? [allowanceLine(transfer)] : endLines(transfer, names)),
    ...legs
      .filter((leg) => leg.hash !== null && leg.purpose !== 'hook')
      .map((leg) => {
        const what = leg.end === null ? signatureTitle(leg) : `${signatureTitle(leg)}, ${endText(leg.end)}`
        return words.transaction(leg.chainId, what, leg.hash ?? '')
      }),
    ...hops.map((hop) => {
      const line = words.hop(hop.fromChainId, hop.toChainId, hop.state)
      return hop.receiveHash === null ? line : `${line}, ${words.receipt(hop.receiveHash)}`
    }),
    ...(reason === null || reason === '' ? [] : [words.reason(reason)]),
  ].join('\n')
}

function allowanceLine({ quote, sender }: Transfer): string {
  return words.allowance({ denom: quote.from.denom, chainId: quote.from.chainId, spender: quote.spender ?? '', owner: sender })
}

function endLines({ quote, sender, recipient }: Transfer, names: Names): string[] {
  const paid = names.money({ chainId: quote.from.chainId, denom: quote.from.denom, amount: quote.amountIn, isExact: true })
  const least = names.money({ chainId: quote.to.chainId, denom: quote.to.denom, amount: quote.minimumOut, isExact: true })
  return [words.from(quote.request.fromChainId, sender, paid), words.to(quote.request.toChainId, recipient, least)]
}
