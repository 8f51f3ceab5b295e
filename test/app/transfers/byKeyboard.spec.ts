// A send by keyboard: Enter leads from each step to the next, up to the approval on the Ledger.
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { deviceOf, sheetOf } from '../support/transferring.ts'

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
  await expect(page.getByRole('heading', { name: 'Review' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  await page.waitForTimeout(PAUSE_MS)
  await keyboard.press('Enter')
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
