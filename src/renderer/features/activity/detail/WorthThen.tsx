// Shows what an amount was worth at the time of its transaction.
import { useEffect, useState } from 'react'
import type { PriceThen } from '../../../../shared/contract/history/price.ts'
import { valueText } from '../../../kit/text/valueText.ts'
import { useAppWindow, useWords } from '../../../window.ts'

/** Properties of `WorthThen`. */
export interface WorthThenProps {
  chainId: string
  /** When it moved, ms. */
  time: number
  denom: string
  /** Base units. */
  amount: string
  /** Of a fee, that no price of then is known goes without saying. */
  isFee?: boolean
}

/** Draws the worth of a movement at the time of the transaction, or today's where no price of then is known. */
export function WorthThen({ chainId, time, denom, amount, isFee = false }: WorthThenProps) {
  const words = useWords()
  const win = useAppWindow()
  const [worth, setWorth] = useState<PriceThen | null>(null)
  useEffect(() => {
    let isGone = false
    win.client['prices.at']({ moments: [{ chainId, denom, units: amount, at: time }] }).then(
      ([found = null]) => isGone || setWorth(found),
      // Ignores the failure: the price is read from the disk, so it fails only when main cannot be reached, which the connection band
      // shows.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [win, chainId, denom, amount, time])
  if (worth === null) return null
  return (
    <span className="small dim right" title={words.activityWords.worthTitle(worth.price, words.formatMoment(worth.seenAt))}>
      {worth.isNow
        ? words.activityWords[isFee ? 'worthNow' : 'worthOnlyNow'](valueText(words, worth.value))
        : words.activityWords.worthThen(valueText(words, worth.value))}
    </span>
  )
}
