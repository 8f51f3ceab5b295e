// Shows charts with many, few and no values.
import { Bars, type Bar } from '../kit/charts/Bars.tsx'
import { ChartBox } from '../kit/charts/ChartBox.tsx'
import { Donut, type Slice } from '../kit/charts/Donut.tsx'
import { LONG_WORD } from './hostile.ts'
import styles from './gallery.module.css'
import { Specimen } from './Specimen.tsx'

/** As many parts as there are fills; the last ones are barely visible. */
const PARTS: readonly Slice[] = [
  { key: 'a', name: 'Initia', size: 48, share: '48%', exact: '480 INIT' },
  { key: 'b', name: 'Lantern', size: 30, share: '30%', exact: '300 INIT' },
  { key: 'c', name: 'Tidewatch', size: 15, share: '15%', exact: '150 INIT' },
  { key: 'd', name: LONG_WORD, size: 6.7, share: '6.7%', exact: '67 INIT' },
  { key: 'e', name: 'Basin', size: 0.3, share: '0.3%', exact: '3 INIT' },
  { key: 'f', name: 'Harbour', size: 0, share: '0%', exact: '0 INIT' },
]

const monthOf = (index: number): string => `${(index % 12) + 1}/${2024 + Math.floor(index / 12)}`

const MONTHS: readonly Bar[] = Array.from({ length: 30 }, (_, index) => {
  const [solid, striped] = [((index * 7) % 11) * 4, index % 5 === 0 ? 6 : 0]
  return { key: String(index), name: monthOf(index), solid, striped, text: `${monthOf(index)}: ${solid + striped} transactions` }
})

const LEGEND = { solid: 'Done', striped: 'Failed' }
const TABLE = { columns: ['Month', 'Transactions'], numeric: [false, true], rows: [] }

/** Draws the specimens of the charts. */
export function ChartParts() {
  return (
    <div className={styles.grid}>
      <Specimen of="Parts of a whole: six, the last of them nearly nothing">
        <Donut label="Where INIT is" slices={PARTS} />
      </Specimen>
      <Specimen of="Parts of a whole: one">
        <Donut label="Where ETH is" slices={[{ key: 'a', name: 'Basin', size: 1, share: '100%', exact: '2 ETH' }]} />
      </Specimen>
      <Specimen of="Bars: thirty months, some with what failed" isWide>
        <ChartBox title="Transactions by month" note="Counted in UTC." table={TABLE}>
          <Bars label="Transactions by month, many" bars={MONTHS} legend={LEGEND} />
        </ChartBox>
      </Specimen>
      <Specimen of="Bars: one month" isWide>
        <Bars label="Transactions by month, one" bars={MONTHS.slice(1, 2)} />
      </Specimen>
      <Specimen of="Bars: none" isWide>
        <Bars label="Transactions by month, none" bars={[]} />
      </Specimen>
    </div>
  )
}
