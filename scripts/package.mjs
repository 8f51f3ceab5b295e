// `npm run package`: builds, and packs for the system that it runs on; what stands behind `--` goes to electron-builder.
// With --testable a program that Playwright can drive, into dist/testable: never to be handed on. With --electron PATH around an Electron
// at hand, or with --electron observed around the one that `npm run test:shell` fetches: for development. See docs/packaging.md.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './lib/bundles.mjs'
import { provideElectron } from './lib/observedElectron.mjs'
import { root, runNode } from './lib/run.mjs'
import { assembleApp, isOldElectron, layRelease } from './lib/shellProgram.mjs'

const { tokens } = parseArgs({ options: { testable: { type: 'boolean' }, electron: { type: 'string' } }, strict: false, tokens: true })
const own = tokens.filter(({ kind, name }) => kind === 'option' && (name === 'testable' || name === 'electron'))
const isTestable = own.some(({ name }) => name === 'testable')
const electron = own.find(({ name }) => name === 'electron')?.value
const used = new Set(own.flatMap(({ index, name, inlineValue }) => (name === 'electron' && !inlineValue ? [index, index + 1] : [index])))
const passOn = process.argv.slice(2).filter((_, index) => !used.has(index))

/** Lays out the Electron at hand as its makers publish it, and an app that runs in it. Returns what tells electron-builder of both. */
async function packAround(work) {
  const { program, version } = await provideElectron({ ...process.env, WAYBILL_ELECTRON: electron === 'observed' ? undefined : electron })
  const release = join(work, 'release')
  layRelease(program, release, 'electron')
  writeFileSync(join(release, 'version'), version)
  const about = [`-c.electronDist=${release}`, `-c.electronVersion=${version}`]
  if (!isOldElectron(version)) return about
  await assembleApp(version, join(work, 'app'))
  return [...about, `-c.directories.app=${join(work, 'app')}`]
}

/** Lays a program where electron-builder looks for fpm, where none is named and dpkg-deb is there. */
function standForFpm(work) {
  if (process.env.CUSTOM_FPM_PATH !== undefined || spawnSync('dpkg-deb', ['--version']).status !== 0) return {}
  const path = join(work, 'fpm')
  writeFileSync(path, `#!/bin/sh\nexec "${process.execPath}" "${join(root, 'scripts/lib/debByDpkg.mjs')}" "$@"\n`, { mode: 0o755 })
  return { CUSTOM_FPM_PATH: path }
}

const env = { ...(isTestable && { WAYBILL_TESTABLE: '1' }), ...(electron !== undefined && { WAYBILL_ELECTRON_AT_HAND: '1' }) }
const fixed = ['--config', 'electron-builder.config.mjs', '--publish', 'never']
const work = mkdtempSync(join(tmpdir(), 'waybill-package-'))
try {
  const built = await build({ quiet: true })
  const around = built !== 0 || electron === undefined ? [] : await packAround(work)
  const args = [join(root, 'node_modules/electron-builder/cli.js'), ...fixed, ...around, ...passOn]
  process.exitCode = built === 0 ? await runNode(args, { env: { ...env, ...(electron !== undefined && standForFpm(work)) } }) : built
} finally {
  rmSync(work, { recursive: true, force: true })
}
