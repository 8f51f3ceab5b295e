// `npm run test:shell`: drives the shell in a real Electron, in its real window. On Linux as an ordinary user, sandboxed, on a separate
// screen and session bus. What follows `--` goes to Playwright; with `--packed` the specs drive the program as electron-builder packs it,
// out of its archive. Reports with exit code 2 where it cannot run.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './lib/bundles.mjs'
import { provideElectron } from './lib/observedElectron.mjs'
import { root, runNode } from './lib/run.mjs'
import { assembleProgram, isOldElectron } from './lib/shellProgram.mjs'

/** User id that runs the specs under root, since Chromium's sandbox does not run as root; every Linux has this user. */
const NOBODY = 65_534
const isPacked = process.argv.includes('--packed')
const passOn = process.argv.slice(2).filter((argument) => argument !== '--packed')

function missing() {
  if (process.platform !== 'linux') return 'it runs on Linux only'
  const tools = ['Xvfb', 'dbus-run-session', 'xwininfo', 'xdotool'].filter((name) => spawnSync('which', [name]).status !== 0)
  if (tools.length > 0) return `${tools.join(', ')} not found (Debian: xvfb, dbus, x11-utils, xdotool)`
  const asUser = spawnSync('unshare', ['-Ur', 'true'], user())
  if (asUser.status !== 0) return 'this system allows no user namespaces, which Chromium’s sandbox needs'
  if (spawnSync(process.execPath, ['-e', "require('node:fs').readdirSync('.')"], { ...user(), cwd: root }).status !== 0) {
    return `an ordinary user cannot read ${root}`
  }
  return null
}

function user() {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
}

/** Opens a virtual screen without a display; resolves with its name. */
function openScreen(env) {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'], {
    ...user(),
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = new Promise((resolve, reject) => {
    screen.stdio[3].once('data', (data) => resolve(`:${String(data).trim()}`))
    screen.once('exit', () => reject(new Error('Xvfb has ended')))
  })
  return { screen, display }
}

/** Packs around the same Electron, with the one seal open by which tests drive it. Returns the program. */
async function pack({ program }) {
  const code = await runNode([join(root, 'scripts/package.mjs'), '--testable', '--electron', program, '--linux', 'dir'], { quiet: true })
  if (code !== 0) throw new Error('electron-builder failed')
  return join(root, 'dist/testable/linux-unpacked/waybill')
}

async function drive(work) {
  const electron = await provideElectron()
  process.stderr.write(`Electron ${electron.version}${isOldElectron(electron.version) ? ', with shims, the core beside it' : ''}\n`)
  const program = isPacked ? await pack(electron) : await assembleProgram(electron, join(work, 'program'))
  const home = join(work, 'home')
  mkdirSync(join(home, 'results'), { recursive: true })
  const { uid, gid } = user()
  if (uid !== undefined) for (const folder of [home, join(home, 'results')]) chownSync(folder, uid, gid)
  const env = {
    ...process.env,
    HOME: home,
    TMPDIR: home,
    XDG_RUNTIME_DIR: home,
    WAYBILL_SHELL: program,
    WAYBILL_SHELL_WORK: home,
    WAYBILL_SHELL_OLD: isOldElectron(electron.version) ? '1' : '0',
  }
  for (const name of ['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'WAYLAND_DISPLAY', 'NODE_OPTIONS']) delete env[name]
  const { screen, display } = openScreen(env)
  try {
    const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.shell.config.ts']
    const child = spawn('dbus-run-session', ['--', ...playwright, ...passOn], {
      ...user(),
      cwd: root,
      env: { ...env, DISPLAY: await display },
      stdio: 'inherit',
    })
    return await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  } finally {
    screen.kill()
    // The user who ran the specs has no write access here.
    for (const name of ['results', 'pictures']) {
      if (existsSync(join(home, name))) cpSync(join(home, name), join(root, 'test-results', name), { recursive: true })
    }
  }
}

const reason = missing()
if (reason === null) {
  const work = mkdtempSync(join(tmpdir(), 'waybill-shell-'))
  spawnSync('chmod', ['755', work])
  try {
    const built = await buildIfStale()
    process.exitCode = built === 0 ? await drive(work) : built
  } catch (error) {
    process.stderr.write(`The shell cannot be tested here: ${error.message}\n`)
    process.exitCode = 2
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
} else {
  process.stderr.write(`The shell cannot be tested here: ${reason}.\n`)
  process.exitCode = 2
}
