// Every source file, document and folder that a document names is where it says.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const files = globSync(['*', '.*.*', '{src,test,scripts,docs,resources,bench}/**/*.*'], { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
)
const documents = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')

/** Lists the source files and linked documents that a text names and that are not there; `*` stands for any part of a name. */
function missing(document: string, text: string): string[] {
  const plain = text.replace(/```[\s\S]*?```/g, '')
  const named = [...plain.matchAll(/`(?:\.\/)?([\w*/.-]+\.(?:ts|tsx|mjs|cjs|css))`/g)].map(([, path = '']) => path)
  const sources = named.filter((path) => !files.some((file) => endsWith(file, path)))
  const linked = [...plain.matchAll(/\]\(((?!\w+:)[^)#\s]+)/g)].map(([, path = '']) => normalize(join(dirname(document), path)))
  return [...sources, ...linked.filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))]
}

function endsWith(file: string, path: string): boolean {
  const pattern = path
    .split('*')
    .map((part) => part.replaceAll('.', '\\.'))
    .join('[^/]*')
  return new RegExp(`(^|/)${pattern}$`).test(file)
}

test('finds what is not there', () => {
  expect(missing('docs/a.md', 'see `src/main/app/core.ts`, `words/*/format.ts` and [the map](../ARCHITECTURE.md)')).toEqual([])
  expect(missing('docs/a.md', 'see `src/main/none.ts`, and [the map](ARCHITECTURE.md)')).toEqual([
    'src/main/none.ts',
    'docs/ARCHITECTURE.md',
  ])
})

test.each(documents)('%s', (document) => {
  expect(missing(document, readFileSync(join(root, document), 'utf8'))).toEqual([])
})
