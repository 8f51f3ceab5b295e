// Lines of a large file in portions: none lost, none too large.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { portionsOf } from './importLines.ts'

test('portions hold every line in its order, and none is too large for a call', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.integer({ min: 0, max: 199_999 }).map((length) => 'x'.repeat(length)),
        ),
        { maxLength: 40 },
      ),
      (lines) => {
        const portions = portionsOf(lines)
        expect(portions.flat()).toEqual(lines)
        for (const portion of portions) expect(portion.join('').length).toBeLessThanOrEqual(200_000)
      },
    ),
  )
})

test('many short lines are several portions', () => {
  expect(portionsOf(Array.from({ length: 4001 }, () => 'x')).map(({ length }) => length)).toEqual([2000, 2000, 1])
})
