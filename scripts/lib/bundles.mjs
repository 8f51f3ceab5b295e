// The built app in out/: builds it when a source is newer than the last complete build.
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNode } from './run.mjs'

/** Written last: a build that broke off leaves none. */
const stamp = join(root, 'out', '.complete')
const sources = ['src', 'resources', 'electron.vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/** Newest change below a path, folders included, so that a deleted file counts too. */
function newest(path) {
  const info = statSync(path)
  if (!info.isDirectory()) return info.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), info.mtimeMs)
}

function isStale() {
  if (!existsSync(stamp)) return true
  const built = statSync(stamp).mtimeMs
  return sources.some((source) => existsSync(join(root, source)) && newest(join(root, source)) > built)
}

/** Builds main, preload and renderer; what the bundler says goes to stderr. Resolves to the exit code. */
export async function build({ quiet = false } = {}) {
  const began = new Date()
  rmSync(stamp, { force: true })
  const level = quiet ? ['--logLevel', 'warn'] : []
  const code = await runNode(['node_modules/electron-vite/bin/electron-vite.js', 'build', ...level], { quiet: true })
  if (code === 0) writeFileSync(stamp, `${began.toISOString()}\n`)
  return code
}

/** Builds where needed. Resolves to the exit code. */
export async function buildIfStale() {
  return isStale() ? build({ quiet: true }) : 0
}
