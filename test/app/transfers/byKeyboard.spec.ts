// A send by keyboard: Enter leads from each step to the next, up to the approval on the Ledger.
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { deviceOf, review, sheetOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

/** Enter leads on only after a pause: who presses it again and again has read nothing. */
const PAUSE_MS = 1000

test('by keyboard, Enter leads from the palette to the amount, the question, the review, the device and its approval', async ({
  page,
  app,
}) => {
  await openPractice(page, app)
  const { keyboard } = page
  await goTo(page, 'New transfer')
  await page.getByRole('radio', { name: 'Send', exact: true }).press('Control+K')
  await keyboard.type('send')
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await keyboard.type('1')
  await page.getByRole('textbox', { name: 'Recipient' }).fill('init1wzvhjux9rqfdcwspp37srdgwp5tac7wg9ql75y')
  const question = page.getByRole('checkbox', { name: 'I compared every part of it' })
  await question.press('Space')
  await question.press('Enter')
  await expect(page.getByRole('button', { name: /^Review/ })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeFocused()
  await page.waitForTimeout(PAUSE_MS)
  await keyboard.press('Enter')
  const device = deviceOf(page)
  const pages = Number(/of (\d+)/.exec((await device.getByRole('status').textContent({ timeout: 20_000 })) ?? '')?.[1])
  await expect(device).toBeFocused()
  // Enter does nothing before the last page: only what was read can be approved.
  await page.waitForTimeout(PAUSE_MS)
  await keyboard.press('Enter')
  await expect(device).toBeFocused()
  await expect(device.getByRole('status')).toHaveText(/^Screen 1 of/)
  for (let turn = 1; turn < pages; turn += 1) await keyboard.press('ArrowRight')
  const approval = device.getByRole('button', { name: 'Hold to sign' })
  await expect(approval).toBeVisible()
  await page.waitForTimeout(PAUSE_MS)
  await keyboard.press('Enter')
  await expect(approval).toBeFocused()
  await page.waitForTimeout(PAUSE_MS)
  await keyboard.press('Enter')
  await expect(sheetOf(page)).toBeVisible()
})

test('the button that opens the app of the Ledger gives way to the one that signs, which keeps the focus', async ({ page, app }) => {
  await openPractice(page, app)
  const { keyboard } = page
  await review(page, '1')
  const device = deviceOf(page)
  const open = page.getByRole('button', { name: 'Open the Ethereum app' })
  for (const [opener, isKept] of [
    [open, true],
    [page.getByRole('button', { name: 'Open Ethereum' }), false],
  ] as const) {
    await page.getByRole('button', { name: 'Close app' }).click()
    await expect(open).toBeEnabled()
    await opener.focus()
    await keyboard.press('Enter')
    await device.getByRole('button', { name: 'Open', exact: true }).click()
    const sign = page.getByRole('button', { name: 'Sign on Ledger' })
    await expect(sign).toBeFocused()
    // A key that was held down meanwhile does not ask.
    await sign.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', repeat: true, bubbles: true, cancelable: true })
    await expect(device.getByRole('button', { name: 'Reject' })).toHaveCount(0)
    expect(isKept || (await opener.count()) === 0).toBe(true)
  }
  await page.waitForTimeout(PAUSE_MS)
  await keyboard.press('Enter')
  await expect(device.getByRole('status')).toHaveText(/^Screen 1 of/)
})

test.describe('in a window too low for the whole review', () => {
  test.use({ viewport: { width: 900, height: 380 } })

  test('Enter leads to the button that signs, so that the arrow keys can read on before', async ({ page, app }) => {
    await openPractice(page, app)
    await review(page, '1')
    await expect(page.getByRole('heading', { name: 'Review' })).toBeFocused()
    await page.waitForTimeout(PAUSE_MS)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeFocused()
  })
})

test.describe('in the smallest window', () => {
  test.use({ viewport: { width: 900, height: 600 } })

  test('a review says below the amounts what becomes of the money if a step fails', async ({ page, app }) => {
    await openPractice(page, app)
    await review(page, '1')
    await expect(page.getByText('You pay')).toBeInViewport()
    await expect(page.getByRole('columnheader', { name: 'If it fails' })).toBeInViewport()
    await expect(page.getByText('It comes back through the bridge')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeFocused()
  })
})
