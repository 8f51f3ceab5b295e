// The whole app without a mouse.
import { goByKeys, tabTo } from '../support/keys.ts'
import { expect, test } from '../support/runningApp.ts'
import { arrived, sheetOf } from '../support/transferring.ts'

test('a transfer from Welcome to its arrival with the keyboard alone', async ({ page, app }) => {
  await page.goto(app.url)
  await expect(page.getByRole('button', { name: 'Connect a Ledger' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible()
  await goByKeys(page, 't', 'New transfer')

  await tabTo(page, /^Choose destination:/)
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Choose destination' })
  const search = picker.getByRole('combobox')
  await expect(search).toBeFocused()
  await page.keyboard.type('lantern')
  const options = picker.getByRole('listbox', { name: 'Assets' }).getByRole('option')
  await expect(options.first()).toContainText('Lantern')
  await expect(picker.getByText('Tidewatch', { exact: true })).toHaveCount(0)
  // The focus stays in the search, and the arrow keys walk the list.
  const count = await options.count()
  await page.keyboard.press('PageDown')
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('PageUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(search).toBeFocused()
  const init = options.filter({ has: page.getByText('INIT', { exact: true }) }).first()
  while ((await init.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)

  await expect(page.getByRole('button', { name: /^25 ?%/ })).toBeVisible()
  await tabTo(page, /^25 ?%/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Amount' })).not.toHaveValue('')
  await expect(page.getByRole('button', { name: 'Review transfer' })).toBeEnabled()
  await tabTo(page, 'Review transfer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  await tabTo(page, 'Sign on Ledger')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Next screen')
  const hold = page.getByRole('button', { name: 'Hold to sign' })
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(hold).toBeVisible({ timeout: 300 })
  }).toPass()
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, 'Hold to sign')
  await page.keyboard.press('Enter')
  await expect(sheetOf(page)).toBeVisible()
  await arrived(page)
})

test('every screen is two keys away, and ? lists the keys', async ({ page, app }) => {
  await page.goto(app.url)
  await expect(page.getByRole('button', { name: 'Connect a Ledger' })).toBeFocused()
  await page.keyboard.press('3')
  await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible()
  const screens = {
    a: 'Activity',
    t: 'New transfer',
    w: 'Transfers',
    r: 'Receive',
    m: 'Messages',
    i: 'Notifications',
    c: 'Accounts',
    s: 'Settings',
    p: 'Portfolio',
  }
  for (const [letter, screen] of Object.entries(screens)) {
    await goByKeys(page, letter, screen)
    await expect(page.getByRole('main')).toBeFocused()
  }
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(sheet.getByRole('definition')).toHaveCount(20)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCount(1)
})
