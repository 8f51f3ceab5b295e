// Names that the module of names accepts, and texts that it does not.
import { expect, test } from 'vitest'
import { extendedEnd, isUsername, isWithinLimit, labelOf, NAME_YEAR_SECONDS, nameOfToken, nameState } from './username.ts'

test.each(['abc.init', 'ALICE.init', 'a-b.INIT', ' alice.init ', '007.init', `${'a'.repeat(64)}.init`])('%s is a name', (text) => {
  expect(isUsername(text)).toBe(true)
})

test.each(['ab.init', 'alice', 'alice.eth', '-alice.init', 'alice-.init', 'al ice.init', 'аlice.init', `${'a'.repeat(65)}.init`, '.init'])(
  '%s is none',
  (text) => {
    expect(isUsername(text)).toBe(false)
  },
)

test.each([
  ['alice.init.1734718000', 'alice.init'],
  ['a-1.init.1', 'a-1.init'],
  ['alice.init', null],
  ['Alice.init.1734718000', null],
  ['alice.init.17x', null],
  ['alice.init.1734718000.', null],
  ['-alice.init.1', null],
  ['1', null],
  ['', null],
])('the token %s stands for %s', (tokenId, name) => {
  expect(nameOfToken(tokenId)).toBe(name)
})

test('a name without its ending is in lower case', () => {
  expect(labelOf(' Alice.INIT ')).toBe('alice')
})

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 27)

test.each([
  [61 * DAY_MS, 'held'],
  [60 * DAY_MS, 'near'],
  [0, 'near'],
  [-1, 'grace'],
  [-30 * DAY_MS, 'grace'],
  [-30 * DAY_MS - 1, 'ended'],
] as const)('a name that ends %i ms from now is %s', (ms, state) => {
  expect(nameState({ endsAt: NOW + ms, graceMs: 30 * DAY_MS }, NOW)).toBe(state)
})

test('years are added to the end, or to now where that has passed, up to ten years from now', () => {
  const year = NAME_YEAR_SECONDS * 1000
  expect(extendedEnd(NOW + DAY_MS, 2, NOW)).toBe(NOW + DAY_MS + 2 * year)
  expect(extendedEnd(NOW - DAY_MS, 2, NOW)).toBe(NOW + 2 * year)
  expect(isWithinLimit(NOW + 10 * year, NOW)).toBe(true)
  expect(isWithinLimit(NOW + 10 * year + 1, NOW)).toBe(false)
})
