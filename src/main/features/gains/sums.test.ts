// Days that are told as missing are those whose prices would help, and no others.
import { expect, test } from 'vitest'
import type { GainsMethod, GainsScope } from '../../../shared/domain/gains.ts'
import { computeGains } from './engine/computeGains.ts'
import type { GainEvent } from './engine/gainEvents.ts'
import { sumUp } from './sums.ts'

const DAY = 86_400_000
const priced = (units: bigint) => ({ asset: 'A', units, value: units })
const unpriced = (units: bigint) => ({ asset: 'A', units, value: null })

function event(day: number, account: string, more: Partial<GainEvent>): GainEvent {
  return { id: `tx${String(day)}`, time: day * DAY, account, given: [], received: [], income: [], fees: [], moves: [], ...more }
}

function missingDays(events: readonly GainEvent[], method: GainsMethod, scope: GainsScope): number[] {
  const steps = sumUp(computeGains(events, { method, scope }), { year: null, current: () => null })
  for (;;) {
    const step = steps.next()
    if (step.done === true) return [...step.value.missing.values()].map(({ day }) => day).toSorted((left, right) => left - right)
  }
}

test('a move of what nothing explains misses no price: none would tell its cost', () => {
  const events = [event(1, 'a', { moves: [{ asset: 'A', units: 5n, to: 'b' }] }), event(2, 'b', { given: [priced(3n)] })]
  expect(missingDays(events, 'fifo', 'account')).toEqual([])
})

test('an unknown average misses the days of its acquisitions, before a move too, not the day of the move', () => {
  const bought = [event(1, 'a', { received: [unpriced(4n)] }), event(2, 'a', { received: [priced(4n)] })]
  const sold = event(4, 'a', { given: [priced(8n)] })
  expect(missingDays([...bought, sold], 'average', 'all')).toEqual([1])
  const moved = event(3, 'a', { moves: [{ asset: 'A', units: 8n, to: 'b' }] })
  expect(missingDays([...bought, moved, { ...sold, account: 'b' }], 'average', 'account')).toEqual([1])
  expect(missingDays([...bought, sold, event(5, 'a', { received: [unpriced(1n)] })], 'average', 'all')).toEqual([1, 5])
})

test('a lot without a price misses the day of its acquisition, wherever it is', () => {
  const events = [event(1, 'a', { received: [unpriced(4n)] }), event(2, 'a', { moves: [{ asset: 'A', units: 4n, to: 'b' }] })]
  expect(missingDays(events, 'fifo', 'account')).toEqual([1])
})
