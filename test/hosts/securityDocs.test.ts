// SECURITY.md and the table beside it name tests: each of them is there, so that no claim outlives what holds it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const CLAIM = /`([\w./]+\.(?:test|spec)\.tsx?)` “([^`|\n]+?)”(?=[,\s|]|$)/gm

function claimsIn(text: string): { file: string; name: string }[] {
  return [...text.matchAll(CLAIM)].map(([, file = '', name = '']) => ({ file, name }))
}

function isThere({ file, name }: { file: string; name: string }): boolean {
  const path = join(root, file)
  if (!existsSync(path)) return false
  const text = readFileSync(path, 'utf8')
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => text.includes(quoted))
}

it.each([
  ['SECURITY.md', 30],
  ['docs/security-table.md', 16],
])('%s names at least %i tests, and all of them exist', (document, least) => {
  const claims = claimsIn(readFileSync(join(root, document), 'utf8'))
  expect(claims.length).toBeGreaterThanOrEqual(least)
  expect(claims.filter((claim) => !isThere(claim))).toEqual([])
})

it('every row of the table has its test', () => {
  const rows = readFileSync(join(root, 'docs/security-table.md'), 'utf8').split('\n')
  const cells = rows.filter((row) => row.startsWith('| ') && !row.startsWith('| |'))
  expect(cells.filter((row) => claimsIn(row).length === 0)).toEqual([])
})

it('finds a test that is gone', () => {
  expect(isThere({ file: 'test/hosts/loopback/loopback.test.ts', name: 'says what no test says' })).toBe(false)
  expect(isThere({ file: 'test/hosts/none.test.ts', name: 'x' })).toBe(false)
})
