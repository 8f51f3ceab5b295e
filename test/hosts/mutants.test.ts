// The tool that removes the guard's checks one by one, on a guard of a few lines: it finds each kind of check, names what no test
// misses, and takes a reason only for as long as it applies.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { mutantsOf } from '../../scripts/lib/mutations.mjs'
import { root } from '../../scripts/lib/run.mjs'

function changes(source: string): string[] {
  return mutantsOf('planted.ts', source).map((mutant) => mutant.source)
}

test.each([
  ['a call that only throws', 'requireSender(report)', [';']],
  ['one that ends a function', 'function f() { return requireArrival(to) }', ['function f() { return }']],
  ['a line', "report.require('a', 'b', found, asked)", ["report.require('a', 'b', found, asked, true)"]],
  ['what counts as the same', "report.require('a', 'b', x, y, isSame(x, y))", ["report.require('a', 'b', x, y, true)"]],
  ['a refusal', 'if (bad) throw unsafe()', ['if (false) throw unsafe()']],
  ['a refusal in braces', 'if (bad) { throw unsafe() }', ['if (false) { throw unsafe() }']],
  ['an empty answer', 'function f() { if (bad) return null }', ['function f() { if (false) return null }']],
  [
    'what is accepted before a refusal',
    'function f() { if (good) return x; throw unsafe() }',
    ['function f() { if (true) return x; throw unsafe() }'],
  ],
  ['a value or nothing', 'const x = good ? value : null', ['const x = (value)']],
  ['operands', 'const isGood = a || b || c', ['const isGood = (b || c)', 'const isGood = (a || c)', 'const isGood = (a || b)']],
  ['a boundary', 'const isGood = a <= b', ['const isGood = a < b']],
  ['a filter', 'const own = all.filter(isOwn)', ['const own = all']],
  ['unknown keys', 'z.strictObject({})', ['z.object({})']],
  ['a rule of a schema', 'z.string().regex(/a/)', ['z.string()']],
  ['a rule of a schema with a name', 'Bytes.refine(isWord)', ['Bytes']],
  ['a fixed value', "z.literal('0')", ['z.string()']],
])('%s is changed', (_what, source, expected) => {
  expect(changes(source)).toEqual(expected)
})

test.each([
  ['what ends a choice', 'switch (a) { default: throw unsafe() }'],
  ['a call whose value is used', 'const chain = requireListed(id)'],
  ['what a missing value becomes', "const name = given ?? ''"],
  ['a choice of two values', 'const x = isOne ? one : two'],
  ['a measure of anything but a schema', 'const shortest = Math.min(a, b)'],
])('%s is left alone', (_what, source) => {
  expect(changes(source)).toEqual([])
})

const GUARD = `export function check(amount: number): void {
  if (amount > 10) throw new Error('too much')
  if (amount < 0) throw new Error('too little')
}
`
const TESTS = `import { expect, test } from 'vitest'
import { check } from './guard.ts'
test('a whole amount up to ten', () => {
  check(10)
  check(0)
  expect(() => check(11)).toThrow('too much')
})
`
const LITTLE = 'never refuses if (amount < 0)'

describe('a guard with one check that no test misses', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'waybill-mutants-'))
    writeFileSync(join(folder, 'guard.ts'), GUARD)
    writeFileSync(join(folder, 'guard.test.ts'), TESTS)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function runMutants(reasons: { file: string; what: string; why: string }[]): Promise<{ code: number | string | null; output: string }> {
    const equivalent = join(folder, 'equivalent.json')
    writeFileSync(equivalent, JSON.stringify(reasons))
    const args = ['scripts/mutants.mjs', '--root', folder, '--tests', '*.test.ts', '--equivalent', equivalent, '--workers', '1', 'guard.ts']
    return new Promise((done) => {
      execFile(process.execPath, args, { cwd: root }, (error, output) => done({ code: error?.code ?? 0, output }))
    })
  }

  it('names it, and leaves the file as it was', async () => {
    const { code, output } = await runMutants([])
    expect(output).toContain(`guard.ts:3  ${LITTLE}\n3 found by a test, 0 change nothing, 1 survived\n`)
    expect(code).toBe(1)
    expect(readFileSync(join(folder, 'guard.ts'), 'utf8')).toBe(GUARD)
  })

  it('takes a reason for it', async () => {
    const { code, output } = await runMutants([{ file: 'guard.ts', what: LITTLE, why: 'no amount is below zero' }])
    expect(output).toContain('3 found by a test, 1 change nothing, 0 survived\n')
    expect(code).toBe(0)
  })

  it('refuses a reason for a check that is tested or gone', async () => {
    const stale = 'never refuses if (amount > 10)'
    const { code, output } = await runMutants([
      { file: 'guard.ts', what: LITTLE, why: 'no amount is below zero' },
      { file: 'guard.ts', what: stale, why: 'none' },
    ])
    expect(output).toContain(`guard.ts  listed as changing nothing, but gone or found by a test: ${stale}\n`)
    expect(code).toBe(1)
  })
})
