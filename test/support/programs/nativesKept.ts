// Which natives electron-builder would pack for a system, by its own reading of our patterns.
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FileMatcher } from 'app-builder-lib/out/fileMatcher.js'
import config from '../../../electron-builder.config.mjs'

const root = join(import.meta.dirname, '..', '..', '..')

/** Every native of the packages that carry some, as far as it is packed for `system` on `processor`; with every folder above it. */
export function nativesKept(system: 'mac' | 'win' | 'linux', processor: 'x64' | 'arm64'): string[] {
  const ofPackages = config[system].files.filter((pattern) => pattern.startsWith('!'))
  const expand = (pattern: string) => pattern.replaceAll('${arch}', processor)
  const isPacked = new FileMatcher(root, root, expand, ['**/*', ...ofPackages]).createFilter()
  const keeps = (path: string) => isPacked(join(root, path), statSync(join(root, path)))
  const natives = globSync('node_modules/{better-sqlite3,node-hid,usb}/prebuilds/**/*.node', { cwd: root })
  return natives.filter((path) => ancestry(path).every(keeps)).toSorted()
}

/** The path itself and the folders that lead to it inside of its package: where one is left out, so is what it holds. */
function ancestry(path: string): string[] {
  const parts = path.replaceAll('\\', '/').split('/')
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/')).slice(2)
}
