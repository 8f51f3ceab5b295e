// `npm run supply`: what the project takes from others, in numbers: packages, licences, cryptography in the bundles, sizes on disk.
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bundledPackages, cryptoVersions } from './lib/bundledPackages.mjs'
import { root } from './lib/run.mjs'
import { nameOf, readSupply, supplyProblems } from './lib/supplyChain.mjs'

const MIB = 1_048_576
const print = (text) => process.stdout.write(`${text}\n`)

/** Bytes of a package without those inside of it that are packages themselves. */
function sizeOf(place) {
  const files = globSync('**', { cwd: join(root, place), exclude: (name) => name === 'node_modules', withFileTypes: true })
  return files.filter((file) => file.isFile()).reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
}

const supply = readSupply()
const entries = Object.entries(supply.lock.packages).filter(([place]) => place !== '')
const installed = entries.filter(([place]) => existsSync(join(root, place)))
const sizes = installed.map(([place, entry]) => ({ place, entry, bytes: sizeOf(place) })).toSorted((one, other) => other.bytes - one.bytes)
const mib = (some) => (some.reduce((sum, { bytes }) => sum + bytes, 0) / MIB).toFixed(0)
const beside = sizes.filter(({ entry }) => entry.dev !== true && entry.devOptional !== true && entry.optional !== true)

print(`locked     ${entries.length} packages, ${new Set(entries.map(([place]) => nameOf(place))).size} names`)
print(`installed  ${installed.length} packages, ${mib(sizes)} MiB`)
print(`beside the bundles  ${beside.length} packages, ${mib(beside)} MiB before packing strips them`)

const licences = Map.groupBy(entries, ([, entry]) => entry.license)
print(
  `\nlicences   ${[...licences]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, of]) => `${name} ${of.length}`)
    .join(', ')}`,
)

const bundled = bundledPackages(join(root, 'out'))
print(`\nin the main process’s bundles  ${bundled.length} packages`)
for (const [name, versions] of Object.entries(cryptoVersions(bundled, supply.lock)))
  print(`  cryptography  ${name} ${versions.join(' and ')}`)

print('\nlargest')
for (const { place, bytes } of sizes.slice(0, 10)) print(`  ${(bytes / MIB).toFixed(1).padStart(6)} MiB  ${nameOf(place)}`)

const problems = supplyProblems(supply)
print(`\n${problems.length === 0 ? 'Every rule for packages holds.' : problems.join('\n')}`)
process.exitCode = problems.length === 0 ? 0 : 1
