// Tests the numbers in the message about a full disk.
import { expect, test } from 'vitest'
import { plainText } from '../../../shared/domain/phrase.ts'
import { lackOfSpace } from './compact.ts'

test.each([
  [1_000_000, 999_999, 'Not enough disk space: 1 MiB needed, 0 MiB free.'],
  [5_000_000, 3_100_000, 'Not enough disk space: 5 MiB needed, 3 MiB free.'],
])('%i bytes where %i are free', (bytes, free, sentence) => {
  expect(plainText(lackOfSpace(bytes, free))).toBe(sentence)
})
