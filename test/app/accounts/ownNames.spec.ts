// The end of a name at its account, and its extension: by keyboard alone, signed on the Ledger, told in Activity; rejected; not for a
// watched address.
import { look } from '../support/axe.ts'
import { tabTo } from '../support/keys.ts'
import { test } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, openChecks, sheetOf, transfersOf } from '../support/transferring.ts'
import { signOnLedger } from '../support/ledgerInHand.ts'

test.use({ begins: 'copied' })

test('by keyboard, a name is extended by two years, signed on the Ledger, and has its new end', async ({ page, live }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  await addLedger(page, await live.start())
  await goTo(page, 'Accounts')
  const names = page.getByRole('group', { name: /^Names of/ }).first()
  await expect(names).toContainText(/skipper\.init\s*ends 31 Dec 2026/)
  await tabTo(page, 'Extend skipper.init')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Extend skipper.init' })
  await expect(dialog.getByRole('status')).toContainText(/You pay, about\s*5\.00/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '2 years' })).toBeChecked()
  await expect(dialog).toContainText('10.00')
  await look(page, 'Accounts, extending a name')
  await tabTo(page, 'Review')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(main).toContainText('Extend skipper.init on Initia')
  const box = page.getByRole('region', { name: 'Name', exact: true })
  await expect(box).toContainText(/skipper\.init.*2 years.*ends 31 Dec 2028 instead of 31 Dec 2026/)
  await expect(page.getByRole('region', { name: 'You pay, about' })).toContainText(/10\.00.*INIT.*isn’t part of what you sign/)
  await expect(box).not.toContainText('B3NraXBwZXI=')
  await openChecks(page)
  await expect(page.getByRole('main')).toContainText(/As your Ledger shows it, under “args”NameB3NraXBwZXI=.*Extended bywA\/DAwAAAAA=/)
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('skipper.init extended by 2 years for 10.00 INIT.', { timeout: 90_000 })
  await expect(transfersOf(page)).toContainText(['Extend skipper.init'])
  await expect(page.getByRole('region', { name: 'Paid', exact: true })).toContainText('10.00')
  await page.getByRole('button', { name: 'Back to Accounts' }).click()
  await expect(names).toContainText(/skipper\.init\s*ends 31 Dec 2028/)
  await goTo(page, 'Activity')
  await expect(page.getByText(/Extended skipper\.init until/).first()).toBeVisible({ timeout: 90_000 })
})
