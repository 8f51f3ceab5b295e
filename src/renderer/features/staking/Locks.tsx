// Draws the locked stakes of an account: with whom, how much and until when, what they have earned, and what of them is becoming free.
import type { Account } from '../../../shared/contract/account.ts'
import type { AssetAmount } from '../../../shared/contract/transfer/action.ts'
import type { LockedStakes, StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { hasLockEnded } from '../../../shared/domain/transfer/lockStaking.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Tag } from '../../kit/Tag.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { useAllWords } from '../../window.ts'
import styles from './staking.module.css'
import { exactSumText, totalsOf } from './totals.ts'
import { ValidatorName } from './ValidatorName.tsx'

/** Properties of `Locks`. */
export interface LocksProps {
  chain: StakingChain
  account: Account
}

/** Draws the locks; nothing where there are none. */
export function Locks({ chain }: LocksProps) {
  const all = useAllWords()
  const { lockWords: words } = all
  const nameOf = useChainNames()
  const { locks, locksError } = chain
  if (locksError !== null) return <p className="small warn">{words.unread(nameOf(chain.chainId))}</p>
  if (locks === null || isEmpty(locks)) return null
  const { rewards, free } = locks
  return (
    <section className={styles.part} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="small dim">{words.lead}</p>
      <LockTable chain={chain} locks={locks} />
      <div className={styles.sums}>
        {rewards.length > 0 && <p className="mid">{words.rewards(exactSumText(all, totalsOf(rewards)))}</p>}
        {free.length > 0 && <p className="mid">{words.free(exactSumText(all, totalsOf(free)))}</p>}
      </div>
    </section>
  )
}

function isEmpty({ parts, rewards, unbondings, free }: LockedStakes): boolean {
  return parts.length + rewards.length + unbondings.length + free.length === 0
}

function LockTable({ chain: { validators }, locks: { parts, unbondings } }: { chain: StakingChain; locks: LockedStakes }) {
  const { lockWords: words } = useAllWords()
  const now = useNow(60_000)
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
            <td className="right">{hasLockEnded(part.endsAt, now) && <Tag tone="warn">{words.ended}</Tag>}</td>
          </tr>
        ))}
        {unbondings.map((part, index) => (
          // Two may be equal in all that is told of them.
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

function Held({ part: { asset, amount } }: { part: AssetAmount }) {
  return (
    <td className="right">
      <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} mode="column" />
    </td>
  )
}

function Span({ at, now }: { at: number; now: number }) {
  const { formatDuration } = useAllWords()
  return <td className={`right mid ${styles.extra}`}>{at > now ? formatDuration(at - now) : '–'}</td>
}

function Day({ at, now }: { at: number; now: number }) {
  const { formatShortDate, formatTime } = useAllWords()
  return (
    <td className="right mid">
      {formatShortDate(at, now)}, {formatTime(at)}
    </td>
  )
}
