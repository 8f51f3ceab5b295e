// Rules of the form that votes on gauges: what was typed for each rollup, what is left, and why it cannot be reviewed yet. Pure.
import {
  gaugePercent,
  gaugeUnits,
  gaugeWeight,
  MAX_GAUGES,
  weightPercent,
  type GaugeShare,
} from '../../../shared/domain/transfer/gaugeVotes.ts'
import { percentLeft } from '../../../shared/domain/transfer/voteWeights.ts'

/** What is typed for each bridge, in percent; '' or 0 for none. */
export type TypedGauges = Readonly<Record<string, string>>

/** Why a vote cannot be reviewed: a text is no percentage, it is more than all, it names more rollups than one vote can, or none. */
export type GaugeHindrance = 'wrong' | 'tooMuch' | 'tooMany' | 'nothing'

/** What the form asks for. */
export interface AskedGauges {
  /** Null while it cannot be reviewed. */
  shares: GaugeShare[] | null
  hindrance: GaugeHindrance | null
  /** Percent that are left to 100; negative where it is too much. */
  left: string
  /** Bridges whose text is no percentage. */
  wrong: readonly string[]
}

/** Returns the vote that the form asks for, or why it asks for none yet. @param bridges in the order in which they are drawn. */
export function sharesOf(bridges: readonly string[], typed: TypedGauges): AskedGauges {
  const read = bridges.map((bridge) => {
    const text = typed[bridge] ?? ''
    return { bridge, units: text.trim() === '' ? 0n : gaugePercent(text) }
  })
  const wrong = read.flatMap(({ bridge, units }) => (units === null ? [bridge] : []))
  const parts = read.flatMap(({ bridge, units }) => (units === null || units === 0n ? [] : [{ bridge, units }]))
  const left = percentLeft(parts.map(({ units }) => units))
  const hindrance = wrong.length > 0 ? 'wrong' : left.startsWith('-') ? 'tooMuch' : countHindrance(parts.length)
  const shares = parts.map(({ bridge, units }) => ({ bridge, weight: gaugeWeight(units) }))
  return { shares: hindrance === null ? shares : null, hindrance, left, wrong }
}

function countHindrance(count: number): GaugeHindrance | null {
  if (count === 0) return 'nothing'
  return count > MAX_GAUGES ? 'tooMany' : null
}

/** Returns an earlier vote as it would be typed. @example typedOf([{ bridge: '16', weight: '0.5' }]) // { 16: '50' } */
export function typedOf(shares: readonly GaugeShare[]): TypedGauges {
  return Object.fromEntries(shares.map(({ bridge, weight }) => [bridge, weightPercent(weight)]))
}

/** Returns how many percent of the voting power a vote leaves unused; null for none. */
export function unusedOf(shares: readonly GaugeShare[]): string | null {
  const left = percentLeft(shares.map(({ weight }) => gaugeUnits(weight) ?? 0n))
  return left === '0' ? null : left
}
