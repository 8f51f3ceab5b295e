// Checks the rules for third-party packages: each finds a planted violation, and the project obeys them.
import { expect, it } from 'vitest'
import { readSupply, supplyProblems } from '../../../scripts/lib/supplyChain.mjs'

const integrity = `sha512-${'A'.repeat(86)}==`
const good = { version: '1.0.0', integrity, license: 'MIT' }

/** Creates a project with one package, changed as given. */
function project(entry: object = {}, { manifest = {}, npmrc = 'ignore-scripts=true\n', more = {} } = {}) {
  return {
    manifest: { dependencies: { one: '1.0.0' }, ...manifest },
    lock: { lockfileVersion: 3, packages: { '': {}, 'node_modules/one': { ...good, ...entry }, ...more } },
    npmrc,
  }
}

it('holds for this project', () => {
  expect(supplyProblems(readSupply())).toEqual([])
})

it('leaves a project in order alone', () => {
  const nested = { 'node_modules/one/node_modules/two': good, 'node_modules/three': good }
  expect(supplyProblems(project({ dependencies: { two: '^1', three: '*' } }, { more: nested }))).toEqual([])
})

it.each([
  ['a version that may change', project({}, { manifest: { dependencies: { one: '^1.0.0' } } }), 'must have an exact version'],
  ['a repository', project({}, { manifest: { devDependencies: { one: 'github:some/one' } } }), 'must have an exact version'],
  ['an override by address', project({}, { manifest: { overrides: { one: 'http://example.org/one.tgz' } } }), 'must have an exact version'],
  ['a package without a digest', project({ integrity: undefined }), 'has no SHA-512'],
  ['a weak digest', project({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }), 'has no SHA-512'],
  ['an address', project({ resolved: 'https://example.org/one.tgz' }), 'names where it was fetched'],
  ['a linked folder', project({ link: true }), 'is a link to a folder'],
  ['a licence that nobody looked at', project({ license: 'GPL-3.0' }), 'which is not on the list'],
  ['no licence', project({ license: undefined }), 'which is not on the list'],
  ['a script at install', project({ hasInstallScript: true }), 'wants to run a script at install'],
  ['a package that is needed and left out', project({ optionalDependencies: { two: '1.0.0' } }), 'needs two, which has no entry'],
  ['scripts at install', project({}, { npmrc: 'save-exact=true\n' }), 'must say ignore-scripts=true'],
  ['a registry of its own', project({}, { npmrc: 'ignore-scripts=true\nregistry=https://example.org\n' }), 'must name no registry'],
])('finds %s', (_what, planted, sentence) => {
  const problems = supplyProblems(planted)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(sentence)
})
