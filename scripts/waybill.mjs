// `npm run -s waybill -- COMMAND`: the command line on the built core; stdout is the command's alone.
import { join } from 'node:path'
import { buildIfStale } from './lib/bundles.mjs'
import { root, runNode } from './lib/run.mjs'

const built = await buildIfStale()
// npm changes to the project's folder; INIT_CWD is where the user stood, and what relative paths mean.
const cwd = process.env.INIT_CWD ?? process.cwd()
process.exitCode = built === 0 ? await runNode([join(root, 'out/main/cli.js'), ...process.argv.slice(2)], { cwd }) : built
