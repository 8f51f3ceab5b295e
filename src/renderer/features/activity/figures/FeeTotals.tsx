// Says what was paid in fees over the months that a chart shows, and over the last twelve.
import { useEffect, useState } from 'react'
import type { Movement } from '../../../../shared/contract/history/activity.ts'
import { useAssets } from '../../../data/stores/chainsStore.ts'
import { useHasPrices } from '../../../data/stores/privacyStore.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { valueText } from '../../../kit/text/valueText.ts'
import { useAppWindow, useWords } from '../../../window.ts'
import { feeTotals, lastYear, type Month } from './months.ts'
import styles from './figures.module.css'

/** Properties of `FeeTotals`. */
export interface FeeTotalsProps {
  months: readonly Month[]
  /** Whether a search limits what was added up. */
  isSearch: boolean
}

/** Draws the totals above the chart; the last twelve months by themselves where there are older ones. */
export function FeeTotals({ months, isSearch }: FeeTotalsProps) {
  const { chartWords: words, formatUtcMonth } = useWords()
  const recent = lastYear(months, useNow(3_600_000))
  const isLonger = recent.length < months.length
  const first = months.find(({ fees }) => fees.length > 0) ?? months[0]
  if (first === undefined) return null
  return (
    <dl className={styles.totals}>
      {isLonger && recent.length > 0 && <Total name={words.lastYear} months={recent} />}
      <Total name={isLonger ? words.sinceMonth(formatUtcMonth(first.from)) : isSearch ? words.inAll : words.lastYear} months={months} />
    </dl>
  )
}

function Total({ name, months }: { name: string; months: readonly Month[] }) {
  const words = useWords()
  const totals = feeTotals(months)
  const cents = useCents(totals)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {totals.length === 0 && <span className="dim">{words.chartWords.noFees}</span>}
        {totals.map(({ symbol, amount, decimals, isVerified }) => (
          <span key={`${isVerified} ${symbol}`}>
            <Amount units={amount} decimals={decimals} symbol={symbol} />
            {!isVerified && <span className="dim"> {words.common.unverified}</span>}
          </span>
        ))}
        {cents !== null && (
          <span className="dim" title={words.activityWords.aboutNote}>
            {words.activityWords.about} {valueText(words, cents)}
          </span>
        )}
      </dd>
    </div>
  )
}

/** Returns what the totals are worth at today's prices, in US cents; null where one has none, and while prices are off. */
function useCents(totals: readonly Movement[]): string | null {
  const win = useAppWindow()
  const hasPrices = useHasPrices()
  const assets = useAssets((state) => state.value)
  const [cents, setCents] = useState<string | null>(null)
  const moments = totals.flatMap(({ denom, symbol, amount, decimals, isVerified }) => {
    const asset = assets?.find((one) => isVerified && one.isVerified && one.denom === denom && one.symbol === symbol)
    if (asset === undefined) return []
    // The total may be in a finer unit than the asset that is valued.
    const units = BigInt(amount) / 10n ** BigInt(Math.max(0, decimals - asset.decimals))
    return [{ chainId: asset.chainId, denom, units: units.toString() }]
  })
  // Asks again only when what is asked changes, though the lists are new at each render.
  const asked = hasPrices && moments.length > 0 && moments.length === totals.length ? JSON.stringify(moments) : null
  useEffect(() => {
    if (asked === null) return
    let isGone = false
    const at = Date.now()
    win.client['prices.at']({ moments: (JSON.parse(asked) as typeof moments).map((moment) => ({ ...moment, at })) }).then(
      (found) => {
        const values = found.flatMap((price) => (price === null ? [] : [BigInt(price.value)]))
        if (!isGone) setCents(values.length === found.length ? String(values.reduce((sum, value) => sum + value, 0n)) : null)
      },
      // Ignores the failure: prices are read from the disk, so it fails only when main cannot be reached, which the connection band shows.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [win, asked])
  return asked === null ? null : cents
}
