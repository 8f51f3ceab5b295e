// Signing with the Cosmos app on the drawn device: a chain of plain Cosmos keys, page by page, to its arrival.
import { pick } from './support/picking.ts'
import { expect, goTo, openPractice, test } from './support/runningApp.ts'
import { deviceOf, readToTheEnd, sheetOf } from './support/transferring.ts'

test('a transfer from Harbour is read and signed in the Cosmos app, and arrives on Initia', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  const drawer = page.getByRole('complementary', { name: 'Add from Ledger' })
  await drawer.getByRole('radio', { name: 'Cosmos app' }).check()
  const device = deviceOf(page)
  await device.getByRole('button', { name: 'Close the app' }).click()
  await device.getByRole('button', { name: 'Tap the Cosmos app' }).click()
  await expect(drawer.getByText(/^Cosmos \S+ is open$/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Read addresses' }).click()
  await drawer.getByRole('checkbox').first().check()
  await drawer.getByRole('button', { name: 'Add 1 account' }).click()
  await expect(drawer).toHaveCount(0)

  await goTo(page, 'Transfer')
  await page.getByRole('combobox', { name: 'Account' }).selectOption({ label: 'Cosmos 2' })
  await pick(page, 'Choose what to send', 'HBR', 'Harbour')
  await pick(page, 'Choose where to', 'HBR', 'Initia')
  await page.getByRole('textbox', { name: 'Amount' }).fill('7')
  await page.getByRole('button', { name: 'Review transfer' }).click()
  await expect(page.getByText('You sign the transfer on Harbour')).toBeVisible()
  const checks = page.getByRole('table').filter({ hasText: 'held against your request' })
  await expect(checks.getByRole('row', { name: 'Amount' })).toContainText('7.000000')
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await expect(device.getByRole('status')).toHaveText(/^Screen 1 of/)
  const shown = (await readToTheEnd(page)).replaceAll(/\s/g, '')
  expect(shown).toContain('harbour-1')
  expect(shown).toContain('7000000')
  await device.getByRole('button', { name: 'Hold to sign' }).click()
  const sheet = sheetOf(page)
  await expect(sheet).toContainText(/7\.00 HBR on Initia, yours\./, { timeout: 90_000 })
})
