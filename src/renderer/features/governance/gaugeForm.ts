// Rules of the form that votes on gauges: what was typed for each rollup, what is left, and why it cannot be reviewed yet. Pure.
import type { GaugeCycle } from '../../../shared/contract/transfer/gauges.ts'
import { wholeShares } from '../../../shared/domain/amount.ts'
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

/** A rollup of the form; one that is not listed got a share of the earlier vote and can't be voted for any more. */
export interface GaugeRow {
  bridge: string
  isListed: boolean
}

/**
 * Why a vote cannot be reviewed: a text is no percentage, a rollup with a share is not listed, the sum is over 100, it names more rollups
 * than one vote can, or no share is entered.
 */
export type GaugeHindrance = 'wrong' | 'delisted' | 'tooMuch' | 'tooMany' | 'nothing'

/** What the form asks for. */
export interface AskedGauges {
  /** Null while it cannot be reviewed. */
  shares: GaugeShare[] | null
  hindrance: GaugeHindrance | null
  /** Percent that are left to 100; negative where it is too much. */
  left: string
  /** Bridges whose text is no percentage. */
  wrong: readonly string[]
  /** Bridges with a share that can't be voted for any more: the chain would refuse the whole vote. */
  delisted: readonly string[]
}

/** Returns the rows of the form: the listed rollups, then those of the earlier vote that are not listed any more. */
export function rowsOf({ gauges, own }: Pick<GaugeCycle, 'gauges' | 'own'>): GaugeRow[] {
  const listed = gauges.map(({ bridge }) => bridge)
  const delisted = (own?.shares ?? []).map(({ bridge }) => bridge).filter((bridge) => !listed.includes(bridge))
  return [...listed.map((bridge) => ({ bridge, isListed: true })), ...delisted.map((bridge) => ({ bridge, isListed: false }))]
}

/** Returns the vote that the form asks for, or why it asks for none yet. @param rows in the order in which they are drawn. */
export function sharesOf(rows: readonly GaugeRow[], typed: TypedGauges): AskedGauges {
  const read = rows.map(({ bridge, isListed }) => {
    const text = typed[bridge] ?? ''
    return { bridge, isListed, units: text.trim() === '' ? 0n : gaugePercent(text) }
  })
  const wrong = read.flatMap(({ bridge, units }) => (units === null ? [bridge] : []))
  const parts = read.flatMap(({ bridge, units }) => (units === null || units === 0n ? [] : [{ bridge, units }]))
  const delisted = read.flatMap(({ bridge, isListed, units }) => (isListed || units === null || units === 0n ? [] : [bridge]))
  const left = percentLeft(parts.map(({ units }) => units))
  const hindrance = hindranceOf({ wrong, delisted, left, count: parts.length })
  const shares = parts.map(({ bridge, units }) => ({ bridge, weight: gaugeWeight(units) }))
  return { shares: hindrance === null ? shares : null, hindrance, left, wrong, delisted }
}

function hindranceOf(asked: Pick<AskedGauges, 'wrong' | 'delisted' | 'left'> & { count: number }): GaugeHindrance | null {
  if (asked.wrong.length > 0) return 'wrong'
  if (asked.delisted.length > 0) return 'delisted'
  if (asked.left.startsWith('-')) return 'tooMuch'
  if (asked.count > MAX_GAUGES) return 'tooMany'
  return asked.count === 0 ? 'nothing' : null
}

/** Returns an earlier vote as it would be typed. @example typedOf([{ bridge: '16', weight: '0.5' }]) // { 16: '50' } */
export function typedOf(shares: readonly GaugeShare[]): TypedGauges {
  return Object.fromEntries(shares.map(({ bridge, weight }) => [bridge, weightPercent(weight)]))
}

/** Returns the whole voting power divided evenly among the listed rollups, in hundredths of a percent, as it would be typed. @example evenGauges([{ bridge: '16' }, { bridge: '27' }, { bridge: '99' }]) // { 16: '33.34', 27: '33.33', 99: '33.33' } */
export function evenGauges(gauges: readonly Pick<GaugeCycle['gauges'][number], 'bridge'>[]): TypedGauges {
  return dividedBy(gauges.map(({ bridge }) => ({ bridge, weight: 1 })))
}

/** Returns the whole voting power divided as rewards are now, as it would be typed; null where no listed rollup has a share. */
export function currentGauges(gauges: readonly Pick<GaugeCycle['gauges'][number], 'bridge' | 'weight'>[]): TypedGauges | null {
  const sharing = gauges.filter(({ weight }) => weight > 0)
  return sharing.length === 0 ? null : dividedBy(sharing)
}

/** Divides 100% by weights, so that nothing is left. */
function dividedBy(gauges: readonly Pick<GaugeCycle['gauges'][number], 'bridge' | 'weight'>[]): TypedGauges {
  const shares = wholeShares(gauges.map(({ weight }) => BigInt(weight)))
  return Object.fromEntries(gauges.map(({ bridge }, index) => [bridge, String((shares[index] ?? 0) / 100)]))
}

/** Returns how many percent of the voting power a vote leaves unused; null for none. */
export function unusedOf(shares: readonly GaugeShare[]): string | null {
  const left = percentLeft(shares.map(({ weight }) => gaugeUnits(weight) ?? 0n))
  return left === '0' ? null : left
}
