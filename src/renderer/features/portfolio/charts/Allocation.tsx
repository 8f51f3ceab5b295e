// Shows how the holdings are divided: by asset where prices are known, and where the coins of the charted asset are.
import { useState } from 'react'
import type { AssetGroup, Portfolio } from '../../../../shared/contract/history/portfolio.ts'
import { ChartBox } from '../../../kit/charts/ChartBox.tsx'
import { Donut, type Slice } from '../../../kit/charts/Donut.tsx'
import { tenths } from '../../../kit/charts/scale.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { Segmented } from '../../../kit/forms/Segmented.tsx'
import { exactText } from '../../../kit/text/amountText.ts'
import { valueText } from '../../../kit/text/valueText.ts'
import { partsByAsset, partsByPlace, type Part } from './slices.ts'
import { useValues } from '../valuesStore.ts'
import { useWords } from '../../../window.ts'
import type { Words } from '../../../words/words.ts'

/** Properties of `Allocation`. */
export interface AllocationProps {
  portfolio: Portfolio
  /** The asset of the charts. */
  group: AssetGroup
  symbol: string
}

/** Draws the allocation ring. */
export function Allocation({ portfolio, group, symbol }: AllocationProps) {
  const words = useWords()
  const [wanted, setBy] = useState<'asset' | 'place'>('asset')
  const values = useValues((state) => state.value)
  const nameOf = useChainNames()
  const hasValues = values?.state === 'on' && values.total !== null
  const by = hasValues ? wanted : 'place'
  const shown = portfolio.groups.filter(({ isHidden }) => !isHidden)
  const parts = by === 'asset' ? partsByAsset(shown, values?.assets ?? []) : partsByPlace(group, portfolio.moving)
  const write =
    by === 'asset' ? (cents: string) => valueText(words, cents) : (units: string) => `${exactText(words, units, group.decimals)} ${symbol}`
  const slices = slicesOf(words, parts, (part) => nameOfPart(words, part, nameOf), write)
  return (
    <ChartBox
      title={by === 'asset' ? words.chartWords.allocation : words.chartWords.placeOf(symbol)}
      controls={
        hasValues && (
          <Segmented
            label={words.chartWords.allocationBy}
            options={[
              { value: 'asset', label: words.chartWords.byAsset },
              { value: 'place', label: words.chartWords.byPlace },
            ]}
            value={by}
            onChange={setBy}
          />
        )
      }
      table={{
        columns: [words.chartWords.part, words.chartWords.amount, words.chartWords.share],
        numeric: [false, true, true],
        rows: slices.map(({ key, name, exact, share }) => ({ key, cells: [name, exact, share] })),
      }}
    >
      {slices.length === 0 ? (
        <p className="small dim">{words.chartWords.nothingToDivide}</p>
      ) : (
        <Donut label={by === 'asset' ? words.chartWords.allocation : words.chartWords.placeOf(symbol)} slices={slices} />
      )}
    </ChartBox>
  )
}

function slicesOf(words: Words, parts: readonly Part[], nameOf: (part: Part) => string, write: (amount: string) => string): Slice[] {
  const whole = parts.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString()
  return parts.map((part) => {
    const share = tenths(part.amount, whole)
    return { key: part.key, name: nameOf(part), size: Math.max(1, share), share: words.formatShare(share), exact: write(part.amount) }
  })
}

function nameOfPart(words: Words, { what }: Part, nameOf: (chainId: string) => string): string {
  if (what === 'moving') return words.chartWords.moving
  if (what === 'others') return words.chartWords.others
  if ('asset' in what) return what.asset
  return 'stake' in what ? words.chartWords.stakes[what.stake] : nameOf(what.chainId)
}
