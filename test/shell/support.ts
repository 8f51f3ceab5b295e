// Playwright's test with the shell in a real Electron, on a data folder of the test's own.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, test as base, expect, type ElectronApplication, type Page } from '@playwright/test'

export const PAGE = 'app://waybill/'

export function programOf(): string {
  const program = process.env['WAYBILL_SHELL']
  if (program === undefined) throw new Error('run these specs with npm run test:shell')
  return program
}

interface Fixtures {
  dataFolder: string
  /** Starts the app on it; what still runs at the end of the test is ended. */
  start: (flags?: readonly string[]) => Promise<ElectronApplication>
  /** Running on the practice network. */
  shell: ElectronApplication
  /** Its first window. */
  page: Page
  /** Starts the program as its user does, without a debugger; what still runs at the end of the test is ended. */
  run: (flags?: readonly string[]) => ChildProcess
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this place.
  dataFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'data-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  start: async ({ dataFolder }, use) => {
    const started: ChildProcess[] = []
    await use(async (flags = []) => {
      const shell = await _electron.launch({
        executablePath: programOf(),
        args: ['--data-dir', dataFolder, ...flags],
        chromiumSandbox: true,
        // The page's scheme, not one that Playwright sets.
        colorScheme: null,
      })
      started.push(shell.process())
      return shell
    })
    for (const child of started) child.kill('SIGKILL')
  },
  shell: async ({ start }, use) => {
    await use(await start())
  },
  page: async ({ shell }, use, info) => {
    const page = await shell.firstWindow()
    const said: string[] = []
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(String(error)))
    await use(page)
    if (info.status !== info.expectedStatus) await info.attach('page', { body: said.join('\n') })
  },
  run: async ({ dataFolder }, use) => {
    const running: ChildProcess[] = []
    await use((flags = []) => {
      const child = spawn(programOf(), ['--data-dir', dataFolder, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] })
      running.push(child)
      return child
    })
    for (const child of running) child.kill('SIGKILL')
    // A process that the program restarted by itself is not a child of this one.
    for (const pid of pidsWith(dataFolder)) process.kill(pid, 'SIGKILL')
  },
})

/** Returns processes whose command line names a folder. */
export function pidsWith(folder: string): number[] {
  return lines(spawnSync('pgrep', ['-f', '--', folder], { encoding: 'utf8' }).stdout)
    .map(Number)
    .filter((pid) => pid !== process.pid)
}

/** The heading of the page in the first window, asked by main. */
export function headingOf(shell: ElectronApplication): Promise<unknown> {
  return shell.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript("document.querySelector('h1')?.textContent ?? ''"),
  )
}

/** Names of the windows that are shown on the screen, the system's boxes among them; a box may have none. */
export function shownWindows(): string[] {
  // In another locale xwininfo prints no title with a letter beyond ASCII.
  const ask = (...args: string[]) => spawnSync('xwininfo', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } }).stdout
  const stdout = ask('-root', '-tree')
  return lines(stdout).flatMap((line) => {
    const [, id, name] = /^\s+(0x[0-9a-f]+) (?:"(.*)"|\(has no name\)): \("waybill"/.exec(line) ?? []
    if (id === undefined) return []
    return ask('-id', id).includes('IsViewable') ? [name ?? ''] : []
  })
}

/** Presses a key in the window of that name, as a keyboard does. */
export function pressKey(name: string, key: string): void {
  const [id] = lines(spawnSync('xdotool', ['search', '--onlyvisible', '--name', name], { encoding: 'utf8' }).stdout)
  if (id === undefined) throw new Error(`no window ${name}`)
  spawnSync('xdotool', ['windowfocus', '--sync', id, 'key', key])
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

/** The exit code, or the signal that ended it. */
export async function endOf(child: ChildProcess): Promise<number | string> {
  if (child.exitCode !== null) return child.exitCode
  if (child.signalCode !== null) return child.signalCode
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return code ?? signal ?? 'unknown'
}

export { expect }
