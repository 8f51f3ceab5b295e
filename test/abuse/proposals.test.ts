// Quotes and messages of a router that cheats, together: what the guard lets pass, executed by a model of the chains of its own,
// gives the recipient what the review promised and nothing to anybody else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../src/shared/errors.ts'
import { createDeadline, inputs, note, SEED } from '../support/abuse.ts'
import { HOOK_ATTACKS, type Bundle } from '../support/hostileHooks.ts'
import { PLAIN_ATTACKS } from '../support/hostilePlain.ts'
import { FAMILIES, harmOf } from '../support/hostileRoutes.ts'

const ATTACKS = new Map([...PLAIN_ATTACKS, ...HOOK_ATTACKS])

type End = 'refused' | 'harmless' | 'inapplicable'

function tryAttacks(family: string, names: readonly string[]): End {
  const honest = FAMILIES[family]?.()
  if (honest === undefined) throw new Error(`no family ${family}`)
  let bundle: Bundle = honest
  let changes = 0
  for (const name of names) {
    const changed = ATTACKS.get(name)?.(bundle) ?? null
    if (changed === null) continue
    bundle = changed
    changes += 1
  }
  if (changes === 0) return 'inapplicable'
  let harm: string | null
  try {
    harm = harmOf(bundle, honest.request)
  } catch (error) {
    if (error instanceof AppError && error.code === 'transfer.unsafeMessage') return 'refused'
    throw error
  }
  if (harm !== null) throw new Error(`${family} with ${names.join(', ')}: ${harm}`)
  return 'harmless'
}

const cases = Object.keys(FAMILIES).flatMap((family) => [...ATTACKS.keys()].map((attack) => ({ family, attack })))

test.for(Object.entries(FAMILIES))('passes the honest %s, which keeps its promise', ([, build]) => {
  const honest = build()
  const exact = {
    ...honest,
    request: { ...honest.request, patch: { minimumOut: honest.hook === undefined ? '1000000' : undefined, ...honest.request.patch } },
  }
  expect(harmOf(exact, honest.request)).toBeNull()
})

test('refuses each attack alone, or it does no harm', () => {
  const ends = cases.map(({ family, attack }) => tryAttacks(family, [attack]))
  expect(ends.filter((end) => end !== 'inapplicable').length).toBeGreaterThanOrEqual(200)
})

test('accepts nothing harmful among attacks together', () => {
  const isOver = createDeadline()
  const count = inputs(150) * 2
  const attacks = fc.array(fc.constantFrom(...ATTACKS.keys()), { minLength: 1, maxLength: 3 })
  const proposals = fc.sample(fc.tuple(fc.constantFrom(...Object.keys(FAMILIES)), attacks), { seed: SEED, numRuns: count })
  const ends: Record<End, number> = { refused: 0, harmless: 0, inapplicable: 0 }
  let tried = 0
  for (const [family, names] of proposals) {
    if (isOver()) break
    ends[tryAttacks(family, names)] += 1
    tried += 1
  }
  note({ part: 'proposals', name: 'messages and hooks', tried: tried - ends.inapplicable, ends })
  expect(ends.refused).toBeGreaterThan(0)
})
