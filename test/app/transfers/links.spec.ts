// Checks that links fill the transfer form and do nothing else, whatever their source.
import type { Page } from '@playwright/test'
import { callApp } from '../support/atRest.ts'
import { chooseIn } from '../support/choosing.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { deviceOf, review, sign } from '../support/transferring.ts'

test.use({ begins: 'copied' })

const RECIPIENT = 'init1wzvhjux9rqfdcwspp37srdgwp5tac7wg9ql75y'
const note = (page: Page) => page.getByRole('region', { name: 'Filled by a link' })

/** Opens an address of this page in the tab that is open, as a link of another page would. */
async function openLink(page: Page, { origin }: { origin: string }, query: string): Promise<void> {
  await page.goto(`${origin}/#/transfer${query}`)
}

test('a link fills the form, says so, and leaves the account to its reader', async ({ page, app }) => {
  await openPractice(page, app)
  const assets = await callApp(app, 'assets.list', {})
  const there = assets.find(({ chainId, symbol }) => chainId === 'lantern-1' && symbol === 'INIT')
  const query = new URLSearchParams({
    fromChain: 'practice-1',
    fromAsset: 'uinit',
    toChain: 'lantern-1',
    toAsset: there?.denom ?? '',
    amount: '3.25',
    recipient: RECIPIENT,
  })
  await openLink(page, app, `?${query.toString()}`)
  await expect(note(page)).toContainText('A link filled in this form.')
  await expect(note(page)).toContainText(RECIPIENT)
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('3.25')
  await expect(page.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(RECIPIENT)
  await expect(page.getByRole('combobox', { name: 'Account' })).toHaveText('Choose an account')
  // The address does not keep it: a reload does not fill the form again.
  expect(new URL(page.url()).hash).toBe('')
  await chooseIn(page.getByRole('combobox', { name: 'Account' }), 'Practice')
  await expect(page.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(RECIPIENT)
  await expect(page.getByRole('button', { name: /^Choose what to send: I? ?INIT/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tick the box above' })).toBeDisabled()
  expect(await callApp(app, 'transfers.list', {})).toEqual([])
  await note(page).getByRole('button', { name: 'Clear form' }).click()
  await expect(note(page)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
})

test('a link that names only a destination keeps it once the account is chosen', async ({ page, app }) => {
  await openPractice(page, app)
  const assets = await callApp(app, 'assets.list', {})
  const there = assets.find(({ chainId, symbol }) => chainId === 'lantern-1' && symbol === 'INIT')
  await openLink(page, app, `?toChain=lantern-1&toAsset=${encodeURIComponent(there?.denom ?? '')}`)
  await chooseIn(page.getByRole('combobox', { name: 'Account' }), 'Practice')
  await expect(page.getByRole('button', { name: /^Choose what to send: I? ?INIT/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Bridge' })).toBeChecked()
  await expect(page.getByRole('button', { name: /^Choose destination: / })).toContainText('Lantern')
})

test('what Waybill does not read is shown as text, and fills nothing', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'New transfer')
  await page.getByRole('textbox', { name: 'Amount' }).fill('7')
  for (const query of [
    '?amount=1&consent=yes',
    `?recipient=${encodeURIComponent('<img src=x onerror=alert(1)>\u202Einit')}`,
    `?amount=${'9'.repeat(5000)}`,
  ]) {
    await openLink(page, app, query)
    await expect(note(page)).toContainText('Waybill couldn’t read this link')
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('7')
    await expect(note(page).getByRole('img')).toHaveCount(0)
    await note(page).getByRole('button', { name: 'Close' }).click()
    await expect(note(page)).toHaveCount(0)
  }
  await openLink(page, app, '?fromChain=elsewhere-1&fromAsset=uinit&amount=2')
  await expect(note(page)).toContainText('No such chain on this network.')
  await expect(page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ })).toHaveCount(0)
})

test('a link waits while the device asks something', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Check on Ledger: Practice' }).click()
  await page.getByRole('button', { name: 'Show on Ledger' }).click()
  await expect(deviceOf(page).getByRole('status')).toHaveText(/^Screen 1 of/)
  await openLink(page, app, '?amount=2')
  await expect(deviceOf(page).getByRole('status')).toHaveText(/^Screen 1 of/)
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible()
  await deviceOf(page).getByRole('button', { name: 'Reject' }).click()
  await expect(note(page)).toContainText('A link filled in this form.')
})

test('the tab counts what is under way', async ({ page, app }) => {
  await openPractice(page, app)
  await expect(page).toHaveTitle('Portfolio – Waybill')
  await goTo(page, 'New transfer')
  await review(page, '12')
  // What was not signed is a draft.
  await expect(page).toHaveTitle('New transfer – Waybill')
  await sign(page)
  // The screen goes on to the transfer by itself.
  await expect(page).toHaveTitle(/^\(1\) (New transfer|Transfers) – Waybill$/)
})
