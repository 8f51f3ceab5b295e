// How much script a window needs before it shows its first screen: the entry, the words of a language, and all that these need at once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const RENDERER = join(import.meta.dirname, '..', '..', '..', 'out', 'renderer')
const MAX_BYTES = 220_000

const read = (file: string): string => readFileSync(join(RENDERER, file), 'utf8')

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => `assets/${match[1] ?? ''}`)
}

/** A script and everything that it imports before it runs. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const needed of matches(read(file), /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) withImports(needed, seen)
  return seen
}

test('the scripts of the first screen stay under 220 kB, packed', () => {
  const entries = matches(read('index.html'), /(?:src|href)="\.\/assets\/([^"]+\.js)"/g)
  const started = entries.reduce((seen, file) => withImports(file, seen), new Set<string>())
  const english = [...started].flatMap((file) => matches(read(file), /import\(["'`]\.\/(english-[^"'`]+\.js)["'`]\)/g))
  expect(english).toHaveLength(1)
  const needed = english.reduce((seen, file) => withImports(file, seen), started)
  const sizes = [...needed].map((file) => gzipSync(read(file)).length)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  // Less than this and the page is not among them.
  expect(all).toBeGreaterThan(100_000)
  expect(all).toBeLessThanOrEqual(MAX_BYTES)
})
