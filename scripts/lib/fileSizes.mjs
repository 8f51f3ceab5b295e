// No source file over 250 lines, comments and blank lines included; an exception must name the decision that allows it. No folder with
// more than 25 source files. Nothing at the top level but what stands there on purpose, so that data of a trial is not committed.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { root } from './run.mjs'

const MAX_LINES = 250
const MAX_FILES = 25
/** A file of so many lines needs two importers, or none (an entry). */
const DOZEN = 12
/** Folders whose files stand alone whatever their size: a migration, an outside party, a language's part of the catalogue. */
const APART = /\/migrations\/|^src\/wire\/|^src\/renderer\/words\/[a-z]{2}\//
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g

/** Folders of the top level; its files are settings of a tool, or texts in capitals. */
const TOP_FOLDERS = new Set(['.ci', '.github', 'bench', 'docs', 'resources', 'scripts', 'src', 'test'])
const TOP_FILE = /^(?:[A-Z]+(?:\.md)?|\.[a-z.-]+|[a-zA-Z-]+(?:\.config)*\.(?:ts|mjs|json)|[a-z]+\.[a-z.]+\.ts)$/u

/** Path of the file: the decision document that says why it may be longer. */
const exceptions = {}

/** Checks every source file and folder; resolves to an exit code and what to read. */
export async function checkSizes() {
  const problems = strayEntries()
  const folders = {}
  const code = new Map()
  for await (const path of glob(['src/**/*.{ts,tsx,css}', 'test/**/*.{ts,tsx,mjs}', 'scripts/**/*.mjs'], { cwd: root })) {
    folders[dirname(path)] = (folders[dirname(path)] ?? 0) + 1
    const text = readFileSync(join(root, path), 'utf8')
    const lines = text.split('\n').length - 1
    if (/^src\/.*(?<!\.d|\.test)\.tsx?$/.test(path)) code.set(path, { text, lines })
    const decision = exceptions[path]
    if (lines > MAX_LINES && decision === undefined) problems.push(`${path} has ${lines} lines; at most ${MAX_LINES} are allowed.`)
    if (decision !== undefined && lines <= MAX_LINES) problems.push(`${path} is short enough now: take it off the list of exceptions.`)
  }
  for (const [folder, files] of Object.entries(folders))
    if (files > MAX_FILES) problems.push(`${folder} has ${files} source files; at most ${MAX_FILES} are allowed: group them by feature.`)
  for (const { path, lines, importer } of stubs(code))
    problems.push(`${path} has ${lines} lines and only ${importer} imports it: put them there.`)
  for (const [path, decision] of Object.entries(exceptions)) {
    if (!existsSync(join(root, path))) problems.push(`${path} is on the list of exceptions but does not exist.`)
    if (!existsSync(join(root, decision))) problems.push(`${path} names ${decision}, which does not exist.`)
  }
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
}

/** Names what git tracks at the top level without a place there; nothing outside a clone, where no list of files exists. */
function strayEntries() {
  if (!existsSync(join(root, '.git'))) return []
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const stray = tracked.filter((path) => (path.includes('/') ? !TOP_FOLDERS.has(path.split('/')[0]) : !TOP_FILE.test(path)))
  return [...new Set(stray.map((path) => path.split('/')[0]))].map((name) => `${name} does not belong at the top level.`)
}

/**
 * Lists the files of a dozen lines with one importer; tests do not count.
 * @param {Map<string, { text: string; lines: number }>} code by path
 * @returns {{ path: string; lines: number; importer: string }[]}
 */
export function stubs(code) {
  const importers = new Map([...code.keys()].map((path) => [path, new Set()]))
  for (const [path, { text }] of code)
    for (const [, target] of text.matchAll(IMPORTED)) importers.get(posix.join(posix.dirname(path), target))?.add(path)
  return [...code].flatMap(([path, { lines }]) => {
    const [importer, ...others] = importers.get(path)
    return lines > DOZEN || APART.test(path) || importer === undefined || others.length > 0 ? [] : [{ path, lines, importer }]
  })
}
