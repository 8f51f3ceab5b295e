// Finds a Chrome, Chromium or Edge for the browser tests, installs one where that is possible, or says what to do.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run, runNode } from './run.mjs'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'msedge',
]
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
const DOWNLOAD_MS = 300_000

/** Every place where a browser may be, most likely first. */
export function candidates({ platform, env }) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const ending = platform === 'win32' ? '.exe' : ''
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, `${name}${ending}`)))
  const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((folder) => folder !== undefined)
  const usual = { darwin: MAC, win32: programs.flatMap((folder) => WINDOWS.map((path) => join(folder, path))) }[platform] ?? []
  return [...(env.WAYBILL_CHROMIUM ? [env.WAYBILL_CHROMIUM] : []), ...onPath, ...usual]
}

/** Whether the browser is there and starts: a download may lack the system's libraries. */
function works(path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false // not there, or not ours to run: the next candidate may be
  }
  // On Windows --version opens a window instead of answering.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function find() {
  return [...candidates({ platform: process.platform, env: process.env }), chromium.executablePath()].find(works)
}

function isDebianAsRoot() {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && /ID(_LIKE)?=.*debian/.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

/** Resolves to a browser that starts. @throws Error with one sentence that says what to install. */
export async function provideChromium() {
  const found = find()
  if (found !== undefined) return found
  process.stderr.write('No Chrome, Chromium or Edge found: installing Playwright’s Chromium.\n')
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium', '--no-shell'], {
    quiet: true,
    timeoutMs: DOWNLOAD_MS,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
  const downloaded = find()
  if (downloaded !== undefined) return downloaded
  if (isDebianAsRoot()) {
    process.stderr.write('That did not give a browser that starts: installing Debian’s chromium.\n')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { quiet: true, env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { quiet: true, env })
    const packaged = find()
    if (packaged !== undefined) return packaged
  }
  throw new Error('The browser tests need Chrome, Chromium or Edge: install one, or set WAYBILL_CHROMIUM to its path.')
}
