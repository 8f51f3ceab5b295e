// What lies outside of the window: the tray, the system's notices, and helper processes that end.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { openPractice } from '../app/support/runningApp.ts'
import { arrived, review, sign, underWay } from '../app/support/transferring.ts'
import { expect, headingOf, PAGE, test } from './support.ts'

test('has a tray icon that names the transfer under way, and none once it has arrived', async ({ shell, page, dataFolder }) => {
  await openPractice(page, { url: PAGE })
  await shell.evaluate(({ app, Menu }) => {
    const seen: { menu: string[]; counts: number[] } = { menu: [], counts: [] }
    Object.assign(globalThis, { seen })
    const { buildFromTemplate } = Menu
    Menu.buildFromTemplate = (template) => {
      if (template.some(({ label }) => label === 'Open Waybill')) seen.menu = template.map(({ label }) => label ?? '')
      return buildFromTemplate(template)
    }
    app.setBadgeCount = (count) => seen.counts.push(count ?? 0) > 0
  })
  const seen = () => shell.evaluate(() => (globalThis as unknown as { seen: { menu: string[]; counts: number[] } }).seen)
  await review(page)
  await sign(page)
  await underWay(page)
  await expect.poll(async () => (await seen()).menu).toEqual(['0001  12.5 INIT between Initia and Lantern', '', 'Open Waybill', 'Quit'])
  await arrived(page)
  await expect.poll(async () => (await seen()).counts.at(-1)).toBe(0)
  expect((await seen()).counts).toContain(1)
  expect(readFileSync(join(dataFolder, 'waybill.log'), 'utf8')).not.toContain('tray.notOffered')
})

test('may show notices, and asks nobody for it', async ({ page }) => {
  await openPractice(page, { url: PAGE })
  const state = await page.evaluate(async () => ({ before: Notification.permission, asked: await Notification.requestPermission() }))
  expect(state).toEqual({ before: 'granted', asked: 'granted' })
})

for (const [name, type, service] of [
  ['that draws', 'GPU', ''],
  ['of the network', 'Utility', 'network.mojom.NetworkService'],
] as const) {
  test(`goes on when the process ${name} is lost`, async ({ shell, page }) => {
    await openPractice(page, { url: PAGE })
    const before = await pidOf(shell, type, service)
    expect(before).not.toBeNull()
    process.kill(before ?? 0, 'SIGKILL')
    await expect.poll(async () => (await pidOf(shell, type, service)) !== before).toBe(true)
    await shell.evaluate(
      ({ BrowserWindow }) =>
        new Promise((resolve) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents
          contents?.once('did-finish-load', () => resolve(null))
          contents?.reload()
        }),
    )
    await expect.poll(() => headingOf(shell)).toBe('Portfolio')
  })
}

/** The process of that type and service; null without one. */
function pidOf(shell: ElectronApplication, type: string, service: string): Promise<number | null> {
  return shell.evaluate(
    ({ app }, wanted) =>
      app.getAppMetrics().find((each) => each.type === wanted.type && (wanted.service === '' || each.serviceName === wanted.service))
        ?.pid ?? null,
    { type, service },
  )
}
