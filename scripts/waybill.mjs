// `npm run -s waybill -- COMMAND`: the command line on the built core; stdout is the command's alone.
import { buildIfStale } from './lib/bundles.mjs'
import { CORE, CORE_ENV } from './lib/core.mjs'
import { findElectron } from './lib/electron.mjs'
import { runNode, userFolder } from './lib/run.mjs'

const built = await buildIfStale()
process.exitCode =
  built === 0
    ? await runNode([...CORE, ...process.argv.slice(2)], {
        cwd: userFolder,
        env: { ...CORE_ENV, WAYBILL_NO_WINDOW: findElectron().reason ?? '' },
      })
    : built
