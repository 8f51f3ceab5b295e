// Generates quotes and messages of a cheating router: what the guard accepts, executed by an independent model of the chains, must give the
// recipient what the review promised and nothing to others.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../src/shared/domain/errors.ts'
import { createDeadline, inputs, note, SEED } from '../support/abuse.ts'
import { ACTION_FAMILIES } from '../support/hostile/hostileActions.ts'
import { CARRIER_FAMILIES } from '../support/hostile/hostileCarriers.ts'
import { BRIDGE_FAMILIES } from '../support/hostile/hostileBridges.ts'
import { COIN_FAMILIES } from '../support/hostile/hostileCoins.ts'
import type { Family } from '../support/hostile/hostileFamily.ts'
import { HOOK_FAMILIES } from '../support/hostile/hostileHooks.ts'
import { LEG_FAMILIES } from '../support/hostile/hostileLegs.ts'
import { MOVE_FAMILIES } from '../support/hostile/hostileMove.ts'
import { ORDER_FAMILIES } from '../support/hostile/hostileOrders.ts'
import { opHook } from '../support/hostile/hostileOpHooks.ts'
import { harmOf } from '../support/hostile/hostileOutcome.ts'
import { NOBLE_FAMILIES } from '../support/hostile/hostileNoble.ts'
import { PLAIN_FAMILIES } from '../support/hostile/hostilePlain.ts'
import { PAID_SWAP_FAMILIES } from '../support/hostile/hostilePaidSwaps.ts'
import { SWAP_FAMILIES } from '../support/hostile/hostileSwaps.ts'
import { ROLLUP_FAMILIES } from '../support/hostile/hostileRollup.ts'
import { WASM_FAMILIES } from '../support/hostile/hostileWasm.ts'

const FAMILIES: readonly [string, Family][] = Object.entries({
  ...PLAIN_FAMILIES,
  ...HOOK_FAMILIES,
  opHook: opHook(),
  ...MOVE_FAMILIES,
  ...ACTION_FAMILIES,
  ...COIN_FAMILIES,
  ...WASM_FAMILIES,
  ...ROLLUP_FAMILIES,
  ...BRIDGE_FAMILIES,
  ...CARRIER_FAMILIES,
  ...NOBLE_FAMILIES,
  ...ORDER_FAMILIES,
  ...SWAP_FAMILIES,
  ...PAID_SWAP_FAMILIES,
  ...LEG_FAMILIES,
})

type End = 'refused' | 'harmless' | 'inapplicable'

/** Throws for a document that the guard let pass and that does harm. */
function tryAttacks(name: string, family: Family, attacks: readonly string[]): End {
  const route = family.attacked(attacks)
  if (route === null) return 'inapplicable'
  let harm: string | null
  try {
    harm = harmOf(route, family.honest.request)
  } catch (error) {
    if (error instanceof AppError && error.code === 'transfer.unsafeMessage') return 'refused'
    throw new Error(`${name} with ${attacks.join(', ')}`, { cause: error })
  }
  if (harm !== null) throw new Error(`${name} with ${attacks.join(', ')}: ${harm}`)
  return 'harmless'
}

describe.for(FAMILIES)('%s', ([name, family]) => {
  test('passes the honest one, which keeps its promise', () => {
    expect(harmOf(family.honest, family.honest.request)).toBeNull()
  })

  test('refuses each attack alone, or it does no harm', () => {
    const harms = family.attacks.flatMap((attack) => {
      try {
        tryAttacks(name, family, [attack])
        return []
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
        return [error instanceof Error ? `${error.message} ${cause}` : error]
      }
    })
    expect(harms).toEqual([])
  })
})

test('knows at least 200 kinds of attack', () => {
  const kinds = new Set(FAMILIES.flatMap(([, { attacks }]) => attacks))
  const all = FAMILIES.map(([name, { attacks }]) => `${name} ${attacks.length}`)
  note({
    part: 'proposals',
    name: `${kinds.size} kinds of attack`,
    tried: 0,
    ends: Object.fromEntries(FAMILIES.map(([name, { attacks }]) => [name, attacks.length])),
  })
  expect(kinds.size, all.join(', ')).toBeGreaterThanOrEqual(200)
})

test('accepts nothing harmful among attacks together', () => {
  const isOver = createDeadline()
  const count = inputs(600) * 2
  const chosen = fc
    .constantFrom(...FAMILIES)
    .chain(([name, family]) =>
      fc.tuple(fc.constant(name), fc.constant(family), fc.array(fc.constantFrom(...family.attacks), { minLength: 1, maxLength: 3 })),
    )
  const ends: Record<End, number> = { refused: 0, harmless: 0, inapplicable: 0 }
  let tried = 0
  for (const [name, family, attacks] of fc.sample(chosen, { seed: SEED, numRuns: count + 200 })) {
    if (isOver() || tried === count) break
    const end = tryAttacks(name, family, attacks)
    ends[end] += 1
    // Some changes take each other back.
    if (end !== 'inapplicable') tried += 1
  }
  note({ part: 'proposals', name: 'quotes and documents', tried, ends })
  expect(ends.refused).toBeGreaterThan(0)
})
