// What a new user does now and then, with the keyboard alone from the first key to the last: read where money is that came back,
// hide a collection, change language and theme.
import { approve } from '../support/hands.ts'
import { goByKeys, tabTo } from './support/keys.ts'
import { test as live } from './support/liveApp.ts'
import { expect, openPractice, test } from './support/runningApp.ts'
import { sheetOf, waybillsOf } from './support/transferring.ts'

live('a transfer that comes back, from the Ledger’s address to the words that say where the money is', async ({ page, live: app }) => {
  app.practice.faults.nextTransfer('refunded')
  await page.goto((await app.start()).url)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await goByKeys(page, 'c', 'Accounts')
  await tabTo(page, 'Add from Ledger')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Read addresses')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await tabTo(page, /^Add init17w0/)
  await page.keyboard.press('Space')
  await tabTo(page, 'Add 1 account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(1)

  await goByKeys(page, 't', 'Transfer')
  await tabTo(page, 'Amount')
  await page.keyboard.type('12.5')
  await expect(page.getByRole('button', { name: 'Review transfer' })).toBeEnabled()
  await tabTo(page, 'Review transfer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  await tabTo(page, 'Sign on Ledger')
  await page.keyboard.press('Enter')
  // The buttons of the Ledger itself.
  await approve(app.practice.device)
  await expect(sheetOf(page)).toBeVisible()

  await goByKeys(page, 'p', 'Portfolio')
  await goByKeys(page, 'w', 'Waybills')
  await expect(waybillsOf(page)).toContainText(['Came back to Initia'], { timeout: 90_000 })
  await tabTo(page, /^WB 0001/)
  await page.keyboard.press('Enter')
  const funds = sheetOf(page).getByRole('status').filter({ hasText: 'Funds now' })
  await expect(funds).toContainText('on Initia, yours. Nothing is on the way.')
})

test.describe('with what is copied at rest', () => {
  test.use({ begins: 'copied' })

  test('a collection that nobody asked for is hidden, and found again among the hidden', async ({ page, app }) => {
    await openPractice(page, app)
    await goByKeys(page, 'n', 'NFTs')
    const heads = page.getByRole('group', { name: 'NFTs by collection' }).getByRole('heading')
    await expect(heads.first()).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('keepers')
    await expect(heads).toHaveCount(1)
    await tabTo(page, 'Hide the collection')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No NFT matches.')).toBeVisible()
    await page.keyboard.press('/')
    await tabTo(page, /^Shown/)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Hidden 23' })).toBeChecked()
    await tabTo(page, 'Show the collection again')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'Hidden 0' })).toBeVisible()
  })

  test('theme and language are changed, and changed back', async ({ page, app }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openPractice(page, app)
    await goByKeys(page, 's', 'Settings')
    await tabTo(page, 'Follow the system')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await tabTo(page, 'That of the system')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
    await tabTo(page, 'Deutsch')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
  })
})
