// Does what a new user does in the first days, each once with the pointer and once with the keyboard only, by roles and names. Finding,
// exporting and labelling among 100,000 transactions is in longHistory.spec.ts.
import type { Locator, Page } from '@playwright/test'
import { SPAM_COLLECTION } from '../../../src/practice/book/nfts.ts'
import { approve } from '../../support/benches/hands.ts'
import { look } from '../support/axe.ts'
import { test as live } from '../support/liveApp.ts'
import { expect, openPractice, test } from '../support/runningApp.ts'
import { deviceOf, sheetOf, transfersOf } from '../support/transferring.ts'
import { byKeys, byPointer } from '../support/walker.ts'

const stepOf = (page: Page): Locator => page.getByRole('region', { name: 'Your first transfer, step by step' }).getByRole('status')

for (const walkerOf of [byPointer, byKeys]) {
  const { kind } = walkerOf({} as Page)

  live(
    `a transfer that comes back, from the Ledger’s address to the words that say where the money is, by ${kind}`,
    async ({ page, live: app }) => {
      const walk = walkerOf(page)
      app.practice.faults.nextTransfer('refunded')
      await page.goto((await app.start()).url)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await walk.go('Accounts')
      await walk.press('Add from Ledger')
      await walk.press('Read addresses')
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      await walk.check(/^Add init17w0/)
      await walk.press('Add 1 account')
      await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(1)
      await walk.go('New transfer')
      await walk.choose('Bridge', 'Send', 2)
      await walk.press('Choose destination')
      const picker = page.getByRole('dialog', { name: 'To which chain?' })
      await page.keyboard.type('init lantern')
      await expect(picker.getByRole('option')).toHaveText([/Lantern.*INIT/])
      await page.keyboard.press('Enter')
      await walk.write('Amount', '12.5')
      await walk.press(/^Review (?:send|swap|bridge)$/)
      await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
      await walk.press('Sign on Ledger')
      // The buttons of the Ledger itself.
      await approve(app.practice.device)
      await expect(sheetOf(page)).toBeVisible()
      await walk.go('Portfolio')
      await walk.go('Transfers')
      // The withdrawal that pays it back waits for its output and the finalization period.
      await expect(transfersOf(page)).toContainText(['Refunded to Initia'], { timeout: 150_000 })
      await walk.press(/WB 0001/)
      const funds = sheetOf(page).getByRole('status').filter({ hasText: 'Funds now' })
      await expect(funds).toContainText('on Initia, yours. Nothing is in transit.')
      await look(page, 'Waybill, came back')
    },
  )

  test(`the guide leads through a first transfer, with a no before the yes, by ${kind}`, async ({ page, app }) => {
    const walk = walkerOf(page)
    await page.goto(app.url)
    await walk.press('Or start with a guided first transfer')
    await expect(stepOf(page)).toContainText('Step 1 of 9. Enter an amount')
    // Opened by the menu, it is still the bridge that the guide is about.
    await walk.go('Portfolio')
    await walk.go('New transfer')
    await walk.write('Amount', '1')
    await expect(page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ })).toBeEnabled()
    await walk.press(/^Review (?:send|swap|bridge)$/)
    await expect(stepOf(page)).toContainText('Press “Sign on Ledger”')
    await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
    await walk.press('Sign on Ledger')
    await expect(stepOf(page)).toContainText('Your Ledger asks')
    const device = deviceOf(page)
    await walk.turnToTheEnd(device)
    await expect(stepOf(page)).toContainText('practise saying no')
    await walk.press('Reject', device)
    await expect(stepOf(page)).toContainText('Nothing was sent, and the transfer is kept')
    // Elsewhere it knows the way back.
    await walk.go('Portfolio')
    await walk.press('Back to review')
    await walk.press(/^(Sign on Ledger|Sign again)$/)
    await walk.turnToTheEnd(device)
    await expect(stepOf(page)).toContainText('Everything matches')
    await walk.signThere(device)
    await expect(stepOf(page)).toContainText('It arrived', { timeout: 90_000 })
    await walk.press('Done')
    await expect(stepOf(page)).toHaveCount(0)
  })

  test.describe(`with what is copied at rest, by ${kind}`, () => {
    test.use({ begins: 'copied' })

    test(`an address is watched, by ${kind}`, async ({ page, app }) => {
      const walk = walkerOf(page)
      await openPractice(page, app)
      await walk.go('Accounts')
      const accounts = page.getByRole('list', { name: 'Accounts' })
      await expect(accounts.getByRole('listitem')).toHaveCount(1)
      await walk.press('Watch an address')
      const form = page.getByRole('complementary', { name: 'Watch an address' })
      await walk.write('Address', '0x00000000000000000000000000000000000000aa', form)
      await walk.write('Name', 'Ola', form)
      await walk.press('Watch', form)
      await expect(accounts.getByRole('listitem')).toHaveCount(2)
      await expect(accounts).toContainText('Ola')
    })

    test(`a spam collection is hidden, listed under hidden, and brought back, by ${kind}`, async ({ page, app }) => {
      const walk = walkerOf(page)
      await openPractice(page, app)
      await walk.go('NFTs')
      const grid = page.getByRole('group', { name: 'NFTs by collection' })
      const spam = grid.getByRole('heading', { name: SPAM_COLLECTION })
      await expect(grid.getByRole('heading', { name: 'Lantern Keepers' })).toBeVisible()
      await walk.write(/^Search NFTs/, 'reward.example')
      await expect(grid.getByRole('heading')).toHaveCount(1)
      await expect(spam).toBeVisible()
      await walk.pick('Hide collection', /^More: /, grid)
      await expect(page.getByText('No NFTs match.')).toBeVisible()
      await walk.press('Clear search and filters')
      await expect(grid.getByRole('heading', { name: 'Lantern Keepers' })).toBeVisible()
      await expect(spam).toHaveCount(0)
      await walk.choose('Hidden 3', /^Shown/, 1)
      await expect(page.getByRole('radio', { name: 'Hidden 3' })).toBeChecked()
      await expect(spam).toBeVisible()
      await walk.press(/^Unhide collection/, grid)
      await expect(page.getByRole('radio', { name: 'Hidden 0' })).toBeVisible()
      await walk.choose(/^Shown/, 'Hidden 0', -1)
      await walk.write(/^Search NFTs/, 'reward.example')
      await expect(spam).toBeVisible()
    })

    test(`theme and language are changed, and changed back, by ${kind}`, async ({ page, app }) => {
      const walk = walkerOf(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await openPractice(page, app)
      await walk.go('Settings')
      await walk.choose('Dark', 'Match system', 2)
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await walk.choose('Deutsch', 'System default', -1)
      await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
      await walk.choose('English', 'Deutsch', -1)
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
      await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
      await walk.choose('Light', 'Dark', -1)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    })
  })
}
