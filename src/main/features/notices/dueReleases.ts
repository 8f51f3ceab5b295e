// Determines which unbonding stakes became free between two readings of an account's stakes. Pure.
import type { StakeRecord } from '../../db/archive/read/readStakes.ts'
import type { AwaitedRelease } from '../../db/journal/eventNotices.ts'

type Stake = Pick<StakeRecord, 'kind' | 'validator' | 'denom' | 'amount' | 'completesAt'>

/** An account's stakes on a chain, as last read. */
export interface StakeReading {
  stakes: readonly Stake[]
  /** Milliseconds since 1970. */
  readAt: number
}

/** What is awaited from now on, and what became free. */
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
 * earliest at its end.
 */
export function dueReleases(before: readonly AwaitedRelease[], { stakes, readAt }: StakeReading): Releases {
  const unbonding = unbondingOf(stakes)
  const listed = new Set(unbonding.map(keyOf))
  const gone = before.filter((one) => !listed.has(keyOf(one)))
  const isCancelled = (one: AwaitedRelease): boolean => {
    const grown = stakedWith(stakes, one) - BigInt(one.staked)
    const together = gone.filter(({ validator, denom }) => validator === one.validator && denom === one.denom)
    return [BigInt(one.amount), sum(together)].some((amount) => amount - grown <= ROUNDING && grown - amount <= ROUNDING)
  }
  const ended = gone.filter((one) => one.completesAt - readAt <= CLOCK_LAG_MS && !isCancelled(one))
  return {
    awaited: inOrder([...unbonding, ...ended.filter(({ completesAt }) => completesAt > readAt)]),
    freed: ended.filter(({ completesAt }) => completesAt <= readAt),
  }
}

function inOrder(list: readonly AwaitedRelease[]): AwaitedRelease[] {
  return list.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/** Returns what is unbonding, by validator, asset and end. */
function unbondingOf(stakes: readonly Stake[]): AwaitedRelease[] {
  const found = new Map<string, AwaitedRelease>()
  for (const { kind, validator, denom, amount, completesAt } of stakes) {
    if (kind !== 'unbonding' || completesAt === null) continue
    const key = keyOf({ validator, denom, completesAt })
    const sofar = BigInt(found.get(key)?.amount ?? '0')
    const staked = stakedWith(stakes, { validator, denom }).toString()
    found.set(key, { validator, denom, completesAt, amount: (sofar + BigInt(amount)).toString(), staked })
  }
  return [...found.values()]
}

function stakedWith(stakes: readonly Stake[], { validator, denom }: Pick<Stake, 'validator' | 'denom'>): bigint {
  return sum(stakes.filter((one) => one.kind === 'delegation' && one.validator === validator && one.denom === denom))
}

function sum(amounts: readonly { amount: string }[]): bigint {
  return amounts.reduce((total, { amount }) => total + BigInt(amount), 0n)
}

/** Returns a text that identifies an awaited stake among those of its account and chain. */
export function keyOf({ validator, denom, completesAt }: Pick<AwaitedRelease, 'validator' | 'denom' | 'completesAt'>): string {
  return `${validator} ${denom} ${completesAt}`
}
