// Checks the texts about a scanned address while answers arrive: short, exact, and never "not used" for a chain that has not answered.
import { expect, test } from 'vitest'
import type { ChainAnswers } from './en/accounts/keyActivity.ts'
import { allEnglish } from '../../../test/support/allEnglish.ts'

const nobody: ChainAnswers = { used: [], holds: [], none: [], failed: [], waiting: [] }

test.each<[string, Partial<ChainAnswers>]>([
  ['Checking for activity', {}],
  ['Checking for activity', { none: ['Cabal'], waiting: ['Initia'] }],
  ['Used on Initia', { used: ['Initia'], waiting: ['Yominet'] }],
  ['Used on Initia and Yominet', { used: ['Initia', 'Yominet'], failed: ['Cabal'] }],
  ['Used on Initia, Yominet and 2 more, has a balance on Cabal', { used: ['Initia', 'Yominet', 'A', 'B'], holds: ['Cabal'] }],
  ['Has a balance on Initia', { holds: ['Initia'], none: ['Yominet'] }],
  ['No activity on any known chain', { none: ['Initia', 'Yominet'] }],
  ['No activity on 1 of 2 chains; the others didn’t respond', { none: ['Initia'], failed: ['Yominet'] }],
  ['Couldn’t be checked', { failed: ['Initia', 'Yominet'] }],
])('says “%s”', (text, answers) => {
  expect(allEnglish.activityText({ ...nobody, ...answers })).toBe(text)
})

test('names every chain where there is room', () => {
  expect(allEnglish.activityDetail({ ...nobody, used: ['A', 'B', 'C'], failed: ['D'], waiting: ['E'] })).toBe(
    'Used on A, B, C.\nNo response from D.\nStill checking E.',
  )
})

test.each([
  ['Checking these addresses on 3 chains.', { found: 1, addresses: 5, waiting: 3, failed: [] }],
  ['1 of 5 addresses has activity or a balance.', { found: 1, addresses: 5, waiting: 0, failed: [] }],
  ['2 of 5 addresses have activity or a balance. Initia didn’t respond.', { found: 2, addresses: 5, waiting: 0, failed: ['Initia'] }],
  ['None of these addresses has been used.', { found: 0, addresses: 5, waiting: 0, failed: [] }],
])('sums up “%s”', (text, count) => {
  expect(allEnglish.activitySummary(count)).toBe(text)
})
