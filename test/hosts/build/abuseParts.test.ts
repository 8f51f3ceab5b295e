// The abuse command runs tests by their paths: one that was moved would be left out without a word.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ABUSE_PARTS } from '../../../scripts/lib/abuseParts.mjs'

const root = join(import.meta.dirname, '../../..')

test('each part of the abuse command names tests that are there', () => {
  const missing = Object.values(ABUSE_PARTS)
    .flat()
    .filter((path) => !existsSync(join(root, path)))
  expect(missing).toEqual([])
})
