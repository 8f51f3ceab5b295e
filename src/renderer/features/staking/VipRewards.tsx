// Draws the VIP rewards of an account: the running stage, the button that claims several rollups, and the table of them.
import { useCallback, useEffect, useRef } from 'react'
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
import { rollupName, sumOf } from '../../words/transfers/vipText.ts'
import styles from './staking.module.css'
import { exactSumText } from './totals.ts'
import { claimOfAll } from './vipClaim.ts'
import { VipTable, type VipTableProps } from './VipTable.tsx'

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
  if (value === null && error !== null) return <ReadError error={error} onRetry={askAgain} />
  const missing = value?.missing.find(({ chainId }) => chainId === chain.chainId)
  const vip = value?.chains.find(({ chainId }) => chainId === chain.chainId)
  if (missing === undefined && (vip === undefined || vip.rollups.length === 0)) return null
  return (
    <section ref={isAsked ? showPart : undefined} data-part="vip" className={styles.part} aria-label={words.title} tabIndex={-1}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        {vip !== undefined && <ClaimAll vip={vip} account={account} />}
      </div>
      {missing !== undefined && (
        <>
          <p className="small warn">{words.unread}</p>
          <ErrorNote error={fromErrorData(missing.error)} />
        </>
      )}
      {vip !== undefined && <Rollups vip={vip} account={account} />}
    </section>
  )
}

function Rollups({ vip, account }: VipTableProps) {
  const { formatShortDate, formatTime, vipWords: words } = useAllWords()
  const now = useNow(60_000)
  return (
    <>
      <p className="small dim">
        <b>{words.stage(vip.stage)}</b>
        {` · ${words.stageEnds(`${formatShortDate(vip.stageEndsAt, now)}, ${formatTime(vip.stageEndsAt)}`)}. ${words.lead}`}
      </p>
      <VipTable vip={vip} account={account} />
      <Notes vip={vip} />
    </>
  )
}

/** Draws the button that claims what one signature can claim, where that is more than one rollup. */
function ClaimAll({ vip: { chainId, asset, rollups }, account }: VipTableProps) {
  const all = useAllWords()
  const { vipWords: words } = all
  const { claims, apart, rest, paid } = claimOfAll(rollups)
  const count = claims.length + apart.length + rest.length
  if (claims.length < 2) return null
  const sum = exactSumText(all, [{ asset, amount: paid }])
  return (
    <div className={styles.several}>
      <ActionButton chainId={chainId} account={account} action={{ type: 'claimVip', rollups: claims }}>
        {claims.length < count ? words.claimFirst(claims.length, count, sum) : words.claimAll(sum)}
      </ActionButton>
    </div>
  )
}

/** Says that what a claim loses is lost for good, which rollups stand apart since only the VIP service says so, and what is not shown. */
function Notes({ vip: { rollups, more } }: Pick<VipTableProps, 'vip'>) {
  const all = useAllWords()
  const { formatList, vipWords: words } = all
  const nameOf = useGaugeNames(rollups)
  const names = (some: readonly { bridge: string; version: string }[]) => formatList(some.map((one) => rollupName(all, nameOf, one)))
  const { claims, apart, rest } = claimOfAll(rollups)
  const loses = rollups.some(({ claim }) => claim !== null && sumOf(claim.outcome.stages, 'forfeited') !== '0')
  const warning = apart.length > 0 ? words.apart(names(apart)) : loses ? words.losses : null
  return (
    <div className={styles.tableNotes}>
      {warning !== null && <p className="small warn">{warning}</p>}
      {claims.length > 1 && rest.length > 0 && <p className="small mid">{words.rest(names(rest))}</p>}
      {more > 0 && <p className="small mid">{words.more(more)}</p>}
    </div>
  )
}
