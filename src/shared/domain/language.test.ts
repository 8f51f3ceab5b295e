// Tests the choice of the display language.
import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['en', ['de'], 'en'],
  ['de', ['en'], 'de'],
  ['system', ['de-AT', 'en'], 'de'],
  ['system', ['fr', 'DE', 'en'], 'de'],
  ['system', ['en-US', 'de'], 'en'],
  ['system', ['den'], 'en'],
  ['system', [], 'en'],
] as const)('%s for a reader of %j is %s', (choice, preferred, localized) => {
  expect(languageOf(choice, preferred)).toBe(localized)
})
