// Packs the app with electron-builder around stand-ins for Electron's program and for fpm, which makes deb and rpm: what is packed, and
// what fpm is asked to make, can be checked without them. The stand-in has what electron-builder looks for: the file names of a release,
// and the fuses' place in the program.
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import manifest from '../../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..', '..', '..')

/** Where Electron keeps its fuses: this text, the format's version, how many there are, and a character each. Source: @electron/fuses. */
const FUSE_MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const FUSES = '1'.repeat(9)

const ARGUMENTS = ['--config', 'electron-builder.config.mjs', '--linux', 'deb', 'rpm', '--x64', '--publish', 'never']

/** Keeps what it was asked, and the launcher that it was to pack, beside the package that it was to make. */
const FPM = `#!${process.execPath}
const { copyFileSync, writeFileSync } = require('node:fs')
const asked = process.argv.slice(2)
const made = asked[asked.indexOf('--package') + 1]
writeFileSync(made + '.json', JSON.stringify(asked))
copyFileSync(asked.find((one) => one.endsWith('.desktop')).split('=')[0], made + '.desktop')
`

/**
 * Packs for Linux on x64 into `folder`. @returns the folder that holds the program and its resources; what fpm was asked lies beside it
 * @throws Error with what electron-builder printed
 */
export async function packWithFakes(folder: string): Promise<string> {
  const { electron } = manifest.devDependencies
  const release = join(folder, 'release')
  for (const part of ['resources', 'locales']) mkdirSync(join(release, part), { recursive: true })
  const program = Buffer.concat([Buffer.from(FUSE_MARK), Buffer.from([1, FUSES.length]), Buffer.from(FUSES)])
  writeFileSync(join(release, 'electron'), program, { mode: 0o755 })
  for (const name of ['version', 'LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(release, name), electron)
  for (const language of ['en-US', 'de', 'fr']) writeFileSync(join(release, 'locales', `${language}.pak`), '')
  const fpm = join(folder, 'fpm')
  writeFileSync(fpm, FPM, { mode: 0o755 })
  const packed = join(folder, 'packed')
  // Not the synchronous call: it would keep the worker from answering its runner for as long as a slow machine packs.
  await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/electron-builder/cli.js'),
      ...ARGUMENTS,
      `-c.electronDist=${release}`,
      `-c.electronVersion=${electron}`,
      `-c.directories.output=${packed}`,
    ],
    { cwd: root, env: { ...process.env, CUSTOM_FPM_PATH: fpm }, maxBuffer: 16_000_000 },
  ).catch((error: Error & { stdout?: string }) => {
    throw new Error(`electron-builder failed: ${error.message}\n${error.stdout ?? ''}`, { cause: error })
  })
  return join(packed, 'linux-unpacked')
}
