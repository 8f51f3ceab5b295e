// Defines a fault: what is done, and what must be observed. Each observation is a sentence with a proof.
import { openFaultBench, type FaultBench } from './faultBench.ts'

/** Records whether a sentence is true; `found` is what was observed instead. */
export type See = (sentence: string, isSo: boolean, found?: unknown) => void

export interface Fault {
  /** As in the table; several rows may have one. */
  kind: string
  what: string
  /** Takes so little time that it is part of every test run. */
  isQuick?: boolean
  run(bench: FaultBench, see: See): Promise<void>
}

export interface Outcome {
  kind: string
  what: string
  seen: string[]
  broken: string[]
}

/** Applies a fault to a new app. Any exception, also for an endless wait, is a failure. */
export async function runFault({ kind, what, run }: Fault): Promise<Outcome> {
  const outcome: Outcome = { kind, what, seen: [], broken: [] }
  const bench = await openFaultBench()
  try {
    await run(bench, (sentence, isSo, found) => {
      outcome.seen.push(sentence)
      if (!isSo) outcome.broken.push(`not so: ${sentence}${found === undefined ? '' : ` (${JSON.stringify(found)})`}`)
    })
  } catch (error) {
    outcome.broken.push(error instanceof Error ? error.message : String(error))
  } finally {
    await bench.close()
  }
  return outcome
}
