// Checks the warning about malware that replaces a copied address on the clipboard: what is pasted is compared with what was copied.
import type { Page } from '@playwright/test'
import { formsOfRef } from '../../../src/main/features/labels/addressForms.ts'
import { expect, goTo, test } from '../support/runningApp.ts'

test.use({ begins: 'copied', permissions: ['clipboard-read', 'clipboard-write'] })

const THIEF = formsOfRef('5ca1ab1e'.repeat(5))?.bech32 ?? ''
const WARNING = 'The pasted address isn’t the one you copied in Waybill.'
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function paste(page: Page, field: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill('')
  await page.getByRole('textbox', { name: field }).focus()
  await page.keyboard.press('ControlOrMeta+V')
}

test('a sentence in the palette fills the form, and the address in it is compared as if it were pasted there', async ({ page, app }) => {
  await page.goto(app.url)
  await goTo(page, 'Portfolio')
  await page.getByRole('main').getByRole('button', { name: 'Receive' }).click()
  await page.getByRole('button', { name: 'Copy address' }).click()
  const run = async (text: string, name: RegExp) => {
    await page.keyboard.press('ControlOrMeta+K')
    await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill(text)
    await expect(page.getByRole('option').first()).toHaveAccessibleName(name)
    await page.keyboard.press('Enter')
  }
  const kind = (name: string) => page.getByRole('radio', { name, exact: true })
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await run(`send 5 init to ${THIEF}`, /^Send 5 INIT to init1/u)
  await expect(kind('Send')).toBeChecked()
  await expect(amount).toHaveValue('5')
  await expect(page.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(THIEF)
  await expect(page.getByRole('alert').filter({ hasText: WARNING })).toContainText(`pasted${THIEF}`)
  await run('swap 10 init to usdc', /^Swap 10 INIT to USDC/u)
  await expect(kind('Swap')).toBeChecked()
  await expect(amount).toHaveValue('10')
  await expect(amount).toBeFocused()
  await expect(page.getByRole('button', { name: /^Choose destination: / })).toContainText('USDC')
  await run('stake 5 init', /^Stake 5 INIT/u)
  await expect(page.getByRole('dialog', { name: 'Stake' }).getByRole('textbox', { name: 'Amount' })).toHaveValue('5')
})

test('an address that was replaced on the clipboard is told where it is pasted, and the copied one is not', async ({ page, app }) => {
  await page.goto(app.url)
  await goTo(page, 'Portfolio')
  await page.getByRole('main').getByRole('button', { name: 'Receive' }).click()
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('malware can swap addresses')).toBeVisible()
  const mine = await clipboard(page)
  await goTo(page, 'New transfer')
  await paste(page, 'Recipient address')
  await expect(page.getByText('This is the sending account')).toBeVisible()
  await expect(page.getByText(WARNING)).toHaveCount(0)
  await page.evaluate((text) => navigator.clipboard.writeText(text), THIEF)
  await paste(page, 'Recipient address')
  const warning = page.getByRole('alert').filter({ hasText: WARNING })
  await expect(warning).toContainText(`copied${mine}`)
  await expect(warning).toContainText(`pasted${THIEF}`)
  await page.getByRole('textbox', { name: 'Recipient address' }).fill(mine)
  await expect(warning).toHaveCount(0)
  await page.getByRole('button', { name: 'Paste' }).click()
  await expect(page.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(THIEF)
  await expect(warning).toContainText(`pasted${THIEF}`)
})
