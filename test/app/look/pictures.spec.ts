// Compares every screen with its picture, on a network that stands still: one seed, one moment, no transactions.
import { callApp, streamsAtRest } from '../support/atRest.ts'
import { drawerOf, rowsOf } from '../support/browsing.ts'
import { test as live } from '../support/liveApp.ts'
import { compare, needSameLetters } from '../support/pictures.ts'
import { goByPalette, showFigures } from '../support/keys.ts'
import { expect, goTo, test as plain } from '../support/runningApp.ts'

/** Half an hour after the practice network’s history ends. */
const MOMENT = Date.UTC(2026, 10, 20, 18, 30, 0)
const HELD = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'

const still = { locale: 'en-GB', timezoneId: 'UTC' }
live.use({ ...still, liveClock: { now: () => MOMENT } })

live('each screen looks as it did', async ({ page, live: held }) => {
  const app = await held.start()
  await callApp(app, 'accounts.watch', { address: HELD, label: 'Harbour' })
  const isAtRest = streamsAtRest()
  await expect(async () => expect(isAtRest(await callApp(app, 'sync.state', {}))).toBe(true)).toPass()
  await page.clock.setFixedTime(MOMENT)
  await page.goto(app.url)
  await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible()
  await needSameLetters(page.getByRole('heading', { name: 'Portfolio', level: 1 }), 'screens')

  // The progress of the copy, the state of the device, and the last days of a chart depend on the app's time.
  const volatile = [page.locator('.rail .badges'), page.locator('.main .freshness'), page.getByRole('region', { name: / over time$/ })]
  const shoot = (name: string, mask = volatile) => compare(page, page, `screen-${name}`, { mask })

  await expect(page.getByRole('list', { name: 'Holdings by asset' }).getByRole('listitem')).not.toHaveCount(0)
  await shoot('portfolio')
  await page.getByRole('navigation', { name: 'Portfolio, staking, VIP' }).getByRole('button', { name: 'Staking' }).click()
  await expect(page.getByRole('region', { name: 'Validators' }).getByRole('row')).toHaveCount(6)
  await shoot('staking')
  await page.getByRole('navigation', { name: 'Portfolio, staking, VIP' }).getByRole('button', { name: 'VIP' }).click()
  await expect(page.getByRole('table').filter({ hasText: 'You get now' })).toBeVisible()
  await shoot('vip')
  await page.getByRole('navigation', { name: 'Portfolio, staking, VIP' }).getByRole('button', { name: 'Governance' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await shoot('governance')
  await goTo(page, 'Activity')
  await expect(page.getByRole('listbox').locator('[class*="dayNets"] .amount').first()).toBeVisible()
  await shoot('activity')
  await rowsOf(page).nth(2).click()
  await expect(drawerOf(page).getByText('Outcome')).toBeVisible()
  await shoot('activity-drawer')
  await goTo(page, 'NFTs')
  await expect(page.getByRole('heading', { name: 'Lantern Keepers' })).toBeVisible()
  await shoot('nfts')
  await goTo(page, 'New transfer')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await shoot('transfer')
  await goTo(page, 'Transfers')
  await shoot('transfers')
  const transferPages = page.getByRole('navigation', { name: 'Transfers, withdrawals' })
  await transferPages.getByRole('button', { name: 'Withdrawals' }).click()
  await expect(page.getByRole('list', { name: 'Withdrawals' }).getByRole('listitem').first()).toBeVisible()
  await shoot('withdrawals')
  await goTo(page, 'Accounts')
  await page.getByRole('navigation', { name: 'Accounts, address book' }).getByRole('button', { name: 'Permissions' }).click()
  await expect(page.getByRole('list', { name: 'Permissions' }).getByRole('listitem').first()).toBeVisible()
  await shoot('permissions')
  await page.getByRole('navigation', { name: 'Accounts, address book' }).getByRole('button', { name: 'Address book' }).click()
  await expect(page.getByText('No named addresses yet.')).toBeVisible()
  await shoot('address-book')
  await goTo(page, 'Explorer')
  await expect(page.getByText('Newest transactions')).toBeVisible()
  // The width of this line depends on today's date, so that its whole row is covered.
  await shoot('explorer', [...volatile, page.locator('.main :has(> .freshness)')])
  await goTo(page, 'Notifications')
  await expect(page.getByText('No notifications.')).toBeVisible()
  await shoot('notices')
  await goTo(page, 'Accounts')
  await expect(page.getByRole('list', { name: 'Accounts' }).getByText('Harbour')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Accounts' }).getByText('ends 31 Dec')).toBeVisible()
  await shoot('accounts')
  await page.getByRole('button', { name: 'Watch an address' }).click()
  await shoot('accounts-watch')
  await goTo(page, 'Portfolio')
  await page.getByRole('main').getByRole('button', { name: 'Receive' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await shoot('receive')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await shoot('palette')
  await page.keyboard.press('Escape')
  await showFigures(page)
  await expect(page.getByText('Still adding older transactions.')).toHaveCount(0)
  // The pointer would lie on something of the head.
  await page.mouse.move(0, 0)
  await shoot('figures')
  await goByPalette(page, 'Sign messages')
  await shoot('messages')
  await goTo(page, 'Settings')
  await expect(page.getByRole('button', { name: /^Show all \d+ servers$/ })).toBeVisible()
  await compare(page, page, 'screen-settings', { mask: volatile })
})

plain.use(still)

plain('so does the first one', async ({ page, app }) => {
  await page.goto(app.url)
  await expect(page.getByRole('button', { name: 'Try the practice network' })).toBeFocused()
  await needSameLetters(page.getByRole('heading', { level: 1 }), 'welcome')
  await compare(page, page, 'screen-welcome')
})
