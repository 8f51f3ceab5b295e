// Offers that cost more than time: money paid out in advance, and a price that the amount itself moves.
import { choose, signOnLedger } from '../support/ledgerInHand.ts'
import { test } from '../support/liveApp.ts'
import { pick } from '../support/picking.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, sheetOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test('paid out in advance: the quick way stands beside the usual one with its fee, and arrives', async ({ page, live }) => {
  live.practice.device.set('blindSigning', true)
  await addLedger(page, await live.start())
  await choose(page, 'USDC', 'Basin', 'Initia', '20')
  const offers = page.getByRole('group', { name: 'Route' })
  await expect(offers.getByRole('radio')).toHaveCount(2)
  const quick = offers.locator('label').filter({ hasText: 'Paid out in advance' })
  await expect(quick).toContainText('Fastest')
  await expect(quick).toContainText(/19\.96 ?USDC/)
  await quick.getByRole('radio').check()
  const cost = page.getByRole('region', { name: 'Cost' })
  await expect(cost).toContainText(/You pay 20\.00 ?USDC/)
  await expect(cost).toContainText(/0\.04 ?USDC/)
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await signOnLedger(page, live)
  await expect(page.locator('[aria-current="step"]')).toContainText('You sign the transfer on Basin', { timeout: 90_000 })
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText(/19\.96 USDC on Initia, yours\./, { timeout: 90_000 })
})

test('a route keeps its name and its way while source and destination are swapped again and again', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await choose(page, 'INIT', 'Initia', 'Lantern', '6')
  const route = (name: string) => page.getByRole('group', { name: 'Route' }).getByText(name)
  await expect(route('Direct to Lantern')).toBeVisible()
  for (const name of ['Via Initia, with a swap', 'Direct to Lantern', 'Via Initia, with a swap']) {
    await page.getByRole('button', { name: 'Switch direction' }).click()
    await expect(route(name)).toBeVisible()
  }
})

test('a swap is found in the palette, on one chain, with its route, its price and the least that arrives', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'Portfolio')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('swap')
  await expect(page.getByRole('option', { name: 'Swap on one chain' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Swap' })).toBeChecked()
  await page.getByRole('button', { name: /^Choose destination/ }).click()
  const picker = page.getByRole('dialog', { name: 'Choose what to receive' })
  await expect(picker.getByRole('option', { selected: true })).toContainText('current')
  await expect(picker.getByRole('button', { name: /^Initia/ })).toHaveAttribute('aria-pressed', 'true')
  await picker.getByRole('combobox').fill('USDC Initia')
  await expect(picker.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.type('5')
  await expect(page.getByRole('radio', { name: 'Swap on Initia' })).toBeChecked()
  // The chain is the same before and after: what changes is the asset.
  await expect(page.getByRole('group', { name: 'Route' })).toContainText(/INIT\s*swap\s*USDC/i)
  await expect(page.getByRole('region', { name: 'Cost' })).toContainText('you get at least')
  await expect(page.getByRole('region', { name: 'Cost' })).toContainText(/1 INIT = [\d.]+ ?USDC.*price impact \d/)
  await expect(page.getByRole('region', { name: 'Recipient' })).not.toContainText('Same key on both chains')
  await page.getByText('Send', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Enter a recipient' })).toBeDisabled()
})

test('a price moved by the amount itself: going back is the first choice, and going on is asked for in words', async ({ page, live }) => {
  const [me] = live.practice.accounts
  live.practice.pay('practice-1', me?.bech32 ?? '', { denom: 'uinit', amount: '200000000000' })
  await addLedger(page, await live.start())
  await goTo(page, 'New transfer')
  await pick(page, 'Choose what to send', 'INIT', 'Initia')
  await pick(page, 'Choose destination', 'USDC', 'Initia')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('60000')
  const questions = page.getByRole('group', { name: 'Before you go on' })
  await expect(questions).toContainText('A swap this large worsens your price by about 6%.')
  await expect(page.getByRole('button', { name: 'Edit transfer' })).toBeEnabled()
  await questions.getByRole('checkbox', { name: 'I accept the worse price' }).check()
  await expect(page.getByRole('button', { name: 'Review anyway' })).toBeEnabled()
  // Agreeing to this impact is not agreeing to a larger one.
  await amount.fill('150000')
  await expect(questions).toContainText('by about 14%')
  await expect(questions).toContainText('What arrives is worth much less than what you send.')
  await expect(questions.getByRole('checkbox', { name: 'I accept the worse price' })).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Review anyway' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit transfer' }).click()
  await expect(amount).toBeFocused()
  // Of what nobody can pay, that alone is said.
  await amount.fill('999999999')
  await expect(page.getByRole('button', { name: 'Not enough INIT' })).toBeDisabled()
  await expect(questions).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit transfer' })).toHaveCount(0)
})

test('a bridge that wants coins: its fee is asked about with its share of the amount, and beyond the ceiling that offer is gone', async ({
  page,
  live,
}) => {
  const { router } = live.practice.faults
  router.bridge = 'layer_zero_transfer'
  router.wayFee = 10n ** 15n
  await addLedger(page, await live.start())
  await choose(page, 'USDC', 'Basin', 'Initia', '20')
  const questions = page.getByRole('group', { name: 'Before you go on' })
  await expect(questions).toContainText('The router charges a fee on top (with its share of the amount): 0.001000000000000000 ETH (15%)')
  await expect(page.getByRole('region', { name: 'Cost' })).toContainText(/Bridge fee.*2\.91/)
  router.wayFee = 10n ** 18n
  await page.getByRole('textbox', { name: 'Amount' }).fill('21')
  await expect(page.getByText('Waybill accepts at most 0.030000000000000000 ETH on Basin.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Route' }).getByRole('radio')).toHaveCount(1)
})

test('what is typed after a press replaces an amount that was kept, and another press places the caret', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'New transfer')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('1')
  await goTo(page, 'Portfolio')
  await goTo(page, 'New transfer')
  await expect(amount).toHaveValue('1')
  await amount.click()
  await page.keyboard.type('2')
  await expect(amount).toHaveValue('2')
  await amount.click()
  await page.keyboard.press('End')
  await page.keyboard.type('5')
  await expect(amount).toHaveValue('25')
})
