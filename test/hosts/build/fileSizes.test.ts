// The check's rule on files of a dozen lines, by what is planted.
import { expect, test } from 'vitest'
import { stubs } from '../../../scripts/lib/fileSizes.mjs'

const file = (lines: number, ...imports: string[]) => ({ lines, text: imports.map((path) => `import { x } from '${path}'\n`).join('') })
const found = (files: Record<string, ReturnType<typeof file>>) => stubs(new Map(Object.entries(files))).map(({ path }) => path)

test('a file of a dozen lines with one importer is found; a longer one, one that two import, and an entry are not', () => {
  const one = file(90, './small.ts', '../b/long.ts', '../b/shared.ts?worker')
  const other = file(90, './shared.ts')
  expect(
    found({
      'src/a/one.ts': one,
      'src/b/other.ts': other,
      'src/a/small.ts': file(12),
      'src/b/long.ts': file(13),
      'src/b/shared.ts': file(3),
    }),
  ).toEqual(['src/a/small.ts'])
})

test('an import that is made later counts, and a migration stands alone', () => {
  const lazy = { lines: 40, text: "const { x } = await import('./late.ts')\n" }
  const schema = file(40, './migrations/0010-first.ts')
  expect(found({ 'src/a/lazy.ts': lazy, 'src/a/late.ts': file(5) })).toEqual(['src/a/late.ts'])
  expect(found({ 'src/db/schema.ts': schema, 'src/db/migrations/0010-first.ts': file(5) })).toEqual([])
})
