// Draws what still vests of VIP rewards of one rollup: each stage with what it granted, what of it was paid out, and until when.
import type { VipChain, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { useAllWords } from '../../../window.ts'
import styles from '../staking.module.css'

/** Draws the table. */
export function VipStages({ vip, rollup: { positions } }: { vip: VipChain; rollup: VipRollup }) {
  const { formatShortDate, vipWords: words } = useAllWords()
  const now = useNow(60_000)
  const { stage: running, stageEndsAt, stageMs, asset } = vip
  const { columns } = words
  return (
    <table className={styles.table}>
      <thead>
        <tr className="label">
          <th scope="col">{columns.stage}</th>
          <th scope="col" className={`right ${styles.extra}`}>
            {columns.done}
          </th>
          <th scope="col" className="right">
            {columns.granted}
          </th>
          <th scope="col" className="right">
            {columns.left}
          </th>
          <th scope="col" className="right">
            {columns.ends}
          </th>
        </tr>
      </thead>
      <tbody>
        {positions.map(({ stage, ends, granted, remaining }) => (
          <tr key={stage}>
            <td>{words.stage(stage)}</td>
            <td className={`right mid ${styles.extra}`}>{words.part(doneOf(granted, remaining))}</td>
            <td className="right">
              <Amount units={granted} decimals={asset.decimals} mode="column" />
            </td>
            <td className="right">
              <Amount units={remaining} decimals={asset.decimals} mode="column" />
            </td>
            <td className="right mid">{words.until(ends, formatShortDate(stageEndsAt + (ends - running) * stageMs, now))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns how many percent of a grant are no longer locked, paid out or lost. @example doneOf('200', '150') // 25 */
function doneOf(granted: string, remaining: string): number {
  return granted === '0' ? 100 : Number(((BigInt(granted) - BigInt(remaining)) * 100n) / BigInt(granted))
}
