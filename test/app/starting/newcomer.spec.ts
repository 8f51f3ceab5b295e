// Uses what a new user tries first: the palette, the charts, the guide. The guided transfer is in walks.spec.ts.
import type { Page } from '@playwright/test'
import { callApp, holdingsAtRest } from '../support/atRest.ts'
import { drawerOf } from '../support/browsing.ts'
import { expect, openPractice, test } from '../support/runningApp.ts'

/** Opens the palette, types, waits for the line and takes it. */
async function command(page: Page, typed: string, line: string | RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(typed)
  const option = palette.getByRole('option', { name: line }).first()
  await expect(option).toBeVisible()
  await expect(async () => {
    if ((await option.getAttribute('data-highlighted')) === null) await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('data-highlighted', '', { timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
}

test('the guide comes back when it is asked for', async ({ page, app }) => {
  await openPractice(page, app)
  await command(page, 'step by step', /first transfer/)
  const step = page.getByRole('region', { name: 'Your first transfer, step by step' }).getByRole('status')
  await expect(step).toContainText('Step 1 of 9')
})

test.describe('with what is copied at rest', () => {
  test.use({ begins: 'copied' })

  test.beforeEach(async ({ page, app }) => {
    await openPractice(page, app)
  })

  test('the palette finds a transaction, changes the theme and adds an address to watch', async ({ page }) => {
    await command(page, 'rent march', /rent, march/)
    await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
    await expect(drawerOf(page)).toContainText('rent, march')
    await command(page, 'dark theme', 'Dark theme')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await command(page, 'watch', 'Watch an address')
    const form = page.getByRole('complementary', { name: 'Watch an address' })
    await form.getByRole('textbox', { name: 'Address' }).fill('0x00000000000000000000000000000000000000aa')
    await form.getByRole('textbox', { name: 'Name' }).fill('Ola')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(2)
    // Again, with an address, while the screen is shown already.
    await command(page, 'watch 0x00000000000000000000000000000000000000bb', /^Watch 0x0000/)
    await expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue('0x00000000000000000000000000000000000000bb')
    await expect(form.getByRole('textbox', { name: 'Address' })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Watch an address' }).click()
    await expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue('')
    await page.keyboard.press('Escape')
    await command(page, 'ola', /^Ola/)
    await expect(page.getByRole('combobox', { name: 'Account' })).toHaveText('Ola')
  })

  test('charts say their numbers to the keyboard, and have tables', async ({ page, app }) => {
    await holdingsAtRest(page, app)
    const line = page.getByRole('slider', { name: 'INIT by day' })
    await expect(line).toHaveAttribute('aria-valuetext', /^now: [\d,.]+ INIT$/)
    await line.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(line).toHaveAttribute('aria-valuetext', /^\d+ \w+ 20\d\d: [\d,.]+ INIT$/)
    await page.keyboard.press('Home')
    await expect(line).toHaveAttribute('aria-valuenow', '0')
    await page.getByRole('button', { name: 'INIT over time as a table' }).press('Enter')
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveText(['Day', 'Change', 'Balance'])
    await page.getByRole('button', { name: 'Where INIT is as a table' }).press('Enter')
    await expect(page.getByRole('table').filter({ hasText: 'Share' })).toContainText('Tidewatch')
    await command(page, 'figures', 'Show charts of fees and transactions')
    await expect(page.getByRole('slider', { name: 'Transactions by month' })).toHaveAttribute('aria-valuetext', /failed$/)
    await expect(page.getByRole('slider', { name: 'Fees by month' })).toHaveAttribute('aria-valuetext', /INIT$/)
    await page.getByRole('searchbox', { name: 'Search' }).fill('qqqq')
    // Once, though the figures have nothing either.
    await expect(page.getByText('No transactions match.')).toHaveCount(1)
    await expect(page.getByRole('slider', { name: 'Fees by month' })).toHaveCount(0)
  })

  test('nothing moves when the data is refreshed', async ({ page, app }) => {
    await holdingsAtRest(page, app)
    await expect(page.getByRole('slider', { name: 'INIT by day' })).toHaveAttribute('aria-valuetext', /INIT$/)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    const told = page.waitForResponse((response) => response.url().endsWith('/api/sync.state'))
    await callApp(app, 'sync.now', {})
    await told
    await holdingsAtRest(page, app)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    // The freshness at the right edge grows to the left, letter by letter.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
  })
})
