// What is said of a scanned address as answers come: short, exact, and never "not used" of a chain that was not heard.
import { expect, test } from 'vitest'
import { activityDetail, activitySummary, activityText, type ChainAnswers } from './keyActivity.ts'

const nobody: ChainAnswers = { used: [], holds: [], none: [], failed: [], waiting: [] }

test.each<[string, Partial<ChainAnswers>]>([
  ['Looking for what happened here', {}],
  ['Looking for what happened here', { none: ['Cabal'], waiting: ['Initia'] }],
  ['Used on Initia', { used: ['Initia'], waiting: ['Yominet'] }],
  ['Used on Initia and Yominet', { used: ['Initia', 'Yominet'], failed: ['Cabal'] }],
  ['Used on Initia, Yominet and 2 more, holds something on Cabal', { used: ['Initia', 'Yominet', 'A', 'B'], holds: ['Cabal'] }],
  ['Holds something on Initia', { holds: ['Initia'], none: ['Yominet'] }],
  ['Not used on any chain that Waybill reads', { none: ['Initia', 'Yominet'] }],
  ['Not used on 1 of 2 chains; the others did not answer', { none: ['Initia'], failed: ['Yominet'] }],
  ['Could not be looked up', { failed: ['Initia', 'Yominet'] }],
])('says “%s”', (text, answers) => {
  expect(activityText({ ...nobody, ...answers })).toBe(text)
})

test('names every chain where there is room', () => {
  expect(activityDetail({ ...nobody, used: ['A', 'B', 'C'], failed: ['D'], waiting: ['E'] })).toBe(
    'Used on A, B, C.\nNo answer from D.\nStill asking E.',
  )
})

test.each([
  ['Asking 3 chains what happened at these addresses.', { found: 1, addresses: 5, waiting: 3, failed: [] }],
  ['1 of 5 addresses was used or holds something.', { found: 1, addresses: 5, waiting: 0, failed: [] }],
  ['2 of 5 addresses were used or hold something. Initia did not answer.', { found: 2, addresses: 5, waiting: 0, failed: ['Initia'] }],
  ['None of these addresses was used, as far as the chains tell.', { found: 0, addresses: 5, waiting: 0, failed: [] }],
])('sums up “%s”', (text, count) => {
  expect(activitySummary(count)).toBe(text)
})
