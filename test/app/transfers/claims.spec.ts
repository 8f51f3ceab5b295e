// The claim of a withdrawal: offered beside a faster way, read before it is signed, put off without loss, and paid out once.
import { choose, signOnLedger } from '../support/ledgerInHand.ts'
import { test } from '../support/liveApp.ts'
import { pick } from '../support/picking.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, openChecks, sheetOf, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test('a withdrawal is offered both ways: at once for a fee, and whole after its claim', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'New transfer')
  await pick(page, 'Choose what to send', 'INIT', 'Lantern')
  await pick(page, 'Choose destination', 'INIT', 'Initia')
  await page.getByRole('textbox', { name: 'Amount' }).fill('4')
  await expect(page.getByRole('group', { name: 'Route' }).getByRole('radio')).toHaveCount(2)
  await expect(page.getByText('Fastest')).toBeVisible()
  await expect(page.getByText('No bridge fee')).toBeVisible()
  await expect(page.getByText('Best return')).toHaveCount(0)
  await expect(page.getByText(/sooner, but up to [\d.]+ ?INIT less/)).toBeVisible()
  const lossless = page.getByRole('radio', { name: 'Initia bridge' })
  await lossless.check()
  await expect(page.getByText(/^You claim it/)).toBeVisible()
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await expect(page.getByText('You sign the claim on Initia')).toBeVisible()
  await expect(page.getByText('1 confirmation on your Ledger, 1 more when you claim')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
})

test('a claim is read before it is signed: what, to whom, from which bridge; put off, it waits', async ({ page, live }) => {
  // A finalization period lies between the two signatures.
  test.slow()
  await addLedger(page, await live.start())
  await choose(page, 'INIT', 'Lantern', 'Initia', '4')
  await page.getByRole('radio', { name: 'Initia bridge' }).check()
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  const claim = page.getByRole('button', { name: 'Claim', exact: true })
  await claim.click({ timeout: 90_000 })
  await expect(page.getByRole('heading', { name: 'Review' })).toBeFocused()
  const checks = await openChecks(page)
  await expect(checks.getByRole('row', { name: 'Recipient' })).toContainText(live.practice.accounts[0]?.bech32 ?? '')
  await expect(checks.getByRole('row', { name: 'Amount' })).toContainText('4.000000')
  await expect(page.locator('[aria-current="step"]')).toContainText('You sign the claim on Initia')
  await expect(checks.getByRole('row', { name: /^Withdrawal \d+/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Claim 4\.00 ?INIT on Initia/)
  await expect(page.getByRole('main')).toContainText('1 confirmation on your Ledger')
  await expect(page.getByRole('main')).not.toContainText('You pay')
  await expect(page.getByRole('main')).not.toContainText('Quote held')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(sheet).toContainText('ready to claim on Initia. No deadline.')
  expect(live.practice.observed.prompts).toHaveLength(1)

  await claim.click()
  await signOnLedger(page, live)
  await expect(sheet).toContainText('on Initia, yours.', { timeout: 90_000 })
  await expect(transfersOf(page)).toContainText([/Claimed/])
  await expect(sheet).toContainText(/1 leg, 2 signatures · times in /)
  expect(live.practice.observed.broadcasts).toHaveLength(2)
})

test('Withdrawals begins one: filled with what is held on a rollup, on its way to Initia', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'Transfers')
  await page.getByRole('navigation', { name: 'Transfers, withdrawals' }).getByRole('button', { name: 'Withdrawals' }).click()
  await page.getByRole('button', { name: 'Start a withdrawal' }).click()
  await expect(page.getByRole('radio', { name: 'Bridge', exact: true })).toBeChecked()
  await expect(page.getByRole('button', { name: /^Choose what to send: / })).toContainText(/Lantern|Tidewatch|Saltmarsh/)
  await expect(page.getByRole('button', { name: /^Choose destination: / })).toContainText('Initia')
})
