// Adds up the lines of a year by asset. Pure.
import type { GainSum } from '../../../shared/contract/history/gains.ts'
import type { IncomeKind } from '../../../shared/domain/gains.ts'
import type { Gains, Piece } from './engine/gainEvents.ts'
import { centsOf, centsOfParts, valueAt } from './engine/value.ts'

interface Tally {
  value: bigint
  unknown: number
}

/** What one asset adds up to. */
export interface AssetSums {
  realised: Tally
  income: Tally
  fees: Tally
  cost: Tally
  unrealised: Tally
  left: bigint
  unexplained: bigint
}

/** The sums of a year. */
export interface YearSums {
  assets: Map<string, AssetSums>
  byKind: Map<IncomeKind, Tally>
  years: Set<number>
  /** Days without a price, as `day asset`. */
  missing: Map<string, { asset: string; day: number }>
}

/** What adding up needs. */
export interface SumOptions {
  year: number | null
  /** Returns the current price of an asset per whole unit, and its decimals. */
  current(asset: string): { price: string; decimals: number } | null
}

/** Lines added up between two points to pause. */
const STEP = 500
const DAY_MS = 86_400_000

/** Returns the UTC year of a moment. */
export function yearOf(time: number): number {
  return new Date(time).getUTCFullYear()
}

/** Adds up step by step. */
export function* sumUp(gains: Gains, { year, current }: SumOptions): Generator<void, YearSums> {
  const found: YearSums = { assets: new Map(), byKind: new Map(), years: new Set(), missing: new Map() }
  const of = (asset: string) => sumsOf(found, asset)
  const { miss, missCost, close } = createMissing(found.missing)
  const isChosen = (time: number) => {
    const its = yearOf(time)
    found.years.add(its)
    return year === null || its === year
  }
  for (const [place, { asset, time, proceeds, pieces, gain }] of gains.disposals.entries()) {
    if (place % STEP === 0) yield
    if (!isChosen(time)) continue
    add(of(asset).realised, gain)
    if (gain !== null) continue
    if (proceeds === null) miss(asset, time)
    for (const piece of pieces) missCost(asset, piece, time)
  }
  for (const [place, { asset, time, kind, value }] of gains.income.entries()) {
    if (place % STEP === 0) yield
    if (!isChosen(time)) continue
    const sum = found.byKind.get(kind) ?? { value: 0n, unknown: 0 }
    found.byKind.set(kind, sum)
    for (const tally of [sum, of(asset).income]) add(tally, value)
    if (value === null) miss(asset, time)
  }
  for (const [place, { asset, time, value }] of gains.fees.entries()) {
    if (place % STEP === 0) yield
    if (!isChosen(time)) continue
    add(of(asset).fees, value)
    if (value === null) miss(asset, time)
  }
  for (const [place, { asset, time, units }] of gains.unexplained.entries()) {
    if (place % STEP === 0) yield
    if (isChosen(time)) of(asset).unexplained += units
  }
  yield* sumLots(gains, current, { of, missCost })
  yield* close(gains.unpriced)
  return found
}

function* sumLots(
  { remaining }: Gains,
  current: SumOptions['current'],
  { of, missCost }: { of(asset: string): AssetSums } & Pick<Missing, 'missCost'>,
): Generator<void, void> {
  for (const [place, { asset, units, cost, lot }] of remaining.entries()) {
    if (place % STEP === 0) yield
    const sums = of(asset)
    const now = current(asset)
    sums.left += units
    add(sums.cost, cost)
    add(sums.unrealised, cost === null || now === null ? null : valueAt(units, now.decimals, now.price) - cost)
    missCost(asset, { lot, cost, basis: 'average' }, Number.MAX_SAFE_INTEGER)
  }
}

interface Missing {
  miss(asset: string, time: number): void
  /** Notes the days whose prices would tell the cost of a piece that left, or would have, at a time. */
  missCost(asset: string, piece: Pick<Piece, 'lot' | 'cost' | 'basis'>, time: number): void
  /** Adds the days that averages lack. */
  close(unpriced: Gains['unpriced']): Generator<void, void>
}

/** Collects the days without a price that a figure needs: only those on which a price would help. */
function createMissing(missing: YearSums['missing']): Missing {
  /** Assets of which an average is unknown, with the last time at which one was needed. */
  const averaged = new Map<string, number>()
  const miss = (asset: string, time: number) => {
    const day = Math.floor(time / DAY_MS)
    missing.set(`${String(day)} ${asset}`, { asset, day })
  }
  const missAverage = (asset: string, time: number) => {
    averaged.set(asset, Math.max(time, averaged.get(asset) ?? 0))
  }
  return {
    miss,
    missCost: (asset, { lot, cost, basis }, time) => {
      if (cost !== null) return
      if (lot === null && basis === 'average') missAverage(asset, time)
      if (lot?.unknown === 'price') miss(asset, lot.acquiredAt)
    },
    close: function* (unpriced) {
      for (const [place, { asset, time }] of unpriced.entries()) {
        if (place % STEP === 0) yield
        if (time <= (averaged.get(asset) ?? -1)) miss(asset, time)
      }
    },
  }
}

function sumsOf({ assets }: YearSums, asset: string): AssetSums {
  const none = (): Tally => ({ value: 0n, unknown: 0 })
  const held = assets.get(asset) ?? {
    realised: none(),
    income: none(),
    fees: none(),
    cost: none(),
    unrealised: none(),
    left: 0n,
    unexplained: 0n,
  }
  assets.set(asset, held)
  return held
}

function add(tally: Tally, value: bigint | null): void {
  if (value === null) tally.unknown += 1
  else tally.value += value
}

/** Adds up tallies and rounds once. */
export function totalOf(tallies: readonly Tally[]): GainSum {
  const value = tallies.reduce((sum, tally) => sum + tally.value, 0n)
  return { cents: centsOf(value), unknown: tallies.reduce((sum, { unknown }) => sum + unknown, 0) }
}

/** Rounds tallies so that what is shown of them adds up to what is shown of their total. */
export function partsOf(tallies: readonly Tally[]): GainSum[] {
  const cents = centsOfParts(tallies.map(({ value }) => value))
  return tallies.map(({ unknown }, index) => ({ cents: cents[index] ?? '0', unknown }))
}
