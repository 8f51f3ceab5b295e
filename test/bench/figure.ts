// One number of the benchmark: what it is, how good it must be, and how it compares with an earlier one.
import { z } from 'zod'

export const Figure = z.object({
  name: z.string(),
  /** `times` and `share` are ratios within one run: only they can be compared with those of another machine. */
  unit: z.enum(['times', 'share', 'ms', 'MB', 'requests', 'bytes']),
  /** The median, where it was measured more than once. */
  value: z.number(),
  /** The least and the most of the repetitions. */
  spread: z.tuple([z.number(), z.number()]),
  /** What it should be at most; null where it is told for comparison alone. */
  most: z.number().nullable(),
})
export type Figure = z.infer<typeof Figure>

export const Baseline = z.object({ rows: z.number(), figures: z.array(Figure) })
export type Baseline = z.infer<typeof Baseline>

/** Ratios of a noisy machine differ by so much between two runs of the same code. */
const NOISE = 0.35

/** One figure of several repetitions. */
export function figureOf(name: string, unit: Figure['unit'], values: readonly number[], most: number | null): Figure {
  const sorted = values.toSorted((left, right) => left - right)
  const [least, middle, greatest] = [sorted[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)]
  if (least === undefined || middle === undefined || greatest === undefined) throw new Error(`${name} was not measured`)
  return { name, unit, value: middle, spread: [least, greatest], most }
}

/** At or below which value 99 of 100 lie, or another share of them. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}

export function isMet({ value, most }: Figure): boolean {
  return most === null || value <= most
}

/** What got worse by more than noise: ratios alone, of the same number of rows. Names with both values. */
export function worseThan(baseline: Baseline, now: Baseline): string[] {
  if (baseline.rows !== now.rows) {
    return [`the baseline was measured with ${baseline.rows} rows, this run with ${now.rows}: ratios of different sizes say nothing`]
  }
  const before = new Map(baseline.figures.map((figure) => [figure.name, figure]))
  return now.figures.flatMap((figure) => {
    const old = before.get(figure.name)
    const isRatio = figure.unit === 'times' || figure.unit === 'share'
    if (old === undefined || !isRatio || figure.value <= old.value * (1 + NOISE)) return []
    return [`${figure.name}: ${figure.value.toFixed(2)}, was ${old.value.toFixed(2)}`]
  })
}

/** The table that people read. */
export function tableOf(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => {
    const { name, unit, value, spread, most } = figure
    const text = (number: number) => number.toFixed(unit === 'share' ? 3 : unit === 'requests' || unit === 'bytes' ? 0 : 2)
    const bound = most === null ? '' : `at most ${text(most)}`
    return `${isMet(figure) ? ' ' : '!'} ${name.padEnd(58)}${text(value).padStart(10)} ${unit.padEnd(9)}${`${text(spread[0])} to ${text(spread[1])}`.padStart(22)}   ${bound}`
  })
  return `${lines.join('\n')}\n`
}
