// A disk that is too small is told in numbers that make sense.
import { expect, test } from 'vitest'
import { lackOfSpace } from './compact.ts'

test.each([
  [1_000_000, 999_999, 'This needs 1 MiB of free space, and there are 0 MiB.'],
  [5_000_000, 3_100_000, 'This needs 5 MiB of free space, and there are 3 MiB.'],
])('%i bytes where %i are free', (bytes, free, sentence) => {
  expect(lackOfSpace(bytes, free)).toBe(sentence)
})
