// Sorting in steps is sorting: the same order, equals as they were, and a pause after every thousand.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortInSteps } from './sortInSteps.ts'

type Item = [number, number]
const compare = ([left]: Item, [right]: Item) => left - right

function sorted(items: readonly Item[]): { result: Item[]; pauses: number } {
  const steps = sortInSteps(items, compare)
  for (let pauses = 0; ; pauses += 1) {
    const step = steps.next()
    if (step.done === true) return { result: step.value, pauses }
  }
}

test('sorts as toSorted does', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 5000, size: 'max' }), (keys) => {
      const items = keys.map((key, place): Item => [key, place])
      expect(sorted(items).result).toEqual(items.toSorted(compare))
    }),
    { numRuns: 20 },
  )
})

test('pauses while it sorts and while it merges', () => {
  const { result, pauses } = sorted(Array.from({ length: 8000 }, (_, place): Item => [(place * 7919) % 8000, place]))
  expect(result.map(([key]) => key)).toEqual(Array.from({ length: 8000 }, (_, key) => key))
  // Eight runs, and eight thousand merged three times.
  expect(pauses).toBeGreaterThanOrEqual(8 + 3 * 8)
})
