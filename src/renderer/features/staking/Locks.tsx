// Draws the locked stakes of an account: with whom, how much and until when, what they have earned, and what of them is becoming free. A
// lock is extended, or unstaked once it has ended; rewards are claimed and what has come back is withdrawn.
import type { Account } from '../../../shared/contract/account.ts'
import type { AssetAmount } from '../../../shared/contract/transfer/action.ts'
import type { LockedStakes, StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { fromErrorData } from '../../../shared/domain/errors.ts'
import { hasLockEnded, isLockPayout } from '../../../shared/domain/staking/lockStaking.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { showStart } from '../../kit/showElement.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Tag } from '../../kit/Tag.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { ActionButton, offOf } from '../../parts/ActionButton.tsx'
import { useAllWords } from '../../window.ts'
import type { OnExtendLock } from './ExtendLockDialog.tsx'
import { claimedWithLocked, feeAbove, isClaimLoss } from './claims.ts'
import styles from './staking.module.css'
import { exactSumText, sumText, totalsOf } from './totals.ts'
import { ValidatorName, validatorText } from './ValidatorName.tsx'

/** Properties of `Locks`. */
export interface LocksProps {
  chain: StakingChain
  account: Account
  onExtend: OnExtendLock
}

/** Draws the locks; nothing where there are none. */
export function Locks({ chain, account, onExtend, isAsked }: LocksProps & { /** The screen was opened for them. */ isAsked: boolean }) {
  const all = useAllWords()
  const { actionWords, lockWords: words, stakingWords } = all
  const nameOf = useChainNames()
  const { locks, locksError } = chain
  if (locksError !== null) {
    return (
      <div>
        <p className="warn">{words.unread(nameOf(chain.chainId))}</p>
        <ErrorNote error={fromErrorData(locksError)} />
      </div>
    )
  }
  if (locks === null || isEmpty(locks)) return null
  const rewards = locks.rewards.filter(isLockPayout)
  const isClaimedAbove = claimedWithLocked(chain).length > 0
  const isSaidAbove = isClaimedAbove && isClaimLoss(chain)
  const above = rewards.length === 0 || isSaidAbove ? null : feeAbove(chain.fee, rewards)
  const [sum, exactSum] = [sumText(all, totalsOf(rewards)), exactSumText(all, totalsOf(rewards))]
  return (
    <section ref={isAsked ? showStart : undefined} className={styles.part} aria-label={words.title}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <div className={styles.several}>
          {above !== null && offOf(actionWords, account) === null && (
            <span className="small warn">{stakingWords.feeAbove(exactSumText(all, [above]))}</span>
          )}
          {rewards.length > 0 && (
            <ActionButton
              chainId={chain.chainId}
              account={account}
              action={{ type: 'claimLocked' }}
              label={isClaimedAbove ? words.claimOnlyLabel(sum) : words.claimLabel(words.claim(exactSum))}
            >
              {isClaimedAbove ? words.claimOnly(sum) : words.claim(sum)}
            </ActionButton>
          )}
        </div>
      </div>
      <p className="small dim">{words.lead}</p>
      <LockTable chain={chain} locks={locks} account={account} onExtend={onExtend} />
      <Rest chain={chain} locks={locks} account={account} />
    </section>
  )
}

/** Draws the rewards where they can't be claimed here, and what has come back. */
function Rest({ chain: { chainId }, locks: { rewards, free }, account }: Omit<LocksProps, 'onExtend'> & { locks: LockedStakes }) {
  const all = useAllWords()
  const { actionWords, lockWords: words } = all
  const isWatched = offOf(actionWords, account) !== null
  if (free.length === 0 && !(isWatched && rewards.length > 0)) return null
  return (
    <div className={styles.sums}>
      {isWatched && rewards.length > 0 && <p className="mid">{words.rewards(exactSumText(all, totalsOf(rewards)))}</p>}
      {free.map(({ asset, amount }) => (
        <div key={asset.denom} className={styles.head}>
          <p className="mid">{words.free(exactSumText(all, [{ asset, amount }]))}</p>
          <ActionButton chainId={chainId} account={account} action={{ type: 'withdrawUnlocked', denom: asset.denom, amount }}>
            {words.withdraw}
          </ActionButton>
        </div>
      ))}
    </div>
  )
}

function isEmpty({ parts, rewards, unbondings, free }: LockedStakes): boolean {
  return parts.length + rewards.length + unbondings.length + free.length === 0
}

function LockTable({ chain, locks, account, onExtend }: LocksProps & { locks: LockedStakes }) {
  const { lockWords: words } = useAllWords()
  const now = useNow(60_000)
  const { validators } = chain
  const { parts, unbondings } = locks
  if (parts.length + unbondings.length === 0) return null
  return (
    <table className={styles.table}>
      <thead>
        <tr className="label">
          <th scope="col">{words.validator}</th>
          <th scope="col" className={`right ${styles.extra}`}>
            {words.timeLeft}
          </th>
          <th scope="col" className="right">
            {words.amount}
          </th>
          <th scope="col" className="right">
            {words.until}
          </th>
          <th scope="col">
            <span className="visually-hidden">{words.state}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={`${part.validator} ${part.asset.denom} ${part.endsAt}`}>
            <td>
              <ValidatorName address={part.validator} validators={validators} />
            </td>
            <Span at={part.endsAt} now={now} />
            <Held part={part} />
            <Day at={part.endsAt} now={now} />
            <td>
              <LockActs
                chain={chain}
                account={account}
                lock={part}
                longestMs={locks.longestMs}
                hasEnded={hasLockEnded(part.endsAt, now)}
                onExtend={onExtend}
              />
            </td>
          </tr>
        ))}
        {unbondings.map((part, index) => (
          // Two may be equal in every field.
          <tr key={index}>
            <td>
              <ValidatorName address={part.validator} validators={validators} />
            </td>
            <Span at={part.completesAt} now={now} />
            <Held part={part} />
            <Day at={part.completesAt} now={now} />
            <td className="right">
              <Tag>{words.unstaking}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface LockActsProps extends LocksProps {
  lock: LockedStakes['parts'][number]
  longestMs: number
  hasEnded: boolean
}

function LockActs({ chain: { chainId, validators }, account, lock, longestMs, hasEnded, onExtend }: LockActsProps) {
  const { actionWords, lockWords: words } = useAllWords()
  const { validator, asset, amount, endsAt } = lock
  const name = validatorText(validator, validators)
  if (offOf(actionWords, account) !== null) return null
  return (
    <div className={styles.acts}>
      {hasEnded && (
        <ActionButton
          chainId={chainId}
          account={account}
          action={{ type: 'unstakeLock', validator, denom: asset.denom, amount, release: endsAt / 1000 }}
          label={words.unstakeLabel(name)}
        >
          {words.unstake}
        </ActionButton>
      )}
      <Button size="compact" label={words.extendLabel(name)} onClick={() => onExtend({ account, chainId, lock, longestMs, name })}>
        {words.extend}
      </Button>
    </div>
  )
}

function Held({ part: { asset, amount } }: { part: AssetAmount }) {
  return (
    <td className="right">
      <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} mode="column" />
    </td>
  )
}

function Span({ at, now }: { at: number; now: number }) {
  const { formatDuration, lockWords } = useAllWords()
  return <td className={`right mid ${styles.extra}`}>{at > now ? formatDuration(at - now) : lockWords.ended}</td>
}

function Day({ at, now }: { at: number; now: number }) {
  const { formatShortDate, formatTime } = useAllWords()
  return (
    <td className="right mid">
      {formatShortDate(at, now)}, {formatTime(at)}
    </td>
  )
}
