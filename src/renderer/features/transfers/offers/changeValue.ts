// Writes one side of a difference between two quotes. Pure.
import type { Quote, QuoteChange } from '../../../../shared/contract/transfer/route.ts'
import { amountParts } from '../../../kit/text/amountText.ts'
import { ballotText, sharesText } from '../../../parts/ballotText.ts'
import type { AllWords, Words } from '../../../words/words.ts'

/** Returns the text of a value as main's quoteChanges.ts writes it: amounts in base units of the destination's asset, times in seconds. */
export function changeValue(words: AllWords, what: QuoteChange['what'], value: string, quote: Quote): string {
  switch (what) {
    case 'amountOut':
    case 'minimumOut':
      return /^\d+$/.test(value) ? amountWithSymbol(words, value, quote.to) : value
    case 'duration':
      return words.durationText(/^\d+$/.test(value) ? Number(value) : null)
    case 'transactions':
      return /^\d+$/.test(value) ? words.signatures(Number(value)) : value
    case 'payout':
      if (value === '') return words.reviewWords.ownAddress
      return value === 'unknown' ? words.actionWords.payoutUnknown : value
    case 'about':
      return aboutValue(words, quote)
    case 'ballot':
      return ballotValue(words, quote)
    case 'term':
      return /^\d+$/.test(value) ? words.formatShortDate(Number(value), 0) : words.reviewWords.nothing
    case 'fees':
    case 'hops':
    case 'hook':
    case 'warnings':
    case 'priceImpact':
    case 'addresses':
      return value === '' ? words.reviewWords.nothing : value
  }
}

/** Says what an action is about, and what a claim of VIP rewards loses. */
function aboutValue(words: AllWords, { about, vipClaim, from }: Quote): string {
  const amounts = words.formatList(about.map(({ asset, amount }) => amountWithSymbol(words, amount, asset))) || words.reviewWords.nothing
  const lost = (vipClaim ?? []).flatMap(({ stages }) => stages).reduce((sum, { forfeited }) => sum + BigInt(forfeited), 0n)
  return lost === 0n ? amounts : `${amounts}. ${words.vipWords.lost(amountWithSymbol(words, lost.toString(), from))}`
}

/** Says what a vote is on, how much it counts, and which earlier vote it replaces; rollups by their bridges. */
function ballotValue(words: AllWords, { ballot, gaugeBallot }: Quote): string {
  if (ballot !== null) return `${ballot.title}, ${ballotText(words, ballot)}`
  const earlier = gaugeBallot?.earlier ?? null
  return earlier === null
    ? words.reviewWords.nothing
    : words.gaugeWords.replaces(sharesText(words, words.gaugeWords.bridge, earlier.shares))
}

function amountWithSymbol(words: Words, units: string, { decimals, symbol }: Quote['to']): string {
  const { digits, zeros } = amountParts(words, units, decimals, 'full')
  return `${digits}${zeros} ${symbol}`
}
