// Draws the VIP gauge vote of a chain: its cycle and end, each rollup with what it gets and its votes so far, and the account's own vote.
import type { Account } from '../../../shared/contract/account.ts'
import type { GovernanceChain } from '../../../shared/contract/transfer/governance.ts'
import type { GaugeCycle } from '../../../shared/contract/transfer/gauges.ts'
import { fromErrorData } from '../../../shared/domain/errors.ts'
import { weightPercent } from '../../../shared/domain/transfer/gaugeVotes.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { showPart } from '../../kit/showElement.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { offOf } from '../../parts/ActionButton.tsx'
import { ChainCode } from '../../parts/ChainCode.tsx'
import { powerText, useGaugeNames } from '../../parts/ballotText.ts'
import { useAllWords } from '../../window.ts'
import { CycleLine } from './CycleLine.tsx'
import { unusedOf } from './gaugeForm.ts'
import styles from './governance.module.css'

/** Properties of `Gauges`. */
export interface GaugesProps {
  chain: GovernanceChain
  account: Account
  /** Opens the dialog, which stays open while the chain is asked again. */
  onVote: (gaugeCycle: GaugeCycle) => void
  /** The screen was opened for them. */
  isAsked: boolean
}

/** Draws the section; nothing on a chain without gauge votes. */
export function Gauges({ chain: { chainId, gauges, gaugesError, rules }, account, onVote, isAsked }: GaugesProps) {
  const { gaugeWords: words } = useAllWords()
  const nameOf = useChainNames()
  if (gaugesError !== null) {
    return (
      <div>
        <p className="warn">{words.unread(nameOf(chainId))}</p>
        <ErrorNote error={fromErrorData(gaugesError)} />
      </div>
    )
  }
  if (gauges === null) return null
  return (
    <section ref={isAsked ? showPart : undefined} data-part="gauges" tabIndex={-1} className={styles.gauges} aria-label={words.title}>
      <div className={styles.gaugesHead}>
        <h2>{words.title}</h2>
        <VoteButton gaugeCycle={gauges} account={account} onVote={onVote} />
      </div>
      <p className="small dim">{words.lead}</p>
      <CycleLine gaugeCycle={gauges} />
      {gauges.gauges.length === 0 ? <p className="mid">{words.none}</p> : <GaugeTable gaugeCycle={gauges} />}
      <OwnLine gaugeCycle={gauges} countsVesting={rules?.countsVesting === true} />
    </section>
  )
}

/** Draws the button that votes, for an account that can sign while votes count. */
function VoteButton({ gaugeCycle, account, onVote }: { gaugeCycle: GaugeCycle } & Pick<GaugesProps, 'account' | 'onVote'>) {
  const { actionWords, gaugeWords: words } = useAllWords()
  const now = useNow(60_000)
  const { votingEndsAt, power, gauges, own } = gaugeCycle
  if (offOf(actionWords, account) !== null || votingEndsAt < now || power === '0' || gauges.length === 0) return null
  return <Button onClick={() => onVote(gaugeCycle)}>{own === null ? words.vote(gaugeCycle.cycle) : words.change(gaugeCycle.cycle)}</Button>
}

function GaugeTable({ gaugeCycle: { gauges, own } }: { gaugeCycle: GaugeCycle }) {
  const { gaugeWords: words } = useAllWords()
  const nameOf = useGaugeNames(gauges)
  return (
    <table className={styles.gaugeTable}>
      <thead>
        <tr className="label">
          <th scope="col">{words.rollup}</th>
          <th scope="col" className="right">
            {words.inForce}
          </th>
          <th scope="col">{words.tally}</th>
          <th scope="col" className="right">
            {words.yours}
          </th>
        </tr>
      </thead>
      <tbody>
        {gauges.map(({ bridge, chainId, tally, weight }) => (
          <tr key={bridge}>
            <td>
              <span className="line">
                {chainId !== null && <ChainCode chainId={chainId} />}
                <span className={chainId === null ? 'dim' : undefined}>{nameOf(bridge)}</span>
              </span>
            </td>
            <td className="right mono mid">{words.part(weight)}</td>
            <td>
              <span className={`mono ${styles.tallyBar}`}>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ inlineSize: `${tally / 100}%` }} />
                </span>
                {words.part(tally)}
              </span>
            </td>
            <td className="right mono">
              <OwnPart own={own} bridge={bridge} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OwnPart({ own, bridge }: { own: GaugeCycle['own']; bridge: string }) {
  const { gaugeWords: words } = useAllWords()
  const share = own?.shares.find((one) => one.bridge === bridge)
  return share === undefined ? <span className="dim">–</span> : words.percent(weightPercent(share.weight))
}

/** Says how much the account can vote with, why that differs from proposals, and with how much it has voted. */
function OwnLine({ gaugeCycle: { power, own }, countsVesting }: { gaugeCycle: GaugeCycle; countsVesting: boolean }) {
  const all = useAllWords()
  const { gaugeWords: words } = all
  const unused = own === null ? null : unusedOf(own.shares)
  return (
    <p className="small mid">
      {power === '0' ? words.noPower : words.power(powerText(all, power), countsVesting)}{' '}
      {own === null ? words.notVoted : words.voted(powerText(all, own.power))}
      {unused !== null && ` ${words.leftUnused(words.percent(unused))}`}
    </p>
  )
}
