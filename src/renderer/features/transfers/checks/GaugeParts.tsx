// Draws a vote on VIP gauges: its cycle and end, how voting power is divided, and until it is signed how the device shows that.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
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
  const leg = currentLeg(transfer)
  const shown = leg?.hash === null ? signedVote(leg.document) : null
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
      {shown !== null && <p className="small dim">{words.onLedger(shown.bridges, shown.weights)}</p>}
    </>
  )
}

/**
 * Returns the bridges and their parts as the device shows them; null for a document without them.
 * @example signedVote('{…"args":["\\"8\\"","[\\"16\\"]","[\\"0.5\\"]"]…}') // { bridges: '[\\"16\\"]', weights: '[\\"0.5\\"]' }
 */
export function signedVote(document: string | null): { bridges: string; weights: string } | null {
  const [, bridges, weights] = /"args":\["\\"\d+\\"","(\[[\d,"\\]+\])","(\[[\d.,"\\]+\])"\]/.exec(document ?? '') ?? []
  return bridges === undefined || weights === undefined ? null : { bridges, weights }
}
