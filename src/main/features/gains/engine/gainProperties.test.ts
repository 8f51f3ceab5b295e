// What holds for every history: sums of lots, money that left, and the same result by every method once all is sold.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeGains, sumOf } from './computeGains.ts'
import type { Flow, GainEvent, Gains } from './gainEvents.ts'
import { GAINS_METHODS } from '../../../../shared/domain/gains.ts'
import { centsOf, shareOf, splitBy, valueAt, VALUE_SCALE } from './value.ts'

const ASSETS = ['A', 'B', 'C']
const ACCOUNTS = ['a', 'b']

const asset = fc.constantFrom(...ASSETS)
const units = fc.bigInt({ min: 1n, max: 10n ** 21n })
const value = fc.bigInt({ min: 1n, max: 10n ** 45n })
const flowOf = (of: fc.Arbitrary<bigint | null>): fc.Arbitrary<Flow> => fc.record({ asset, units, value: of })
const priced = flowOf(value)
const some = (of: fc.Arbitrary<bigint | null>) => fc.array(flowOf(of), { maxLength: 2 })

const eventsOf = (of: fc.Arbitrary<bigint | null>): fc.Arbitrary<GainEvent[]> =>
  fc
    .array(
      fc.record({
        time: fc.nat(12),
        account: fc.constantFrom(...ACCOUNTS),
        given: some(of),
        received: some(of),
        income: fc.array(
          flowOf(of).map((flow) => ({ ...flow, kind: 'staking' as const })),
          { maxLength: 1 },
        ),
        fees: fc.array(flowOf(of), { maxLength: 1 }),
        moves: fc.array(fc.record({ asset, units, to: fc.constantFrom(...ACCOUNTS) }), { maxLength: 1 }),
      }),
      { maxLength: 25 },
    )
    .map((events) => events.map((event, place) => ({ ...event, id: `tx${String(place)}` })))

const rules = fc.record({ method: fc.constantFrom(...GAINS_METHODS), scope: fc.constantFrom('all' as const, 'account' as const) })

function total(amounts: readonly { asset: string; units: bigint }[], of: string): bigint {
  return amounts.reduce((sum, amount) => (amount.asset === of ? sum + amount.units : sum), 0n)
}

const cameIn = (events: readonly GainEvent[]) => events.flatMap(({ received, income }) => [...received, ...income])
const wentOut = (events: readonly GainEvent[]) => events.flatMap(({ given, fees }) => [...given, ...fees])

test('lots are what came less what went, with what nothing explains', () => {
  fc.assert(
    fc.property(eventsOf(fc.option(value)), rules, (events, by) => {
      const found = computeGains(events, by)
      for (const each of ASSETS) {
        const held = total(cameIn(events), each) - total(wentOut(events), each)
        expect(total(found.remaining, each) - total(found.unexplained, each)).toBe(held)
      }
    }),
  )
})

test('nothing is disposed of but what left, and all that left is', () => {
  fc.assert(
    fc.property(eventsOf(fc.option(value)), rules, (events, by) => {
      const { disposals } = computeGains(events, by)
      for (const each of ASSETS) expect(total(disposals, each)).toBe(total(wentOut(events), each))
      for (const { units: gone, pieces } of disposals) expect(pieces.reduce((sum, piece) => sum + piece.units, 0n)).toBe(gone)
    }),
  )
})

const costs = ({ disposals, remaining }: Gains) =>
  sumOf([...disposals.flatMap(({ pieces }) => pieces.map(({ cost }) => cost)), ...remaining.map(({ cost }) => cost)])

test('no unit of a cost is lost: those that were taken and those that are left are those that were paid', () => {
  fc.assert(
    fc.property(fc.array(priced, { minLength: 1, maxLength: 9 }), fc.array(units, { maxLength: 9 }), rules, (bought, sold, by) => {
      const paid = bought.reduce((sum, flow) => sum + (flow.value ?? 0n), 0n)
      const buys = bought.map((flow, time) => eventWith(time, { received: [{ ...flow, asset: 'A' }] }))
      const held = total(
        bought.map((flow) => ({ ...flow, asset: 'A' })),
        'A',
      )
      const parts = splitBy(held, [...sold, 1n]).filter((part) => part > 0n)
      const sales = parts.slice(0, -1).map((part, place) => eventWith(20 + place, { given: [{ asset: 'A', units: part, value: 1n }] }))
      expect(costs(computeGains([...buys, ...sales], by))).toBe(paid)
    }),
  )
})

function eventWith(time: number, parts: Partial<GainEvent>): GainEvent {
  return { id: `t${String(time)}`, time, account: 'a', given: [], received: [], income: [], fees: [], moves: [], ...parts }
}

test('once all is sold, every method has found the same gain', () => {
  fc.assert(
    fc.property(fc.array(priced, { minLength: 1, maxLength: 8 }), fc.array(units, { maxLength: 5 }), value, (bought, cuts, each) => {
      const lots = bought.map((flow) => ({ ...flow, asset: 'A' }))
      const buys = lots.map((flow, time) => eventWith(time, { received: [flow] }))
      const parts = splitBy(total(lots, 'A'), [...cuts, 1n]).filter((part) => part > 0n)
      const sales = parts.map((part, place) => eventWith(20 + place, { given: [{ asset: 'A', units: part, value: each }] }))
      const found = GAINS_METHODS.map((method) => computeGains([...buys, ...sales], { method, scope: 'all' }))
      expect(new Set(found.map(({ disposals }) => sumOf(disposals.map(({ gain }) => gain)))).size).toBe(1)
      expect(found.flatMap(({ remaining }) => remaining)).toEqual([])
    }),
  )
})

test('the order in which events are read decides nothing', () => {
  fc.assert(
    fc.property(
      eventsOf(fc.option(value)).chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      ),
      rules,
      ([events, shuffled], by) => {
        expect(computeGains(shuffled, by)).toEqual(computeGains(events, by))
      },
    ),
  )
})

test('a move between own accounts changes no gain where one pool holds all', () => {
  fc.assert(
    fc.property(eventsOf(fc.option(value)), fc.constantFrom(...GAINS_METHODS), (events, method) => {
      const stayed = events.map((event) => ({ ...event, moves: [] }))
      const gains = (list: readonly GainEvent[]) => sumOf(computeGains(list, { method, scope: 'all' }).disposals.map(({ gain }) => gain))
      // Only the order within a moment may depend on what an event does.
      fc.pre(new Set(events.map(({ time }) => time)).size === events.length)
      expect(gains(events)).toBe(gains(stayed))
    }),
  )
})

test('values are exact, and shares add up', () => {
  expect(valueAt(1n, 18, '0.000000000000000001')).toBe(1n)
  expect(valueAt(3n, 0, '2.5')).toBe(75n * 10n ** BigInt(VALUE_SCALE - 1))
  expect(valueAt(1n, 18, `0.${'0'.repeat(18)}9`)).toBe(0n)
  expect([shareOf(100n, 1n, 3n), splitBy(100n, [1n, 1n, 1n]), splitBy(5n, [0n, 0n])]).toEqual([33n, [33n, 33n, 34n], [0n, 0n]])
  expect(['-0.004', '-0.005', '1.235', '0'].map((text) => centsOf(BigInt(Math.round(Number(text) * 1000)) * 10n ** 33n))).toEqual([
    '0',
    '-1',
    '124',
    '0',
  ])
})
