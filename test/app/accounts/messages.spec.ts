// Checks texts that an account signs: shown before, signed on the drawn Ledger, saved by hand, and verified again.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { deviceOf, holdToSign, readToTheEnd } from '../support/transferring.ts'

test.use({ begins: 'copied' })

const TEXT = 'I keep the harbour account.\nJanuary 2026.'

/** From the list of accounts to the text of the first one. */
async function openSigning(page: Page): Promise<void> {
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Sign message with Practice' }).click()
  await expect(page.getByRole('heading', { name: 'Sign messages' })).toBeVisible()
}

const textBox = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })

test('a long text is cut on the drawn touch screen, and a button there opens the rest', async ({ page, app }) => {
  await openPractice(page, app)
  await openSigning(page)
  await textBox(page).fill(`${'Crates of the harbour account. '.repeat(30)}The last of them.`)
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  const device = deviceOf(page)
  await expect(device.getByRole('status')).toHaveText(/^Screen 1 of 3/)
  await device.getByRole('button', { name: 'Next screen' }).click()
  const shown = device.getByRole('paragraph').filter({ hasText: /^Crates of/ })
  await expect(shown).toHaveText(/\.\.\.$/)
  await device.getByRole('button', { name: 'More' }).click()
  await expect(shown).toHaveText(/The last of them\.$/)
  await device.getByRole('button', { name: 'Close' }).click()
  await expect(shown).toHaveText(/\.\.\.$/)
})

test('a text is read, signed on the device, saved, and found valid again', async ({ page, app }) => {
  await openPractice(page, app)
  await openSigning(page)
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeDisabled()
  await expect(page.getByText('Enter a message to sign.')).toBeVisible()
  await expect(deviceOf(page)).toBeVisible()
  await textBox(page).fill(TEXT)
  const checks = page.getByRole('region', { name: 'Message checks' })
  await expect(checks).toContainText('Not a transaction.')
  await expect(checks).toContainText('41 bytes; your Ledger accepts up to 7,000')
  await expect(page.getByRole('complementary', { name: 'Device' })).toContainText('I keep the harbour account.')
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await expect(page.getByRole('button', { name: 'Check your Ledger' })).toBeVisible()
  expect(await readToTheEnd(page)).toContain('I keep the harbour account.')
  await holdToSign(page)

  const sheet = page.getByRole('article', { name: 'Signed' })
  await expect(sheet).toContainText('January 2026.')
  const saving = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Save as file' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^waybill-message-init1.*\.json$/)
  const saved = await readFile(await download.path(), 'utf8')
  const { address, bech32, msg, sig } = JSON.parse(saved) as Record<string, string>
  expect(msg).toBe(TEXT)
  for (const part of [address, bech32, sig]) await expect(sheet).toContainText(part ?? '-')

  await page.getByText('Verify', { exact: true }).click()
  await textBox(page).fill(saved)
  await expect(textBox(page)).toHaveValue(TEXT)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('The owner of this address signed exactly this message.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill(bech32 ?? '')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Valid', { exact: true })).toBeVisible()
  await textBox(page).fill(`${TEXT}!`)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Not valid for this address')).toBeVisible()
})

test('a transaction is not signed, in whatever spelling, and what the device cannot show is told', async ({ page, app }) => {
  await openPractice(page, app)
  await openSigning(page)
  await textBox(page).fill('{ "ch\\u0061in_id": "practice-1", "sequence": "1", "account_number": "2", "msgs": [] }')
  const checks = page.getByRole('region', { name: 'Message checks' })
  await expect(checks).toContainText('This is a transaction, or looks like one.')
  await expect(page.getByRole('button', { name: 'Transactions can’t be signed here' })).toBeVisible()
  await textBox(page).fill('Grüße\u200B')
  await expect(checks).toContainText('shows hex digits instead')
  await expect(checks).toContainText('Contains 1 invisible character, highlighted below.')
  await expect(checks).toContainText('U+200B')
  await textBox(page).fill('x'.repeat(7001))
  await expect(page.getByRole('button', { name: 'Too long for your Ledger' })).toBeVisible()
  await expect(checks).not.toContainText('transaction')
})

test('while the device asks, the account that it asks for stays on the screen', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Watch an address' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill(`0x${'ab'.repeat(20)}`)
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await page.getByRole('button', { name: 'Sign message with Practice' }).click()
  await textBox(page).fill(TEXT)
  const pick = page.getByRole('combobox', { name: 'Account' })
  await expect(pick).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Signs with')
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await expect(page.getByRole('button', { name: 'Check your Ledger' })).toBeVisible()
  await expect(pick).toHaveCount(0)
  await deviceOf(page).getByRole('button', { name: 'Reject' }).click()
  await expect(pick).toBeVisible()
})

test('a rejection is said, the text stays, and it is not asked again by itself', async ({ page, app }) => {
  await openPractice(page, app)
  await openSigning(page)
  await textBox(page).fill(TEXT)
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await deviceOf(page).getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('alert')).toContainText('rejected')
  await expect(textBox(page)).toHaveValue(TEXT)
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeVisible()
  await expect(deviceOf(page).getByRole('button', { name: 'Hold to sign' })).toHaveCount(0)
  await deviceOf(page).getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Unlock your Ledger' })).toBeVisible()
})

test('the text is gone after a reload', async ({ page, app }) => {
  await openPractice(page, app)
  await openSigning(page)
  await textBox(page).fill(TEXT)
  await page.reload()
  await expect(textBox(page)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('harbour')
})

test('accounts of the Cosmos app and watched ones are told that they sign no texts', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  await page.getByRole('radio', { name: 'Cosmos app' }).check()
  const device = deviceOf(page)
  await device.getByRole('button', { name: 'Close app' }).click()
  await device.getByRole('button', { name: 'Tap the Cosmos app' }).click()
  await expect(page.getByRole('complementary').getByText(/^Cosmos \S+ is open$/)).toBeVisible()
  await page.getByRole('button', { name: 'Read addresses' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Add 1 account' }).click()
  await page.getByRole('button', { name: /^Sign message with Cosmos/ }).click()
  await expect(page.getByText('which only signs transactions', { exact: false })).toBeVisible()
  await expect(textBox(page)).toHaveCount(0)
})
