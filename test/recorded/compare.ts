// Compares two outcomes of one document: the changes of balances, and the decisive words of a refusal.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Outcome } from './play.ts'

const Told = z.object({ code: z.number(), codespace: z.string(), log: z.string() })
const Changes = z.record(z.string(), z.record(z.string(), z.string()))
const Events = z.array(z.object({ type: z.string(), attributes: z.record(z.string(), z.string()) }))
const Arrival = z.object({ deliver: Told.nullable(), changes: Changes, events: Events, steps: z.number() })
const Recorded = z.object({
  source: z.string(),
  outcomes: z.array(Arrival.extend({ name: z.string(), check: Told, arrival: Arrival.optional() })),
})

/** What the real nodes made of the documents, in the order of the documents. */
export function readRecorded(): { source: string; outcomes: readonly Outcome[] } {
  const { source, outcomes } = Recorded.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'outcomes.json'), 'utf8')))
  return { source, outcomes: outcomes.map(({ arrival, ...rest }) => (arrival === undefined ? rest : { ...rest, arrival })) }
}

/** Numbers that are no codes of the VM, chain ids, places in a program and contracts without a name are each network's own. */
function words(text: string): string {
  return text
    .replaceAll(/location: \w+/g, 'location')
    .replaceAll(/chain-id \([\w-]+\)/g, 'chain-id')
    .replaceAll(/evm\/[0-9a-fA-F]{40}/g, 'evm/…')
    .replaceAll(/(?<!code=)\b\d+(\.\d+)?/g, 'N')
}

function toldBy(told: z.infer<typeof Told> | null): unknown {
  return told === null ? null : { ...told, log: words(told.log) }
}

/** Fees of the practice rollup are paid in the local form of INIT; a real one has a separate coin. */
function asOne(changes: Outcome['changes']): unknown {
  return JSON.parse(
    JSON.stringify(changes)
      .replaceAll('{fee}', '{wrapped}')
      .replaceAll(/evm\/[0-9a-fA-F]{40}/g, 'evm/…'),
  )
}

/** Returns the end of a deposit on the rollup: whether it is reported as a success, and why not. */
function endOf(events: Outcome['events']): unknown {
  const found = events.find(({ type }) => type === 'finalize_token_deposit')
  const { success, reason, recipient, denom } = found?.attributes ?? {}
  // A reason longer than 128 characters is cut.
  return { success, recipient, denom, reason: reason === undefined ? undefined : words(reason).slice(0, 100) }
}

/** What of an outcome must be the same on both networks. */
export function decisive({ check, deliver, changes, arrival, events, steps }: Outcome): unknown {
  const sent = events
    .filter(({ type }) => type.startsWith('initiate_'))
    .map(({ type, attributes }) => [type, attributes['data'], Object.keys(attributes).toSorted((left, right) => left.localeCompare(right))])
  return {
    check: toldBy(check),
    deliver: toldBy(deliver),
    changes: asOne(changes),
    steps,
    sent,
    ...(arrival === undefined ? {} : { arrival: { changes: asOne(arrival.changes), end: endOf(arrival.events), steps: arrival.steps } }),
  }
}
