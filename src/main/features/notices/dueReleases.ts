// Determines which unbonding stakes became free and which locks ended between two readings of an account's stakes. Pure.
import { hasLockEnded } from '../../../shared/domain/staking/lockStaking.ts'
import type { StakeRecord } from '../../db/archive/read/readStakes.ts'
import type { AwaitedRelease } from '../../db/journal/eventNotices.ts'

type Stake = Pick<StakeRecord, 'kind' | 'validator' | 'denom' | 'amount' | 'completesAt' | 'readAt'>

/** An account's stakes on a chain, as last read. */
export interface StakeReading {
  stakes: readonly Stake[]
  /** Milliseconds since 1970. */
  readAt: number
}

/** What is awaited from now on, and what became free or ended. */
export interface Releases {
  awaited: AwaitedRelease[]
  freed: AwaitedRelease[]
}

/** Shares of a stake are rounded to units: this much may be lost. */
const ROUNDING = 1n

/** How far this computer's clock may be behind the chain's: what is gone so shortly before its end stays awaited until then. */
const CLOCK_LAG_MS = 15 * 60_000

/**
 * Compares what was awaited with the chain's list. An unbonding stake that is no longer listed was cancelled when its end is long to come,
 * or when the stake with its validator grew by its amount: this computer's clock may be ahead of the chain's. Otherwise it is free, at the
 * earliest at its end. A lock is listed until its owner unstakes it: it has ended once it is listed after its end.
 */
export function dueReleases(before: readonly AwaitedRelease[], { stakes, readAt }: StakeReading): Releases {
  const listed = listedOf(stakes)
  const gone = before.filter((one) => one.kind !== 'locked' && !listed.has(keyOf(one)))
  const isCancelled = (one: AwaitedRelease): boolean => {
    // The module of locks has no function that cancels.
    if (one.kind !== 'unbonding') return false
    const grown = stakedWith(stakes, one) - BigInt(one.staked)
    const together = gone.filter(({ kind, validator, denom }) => kind === one.kind && validator === one.validator && denom === one.denom)
    return [BigInt(one.amount), sum(together)].some((amount) => amount - grown <= ROUNDING && grown - amount <= ROUNDING)
  }
  const ended = gone.filter((one) => one.completesAt - readAt <= CLOCK_LAG_MS && !isCancelled(one))
  const awaitedBefore = new Set(before.map(keyOf))
  const all = [...listed].map(([key, { readAt: listedAt, ...one }]) => ({
    one,
    isEnded: one.kind === 'locked' && hasLockEnded(one.completesAt, listedAt),
    isAwaited: awaitedBefore.has(key),
  }))
  return {
    awaited: inOrder([
      ...all.flatMap(({ one, isEnded }) => (isEnded ? [] : one)),
      ...ended.filter(({ completesAt }) => completesAt > readAt),
    ]),
    freed: [
      ...ended.filter(({ completesAt }) => completesAt <= readAt),
      ...all.flatMap(({ one, isEnded, isAwaited }) => (isEnded && isAwaited ? one : [])),
    ],
  }
}

function inOrder(list: readonly AwaitedRelease[]): AwaitedRelease[] {
  return list.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/** Returns what is unbonding or locked, by kind, validator, asset and end; each with the moment of the reading that it is from. */
function listedOf(stakes: readonly Stake[]): Map<string, AwaitedRelease & { readAt: number }> {
  const found = new Map<string, AwaitedRelease & { readAt: number }>()
  for (const { kind, validator, denom, amount, completesAt, readAt } of stakes) {
    if ((kind !== 'unbonding' && kind !== 'locked' && kind !== 'lockedUnbonding') || completesAt === null) continue
    const key = keyOf({ kind, validator, denom, completesAt })
    const sofar = BigInt(found.get(key)?.amount ?? '0')
    const staked = stakedWith(stakes, { validator, denom }).toString()
    found.set(key, { kind, validator, denom, completesAt, amount: (sofar + BigInt(amount)).toString(), staked, readAt })
  }
  return found
}

function stakedWith(stakes: readonly Stake[], { validator, denom }: Pick<Stake, 'validator' | 'denom'>): bigint {
  return sum(stakes.filter((one) => one.kind === 'delegation' && one.validator === validator && one.denom === denom))
}

function sum(amounts: readonly { amount: string }[]): bigint {
  return amounts.reduce((total, { amount }) => total + BigInt(amount), 0n)
}

/** Returns a text that identifies an awaited stake among those of its account and chain. */
function keyOf({ kind, validator, denom, completesAt }: Pick<AwaitedRelease, 'kind' | 'validator' | 'denom' | 'completesAt'>): string {
  return `${kind} ${validator} ${denom} ${completesAt}`
}
