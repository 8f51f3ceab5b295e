// Adds up the network fees of this year for the palette's answer to what was paid.
import { useEffect, useState } from 'react'
import type { MonthFigures } from '../../../shared/contract/history/figures.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { amountParts } from '../../kit/text/amountText.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** Returns the sum of each asset in one text, the one of most months first; null where no fee was paid. Pure. */
export function feesText(words: AllWords, months: MonthFigures['months']): string | null {
  const fees = Map.groupBy(
    months.flatMap((month) => month.fees),
    ({ symbol, decimals }) => `${symbol} ${decimals}`,
  )
  const sums = [...fees.values()]
    .toSorted((left, right) => right.length - left.length)
    .flatMap(([first, ...rest]) => {
      if (first === undefined) return []
      const sum = [first, ...rest].reduce((total, { amount }) => total + BigInt(amount.replace('-', '')), 0n)
      return `${amountParts(words, sum.toString(), first.decimals, 'short').digits} ${markedText(first.symbol)}`
    })
  return sums.length === 0 ? null : words.formatList(sums)
}

/** Returns the answer with the sum of this year; null until it is known, and where it is not all added up. */
export function useFeesPaid(isAsked: boolean): string | null {
  const all = useAllWords()
  const win = useAppWindow()
  const [figures, setFigures] = useState<MonthFigures | null>(null)
  const year = new Date(useNow(3_600_000)).getFullYear()
  useEffect(() => {
    if (!isAsked) return
    let isGone = false
    // Ignores the failure: the answer still leads to the charts, which show it.
    win.client['figures.months']({ text: `on:${year}`, requesterId: 'palette' }).then(
      (found) => isGone || setFigures(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [win, isAsked, year])
  const sum = figures === null || figures.isAddingUp ? null : feesText(all, figures.months)
  return isAsked && sum !== null ? all.feesPaid(year, sum) : null
}
