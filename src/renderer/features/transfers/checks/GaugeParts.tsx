// Draws a vote on VIP gauges: its cycle and end, and how voting power is divided.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { gaugeUnits, weightPercent } from '../../../../shared/domain/transfer/gaugeVotes.ts'
import type { ActionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { percentLeft } from '../../../../shared/domain/transfer/voteWeights.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { BoxWord } from '../../../parts/FormBox.tsx'
import { powerText, rollupsOf, sharesText, useGaugeNames } from '../../../parts/ballotText.ts'
import { useAllWords } from '../../../window.ts'
import styles from './checks.module.css'

interface GaugePartsProps {
  transfer: Transfer
  action: ActionOf<'voteGauges'>
}

/** Draws the cycle and until when votes in it count. */
export function VotedCycle({ transfer: { quote, phase }, action }: GaugePartsProps) {
  const { formatShortDate, formatTime, gaugeWords: words } = useAllWords()
  const now = useNow(60_000)
  const endsAt = quote.gaugeBallot?.votingEndsAt
  return (
    <>
      <BoxWord>{action.cycle}</BoxWord>
      {endsAt !== undefined && phase !== 'completed' && (
        <p className="small dim">{words.until(`${formatShortDate(endsAt, now)}, ${formatTime(endsAt)}`)}</p>
      )}
    </>
  )
}

/** Draws each rollup with its part, what is left, and the earlier vote. */
export function GaugeShares({ transfer, action: { shares } }: GaugePartsProps) {
  const all = useAllWords()
  const { gaugeWords: words } = all
  const ballot = transfer.quote.gaugeBallot
  const nameOf = useGaugeNames(rollupsOf(ballot))
  const left = percentLeft(shares.map(({ weight }) => gaugeUnits(weight) ?? 0n))
  return (
    <>
      <ul className={styles.gaugeShares}>
        {shares.map(({ bridge, weight }) => (
          <li key={bridge}>
            <span>{nameOf(bridge)}</span>
            <span className="mono">{words.percent(weightPercent(weight))}</span>
          </li>
        ))}
      </ul>
      {ballot !== null && (
        <p className="small dim">
          {words.withPower(powerText(all, ballot.power))}
          {left !== '0' && `; ${words.unused(left)}`}
          {ballot.earlier !== null && `. ${words.replaces(sharesText(all, nameOf, ballot.earlier.shares))}`}
        </p>
      )}
    </>
  )
}
