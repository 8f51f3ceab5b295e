// The built app in out/, and its development build in out-dev/: built when a source is newer than the last complete build.
import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { writeLicences } from './licences.mjs'
import { root, runNode } from './run.mjs'

const folders = { production: join(root, 'out'), development: join(root, 'out-dev') }
/** Its time is when the build began, so that a source changed meanwhile counts as newer. */
const STAMP = '.complete'
const sources = ['src', 'resources', 'electron.vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/** Newest change below a path, folders included, so that a deleted file counts too. */
function newest(path) {
  const info = statSync(path)
  if (!info.isDirectory()) return info.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), info.mtimeMs)
}

function isStale(mode) {
  const stamp = join(folders[mode], STAMP)
  if (!existsSync(stamp)) return true
  const built = statSync(stamp).mtimeMs
  return sources.some((source) => existsSync(join(root, source)) && newest(join(root, source)) > built)
}

/**
 * Builds main, preload and renderer; what the bundler says goes to stderr. The old bundles stay until the new ones are
 * whole. A `development` build has what no user is to meet, such as the emulated Ledger. Resolves to the exit code.
 */
export async function build({ quiet = false, mode = 'production' } = {}) {
  const out = folders[mode]
  const fresh = mkdtempSync(`${out}-`)
  try {
    const began = new Date()
    const level = quiet ? ['--logLevel', 'warn'] : []
    const args = ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--mode', mode, '--outDir', fresh, ...level]
    const code = await runNode(args, { quiet: true })
    if (code !== 0) return code
    // A temporary folder is private to its creator; what is packed or run from here is for every user.
    chmodSync(fresh, 0o755)
    // Takes the bundler's notes out of the page's folder, which is listed after it.
    writeLicences(fresh)
    listPageFiles(join(fresh, 'renderer'))
    writeFileSync(join(fresh, STAMP), '')
    utimesSync(join(fresh, STAMP), began, began)
    rmSync(out, { recursive: true, force: true })
    renameSync(fresh, out)
    return 0
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Leaves a list of the page's files among them, so that no host walks through folders, or the archive, at its start. */
export function listPageFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  writeFileSync(join(folder, 'files.json'), JSON.stringify(paths.toSorted()))
}

/** Builds where needed. Resolves to the exit code. */
export async function buildIfStale(mode = 'production') {
  return isStale(mode) ? build({ quiet: true, mode }) : 0
}

/**
 * Marks the build as outdated, for a program that writes different bundles into out/: the next program that needs the normal ones builds
 * them again.
 */
export function forgetBuild() {
  rmSync(join(folders.production, STAMP), { force: true })
}
