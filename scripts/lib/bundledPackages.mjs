// Which packages are inside of the built main process: the bundler names each module above its code.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MODULE = /^\s*\/\/ ((?:\S+\/)?node_modules\/(?:@[^/\s]+\/)?[^/\s]+)\/\S+$/gm

/** Does cryptography: one of these, twice in two versions, is twice to be looked at, and once to be forgotten. */
const CRYPTO =
  /^(@noble\/.*|@scure\/.*|@cosmjs\/crypto|hash-wasm|elliptic|bn\.js|secp256k1|tweetnacl|libsodium.*|crypto-js|sha\.js|hash\.js|ripemd160|pkijs|node-forge)$/

/**
 * Places of packages (`node_modules/…`) that the bundles in `out` hold, sorted.
 * @throws Error when none is named, since then nothing was looked at
 */
export function bundledPackages(out) {
  const sources = globSync('main/**/*.js', { cwd: out }).map((path) => readFileSync(join(out, path), 'utf8'))
  const places = new Set(sources.flatMap((source) => [...source.matchAll(MODULE)].map(([, place]) => place)))
  if (places.size === 0) throw new Error(`no bundle in ${out} names a package`)
  return [...places].toSorted()
}

/** Versions of each cryptographic package among `places`, as the lock file has them. */
export function cryptoVersions(places, lock) {
  const versions = {}
  for (const place of places) {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (!CRYPTO.test(name)) continue
    versions[name] = [...new Set([...(versions[name] ?? []), lock.packages[place].version])].map(String).toSorted()
  }
  return versions
}
