// What the bundles of a folder name and the folder does not hold: packages that carry a binary, and their WebAssembly modules.
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const NAMED = /(?:from |import\(|load\()"((?:@jsquash|@resvg)\/[^"]+|better-sqlite3|node-hid|usb|omggif)"/g

/**
 * Checks the packages of a folder.
 * @returns the reason for each one that cannot be found or read.
 * @throws Error when none is named, so that nothing was checked.
 */
export async function missingPackages(folder: string): Promise<string[]> {
  const bundles = globSync('out/main/**/*.js', { cwd: folder })
  const sources = await Promise.all(bundles.map((path) => readFile(join(folder, path), 'utf8')))
  const names = new Set(sources.flatMap((source) => [...source.matchAll(NAMED)].map(([, name = '']) => name)))
  if (![...names].some((name) => name.endsWith('.wasm'))) throw new Error('no bundle names a WebAssembly module')
  const { resolve } = createRequire(join(folder, 'package.json'))
  const failures = [...names].map(async (name) => {
    try {
      const path = resolve(name)
      if (name.endsWith('.wasm')) await WebAssembly.compile(await readFile(path))
      return []
    } catch (error) {
      return [`${name}: ${String(error)}`]
    }
  })
  return (await Promise.all(failures)).flat()
}
