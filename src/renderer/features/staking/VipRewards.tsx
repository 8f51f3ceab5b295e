// Draws the VIP rewards of an account: the running stage, the button that claims several rollups, and the table of them.
import { Fragment, useCallback, useEffect, useRef } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { fromErrorData } from '../../../shared/domain/errors.ts'
import { useAsked } from '../../data/useAsked.ts'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { ReadError } from '../../kit/ReadError.tsx'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { useGaugeNames } from '../../parts/ballotText.ts'
import { showPart } from '../../kit/showElement.ts'
import { useNavigation } from '../../navigation.ts'
import { useAllWords, type AppWindow, type ClientEvent } from '../../window.ts'
import { rollupName, sumOf, unscoredStages } from '../../words/transfers/vipText.ts'
import styles from './staking.module.css'
import { exactSumText } from './totals.ts'
import { useBegin } from './useBegin.ts'
import { claimOfAll, isSureClaim, vipHindrance } from './vipClaim.ts'
import { FIGURES, VipTable, type VipTableProps } from './VipTable.tsx'

const DAY_MS = 86_400_000
/** Longest list of rollups that a button names, in characters. */
const MAX_NAMES = 36

const isStale = (event: ClientEvent) => event.type === 'transfer.changed'

/** Properties of `VipRewards`. */
export interface VipRewardsProps {
  /** Asked anew each time that staking is. */
  chain: StakingChain
  account: Account
}

/** Draws the section; nothing on a chain without VIP, and for an account without rewards. */
export function VipRewards({ chain, account }: VipRewardsProps) {
  const { vipWords: words } = useAllWords()
  const ask = useCallback((win: AppWindow) => win.client['staking.vip']({ accountId: account.id }), [account.id])
  const { value, error, askAgain } = useAsked(ask, isStale)
  const isAsked = useNavigation(({ params }) => params.open === 'vip')
  const seen = useRef(chain)
  useEffect(() => {
    if (seen.current === chain) return
    seen.current = chain
    askAgain()
  }, [chain, askAgain])
  const missing = value?.missing.find(({ chainId }) => chainId === chain.chainId)
  const vip = value?.chains.find(({ chainId }) => chainId === chain.chainId)
  const isUnread = missing !== undefined || (value === null && error !== null)
  const own = isUnread ? 'unread' : value === null ? undefined : vipHindrance(vip?.rollups ?? [])
  const { begins, note } = useBegin('vip', account, own)
  if (value === null && error !== null) return <ReadError error={error} onRetry={askAgain} />
  const noteLine = note !== null && (
    <p className="small warn" role="status">
      {note}
    </p>
  )
  if (missing === undefined && (vip === undefined || vip.rollups.length === 0)) {
    return noteLine === false ? null : (
      <div ref={showPart} data-part="vip" data-whole="" className={styles.part} tabIndex={-1}>
        {noteLine}
      </div>
    )
  }
  return (
    <section ref={isAsked ? showPart : undefined} data-part="vip" className={styles.part} aria-label={words.title} tabIndex={-1}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        {vip !== undefined && <ClaimAll vip={vip} account={account} begins={begins} />}
      </div>
      {noteLine}
      {missing !== undefined && (
        <>
          <p className="small warn">{words.unread}</p>
          <ErrorNote error={fromErrorData(missing.error)} />
        </>
      )}
      {vip !== undefined && <Rollups vip={vip} account={account} begins={begins} />}
    </section>
  )
}

function Rollups({ vip, account, begins }: VipTableProps) {
  const { formatShortDate, formatTime, vipWords: words } = useAllWords()
  const now = useNow(60_000)
  return (
    <>
      <p className="small dim">
        <b>{words.stage(vip.stage)}</b>
        {` · ${words.stageEnds(`${formatShortDate(vip.stageEndsAt, now)}, ${formatTime(vip.stageEndsAt)}`)}. ${words.lead(Math.round(vip.stageMs / DAY_MS))}`}
      </p>
      <VipTable vip={vip} account={account} begins={begins} />
      <Notes vip={vip} />
    </>
  )
}

/** Draws the button that claims what one signature can claim, where that is more than one rollup. */
function ClaimAll({ vip: { chainId, asset, rollups }, account, begins }: VipTableProps) {
  const all = useAllWords()
  const { formatList, vipWords: words } = all
  const nameOf = useGaugeNames(rollups)
  const { claims, apart, rest, paid } = claimOfAll(rollups)
  const count = claims.length + apart.length + rest.length
  if (claims.length < 2) return null
  const sum = exactSumText(all, [{ asset, amount: paid }])
  const names = formatList(claims.map((one) => rollupName(all, nameOf, one)))
  const some = names.length > MAX_NAMES ? words.claimFirst(claims.length, count, sum) : words.claimNamed(names, sum)
  return (
    <div className={styles.several}>
      <ActionButton chainId={chainId} account={account} action={{ type: 'claimVip', rollups: claims }} begins={begins}>
        {claims.length < count ? some : words.claimAll(sum)}
      </ActionButton>
    </div>
  )
}

/** Says what the columns mean, that what a claim loses is lost for good, which rollups stand apart since only the VIP service says so, and what is not shown. */
function Notes({ vip: { rollups, more } }: Pick<VipTableProps, 'vip'>) {
  const all = useAllWords()
  const { formatList, vipWords: words } = all
  const nameOf = useGaugeNames(rollups)
  const names = (some: readonly { bridge: string; version: string }[]) => formatList(some.map((one) => rollupName(all, nameOf, one)))
  const { claims, apart, rest } = claimOfAll(rollups)
  const loses = rollups.some(({ claim }) => claim !== null && sumOf(claim.outcome.stages, 'forfeited') !== '0')
  const unsure = rollups.flatMap(({ claim }) => (claim === null || isSureClaim(claim) ? [] : [claim.outcome]))
  const unscored = unsure.map((outcome) => words.unscored(rollupName(all, nameOf, outcome), unscoredStages(all, outcome)))
  const warning = apart.length > 0 ? words.apart(names(apart), formatList(unscored)) : loses ? words.losses : null
  return (
    <div className={styles.tableNotes}>
      {warning !== null && <p className="small warn">{warning}</p>}
      {claims.length > 1 && rest.length > 0 && <p className="small mid">{words.rest(names(rest))}</p>}
      <p className="small dim">
        {FIGURES.map((name) => (
          <Fragment key={name}>
            <b>{words.rollupColumns[name]}</b>: {words.columnMeans[name]}{' '}
          </Fragment>
        ))}
      </p>
      {more > 0 && <p className="small mid">{words.more(more)}</p>}
    </div>
  )
}
