// The first start: three doors, nothing asked of anybody, and no way in without the key.
import { OFFLINE } from '../../support/programs/runCli.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'

const WAYS_IN = ['Try the practice network', 'Connect a Ledger', 'Watch an address']

test('Welcome offers three doors and asks no server before one is taken', async ({ page, start }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const app = await start([], OFFLINE)
  await page.goto(app.url)
  await expect(page.getByRole('list', { name: 'How to start' }).getByRole('heading')).toHaveText(WAYS_IN)
  await page.getByRole('button', { name: 'What Waybill connects to' }).click()
  await expect(page.getByRole('dialog')).toContainText('On the practice network: nobody')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${app.origin}/`)
  expect(requested.filter((url) => new URL(url).origin !== app.origin)).toEqual([])
  await page.close()
  expect((await app.stop()).stderr).toBe('')
})

test.describe('the keys of Welcome', () => {
  for (const [key, opened] of [
    ['2', 'Add from Ledger'],
    ['3', 'Watch an address'],
  ] as const) {
    test(`${key} leads to “${opened}”`, async ({ page, start }) => {
      await page.goto((await start([], OFFLINE)).url)
      await expect(page.getByRole('button', { name: 'Try the practice network' })).toBeFocused()
      await page.keyboard.press(key)
      const dialog = page.getByRole('dialog', { name: 'Which network?' })
      for (const choice of await dialog.getByRole('radio').all()) await expect(choice).not.toBeChecked()
      await expect(dialog.getByRole('button', { name: 'Choose a network' })).toHaveAttribute('aria-disabled', 'true')
      await expect(dialog.getByRole('checkbox')).toHaveCount(0)
      await dialog.getByRole('radio', { name: /^Mainnet/ }).check()
      await expect(dialog.getByRole('checkbox')).not.toBeChecked()
      await dialog.getByRole('button', { name: 'Open Mainnet' }).click()
      await expect(page.getByRole('banner')).toContainText('Mainnet')
      await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
      await expect(page.getByRole('complementary', { name: opened })).toBeVisible()
    })
  }

  test('1 leads to the practice network, with its prices and pictures', async ({ page, app }) => {
    await page.goto(app.url)
    await expect(page.getByRole('button', { name: 'Try the practice network' })).toBeFocused()
    await page.keyboard.press('1')
    await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible()
    await expect(page.getByText(/In US dollars\. Prices from /)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('list', { name: 'Holdings by asset' }).locator(':scope > li').first()).toContainText('USDC')
    await goTo(page, 'NFTs')
    await expect(page.getByRole('group', { name: 'NFTs by collection' }).locator('img').first()).toBeVisible({ timeout: 60_000 })
  })
})

test('every screen of the practice network says that it is not real', async ({ page, app }) => {
  await openPractice(page, app)
  for (const screen of ['Portfolio', 'Activity', 'New transfer', 'Transfers', 'Accounts', 'Settings'] as const) {
    await goTo(page, screen)
    await expect(page).toHaveTitle(`${screen} – Waybill`)
    await expect(page.getByRole('note')).toContainText('Practice network: play money. Nothing here is real.')
  }
})

test.describe('without its key', () => {
  test.use({ expectedErrors: /401/ })

  for (const [name, hash] of [
    ['a wrong key', '#token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['no key', ''],
  ]) {
    test(`the page shows nothing with ${name}, and says how to open it`, async ({ page, app }) => {
      await page.goto(`${app.origin}/${hash}`)
      await expect(page.getByRole('alert')).toContainText('Open the address that Waybill printed when it started')
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('button')).toHaveCount(0)
    })
  }
})
