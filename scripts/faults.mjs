// `npm run faults [-- --only TEXT]`: builds what is outdated, then applies each fault to the built app; see test/faults/faultsMain.ts.
import { buildIfStale } from './lib/bundles.mjs'
import { runNode } from './lib/run.mjs'

const built = await buildIfStale()
process.exitCode = built === 0 ? await runNode(['test/faults/faultsMain.ts', ...process.argv.slice(2)]) : built
