// How much script a window needs before it shows its first screen: the entry, the words of a language, and all that these need at once; and
// how much the desktop shell reads before it may open one.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const OUT = join(import.meta.dirname, '..', '..', '..', 'out')
const MAX_BYTES = 180_000
/** The shell and what it imports, not packed. The core has some three megabytes, which are loaded after the window was opened. */
const MAX_SHELL_BYTES = 1_000_000

const read = (file: string): string => readFileSync(join(OUT, 'renderer', file), 'utf8')

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

test('the scripts of the first screen stay under 180 kB, packed', () => {
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

/** A file of the main process and everything that it imports before it runs. */
function withChunks(path: string, seen = new Map<string, number>()): Map<string, number> {
  if (seen.has(path)) return seen
  const text = readFileSync(path, 'utf8')
  seen.set(path, Buffer.byteLength(text))
  for (const [, needed = ''] of text.matchAll(/^(?:import|export) .*?["'](\.\/[^"']+\.js)["']/gm))
    withChunks(join(dirname(path), needed), seen)
  return seen
}

test('the desktop shell opens its window before it loads the core', () => {
  const sizes = [...withChunks(join(OUT, 'main', 'index.js')).values()]
  const all = sizes.reduce((sum, size) => sum + size, 0)
  expect(all).toBeGreaterThan(300_000)
  expect(all).toBeLessThanOrEqual(MAX_SHELL_BYTES)
})
