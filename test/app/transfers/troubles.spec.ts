// Things that go wrong on purpose on the practice network: chosen in its band, refused or survived by the app, ended again.
import type { Page } from '@playwright/test'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { fillForm, sheetOf, sign, transfersOf } from '../support/transferring.ts'

const band = (page: Page) => page.getByRole('region', { name: 'Network and connection' })

async function letGoWrong(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Practise a failure' }).click()
  const dialog = page.getByRole('dialog', { name: 'Practise a failure' })
  await expect(dialog.getByRole('button', { name: /^Start: / })).toHaveCount(8)
  await dialog.getByRole('button', { name: `Start: ${name}` }).click()
  await expect(band(page)).toContainText(`Practising: ${name}`)
}

test.use({ begins: 'copied' })

test('a transfer that comes back says where the money is, and the next one goes well', async ({ page, app }) => {
  await openPractice(page, app)
  await letGoWrong(page, 'Transfer refunded')
  // The form is filled with a transfer that shows it, and the band says so.
  await expect(band(page)).toContainText('A transfer is filled in')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1')
  await page.getByRole('button', { name: 'Review bridge' }).click()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  await sign(page)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('Being returned', { timeout: 60_000 })
  await expect(sheet).toContainText(/back \d\d:\d\d at the earliest/u)
  await expect(sheet).not.toContainText('usual ')
  await expect(sheet).toContainText(/in the bridge, on its way back to Initia: Lantern rejected it\. Claimable there (about|from) /)
  await goTo(page, 'Portfolio')
  await expect(page.getByRole('region', { name: 'In transit' })).toContainText(/Being returned, claimable in /)
  await goTo(page, 'Transfers')
  await expect(transfersOf(page)).toContainText(['Being returned'])
  const number = (await sheet.getByRole('heading').textContent()) ?? ''
  await page.getByRole('navigation', { name: 'Transfers, withdrawals' }).getByRole('button', { name: 'Withdrawals' }).click()
  await expect(page.getByRole('list', { name: 'In the bridge' })).toContainText(`Refund of WB ${number}`)
  await page.getByRole('button', { name: `Refund of WB ${number}` }).click()
  // The withdrawal that pays it back waits for its output and the finalization period.
  await expect(sheet).toContainText('Refunded here, claimed for you', { timeout: 150_000 })
  await expect(sheet).not.toContainText('Reason')
  await expect(sheet).toContainText('Practised failure: Transfer refunded.')
  await expect(page.getByRole('button', { name: 'Practise a failure' })).toBeVisible()
})

test('an unknown contract is named with its address, chain and where new ones come from', async ({ page, app }) => {
  await openPractice(page, app)
  await letGoWrong(page, 'Unknown contract')
  await page.getByRole('button', { name: 'Review swap' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'isn’t in the chain list' })
  await expect(refusal).toContainText(/0xb7b7/)
  await expect(refusal).toContainText('New contracts are added in new versions of Waybill.')
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toHaveCount(0)
})

test('a router that is down is told in the form, and the form works again once it is ended', async ({ page, app }) => {
  await openPractice(page, app)
  await letGoWrong(page, 'No routes')
  await expect(page.getByRole('main')).toContainText(/Can’t reach/)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Practise a failure' })).toBeVisible()
  await fillForm(page, '4')
})
