// Adds up the network fees of a year for the palette's answer to what was paid.
import { useEffect, useState } from 'react'
import type { MonthFigures } from '../../../shared/contract/history/figures.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { amountParts } from '../../kit/text/amountText.ts'
import { feeTotals, lastYear } from '../../features/activity/figures/months.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** Returns the sum of each asset in one text, the one of most months first; null where no fee was paid. Pure. */
export function feesText(words: AllWords, months: MonthFigures['months']): string | null {
  const sums = feeTotals(months).map(({ amount, decimals, symbol, isVerified }) => {
    const sum = `${amountParts(words, amount, decimals, 'short').digits} ${markedText(symbol)}`
    return isVerified ? sum : `${sum} (${words.common.unverified})`
  })
  return sums.length === 0 ? null : words.formatList(sums)
}

/** Which fees are asked for: those of a calendar year, or of the last twelve months. */
export type FeeSpan = number | 'twelve'

/** Returns which fees a text asks for; those of this year where it does not say. Pure. */
export function feeSpan({ twelveWords, searchWords: { plain } }: AllWords, text: string, thisYear: number): FeeSpan {
  const typed = text.toLowerCase().split(/\s+/u)
  const says = (list: string) => list.split(' ').some((word) => typed.includes(word))
  if (says(twelveWords)) return 'twelve'
  const [, year] = /\b(20\d{2})\b/.exec(text) ?? []
  if (year !== undefined) return Number(year)
  return says(plain.previous) && says(plain.year) ? thisYear - 1 : thisYear
}

/**
 * Returns the answer with the sum of what is asked for; null until it is known, and where it is not all added up.
 * @param asked what was typed; null where it does not ask for fees
 */
export function useFeesPaid(asked: string | null): string | null {
  const all = useAllWords()
  const win = useAppWindow()
  const [figures, setFigures] = useState<{ span: FeeSpan; found: MonthFigures } | null>(null)
  const now = useNow(3_600_000)
  const span = asked === null ? null : feeSpan(all, asked, new Date(now).getFullYear())
  useEffect(() => {
    if (span === null) return
    let isGone = false
    const text = span === 'twelve' ? '' : `on:${span}`
    // Ignores the failure: the answer still leads to the charts, which show it.
    win.client['figures.months']({ text, requesterId: 'palette' }).then(
      (found) => isGone || setFigures({ span, found }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [win, span])
  if (span === null || figures?.span !== span || figures.found.isAddingUp) return null
  const { months } = figures.found
  const sum = feesText(all, span === 'twelve' ? lastYear(months, now) : months)
  if (sum === null) return null
  return span === 'twelve' ? all.feesOfTwelve(sum) : all.feesPaid(span, sum)
}
