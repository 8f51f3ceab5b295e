// Everything that a module exports says what it is.
import { expect, test } from 'vitest'
import { checkDocstrings, undocumented } from '../../scripts/lib/docstrings.mjs'

test.each([
  ['a function', 'export function read(): void {}', 'read'],
  ['a component', 'export function Row() { return <p /> }', 'Row'],
  ['a constant', 'export const LIMIT = 3', 'LIMIT'],
  ['an interface', 'export interface Row { id: string }', 'Row'],
  ['a type', "export type Kind = 'a' | 'b'", 'Kind'],
  ['a schema', 'export const Row = z.object({})', 'Row'],
])('names %s without a docstring', (_what, source, name) => {
  expect(undocumented('a.tsx', `// The head of the file.\n${source}`)).toEqual([{ line: 2, name }])
  expect(undocumented('a.tsx', `/** Says what it is. */\n${source}`)).toEqual([])
  expect(undocumented('a.tsx', source.replace('export ', ''))).toEqual([])
})

test('lets the type of a schema stand under the schema’s words', () => {
  expect(undocumented('a.ts', 'export type Row = z.infer<typeof Row>')).toEqual([])
})

test('finds none in the sources', async () => {
  expect(await checkDocstrings()).toEqual({ code: 0, output: '' })
})
