// The packed program: what its page can reach, what its main process is, and the main job from Welcome to the arrival.
import { openPractice } from '../app/support/runningApp.ts'
import { arrived, review, sign } from '../app/support/transferring.ts'
import { expect, test } from './support.ts'

const PAGE = 'app://waybill/'

test('runs from its archive, sandboxed and isolated', async ({ program, page }) => {
  await expect(page).toHaveURL(new RegExp(`^${PAGE}`))
  const main = await program.evaluate(({ app, BrowserWindow }) => ({
    isPackaged: app.isPackaged,
    path: app.getAppPath(),
    // Electron reports the sandbox on macOS and Windows only.
    isSandboxed: process.platform === 'linux' || app.getAppMetrics().every(({ type, sandboxed }) => type !== 'Tab' || sandboxed === true),
    windows: BrowserWindow.getAllWindows().length,
  }))
  expect(main).toMatchObject({ isPackaged: true, isSandboxed: true, windows: 1 })
  expect(main.path).toMatch(/app\.asar$/)
})

test('gives its page one frozen object, and nothing of Node', async ({ page }) => {
  const reach = await page.evaluate(() => ({
    node: ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in globalThis),
    bridge: Object.keys((globalThis as unknown as { waybill: object }).waybill).toSorted(),
    isFrozen: Object.isFrozen((globalThis as unknown as { waybill: object }).waybill),
  }))
  expect(reach).toEqual({ node: [], bridge: ['invoke', 'subscribe'], isFrozen: true })
})

test('serves no file but those of the page, and reaches no host', async ({ page }) => {
  const answers = await page.evaluate(async () => {
    const ask = (url: string) =>
      fetch(url).then(
        ({ status }) => status,
        () => 'refused',
      )
    return Promise.all(
      ['/../main/index.js', '/%2e%2e/main/index.js', '/none'].map(ask).concat(['https://example.org/', 'file:///etc/hosts'].map(ask)),
    )
  })
  expect(answers).toEqual([404, 404, 404, 'refused', 'refused'])
})

test('stays on its own page and opens no window', async ({ program, page }) => {
  await page.evaluate(() => {
    globalThis.open('https://example.org/')
    globalThis.location.href = 'https://example.org/'
  })
  // Playwright waits for a navigation that was prevented; main is asked instead.
  const shown = await program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getURL()))
  expect(shown).toEqual([PAGE])
})

test('loads its natives and makes a transfer on the practice network', async ({ page }) => {
  await openPractice(page, { url: PAGE })
  await review(page)
  await sign(page)
  await arrived(page)
})
