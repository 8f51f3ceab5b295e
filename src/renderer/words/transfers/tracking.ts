// Describes transfers, with texts of several files.
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { startedAt } from '../../../shared/domain/transfer/timelineTimes.ts'
import type { FundsNow } from '../../../shared/domain/transfer/fundsNow.ts'
import { formatTransferNumber } from '../formats.ts'
import type { Names } from '../en/transfers/funds.ts'
import { stateTag } from './transferState.ts'
import type { AllWords } from '../words.ts'

/** Returns a transfer as plain text, for support. */
export function detailsText(words: AllWords, transfer: Transfer, funds: FundsNow, names: Names): string {
  const { legs, hops, reason } = transfer
  return [
    words.detailWords.head(formatTransferNumber(transfer.number), stateTag(words, transfer).text),
    words.fundsText(funds, names),
    words.detailWords.started(words.formatMoment(startedAt(transfer))),
    ...aboutLines(words, transfer, names),
    ...legs
      .filter((leg) => leg.hash !== null && leg.purpose !== 'hook')
      .map((leg) => {
        const what = leg.end === null ? words.signatureTitle(leg) : `${words.signatureTitle(leg)}, ${words.endText(leg.end)}`
        return words.detailWords.transaction(leg.chainId, what, leg.hash ?? '')
      }),
    ...hops.map((hop) => {
      const line = words.detailWords.hop(hop.fromChainId, hop.toChainId, hop.state)
      return hop.receiveHash === null ? line : `${line}, ${words.detailWords.receipt(hop.receiveHash)}`
    }),
    ...(reason === null || reason === '' ? [] : [words.detailWords.reason(reason)]),
  ].join('\n')
}

function aboutLines(words: AllWords, transfer: Transfer, names: Names): string[] {
  const { quote, sender } = transfer
  if (quote.task === 'revoke') return [permissionLine(words, transfer)]
  if (quote.action === null) return endLines(words, transfer, names)
  return [words.actionWords.detail({ name: words.actionName(quote.action), chainId: quote.from.chainId, owner: sender })]
}

function permissionLine(words: AllWords, { quote, sender }: Transfer): string {
  return words.detailWords.permission({ denom: quote.from.denom, chainId: quote.from.chainId, spender: quote.spender ?? '', owner: sender })
}

function endLines(words: AllWords, { quote, sender, recipient }: Transfer, names: Names): string[] {
  const paid = names.money({ chainId: quote.from.chainId, denom: quote.from.denom, amount: quote.amountIn, isExact: true })
  const least = names.money({ chainId: quote.to.chainId, denom: quote.to.denom, amount: quote.minimumOut, isExact: true })
  return [words.detailWords.from(quote.request.fromChainId, sender, paid), words.detailWords.to(quote.request.toChainId, recipient, least)]
}
