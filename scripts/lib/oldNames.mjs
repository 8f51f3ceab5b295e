// Refuses the words that the glossary of CONTRIBUTING.md replaced, in identifiers and file names.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

/** A replaced word, or several in a row as they stand in a name, and the term to use. */
export const OLD_WORDS = new Map([
  ['twin', 'counterpart'],
  ['twins', 'counterparts'],
  ['stranger', 'untrusted or third party'],
  ['strangers', 'untrusted or third parties'],
  ['gone at', 'delisted at'],
  ['patience', 'timeout or grace'],
  ['patient', 'retrying'],
  ['courtesy', 'host throttle'],
  ['polite', 'limited'],
  ['hold back', 'honor retry after'],
  ['lane', 'priority, worker or channel'],
  ['lanes', 'queues'],
  ['spoken', 'localized or resolved'],
  ['sought', 'lookup'],
  ['evm fate', 'EVM transaction outcome'],
  ['use quotes', 'quote consumer'],
  ['sparing', 'deduped'],
  ['perspective', 'viewpoint'],
  ['projector', 'transaction decoder'],
  ['crossing', 'cross-chain leg'],
  ['crossings', 'cross-chain legs'],
  ['kept over', 'reload persistence'],
  ['by choice', 'optional services'],
  ['care', 'maintenance'],
  ['vet', 'validate backup'],
  ['entrance', 'rate limiter'],
  ['tighten', 'restrict permissions'],
  ['keep to oneself', 'private umask'],
  ['insist on', 'enforce'],
  ['take up', 'reconcile'],
  ['most', 'max'],
  ['least', 'min'],
  ['asker', 'requester id'],
  ['era', 'generation'],
  ['hopeless', 'non retryable'],
  ['stand in', 'fallback, synthetic or fake'],
  ['host test', 'host probe'],
  ['line test', 'line match'],
  ['form left', 'transfer fields'],
  ['journey', 'timeline or relay'],
  ['paper', 'transfer'],
  ['papers', 'transfers'],
  ['likeness', 'address poisoning'],
  ['look alike', 'similar address'],
  ['look alikes', 'similar addresses'],
  ['imitation', 'poisoned address or spoofed name'],
  ['imitations', 'poisoned addresses'],
  ['waybill', 'transfer'],
  ['waybills', 'transfers'],
])

/** Names of the app, of its environment and of its screens, and columns of the databases. */
const ALLOWED = /^(WAYBILL_\w+|\w+_BY_WAYBILL|waybills?|Waybills?|[a-z]+(_[a-z]+)+)$/
/** Words that are refused at the beginning of a longer name only: `least` alone and `atMost` may stand. */
const LIMIT = new Set(['most', 'least'])

const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')

/** The old word in a name, or null. */
export function oldWordIn(name) {
  if (ALLOWED.test(name)) return null
  const words = wordsOf(name)
  const text = ` ${words.join(' ')} `
  for (const old of OLD_WORDS.keys()) {
    if (!text.includes(` ${old} `)) continue
    if (!LIMIT.has(old) || (words.length > 1 && words[0] === old)) return old
  }
  return null
}

/** Identifiers of a source text that use an old word, each once: `path:line name: use …`. */
export function oldNamesIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : undefined)
  const found = new Map()
  const visit = (node) => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !found.has(node.text)) {
      const old = oldWordIn(node.text)
      if (old !== null) found.set(node.text, { line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, old })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found].map(([name, { line, old }]) => `${path}:${line} ${name}: use “${OLD_WORDS.get(old)}” for “${old}”.`)
}

/** Checks identifiers and file names; resolves to an exit code and what to read. */
export async function checkOldNames() {
  const problems = []
  for await (const path of glob(['src/**/*.{ts,tsx,css}', 'test/**/*.{ts,tsx,mjs}', 'scripts/**/*.mjs'], { cwd: root })) {
    const old = oldWordIn(basename(path).replace(/\..*$/, ''))
    if (old !== null) problems.push(`${path}: use “${OLD_WORDS.get(old)}” for “${old}” in the file's name.`)
    if (!path.endsWith('.css')) problems.push(...oldNamesIn(path, readFileSync(join(root, path), 'utf8')))
  }
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
}
