// `npm run -s waybill -- COMMAND`: the command line on the built core; stdout is the command's alone.
import { join } from 'node:path'
import { buildIfStale } from './lib/bundles.mjs'
import { root, runNode, userFolder } from './lib/run.mjs'

const built = await buildIfStale()
process.exitCode = built === 0 ? await runNode([join(root, 'out/main/cli.js'), ...process.argv.slice(2)], { cwd: userFolder }) : built
