// `npm start`: builds where needed, then opens the window; where there can be none, serves the same app to the browser.
import { join } from 'node:path'
import { buildIfStale } from './lib/bundles.mjs'
import { findElectron } from './lib/electron.mjs'
import { root, run, runNode, userFolder } from './lib/run.mjs'

const args = process.argv.slice(2)
const built = await buildIfStale()
if (built === 0) {
  const { program, reason } = findElectron()
  if (program === undefined) {
    process.stderr.write(`No window, because ${reason}: Waybill serves the same app to your browser instead.\n`)
    process.exitCode = await runNode([join(root, 'out/main/cli.js'), 'serve', ...args], { cwd: userFolder })
  } else {
    process.exitCode = await run(program, [root, ...args], { cwd: userFolder })
  }
} else {
  process.exitCode = built
}
