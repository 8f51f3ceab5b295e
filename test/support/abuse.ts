// Sets how much the abuse tests try: little in `npm test`, as much as requested in `npm run abuse`; records what was tried.
import { appendFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import fc from 'fast-check'
import { expect } from 'vitest'

const { ABUSE_EACH, ABUSE_SECONDS, ABUSE_SEED, ABUSE_FIGURES } = process.env

/** Where every random choice begins. */
export const SEED = Number(ABUSE_SEED ?? 20261123)

/** Whether the command runs, which has the time to try everything. */
export const isCommand = ABUSE_EACH !== undefined

/** How many inputs one thing is given; `usual` unless the command says otherwise. */
export function inputs(usual: number): number {
  return ABUSE_EACH === undefined ? usual : Number(ABUSE_EACH)
}

/** How often a property is checked. */
export interface PropertyRuns {
  seed: number
  numRuns: number
  /** How many runs the shortest of these properties came to: fewer than asked for where the time was over. */
  fewest(): number
  interruptAfterTimeLimit?: number
  reporter?: <T>(details: fc.RunDetails<T>) => void
}

/**
 * Returns the runs of a property: as given in `npm test`; the command tries more, with its seed and limit, and counts them.
 * @param minSeconds the shortest limit, for a property of which one run takes seconds: a limit that ends the first one is a failure
 */
export function propertyRuns(
  { seed, numRuns: usual, minSeconds = 0 }: { seed: number; numRuns: number; minSeconds?: number },
  part = 'protocols',
): PropertyRuns {
  if (ABUSE_EACH === undefined) return { seed, numRuns: usual, fewest: () => usual }
  const numRuns = Math.max(usual, Number(ABUSE_EACH))
  let fewest = numRuns
  return {
    seed: Number(ABUSE_SEED ?? seed),
    numRuns,
    fewest: () => fewest,
    ...(ABUSE_SECONDS === undefined ? {} : { interruptAfterTimeLimit: Math.max(minSeconds, Number(ABUSE_SECONDS)) * 1000 }),
    reporter: (details) => {
      if (details.failed) throw new Error(fc.defaultReportMessage(details))
      fewest = Math.min(fewest, details.numRuns)
      note({ part, name: expect.getState().currentTestName ?? '', tried: details.numRuns })
    },
  }
}

/** Says when one thing has been tried long enough: the command's bound in time, none in `npm test`. */
export function createDeadline(): () => boolean {
  const end = performance.now() + Number(ABUSE_SECONDS ?? Number.POSITIVE_INFINITY) * 1000
  return () => performance.now() > end
}

export interface Figure {
  /** The part of the command, such as "contract". */
  part: string
  /** Name of what was tried. */
  name: string
  tried: number
  /** How the inputs ended, by kind. */
  ends?: Record<string, number>
}

/** Records what was tried, when the command asks for it. */
export function note(figure: Figure): void {
  if (ABUSE_FIGURES !== undefined) appendFileSync(ABUSE_FIGURES, `${JSON.stringify(figure)}\n`)
}
