// `npm run package`: builds, and packs for the system that it runs on; what stands behind `--` goes to electron-builder.
// With --testable a program that Playwright can drive, into dist/testable: never to be handed on. See docs/packaging.md.
import { join } from 'node:path'
import { build } from './lib/bundles.mjs'
import { root, runNode } from './lib/run.mjs'

const args = process.argv.slice(2)
const env = args.includes('--testable') ? { WAYBILL_TESTABLE: '1' } : {}
const passOn = args.filter((arg) => arg !== '--testable')
const fixed = ['--config', 'electron-builder.config.mjs', '--publish', 'never']
const built = await build({ quiet: true })
process.exitCode = built === 0 ? await runNode([join(root, 'node_modules/electron-builder/cli.js'), ...fixed, ...passOn], { env }) : built
