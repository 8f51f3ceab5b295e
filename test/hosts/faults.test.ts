// The quick part of the fault matrix; all of it is `npm run faults`, which writes docs/faults.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FAULTS } from '../faults/allFaults.ts'
import { runFault } from '../faults/fault.ts'
import { faultTable } from '../faults/table.ts'

const document = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'faults.md'), 'utf8')

test.for(FAULTS.filter(({ isQuick }) => isQuick === true))('$kind: $what', { timeout: 300_000 }, async (fault, { expect: see }) => {
  const outcome = await runFault(fault)
  see(outcome.broken).toEqual([])
  see(document).toContain(faultTable([outcome]).trimEnd().split('\n').at(-1))
})

test('the document has every fault, and none is broken', () => {
  for (const { kind, what } of FAULTS) expect(document).toContain(`| ${kind} | ${what} |`)
  expect(document).not.toContain('**broken**')
})
