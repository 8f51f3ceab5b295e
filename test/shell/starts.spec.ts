// How the program starts, is started once more, fails and ends.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPractice } from '../app/support/runningApp.ts'
import { endOf, expect, headingOf, PAGE, shownWindows, test } from './support.ts'

const LINK = 'waybill://transfer?amount=12.5'
/** With an old Electron the core runs in a separate process, where it can be frozen. */
const isOld = process.env['WAYBILL_SHELL_OLD'] === '1'

function coreOf(main: number | undefined): number {
  return Number(spawnSync('pgrep', ['-P', String(main), '-f', 'core.js'], { encoding: 'utf8' }).stdout)
}

const isShown = (name: RegExp) => expect.poll(shownWindows, { timeout: 30_000 }).toContainEqual(expect.stringMatching(name))

test('a start without a data folder or with a wrong network says why in a window', async ({ dataFolder, run }) => {
  const file = join(dataFolder, 'file')
  writeFileSync(file, '')
  for (const [flags, reason] of [
    [['--network', 'moon'], /--network must be/],
    [['--data-dir', file], /can’t write to its data folder/],
  ] as const) {
    const child = run(flags)
    let stderr = ''
    child.stderr?.on('data', (text: Buffer) => (stderr += String(text)))
    await isShown(/^Waybill can’t continue$|^Error$|^waybill$/i)
    expect(stderr).toMatch(reason)
    child.kill('SIGKILL')
    await endOf(child)
  }
})

test('a second start with a link while the first is opening and while it runs fills the form of the first', async ({ run }) => {
  const first = run(['--network', 'practice'])
  // The lock of the instance is there within moments, the window and the data later.
  await expect.poll(() => first.pid !== undefined && spawnSync('pgrep', ['-P', String(first.pid)]).status).toBe(0)
  const second = run(['--network', 'practice', '--', LINK])
  expect(await endOf(second)).toBe(0)
  await isShown(/^New transfer/)
  const third = run(['--network', 'practice'])
  expect(await endOf(third)).toBe(0)
  expect(first.exitCode).toBeNull()
})

test('a start with a link while the one before is ending follows it', async ({ run }) => {
  test.skip(!isOld, 'only a core beside can be frozen')
  const first = run(['--network', 'practice'])
  await expect.poll(() => coreOf(first.pid)).toBeGreaterThan(0)
  await isShown(/Portfolio|Waybill/)
  const core = coreOf(first.pid)
  process.kill(core, 'SIGSTOP')
  first.kill('SIGTERM')
  const second = run(['--network', 'practice', '--', LINK])
  // On a slow machine the first has ended before the second asks it; then the second shows its link itself.
  await Promise.race([endOf(second), new Promise((resolve) => setTimeout(resolve, 4000))])
  process.kill(core, 'SIGKILL')
  await endOf(first)
  await isShown(/^New transfer/)
})

test('ends although its core hangs', async ({ dataFolder, run }) => {
  test.skip(!isOld, 'only a core beside can be frozen')
  const child = run(['--network', 'practice'])
  await expect.poll(() => coreOf(child.pid)).toBeGreaterThan(0)
  await isShown(/Portfolio|Waybill/)
  process.kill(coreOf(child.pid), 'SIGSTOP')
  child.kill('SIGTERM')
  expect(await endOf(child)).toBe(1)
  expect(readFileSync(join(dataFolder, 'waybill.log'), 'utf8')).toContain('process.endOverdue')
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`ends in order by ${signal}`, async ({ dataFolder, run }) => {
    const child = run(['--network', 'practice'])
    await isShown(/Portfolio|Waybill/)
    const log = join(dataFolder, 'waybill.log')
    await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8')).toContain('network.opened')
    child.kill(signal)
    expect(await endOf(child)).toBe(0)
    expect(readFileSync(log, 'utf8')).toContain('"event":"stop"')
  })
}

test('shows its window while a key store that is never to answer holds the name', async ({ run }) => {
  const silent = spawn('dbus-test-tool', ['black-hole', '--name=org.freedesktop.secrets'], { stdio: 'ignore' })
  const isThere = await new Promise((resolve) => {
    silent.once('spawn', () => resolve(true))
    silent.once('error', () => resolve(false))
  })
  test.skip(isThere !== true, 'dbus-test-tool is not installed (Debian: dbus-tests)')
  try {
    run(['--network', 'practice', '--password-store=gnome-libsecret'])
    await expect.poll(shownWindows, { timeout: 30_000 }).toContainEqual(expect.stringMatching(/Portfolio/))
  } finally {
    silent.kill('SIGKILL')
  }
})

test('loads the page again after its process was lost', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  await shell.evaluate(({ dialog, BrowserWindow }) => {
    // Its user presses the first button.
    dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false })
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    return new Promise((resolve) => {
      contents?.once('did-finish-load', () => resolve(null))
      contents?.forcefullyCrashRenderer()
    })
  })
  await expect.poll(() => headingOf(shell)).toBe('Portfolio')
})

test('says in a box that main has failed', async ({ shell, page, dataFolder }) => {
  await openPractice(page, { url: PAGE })
  const windows = shownWindows().length
  await shell.evaluate(() => {
    setTimeout(() => {
      throw new Error('broke')
    })
  })
  await expect.poll(() => shownWindows().length).toBeGreaterThan(windows)
  expect(readFileSync(join(dataFolder, 'errors.log'), 'utf8')).toContain('broke')
})
