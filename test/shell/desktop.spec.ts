// What the desktop has of the window: menu, zoom, the menu under the pointer, theme, and the window's place.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { goTo, openPractice } from '../app/support/runningApp.ts'
import { expect, PAGE, pressKey, test } from './support.ts'

const SHOWN = ['Portfolio', 'Activity', 'NFTs', 'Explorer', 'New transfer', 'Transfers', 'Notifications', 'Accounts', 'Settings'] as const

test('has a menu in the language of the preferences', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  const labels = () => shell.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label))
  expect(await labels()).toEqual(['File', 'Edit', 'View', 'Go', 'Window', 'Help'])
  await set(page, { language: 'de' })
  await expect.poll(labels).toEqual(['Datei', 'Bearbeiten', 'Ansicht', 'Gehe zu', 'Fenster', 'Hilfe'])
})

test('zooms by Ctrl+= and back by Ctrl+0', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  const zoom = () => shell.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomLevel())
  pressKey('Portfolio', 'ctrl+equal')
  await expect.poll(zoom).toBeGreaterThan(0)
  pressKey('Portfolio', 'ctrl+0')
  await expect.poll(zoom).toBe(0)
})

test('offers a menu in a field', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  await goTo(page, 'New transfer')
  const shown = shell.evaluate(
    ({ Menu }) =>
      new Promise((resolve) => {
        Menu.prototype.popup = function popup(this: Electron.Menu) {
          resolve(this.items.map(({ label }) => label).filter((label) => label !== ''))
        }
      }),
  )
  await page.getByRole('textbox', { name: 'Amount' }).click({ button: 'right' })
  expect(await shown).toEqual(['Undo', 'Redo', 'Cut', 'Copy', 'Paste', 'Select All'])
})

test('follows the chosen theme, from the first paint of the next start on', async ({ start }) => {
  const shell = await start(['--network', 'practice'])
  const page = await shell.firstWindow()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await set(page, { theme: 'dark' })
  const isDark = () => page.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches)
  await expect.poll(isDark).toBe(true)
  await shell.close()
  const again = await start(['--network', 'practice'])
  const next = await again.firstWindow()
  expect(await again.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor().toLowerCase())).toBe('#10161d')
  expect(await next.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
})

test('opens where it was closed', async ({ start }) => {
  const place = { x: 120, y: 80, width: 1100, height: 760 }
  const shell = await start(['--network', 'practice'])
  await expect((await shell.firstWindow()).getByRole('navigation', { name: 'Main' })).toBeVisible()
  await shell.evaluate(({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]?.setBounds(bounds), place)
  await shell.close()
  const again = await start(['--network', 'practice'])
  await again.firstWindow()
  expect(await again.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds())).toEqual(place)
})

test('offers to copy an address that is shown shortened', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  await shell.evaluate(({ Menu }) => {
    Menu.prototype.popup = function popup(this: Electron.Menu) {
      this.items.find(({ label }) => label === 'Copy Address')?.click()
    }
  })
  const address = page.getByTitle(/^init1[a-z0-9]{38}$/).first()
  const whole = await address.getAttribute('title')
  for (const zoom of [1, 1.5]) {
    await shell.evaluate(({ BrowserWindow, clipboard }, factor) => {
      clipboard.clear()
      BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(factor)
    }, zoom)
    await address.click({ button: 'right' })
    await expect.poll(() => shell.evaluate(({ clipboard }) => clipboard.readText()), `zoom ${zoom}`).toBe(whole)
  }
})

const SIZES = [
  [900, 600],
  [1024, 700],
  [1440, 900],
] as const

test('shows the screens whole in both themes and three sizes, and takes their pictures', async ({ shell, page }) => {
  // Not below the results of the tests, which are gone when they pass.
  const pictures = join(process.env['WAYBILL_SHELL_WORK'] ?? '', 'pictures')
  await openPractice(page, { url: PAGE })
  const wide: string[] = []
  for (const theme of ['light', 'dark']) {
    await set(page, { theme })
    for (const [width, height] of SIZES) {
      await shell.evaluate(({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height), {
        width,
        height,
      })
      for (const screen of SHOWN) {
        await goTo(page, screen)
        await page.screenshot({ path: join(pictures, `${screen}-${theme}-${width}.png`) })
        const over = await page.evaluate(() => {
          const rows = [document.documentElement, ...document.querySelectorAll('.row, .columns')]
          return rows.filter((row) => row.scrollWidth > row.clientWidth + 1).map((row) => row.textContent.slice(0, 60))
        })
        wide.push(...over.map((row) => `${screen} at ${width}: ${row}`))
      }
    }
  }
  expect(wide).toEqual([])
})

async function set(page: Page, change: object): Promise<void> {
  await page.evaluate(
    (input) =>
      (globalThis as unknown as { waybill: { invoke(name: string, input: object): Promise<unknown> } }).waybill.invoke(
        'preferences.set',
        input,
      ),
    change,
  )
}
