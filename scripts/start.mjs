// `npm start`: builds where needed, then opens the window; where there can be none, serves the same app to the browser.
import { join } from 'node:path'
import { buildIfStale } from './lib/bundles.mjs'
import { CORE, CORE_ENV } from './lib/core.mjs'
import { findElectron, NOT_INSTALLED } from './lib/electron.mjs'
import { root, run, runNode, userFolder } from './lib/run.mjs'

/** Longest wait for the download; without it there is the browser. */
const FETCH_LIMIT_MS = 180_000

/** Fetches Electron's program with the package's own installer where nothing else stands in the way of a window. */
async function provideElectron() {
  const found = findElectron()
  if (found.reason !== NOT_INSTALLED) return found
  process.stderr.write('Fetching Electron’s program, this once.\n')
  await runNode([join(root, 'node_modules/electron/install.js')], { timeoutMs: FETCH_LIMIT_MS, quiet: true })
  return findElectron()
}

const args = process.argv.slice(2)
const built = await buildIfStale()
if (built === 0) {
  const { program, reason } = await provideElectron()
  if (program === undefined) {
    process.stderr.write(`No window, because ${reason}: Waybill serves the same app to your browser instead.\n`)
    process.exitCode = await runNode([...CORE, 'serve', ...args], { cwd: userFolder, env: CORE_ENV })
  } else {
    process.exitCode = await run(program, [root, ...args], { cwd: userFolder })
  }
} else {
  process.exitCode = built
}
