// Whether a quote is still one, however the computer's clock is set.
import { expect, test } from 'vitest'
import { isCurrent } from './quoteAge.ts'

const quote = { quotedAt: 1_000_000, expiresAt: 1_030_000 }

test.for([
  [1_000_000, true],
  [1_030_000, true],
  [1_030_001, false],
  // The clock was set right by a little.
  [997_000, true],
  // The clock was set back: the quote's age is unknown.
  [940_000, false],
  [0, false],
] as const)('at %i: %s', ([now, expected]) => {
  expect(isCurrent(quote, now)).toBe(expected)
})
