// Holds the votes on VIP gauges of the L1. Cycles follow the clock: one every two weeks. The vote in each is as
// long as the module lets it be, so that there is always one.
// Source: initia-labs/vip-contract sources/{weight_vote,vip,lock_staking}.move.
import { ANCHOR_MS, PRACTICE_CHAINS } from './chains/chains.ts'
import { LONGEST_LOCK, releaseOf, type Staking } from './staking.ts'

/** Decimals of a weight. */
export const WEIGHT_UNIT = 10n ** 18n
/** Seconds of a cycle, and of the vote in it. */
export const [CYCLE_SECONDS, VOTING_SECONDS] = [14 * 86_400, 14 * 86_400 - 1]
const FIRST_END = Math.floor(ANCHOR_MS / 1000) - 36 * CYCLE_SECONDS + 9 * 86_400
const LOCK_MULTIPLIER = { least: 1n, most: 4n }
/** What others vote with in a whole cycle, by the order of the rollups, and what the vote before gave them, in thousandths. */
const OTHERS = [41_850_000_000_000n, 23_100_000_000_000n, 9_425_000_000_000n]
const LAST_WEIGHTS = [520n, 310n, 170n]

/** A vote of an account in a cycle. */
export interface GaugeVote {
  maxPower: bigint
  power: bigint
  /** In units of 18 decimals. */
  weights: readonly { bridge: string; weight: bigint }[]
}

/** The votes of accounts, by cycle and address. */
export type GaugeVotes = Map<number, Map<string, GaugeVote>>

/** A cycle. */
export interface GaugeCycle {
  cycle: number
  /** Seconds since 1970. */
  start: number
  votingEnd: number
  end: number
}

/** Bridges of the rollups that can be voted for. */
export const GAUGED: readonly string[] = PRACTICE_CHAINS.flatMap(({ bridgeId }) => (bridgeId === null ? [] : [bridgeId]))

/** Returns what the vote before gave a rollup, in units of 18 decimals. */
export function lastWeight(bridge: string): bigint {
  return ((LAST_WEIGHTS[GAUGED.indexOf(bridge)] ?? 0n) * WEIGHT_UNIT) / 1000n
}

/** Returns the cycle of a moment. */
export function cycleAt(nowMs: number): GaugeCycle {
  return cycleNamed(Math.max(1, Math.ceil((nowMs / 1000 - FIRST_END) / CYCLE_SECONDS) + 1))
}

/** Returns a cycle by its number. */
export function cycleNamed(cycle: number): GaugeCycle {
  const end = FIRST_END + (cycle - 1) * CYCLE_SECONDS
  const start = end - CYCLE_SECONDS
  return { cycle, start, end, votingEnd: start + VOTING_SECONDS }
}

/** Voting power of an account: what it has staked, and what it has locked as often as the lock is long. */
export function powerOf({ stakes, locks }: Staking, address: string, nowMs: number): bigint {
  const staked = [...(stakes.get(address)?.values() ?? [])].reduce((sum, { amount }) => sum + amount, 0n)
  const now = BigInt(Math.floor(nowMs / 1000))
  return (locks.get(address) ?? []).reduce((sum, lock) => {
    const left = BigInt(releaseOf(lock, nowMs)) - now
    const span = left < 0n ? 0n : left > BigInt(LONGEST_LOCK) ? BigInt(LONGEST_LOCK) : left
    const { least, most } = LOCK_MULTIPLIER
    return sum + lock.amount * least + (lock.amount * (most - least) * span) / BigInt(LONGEST_LOCK)
  }, staked)
}

/** Votes in a cycle by bridge: those of others grow until its vote ends. */
export function talliesOf(votes: GaugeVotes, { cycle, start, votingEnd }: GaugeCycle, nowMs: number): Map<string, bigint> {
  const passed = BigInt(Math.max(0, Math.min(Math.floor(nowMs / 1000), votingEnd) - start))
  const tallies = new Map(GAUGED.map((bridge, index) => [bridge, ((OTHERS[index] ?? 0n) * passed) / BigInt(VOTING_SECONDS)]))
  for (const { maxPower, weights } of votes.get(cycle)?.values() ?? []) {
    for (const { bridge, weight } of weights) tallies.set(bridge, (tallies.get(bridge) ?? 0n) + (weight * maxPower) / WEIGHT_UNIT)
  }
  return tallies
}

/** Writes units of 18 decimals as the VM writes a decimal. @example decimalText(5n * 10n ** 17n) // '0.5' */
export function decimalText(units: bigint): string {
  const digits = units.toString().padStart(19, '0')
  const part = digits.slice(-18).replace(/0+$/, '')
  return part === '' ? digits.slice(0, -18) : `${digits.slice(0, -18)}.${part}`
}
