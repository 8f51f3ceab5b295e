// Finds classes that a component takes from a CSS module which defines no such class: nothing else reports the missing style.
import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g

/** Class names that `source` reads from the styles imported as `name`, and `css` doesn't define. */
export function missingClasses(source, name, css) {
  const defined = new Set([...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, one]) => one))
  const used = new Set([...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one))
  return [...used].filter((one) => !defined.has(one))
}

export async function checkModuleStyles() {
  const lines = []
  let modules = 0
  for await (const path of glob('src/renderer/**/*.tsx', { cwd: root })) {
    const source = readFileSync(join(root, path), 'utf8')
    for (const [, name, from] of source.matchAll(IMPORT)) {
      const file = join(root, dirname(path), from)
      if (!existsSync(file)) continue
      modules += 1
      for (const one of missingClasses(source, name, readFileSync(file, 'utf8'))) lines.push(`${path}: ${from} has no class ${one}`)
    }
  }
  if (modules === 0) lines.push('No style module was found: the rule was not checked.')
  return { code: lines.length === 0 ? 0 : 1, output: lines.map((line) => `${line}\n`).join('') }
}
