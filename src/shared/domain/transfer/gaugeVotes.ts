// Defines votes on VIP gauges: which cycle can be voted in, and how voting power is divided among rollups. Pure, free of zod.
// Source: initia-labs/vip-contract sources/weight_vote.move (create_proposal, vote_internal).
import { percentOf, percentUnits, SHARE, weightText } from './voteWeights.ts'

/** Name of the module. */
export const GAUGE_MODULE = 'weight_vote'

/** Most rollups that a vote names. */
export const MAX_GAUGES = 64

/** A part of the voting power, for the rewards of one rollup. */
export interface GaugeShare {
  /** Number of the rollup's bridge on the L1. */
  bridge: string
  /** Above 0, at most 1, without needless zeros: "0.7". */
  weight: string
}

const WHOLE = 10n ** 18n

/** Returns a weight in units of 18 decimals; null for a text that is none. @example gaugeUnits('0.5') // 5n * 10n ** 17n */
export function gaugeUnits(weight: string): bigint | null {
  if (weight === '1') return WHOLE
  return SHARE.test(weight) ? BigInt(weight.slice(2).padEnd(18, '0')) : null
}

/** Returns units of 18 decimals as a weight. @example gaugeWeight(5n * 10n ** 17n) // '0.5' */
export function gaugeWeight(units: bigint): string {
  return units === WHOLE ? '1' : weightText(units)
}

/** Returns a typed percentage up to 100 in units of 18 decimals; null for a text that is none. @example gaugePercent('100') // 10n ** 18n */
export function gaugePercent(typed: string): bigint | null {
  return /^100(?:[.,]0*)?$/.test(typed.trim()) ? WHOLE : percentUnits(typed)
}

/** Returns a weight in percent. @example weightPercent('0.7') // '70' */
export function weightPercent(weight: string): string {
  return weight === '1' ? '100' : percentOf(weight)
}

/** Returns whether shares are a vote: each rollup once, and no more voting power than there is. */
export function isGaugeVote(shares: readonly GaugeShare[]): boolean {
  const units = shares.map(({ weight }) => gaugeUnits(weight) ?? WHOLE + 1n)
  return new Set(shares.map(({ bridge }) => bridge)).size === shares.length && units.reduce((sum, one) => sum + one, 0n) <= WHOLE
}

/** When the module's cycles begin and end; seconds, and seconds since 1970. */
export interface GaugeCycles {
  cycle: bigint
  /** Last second of the cycle. */
  end: number
  interval: number
  votingPeriod: number
}

/** A cycle that is voted in, or was. */
export interface OpenCycle {
  cycle: bigint
  /** The module has it; otherwise it begins with the first vote. */
  hasBegun: boolean
  /** Null for a cycle that has begun: the module has its end. */
  votingEnd: number | null
  end: number
}

/** Returns the cycle that a vote cast now counts in; null before the first. */
export function cycleAt({ cycle, end, interval, votingPeriod }: GaugeCycles, now: number): OpenCycle | null {
  if (now <= end) return cycle === 0n ? null : { cycle, hasBegun: true, votingEnd: null, end }
  // The module begins a new one with whatever is called first after the end, and skips those in which nothing was.
  const start = end + Math.floor((now - end) / interval) * interval
  return { cycle: cycle + 1n, hasBegun: false, votingEnd: start + votingPeriod, end: start + interval }
}
