// The main job in the window: a transfer on the practice network, with its owner's hands on the drawn device.
import type { Locator } from '@playwright/test'
import { rowsOf } from '../support/browsing.ts'
import { expect, goTo, LOST_CONNECTION, openPractice, test } from '../support/runningApp.ts'
import {
  arrived,
  deviceOf,
  fillForm,
  holdToSign,
  openChecks,
  readToTheEnd,
  review,
  sheetOf,
  sign,
  transfersOf,
  underWay,
} from '../support/transferring.ts'

test.use({ begins: 'copied' })

test.beforeEach(async ({ page, app }) => {
  await openPractice(page, app)
})

test('a transfer goes from the form over the device to its arrival', async ({ page }) => {
  await page.getByRole('button', { name: 'Show INIT by chain' }).click()
  const onLantern = page
    .getByRole('list', { name: 'Holdings by asset' })
    .getByRole('list')
    .getByRole('listitem')
    .filter({ hasText: 'Lantern' })
  const before = await amountOf(onLantern)

  await fillForm(page, '12.5')
  await expect(page.getByRole('region', { name: 'Cost' })).toContainText(/You pay 12\.50 ?INIT/)
  await expect(page.getByText(/Quote valid for \d+ s/)).toBeVisible()
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()

  const checks = await openChecks(page)
  await expect(checks.getByRole('row', { name: 'Recipient' })).toContainText('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
  await expect(checks.getByRole('row', { name: 'Amount' })).toContainText('12.500000')
  await expect(page.getByText('You sign the transfer on Initia')).toBeVisible()
  const panel = page.getByRole('complementary', { name: 'Device' })
  const message = panel.getByText(/^\{"account_number"/)
  // It is folded until the device shows it, or somebody wants it.
  await expect(message).toHaveCount(0)
  await panel.getByRole('button', { name: 'Show the text' }).click()
  const text = (await message.textContent()) ?? ''
  expect(JSON.parse(text)).toMatchObject({ chain_id: 'practice-1', msgs: [{ value: { amount: { amount: '12500000', denom: 'uinit' } } }] })

  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await expect(panel.getByRole('status').filter({ hasText: 'Your Ledger shows the message' })).toBeVisible()
  const shown = await readToTheEnd(page)
  expect(shown.replaceAll(/\s/g, '')).toContain('"amount":"12500000"')
  await holdToSign(page)

  await expect(sheetOf(page)).toContainText(/12\.50 ?INIT/)
  await arrived(page)
  await expect(sheetOf(page).getByRole('img', { name: /^Initia: Sent/ })).toBeVisible()
  await expect(sheetOf(page).getByRole('img', { name: /^Lantern: Arrived/ })).toBeVisible()

  await goTo(page, 'Portfolio')
  await expect.poll(() => amountOf(onLantern)).toBeCloseTo(before + 12.5, 6)
  await goTo(page, 'Activity')
  // Indexers are behind their chains and asked every ten seconds.
  const whole = rowsOf(page).filter({ hasText: 'WB 0001' })
  await expect(whole).toHaveText([/Bridged INIT from Initia to Lantern.*Arrived/], { timeout: 90_000 })
  await whole.click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await expect(rowsOf(page).filter({ hasText: /Deposit of INIT arrived|Deposited INIT to Lantern/ })).toHaveCount(2)
  await page.keyboard.press('ArrowLeft')
  await expect(rowsOf(page).filter({ hasText: /Deposit of INIT arrived|Deposited INIT to Lantern/ })).toHaveCount(0)
})

test('a rejection on the device is said plainly, sends nothing, and can be followed by an approval', async ({ page }) => {
  await review(page)
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await deviceOf(page).getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Rejected on your Ledger. Nothing was signed or sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign again' }).click()
  await readToTheEnd(page)
  await holdToSign(page)
  await underWay(page)
})

test('after a rejection the transfer can be cancelled, and its waybill says that nothing was sent', async ({ page }) => {
  await review(page)
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await deviceOf(page).getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(sheetOf(page)).toContainText('Not sent')
  await expect(sheetOf(page)).toContainText('Cancelled before anything was sent.')
  await expect(sheetOf(page).getByRole('img', { name: /: Not sent/ })).toBeVisible()
  await expect(transfersOf(page).filter({ hasText: 'Not sent, cancelled' })).toHaveCount(1)
})

test('the line about a kept draft leaves the focus on the screen when its button goes with it', async ({ page }) => {
  const strip = page.getByRole('region', { name: 'Draft' })
  for (const name of ['Close', 'Discard draft']) {
    await review(page)
    await goTo(page, 'Portfolio')
    await expect(strip).toContainText('Kept as draft WB 0001. Nothing is signed.')
    await strip.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(strip).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
  }
})

test('that a draft could not be discarded is not said below the form once the draft is gone', async ({ page }) => {
  await review(page)
  await page.getByRole('button', { name: 'Back to form' }).click()
  const note = page.getByRole('main').getByRole('region', { name: 'Draft' })
  await expect(note).toContainText('You have an unsigned draft of this, WB 0001.')
  const error = { code: 'transfer.conflict', message: 'Moved on elsewhere.', hint: null, retry: 'never' }
  await page.route('**/api/transfers.cancel', async (route) => {
    await route.fetch()
    await route.fulfill({ json: { ok: false, error } })
  })
  await note.getByRole('button', { name: 'Discard draft' }).click()
  await expect(note).toHaveCount(0)
  await expect(page.getByText('Moved on elsewhere.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ })).toBeEnabled()
})

test('a button that was held long enough is not called held too briefly while the answer is awaited', async ({ page }) => {
  await review(page)
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await readToTheEnd(page)
  const answer = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/api/practice.press')
  await page.route('**/api/practice.press', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Hold to sign' }).hover()
  await page.mouse.down()
  await asked
  await page.mouse.up()
  await page.mouse.move(0, 0)
  await expect(page.getByText('Keep holding for a second')).toHaveCount(0)
  answer.resolve()
  await underWay(page)
})

test('a cancel while the device asks waits for the rejection there', async ({ page }) => {
  await review(page)
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await expect(deviceOf(page).getByRole('status')).toHaveText(/^Screen 1 of/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Now reject it on your Ledger. Either way, nothing will be sent.')).toBeVisible()
  await deviceOf(page).getByRole('button', { name: 'Reject' }).click()
  await expect(sheetOf(page)).toContainText('Cancelled before anything was sent.')
})

test('a reload while the device asks goes on with the same transfer', async ({ page }) => {
  await review(page)
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await expect(deviceOf(page).getByRole('status')).toHaveText(/^Screen 1 of/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await readToTheEnd(page)
  await holdToSign(page)
  // The window that would have sent it is gone: what it signed must go out only after the user agrees.
  await page.getByRole('button', { name: 'Send now' }).click()
  await underWay(page)
  await expect(transfersOf(page)).toHaveCount(1)
})

test('a reload after the send comes back to the same waybill, which arrives', async ({ page }) => {
  await review(page)
  await sign(page)
  await expect(sheetOf(page)).toBeVisible()
  await page.reload()
  await expect(sheetOf(page).getByRole('heading', { name: '0001' })).toBeVisible()
  await arrived(page)
  await expect(transfersOf(page)).toHaveCount(1)
})

test.describe('when the app is killed', () => {
  test.use({ expectedErrors: LOST_CONNECTION })

  test('after the send, the waybill arrives by itself in the next run', async ({ page, app, start }) => {
    await page.goto('about:blank')
    await app.stop()
    const own = await start()
    await openPractice(page, own)
    await review(page)
    await sign(page)
    await expect(sheetOf(page)).toBeVisible()
    await own.kill()
    await expect(page.getByText('Connection to Waybill lost.')).toBeVisible()
    const again = await start()
    await page.goto(again.url)
    await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible()
    await goTo(page, 'Transfers')
    await arrived(page)
    await expect(transfersOf(page)).toHaveCount(1)
  })
})

/** The number at the end of a line of holdings. */
async function amountOf(line: Locator): Promise<number> {
  return Number(((await line.locator('.amount').textContent()) ?? '').replaceAll(',', ''))
}
