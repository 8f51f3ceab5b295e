// No rule of axe is broken where a screen has nothing yet, or not all of it, or says why it has not; nor in the smallest window.
import { look } from '../support/axe.ts'
import { rowsOf } from '../support/browsing.ts'
import { intercept } from '../support/ledgerInHand.ts'
import { test as live } from '../support/liveApp.ts'
import { expect, goTo, LOST_CONNECTION, openPractice, test } from '../support/runningApp.ts'
import { addLedger } from '../support/transferring.ts'

// Every state is looked at twice, and axe takes its time.
test.slow()

test.describe('with what is copied at rest', () => {
  test.use({ begins: 'copied', expectedErrors: LOST_CONNECTION })

  test('screens whose first answer is still on its way', async ({ page, app }) => {
    // Holds the requests back, so that the page shows its state while it waits: the app reads its files, so nothing outside can make it
    // slow, and a stopped app could not serve the screens' code.
    for (const method of ['portfolio.get', 'activity.page', 'nfts.overview']) await page.route(`**/api/${method}`, () => undefined)
    await openPractice(page, app)
    await expect(page.locator('.skeleton').first()).toBeVisible()
    await look(page, 'Portfolio, loading the first time')
    await goTo(page, 'Activity')
    await expect(page.locator('.skeleton').first()).toBeVisible()
    await look(page, 'Activity, loading the first time')
    await goTo(page, 'NFTs')
    await expect(page.locator('.skeleton').first()).toBeVisible()
    await look(page, 'NFTs, loading the first time')
  })

  test('screens whose answer failed', async ({ page, app }) => {
    // Said in the app's place, to show one screen's error among screens that work: an archive that is damaged for real is found at
    // the start and leads to Rescue (data.spec.ts), and an app that is gone answers nothing at all (offline.spec.ts).
    const error = { code: 'store.damaged', message: 'The archive is damaged.', hint: 'Verify data in Settings.', retry: 'never' }
    await page.route(/\/api\/(portfolio\.get|activity\.page)$/, (route) => route.fulfill({ json: { ok: false, error } }))
    await openPractice(page, app)
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await look(page, 'Portfolio, error')
    await goTo(page, 'Activity')
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await look(page, 'Activity, error')
  })

  test('the smallest window', async ({ page, app }) => {
    await page.setViewportSize({ width: 900, height: 600 })
    await openPractice(page, app)
    await expect(page.getByRole('list', { name: 'Holdings by asset' }).getByRole('listitem').first()).toBeVisible()
    await look(page, 'Portfolio, in the smallest window')
    await goTo(page, 'Activity')
    await rowsOf(page).first().click()
    await look(page, 'Activity, in the smallest window')
  })
})

live('a chain that does not answer while the others do', async ({ page, live: app }) => {
  intercept(app, (url, _body, pass) => (url.includes('lantern') ? Promise.resolve(new Response('busy', { status: 503 })) : pass()))
  await addLedger(page, await app.start())
  await goTo(page, 'Portfolio')
  await expect(page.getByRole('complementary', { name: 'Sync' })).toContainText(/Lantern: /)
  await look(page, 'Portfolio, partly synced')
})
