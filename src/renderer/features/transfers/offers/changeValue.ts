// Writes one side of a difference between two quotes. Pure.
import type { Quote, QuoteChange } from '../../../../shared/contract/transfer/route.ts'
import { amountParts } from '../../../kit/text/amountText.ts'
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
    case 'fees':
    case 'hops':
    case 'hook':
    case 'warnings':
    case 'priceImpact':
    case 'addresses':
      return value === '' ? words.reviewWords.nothing : value
  }
}

function amountWithSymbol(words: Words, units: string, { decimals, symbol }: Quote['to']): string {
  const { digits, zeros } = amountParts(words, units, decimals, 'full')
  return `${digits}${zeros} ${symbol}`
}
