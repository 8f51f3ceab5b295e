// What the project takes from others, held against rules: where packages come from, what they may do at install, under which licence.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Licences that let Waybill be what it is, Apache-2.0; as they stand in the lock file. */
const LICENCES = new Set([
  '0BSD',
  '(Apache-2.0 AND BSD-3-Clause)',
  '(BSD-3-Clause AND Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(MIT OR X11)',
  '(WTFPL OR MIT)',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
  'WTFPL OR ISC',
])

/**
 * Packages that have a script for the install, and why they do without: `.npmrc` lets none run. Another one is a decision.
 * @type {Record<string, string>}
 */
const KNOWN_INSTALL_SCRIPTS = {
  'electron-winstaller': 'picks a 7-Zip for Squirrel, which is not a target here',
  'node-hid': 'compiles where no build fits; carries builds for every system',
  usb: 'compiles where no build fits; carries builds for every system',
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/
/** Another package under the name that the code imports: exact, too. */
const ALIAS = /^npm:(@[\w.-]+\/)?[\w.-]+@/

/** Reads what the rules are about. */
export function readSupply() {
  const text = (name) => readFileSync(join(root, name), 'utf8')
  return { manifest: JSON.parse(text('package.json')), lock: JSON.parse(text('package-lock.json')), npmrc: text('.npmrc') }
}

/** A package's name from its place in node_modules. */
export function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Everything that breaks a rule, one sentence each. */
export function supplyProblems({ manifest, lock, npmrc }) {
  const entries = Object.entries(lock.packages).filter(([place]) => place !== '')
  return [
    ...manifestProblems(manifest),
    ...(/^ignore-scripts=true$/m.test(npmrc) ? [] : ['.npmrc must say ignore-scripts=true: no package runs anything at install.']),
    ...(/registry|\/\//.test(npmrc) ? ['.npmrc must name no registry: whoever installs has one.'] : []),
    ...(lock.lockfileVersion === 3 ? [] : [`package-lock.json has version ${lock.lockfileVersion}; 3 was expected.`]),
    ...entries.flatMap(([place, entry]) => entryProblems(place, entry)),
    ...entries.flatMap(([place, entry]) => missing(place, entry, lock.packages)),
  ]
}

/** Versions are exact, and come from a registry rather than from a repository or a file. */
function manifestProblems(manifest) {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
  return kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !EXACT.test(version.replace(ALIAS, '')))
      .map(([name, version]) => `package.json: ${name} must have an exact version, not “${version}”.`),
  )
}

function entryProblems(place, entry) {
  const name = nameOf(place)
  const at = `package-lock.json: ${place}`
  return [
    entry.link === true && `${at} is a link to a folder.`,
    !EXACT.test(entry.version ?? '') && `${at} has no exact version.`,
    !/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '') && `${at} has no SHA-512 of its content.`,
    entry.resolved !== undefined && `${at} names where it was fetched (“${entry.resolved}”); npm finds it by its digest.`,
    !LICENCES.has(entry.license) && `${at} has the licence “${entry.license}”, which is not on the list in scripts/lib/supplyChain.mjs.`,
    entry.hasInstallScript === true &&
      KNOWN_INSTALL_SCRIPTS[name] === undefined &&
      `${at} wants to run a script at install and is not on the list in scripts/lib/supplyChain.mjs.`,
  ].filter((problem) => problem !== false)
}

/** Where a package for another system is not to be had, npm leaves it out without a word, and `npm ci` fails elsewhere. */
function missing(place, entry, packages) {
  const wanted = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
  return wanted
    .filter((name) => !isThere(name, place, packages))
    .map((name) => `package-lock.json: ${place} needs ${name}, which has no entry.`)
}

/** Resolves as Node does: beside the package first, then beside each package that contains it. */
function isThere(name, place, packages) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`] !== undefined) return true
    if (at === '') return false
  }
}

/** For `npm run check`: an exit code and what to read. */
export function checkSupply() {
  const problems = supplyProblems(readSupply())
  return Promise.resolve({ code: problems.length === 0 ? 0 : 1, output: problems.join('\n') })
}
