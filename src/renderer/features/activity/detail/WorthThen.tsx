// Shows what an amount was worth when it moved: only where prices are on and a price near that time is stored.
import { useEffect, useState } from 'react'
import type { ActivityItem, Movement } from '../../../../shared/contract/history/activity.ts'
import type { PriceThen } from '../../../../shared/contract/history/price.ts'
import { valueText } from '../../../kit/text/valueText.ts'
import { useAppWindow, useWords } from '../../../window.ts'

/** Draws the worth of a movement at the time of the transaction. */
export function WorthThen({ item: { chainId, time }, movement: { denom, amount } }: { item: ActivityItem; movement: Movement }) {
  const words = useWords()
  const win = useAppWindow()
  const [worth, setWorth] = useState<PriceThen | null>(null)
  useEffect(() => {
    let isGone = false
    win.client['prices.then']({ chainId, denom, units: amount, at: time }).then(
      (found) => isGone || setWorth(found),
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
      {words.activityWords.worthThen(valueText(words, worth.value))}
    </span>
  )
}
