// The practice network against the real chains: each recorded document is played on it and must come to what the real nodes made of it.
// Source of outcomes.json: initiad v1.1.2 and minitiad v1.0.3, recorded with test/recorded/recordMain.ts (docs/laboratory.md).
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBench, type Bench } from '../../../src/practice/bench.ts'
import { decisive, readRecorded } from '../../recorded/compare.ts'
import { DOCUMENTS } from '../../recorded/documents.ts'
import { playDocument, type Outcome } from '../../recorded/play.ts'
import { createPracticeSides } from '../../recorded/practiceNetwork.ts'

const { outcomes } = readRecorded()
let bench: Bench
const played: Outcome[] = []

beforeAll(async () => {
  bench = createBench()
  const network = createPracticeSides(bench)
  // In their order: some need what an earlier one left.
  for (const document of DOCUMENTS) played.push(await playDocument(network, document))
})
afterAll(() => bench.practice.close())

it('has an outcome for every document', () => {
  expect(outcomes.map(({ name }) => name)).toEqual(DOCUMENTS.map(({ name }) => name))
})

for (const [index, { chain, name }] of DOCUMENTS.entries()) {
  it(`${chain}: ${name}`, () => {
    const [recorded, practised] = [outcomes[index], played[index]]
    if (recorded === undefined || practised === undefined) throw new Error('an outcome is missing')
    expect(decisive(practised)).toEqual(decisive(recorded))
  })
}
