// A list is asked for again after a fact, not after each look of the core.
import { expect, test } from 'vitest'
import { movedOn } from './movedOn.ts'

test('each version of a transfer counts once; its looks and other events do not', () => {
  const isStale = movedOn()
  const changed = (id: string, version: number) => isStale({ type: 'transfer.changed', id, version })
  expect([changed('a', 4), changed('a', 4), changed('a', 4)]).toEqual([true, false, false])
  expect([changed('a', 5), changed('b', 4), changed('a', 5)]).toEqual([true, true, false])
  expect(isStale({ type: 'portfolio.changed' })).toBe(false)
})
