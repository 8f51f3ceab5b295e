// Which sequence a hook must carry.
import { expect, test } from 'vitest'
import { hookSequence } from './buildHook.ts'

test('a hook runs with the next sequence of its account, and after the two calls of a source on the same chain', () => {
  expect(hookSequence('57', false)).toBe('57')
  expect(hookSequence('57', true)).toBe('59')
  expect(hookSequence('18446744073709551614', true)).toBe('18446744073709551616')
})
