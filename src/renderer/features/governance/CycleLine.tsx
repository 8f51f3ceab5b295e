// Says which cycle of a gauge vote runs, and when and in how long its voting ends.
import type { GaugeCycle } from '../../../shared/contract/transfer/gauges.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { useAllWords } from '../../window.ts'
import styles from './governance.module.css'

/** Draws the line. */
export function CycleLine({ gaugeCycle: { cycle, votingEndsAt, endsAt, hasBegun } }: { gaugeCycle: GaugeCycle }) {
  const { formatShortDate, formatTime, gaugeWords: words } = useAllWords()
  const now = useNow(60_000)
  const at = (moment: number) => `${formatShortDate(moment, now)}, ${formatTime(moment)}`
  const left = votingEndsAt - now
  return (
    <p className={`small ${styles.cycle}`}>
      <b>{words.cycle(cycle)}</b>
      <span className="dim">
        {' · '}
        {left >= 0 ? `${words.ends(at(votingEndsAt), left)}.` : words.ended(at(endsAt))}
        {left >= 0 && !hasBegun && ` ${words.notBegun}`}
      </span>
    </p>
  )
}
