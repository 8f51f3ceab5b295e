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
  /** Upper limit; null where the figure is only for comparison. */
  most: z.number().nullable(),
})
export type Figure = z.infer<typeof Figure>

/** What one run measured. */
export const Run = z.object({ rows: z.number(), many: z.number(), figures: z.array(Figure) })
export type Run = z.infer<typeof Run>

/** One run of each size. */
export const Baseline = z.array(Run)
export type Baseline = z.infer<typeof Baseline>

/** The run of the same size, since ratios of different sizes say nothing beside one another. */
export function runOfSize(baseline: Baseline, { rows, many }: Run): Run {
  const run = baseline.find((each) => each.rows === rows && each.many === many)
  if (run !== undefined) return run
  const sizes = baseline.map((each) => `${each.rows} and ${each.many}`)
  throw new Error(`the baseline has no run of ${rows} and ${many} rows, but of ${sizes.join('; ')}`)
}

/** The baseline with a run in the place of the one of its size; its figures in the place of those with the same names. */
export function baselineWith(baseline: Baseline, now: Run): Baseline {
  const isSameSize = (run: Run) => run.rows === now.rows && run.many === now.many
  const before = baseline.find(isSameSize)?.figures ?? []
  const names = new Set(now.figures.map(({ name }) => name))
  const run = { ...now, figures: [...before.filter(({ name }) => !names.has(name)), ...now.figures] }
  return [...baseline.filter((each) => !isSameSize(each)), run].toSorted((left, right) => left.rows - right.rows)
}

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

/**
 * What got worse by more than noise: ratios alone.
 * @param room how much more of the earlier value is taken for noise: 0.35 = by a third
 */
export function worseThan(before: readonly Figure[], now: readonly Figure[], room: number): Figure[] {
  const earlier = new Map(before.map(({ name, value }) => [name, value]))
  return now.filter(({ name, unit, value }) => {
    const old = earlier.get(name)
    return old !== undefined && (unit === 'times' || unit === 'share') && value > old * (1 + room)
  })
}

/** Each figure as the better of two measurements: what else the machine does makes it worse, never better. */
export function betterOf(first: readonly Figure[], second: readonly Figure[]): Figure[] {
  const again = new Map(second.map((figure) => [figure.name, figure]))
  return first.map((figure) => {
    const other = again.get(figure.name)
    return other !== undefined && other.value < figure.value ? other : figure
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
