// Draws the journey: stops on a track, the legs between them, a stamp at every stop that was reached.
import { Fragment, useState } from 'react'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { useChains } from '../../../data/stores/chainsStore.ts'
import { ChainCode } from '../../../parts/ChainCode.tsx'
import type { Names } from '../../../words/en/transfers/funds.ts'
import { legText, stopText } from '../../../words/timeline.ts'
import { momentText } from '../../../words/transfers/moments.ts'
import { Hash } from './Hash.tsx'
import { FundsMarker } from './FundsMarker.tsx'
import { StatusStamp, StampInk } from './StatusStamp.tsx'
import { timeline, type Stop, type TimelineItem, type TimelineLeg } from './timeline.ts'
import { isClaimedForUser, usualSeconds } from './transferTimes.ts'
import { spanMs } from '../../../words/formats.ts'
import styles from './timeline.module.css'
import { useWords, useAllWords } from '../../../window.ts'

/** Properties of `Timeline`. */
export interface TimelineProps {
  transfer: Transfer
  names: Names
  now: number
}

/** Draws the journey. Needs the transfer's id as key: stamps present at the start are still, later ones are animated. */
export function Timeline({ transfer, names, now }: TimelineProps) {
  const { transferDetailWords: words } = useAllWords()
  const items = timeline(transfer)
  const [standing] = useState(() => new Set(stampKeys(items)))
  return (
    <section className={styles.legs} aria-label={words.legs}>
      <StampInk />
      {items.map((item, index) =>
        item.kind === 'stop' ? (
          <StopRow
            key={item.key}
            stop={item}
            track={stopTrack(items, index)}
            transfer={transfer}
            names={names}
            now={now}
            isFresh={!standing.has(stampKey(item))}
          />
        ) : (
          <LegRow key={item.key} leg={item} transfer={transfer} names={names} now={now} />
        ),
      )}
    </section>
  )
}

function stampKeys(items: readonly TimelineItem[]): string[] {
  return items.filter((item) => item.kind === 'stop').map(stampKey)
}

function stampKey({ key, stamp }: Stop): string {
  return `${key} ${stamp?.word ?? ''}`
}

type Half = 'travelled' | 'ahead' | 'returning' | 'none'

/** Returns the two halves of the line through a stop, styled as the legs before and after it. */
function stopTrack(items: readonly TimelineItem[], index: number): { before: Half; behind: Half } {
  const before = items[index - 1]
  const behind = items[index + 1]
  return {
    before: before?.kind === 'leg' ? endOf(before) : 'none',
    behind: behind?.kind === 'leg' ? startOf(behind) : 'none',
  }
}

function startOf({ state }: TimelineLeg): Half {
  if (state === 'done' || state === 'now') return 'travelled'
  if (state === 'returning') return 'returning'
  return state === 'ahead' ? 'ahead' : 'none'
}

function endOf({ state }: TimelineLeg): Half {
  if (state === 'done') return 'travelled'
  if (state === 'returning') return 'returning'
  return state === 'ahead' || state === 'now' ? 'ahead' : 'none'
}

interface StopRowProps extends TimelineProps {
  stop: Stop
  track: { before: Half; behind: Half }
  isFresh: boolean
}

function StopRow({ stop, track, transfer, names, now, isFresh }: StopRowProps) {
  const words = useAllWords()
  const chain = useChains((state) => state.value?.find(({ id }) => id === stop.chainId))
  const isForUser = useAccounts((state) => isClaimedForUser(transfer, state.value))
  const name = names.chain(stop.chainId)
  const isToClaim = stop.stamp?.word === 'due' && transfer.quote.variant === 'lossless'
  return (
    <div className={styles.stop}>
      <div className={styles.track} aria-hidden="true">
        <span className={styles[track.before]} />
        <span className={styles[track.behind]} />
        <i className={`${styles.node} ${styles[`node-${stop.state}`] ?? ''}`} />
      </div>
      <div className={styles.who}>
        <p className="line">
          <ChainCode chainId={stop.chainId} />
          <b className={stop.state === 'never' && stop.place !== 'start' ? 'dim clip' : 'clip'}>{name}</b>
        </p>
        <p className="mid">{isForUser && stop.state === 'back' ? words.stopWords.claimedForYou : stopText(words, stop, transfer, names)}</p>
      </div>
      <StopTimes stop={stop} isToClaim={isToClaim} now={now} slackMs={(usualSeconds(transfer) ?? 0) * 1000} />
      <div className={styles.stampPlace}>
        {/* What must be claimed is not due: beside it stands from when it can be. */}
        {stop.stamp !== null && !isToClaim && (
          <StatusStamp
            key={stop.stamp.word}
            mark={stop.stamp}
            chainName={name}
            station={chain?.station ?? stop.chainId.slice(0, 3).toUpperCase()}
            isFresh={isFresh}
          />
        )}
      </div>
    </div>
  )
}

/** @param props.slackMs by how much what is due may be late before it is said: as long as all of it usually takes */
function StopTimes({ stop, isToClaim, now, slackMs }: { stop: Stop; isToClaim: boolean; now: number; slackMs: number }) {
  const { transferDetailWords: words } = useAllWords()
  const { stamp, receivedAt, sentAt } = stop
  if (stamp?.word === 'due' || stamp?.word === 'claimable') {
    const isLate = stamp.at !== null && stamp.at + slackMs < now
    const expectation = isLate ? words.wasDue : isToClaim ? words.claimableAbout : words.about
    const before = stamp.word === 'claimable' ? words.claimableSince : expectation
    return <div className={styles.time}>{stamp.at !== null && <When at={stamp.at} now={now} before={before} />}</div>
  }
  const isUnseen = stamp?.word === 'arrived' && receivedAt === null
  const isOwnTime = isUnseen || stamp?.word === 'notSent' || stamp?.word === 'failed' || stamp?.word === 'returned'
  const own = isOwnTime && stamp.at !== sentAt ? stamp.at : null
  return (
    <div className={styles.time}>
      {receivedAt !== null && <When at={receivedAt} now={now} after={sentAt === null ? '' : words.taken} />}
      {sentAt !== null && <When at={sentAt} now={now} after={receivedAt === null ? '' : words.sentOn} />}
      {own !== null && <When at={own} now={now} after={stop.state === 'back' ? words.cameBackAt : ''} />}
    </div>
  )
}

/** Draws a time, with its day unless that is today. */
function When({ at, now, before = '', after = '' }: { at: number; now: number; before?: string; after?: string }) {
  const words = useWords()
  const { formatMoment } = words
  return (
    <p title={formatMoment(at)}>
      {before} <span className="mono nowrap">{momentText(words, at, now)}</span> {after}
    </p>
  )
}

function LegRow({ leg, transfer, names, now }: TimelineProps & { leg: TimelineLeg }) {
  const words = useAllWords()
  const text = legText(words, leg, transfer, names)
  return (
    <div className={styles.gap}>
      <div className={styles.track} aria-hidden="true">
        <span className={styles[startOf(leg)]} />
        <span className={styles[endOf(leg)]} />
        {(leg.state === 'now' || leg.state === 'returning') && (
          <span className={styles.parcel}>
            <FundsMarker tone={leg.state === 'now' ? 'good' : 'warn'} />
          </span>
        )}
      </div>
      <div className={styles.who}>
        <p>
          <span className="label">{words.transferDetailWords.leg(leg.number)}</span> {words.legTitles[leg.way]}
        </p>
        {leg.sendHash !== null && <Hashes accountId={transfer.accountId} leg={leg} />}
        {text !== null && <p className="small mid">{text}</p>}
      </div>
      <LegTime leg={leg} now={now} />
    </div>
  )
}

function Hashes({ accountId, leg }: { accountId: string; leg: TimelineLeg }) {
  const { transferDetailWords: words } = useAllWords()
  const { sendHash, receiveHash, startedAt, fromChainId, toChainId } = leg
  const sent = { accountId, chainId: fromChainId, isSent: startedAt !== null, label: words.copyHash }
  const received = { accountId, chainId: toChainId, isSent: true, label: words.copyReceipt }
  return (
    <p className={`small ${styles.hashes}`}>
      {sendHash !== null && <Hash {...sent} hash={sendHash} />}
      {receiveHash !== null && (
        <Fragment>
          <span className="dim">{words.receipt}</span>
          <Hash {...received} hash={receiveHash} />
        </Fragment>
      )}
    </p>
  )
}

/** Draws the elapsed time against the usual one; late in amber. */
function LegTime({ leg, now }: { leg: TimelineLeg; now: number }) {
  const { formatDuration, transferDetailWords: words } = useAllWords()
  if (leg.startedAt === null) return <div className={styles.time} />
  const end = leg.endedAt ?? (leg.state === 'now' ? now : null)
  if (end === null) return <div className={styles.time} />
  const elapsed = spanMs(leg.startedAt, end)
  const usual = leg.usualSeconds === null ? null : leg.usualSeconds * 1000
  const isLate = usual !== null && elapsed > usual * 2
  return (
    <div className={styles.time}>
      <p className={isLate ? 'warn' : undefined}>
        <span className="mono">{formatDuration(elapsed)}</span>
      </p>
      {usual !== null && <p>{words.usual(usual)}</p>}
    </div>
  )
}
