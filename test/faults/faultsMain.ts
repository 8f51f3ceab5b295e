// npm run faults [-- --only TEXT]: applies every fault to the built app, prints what was observed, and writes docs/faults.md; ends with 1
// when an observation is wrong.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runFault, type Outcome } from './fault.ts'
import { FAULTS } from './allFaults.ts'
import { faultTable } from './table.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const { only } = values
const chosen = FAULTS.filter(({ kind, what }) => only === undefined || `${kind}: ${what}`.includes(only))
const outcomes: Outcome[] = []
for (const fault of chosen) {
  const outcome = await runFault(fault)
  outcomes.push(outcome)
  const verdict = outcome.broken.length === 0 ? 'pass' : 'FAIL'
  process.stdout.write(`${verdict}  ${outcome.kind}: ${outcome.what}\n`)
  for (const line of outcome.seen) process.stdout.write(`        ${line}\n`)
  for (const line of outcome.broken) process.stdout.write(`   !!   ${line}\n`)
}
if (outcomes.some(({ broken }) => broken.length > 0)) process.exitCode = 1
// A table of a part would hide the rest.
if (only === undefined) writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'faults.md'), faultTable(outcomes))
