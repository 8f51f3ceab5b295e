// A contract call on the practice network's Ledger, whose app is open but signs no calls yet.
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'

test.use({ begins: 'copied' })

test('an open app that lacks blind signing isn’t called ready, and one press turns it on', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Permissions', exact: true }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Revoke the INIT permission on Tidewatch' }) })
  await expect(row.first()).toContainText('Needs blind signing')
  await row.first().getByRole('button', { name: 'Needs blind signing' }).click()
  const meaning = page.getByRole('dialog', { name: 'Blind signing' })
  await expect(meaning).toContainText('can’t show what such a call does')
  await meaning.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Revoke the INIT permission on Tidewatch' }).first().click()
  const device = page.getByRole('complementary', { name: 'Device' })
  await expect(device).toContainText('Blind signing is off. This contract call needs it.')
  await page.locator('footer').getByRole('button', { name: 'Turn on blind signing' }).click()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  await expect(device).not.toContainText('Blind signing is off')
})
