// Draws the VIP rewards of an account: by rollup what can be claimed now and what that does, and by stage what still vests.
import { useCallback, useEffect, useRef } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import type { VipChain, VipRollup } from '../../../shared/contract/transfer/vip.ts'
import { addUnits } from '../../../shared/domain/amount.ts'
import { fromErrorData } from '../../../shared/domain/errors.ts'
import { useAsked } from '../../data/useAsked.ts'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { exactText } from '../../kit/text/amountText.ts'
import { ReadError } from '../../kit/ReadError.tsx'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { useGaugeNames } from '../../parts/ballotText.ts'
import { useNavigation } from '../../navigation.ts'
import { ChainCode } from '../../parts/ChainCode.tsx'
import { useAllWords, type AppWindow, type ClientEvent } from '../../window.ts'
import { claimText, rollupName, sumOf } from '../../words/transfers/vipText.ts'
import { showPart } from './askedPart.ts'
import styles from './staking.module.css'
import { exactSumText } from './totals.ts'
import { claimOfAll } from './vipClaim.ts'
import { VipStages } from './VipStages.tsx'

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

interface VipProps {
  vip: VipChain
  account: Account
}

function Rollups({ vip, account }: VipProps) {
  const { formatShortDate, formatTime, vipWords: words } = useAllWords()
  const now = useNow(60_000)
  return (
    <>
      <p className="small dim">{words.lead}</p>
      <AtOnce vip={vip} />
      <p className={`small ${styles.vipStage}`}>
        <b>{words.stage(vip.stage)}</b>
        <span className="dim"> · {words.stageEnds(`${formatShortDate(vip.stageEndsAt, now)}, ${formatTime(vip.stageEndsAt)}`)}</span>
      </p>
      <ul>
        {vip.rollups.map((rollup) => (
          <Rollup key={`${rollup.bridge} ${rollup.version}`} vip={vip} rollup={rollup} account={account} />
        ))}
      </ul>
      {vip.more > 0 && <p className="small mid">{words.more(vip.more)}</p>}
    </>
  )
}

/** Draws the button that claims what one signature can claim, where that is more than one rollup. */
function ClaimAll({ vip: { chainId, asset, rollups }, account }: VipProps) {
  const all = useAllWords()
  const { vipWords: words } = all
  const { claims, apart, rest, paid } = claimOfAll(rollups)
  const isCut = apart.length + rest.length > 0
  if (claims.length < 2) return null
  const sum = exactSumText(all, [{ asset, amount: paid }])
  return (
    <div className={styles.several}>
      <ActionButton chainId={chainId} account={account} action={{ type: 'claimVip', rollups: claims }}>
        {isCut ? words.claimFirst(claims.length, sum) : words.claimAll(sum)}
      </ActionButton>
    </div>
  )
}

/** Says which rollups the button claims, and why it leaves out others; nothing where it claims all, or is not there. */
function AtOnce({ vip: { rollups } }: Pick<VipProps, 'vip'>) {
  const all = useAllWords()
  const { formatList, vipWords: words } = all
  const nameOf = useGaugeNames(rollups)
  const { claims, apart, rest } = claimOfAll(rollups)
  if (claims.length < 2 || apart.length + rest.length === 0) return null
  const names = (some: typeof claims) => formatList(some.map((one) => rollupName(all, nameOf, one)))
  return (
    <p className="small mid">
      {words.atOnce(claims.length, names(claims))}
      {apart.length > 0 && ` ${words.apart(names(apart))}`}
      {rest.length > 0 && ` ${words.rest(names(rest))}`}
    </p>
  )
}

function Rollup({ vip, rollup, account }: VipProps & { rollup: VipRollup }) {
  const all = useAllWords()
  const { formatShortDate, formatTime, vipWords: words } = all
  const now = useNow(60_000)
  const nameOf = useGaugeNames([rollup])
  const { chainId, positions, claim, next, problem } = rollup
  const name = rollupName(all, nameOf, rollup)
  const label = claim === null ? '' : words.claim(exactSumText(all, [{ asset: vip.asset, amount: sumOf(claim.outcome.stages, 'paid') }]))
  return (
    <li className={styles.rollup}>
      <div className={styles.head}>
        <h3 className="line">
          {chainId !== null && <ChainCode chainId={chainId} />}
          {name}
        </h3>
        {claim !== null && (
          <div className={styles.acts}>
            <ActionButton
              chainId={vip.chainId}
              account={account}
              action={{ type: 'claimVip', rollups: [claim.asked] }}
              label={words.claimLabel(label, name)}
            >
              {label}
            </ActionButton>
          </div>
        )}
      </div>
      {claim !== null && <ClaimNote vip={vip} claim={claim} />}
      {next !== null && <p className="small mid">{words.next(next.stage, `${formatShortDate(next.at, now)}, ${formatTime(next.at)}`)}</p>}
      {problem !== null && <ErrorNote error={fromErrorData(problem)} />}
      {positions.length > 0 && (
        <details className={styles.vesting}>
          <summary className="small">
            {words.vesting(exactSumText(all, [{ asset: vip.asset, amount: lockedOf(positions) }]), positions.length)}
          </summary>
          <VipStages vip={vip} rollup={rollup} />
        </details>
      )}
    </li>
  )
}

function ClaimNote({ vip, claim }: { vip: VipChain; claim: NonNullable<VipRollup['claim']> }) {
  const all = useAllWords()
  const { asset } = vip
  const money = (amount: string) => exactSumText(all, [{ asset, amount }])
  const { of, pays, grants, warnings } = claimText(all, claim.outcome, { money, bare: (units) => exactText(all, units, asset.decimals) })
  return (
    <>
      <p className="small mid">{[of, pays, grants ?? [], claim.more > 0 ? all.vipWords.later(claim.more) : []].flat().join(' ')}</p>
      {warnings.map((warning) => (
        <p key={warning} className="small warn">
          {warning}
        </p>
      ))}
    </>
  )
}

/** Adds up what is still locked, base units. */
function lockedOf(positions: VipRollup['positions']): string {
  return positions.reduce((sum, { remaining }) => addUnits(sum, remaining), '0')
}
