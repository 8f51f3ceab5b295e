// Accounts: watching, naming, removing, and adding several from the Ledger.
import { expect, goTo, openPractice, test } from './support/runningApp.ts'

const WATCHED = '0x1111111111111111111111111111111111111111'

test.beforeEach(async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Accounts')
})

test('an address is watched, renamed and removed; a bad one is refused in words', async ({ page }) => {
  const accounts = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Watch an address' }).click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await expect(address).toBeFocused()
  await expect(page.getByRole('button', { name: 'Enter an address' })).toBeDisabled()
  await address.fill('init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq')
  await page.getByRole('button', { name: 'Watch it' }).click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(address).toHaveAccessibleDescription(/address/i)
  await expect(accounts).toHaveCount(1)

  await address.fill(WATCHED)
  await page.getByRole('textbox', { name: 'Name' }).fill('The neighbour')
  await page.getByRole('button', { name: 'Watch it' }).click()
  await expect(accounts).toHaveCount(2)
  await expect(accounts.last()).toContainText('The neighbour')
  await expect(accounts.last()).toContainText('watched, nothing can be signed')
  await expect(accounts.last()).toContainText(WATCHED)

  await page.getByRole('button', { name: 'Rename The neighbour' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Enter a name' })).toBeDisabled()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Cold storage')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(accounts.last()).toContainText('Cold storage')

  await page.getByRole('button', { name: 'Remove Cold storage' }).click()
  await expect(page.getByRole('dialog')).toContainText('Nothing changes on any chain or on the device')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(accounts).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove Cold storage' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the account' }).click()
  await expect(accounts).toHaveCount(1)
  await page.reload()
  await expect(accounts).toHaveText([/Practice/])
})

test('several accounts are added from the Ledger at once', async ({ page }) => {
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  const drawer = page.getByRole('complementary', { name: 'Add from Ledger' })
  await drawer.getByRole('button', { name: 'Read addresses' }).click()
  await expect(drawer.getByRole('checkbox')).toHaveCount(5)
  await expect(drawer.getByRole('checkbox').first()).toBeDisabled()
  await expect(drawer.getByRole('button', { name: 'Choose an account' })).toBeDisabled()
  await drawer.getByRole('checkbox').nth(1).check()
  await drawer.getByRole('checkbox').nth(2).check()
  await drawer.getByRole('textbox').first().fill('Savings')
  await drawer.getByRole('button', { name: 'Add 2 accounts' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveText([/Practice/, /Savings/, /Ledger 3/])
  await goTo(page, 'Portfolio')
  await page.getByRole('combobox', { name: 'Account' }).selectOption({ label: 'Savings' })
  await expect(page.getByRole('list', { name: 'Holdings by asset' }).getByRole('button')).not.toHaveCount(0)
})
