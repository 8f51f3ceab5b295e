// One verdict over all checks of a message.
import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

const lines = (...verdicts: Parameters<typeof verdictOf>[0][number]['verdict'][]) => verdicts.map((verdict) => ({ verdict }))

test('the worst line decides', () => {
  expect(verdictOf(lines('match', 'match'))).toBe('match')
  expect(verdictOf(lines('match', 'differs'))).toBe('differs')
  expect(verdictOf(lines('differs', 'unreadable', 'match'))).toBe('unreadable')
})

test('a message that nothing was checked of cannot be signed', () => {
  expect(verdictOf([])).toBe('unreadable')
})
