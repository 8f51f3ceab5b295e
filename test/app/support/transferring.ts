// A transfer by hand, step by step: the form, the review, the drawn device, the waybill.
import { expect, type Locator, type Page } from '@playwright/test'
import { callApp } from './atRest.ts'
import { pick } from './picking.ts'
import { goTo, type RunningApp } from './runningApp.ts'

/** The drawn device and its buttons. */
export function deviceOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Virtual Ledger' })
}

/** The sheet of the waybill that is shown. */
export function sheetOf(page: Page): Locator {
  return page.getByRole('article', { name: /^Waybill \d{4}$/ })
}

/** The lines of the list of transfers. */
export function transfersOf(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /WB \d{4}/ })
}

/** Waits until the waybill that is shown says that the money has left. */
export async function underWay(page: Page): Promise<void> {
  await expect(sheetOf(page)).toContainText(/Leaving|In transit/)
}

/** Waits until the waybill that is shown says that the money is there. A bridge takes seconds. */
export async function arrived(page: Page): Promise<void> {
  const funds = sheetOf(page).getByRole('status').filter({ hasText: 'Funds now' })
  await expect(funds).toContainText('on Lantern, yours', { timeout: 90_000 })
  await expect(sheetOf(page)).toContainText('Ended')
}

/** Opens the window; adds the first account of the Ledger, whose balance is there at once, unless the test began with it. */
export async function addLedger(page: Page, app: RunningApp): Promise<void> {
  await page.goto(app.url)
  if ((await callApp(app, 'accounts.list', {})).length > 0) return
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  await page.getByRole('button', { name: 'Read addresses' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Add 1 account' }).click()
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(1)
}

/** Fills the form with a bridge of the asset it offers to Lantern and waits until it can be reviewed. */
export async function fillForm(page: Page, amount: string): Promise<void> {
  await goTo(page, 'New transfer')
  await page.getByRole('radio', { name: 'Bridge' }).check()
  await pick(page, 'Choose destination', 'INIT', 'Lantern')
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await expect(page.getByRole('radio', { name: /Direct to/ })).toBeVisible()
}

/** From the form to the review with its message. */
export async function review(page: Page, amount = '12.5'): Promise<void> {
  await fillForm(page, amount)
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
}

/** Opens the fields of the message, which the review compared with the request. @returns their table */
export async function openChecks(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'fields match your request' }).click()
  return page.getByRole('table', { name: 'Fields of the message' })
}

/** Turns to the last screen of the device's question. @returns the text it showed, all screens together. */
export async function readToTheEnd(page: Page): Promise<string> {
  const device = deviceOf(page)
  const next = device.getByRole('button', { name: 'Next screen' })
  const status = device.getByRole('status')
  await expect(status).toHaveText(/^Screen 1 of \d+/)
  const pages = Number(/of (\d+)/.exec((await status.textContent()) ?? '')?.[1])
  const shown: string[] = []
  for (let number = 1; number <= pages; number += 1) {
    await expect(status).toHaveText(new RegExp(`^Screen ${number} of ${pages}`))
    shown.push((await status.textContent()) ?? '')
    if (number < pages) await next.click()
  }
  return shown.join('\n')
}

/** Holds the button of the drawn device that signs until it has, as a finger does. */
export async function holdToSign(page: Page): Promise<void> {
  const hold = deviceOf(page).getByRole('button', { name: 'Hold to sign' })
  await expect(async () => {
    await hold.hover()
    await page.mouse.down()
    await expect(hold).toBeHidden({ timeout: 10_000 })
  }).toPass()
  await page.mouse.up()
}

/** Asks the device, again after a rejection, reads it to the end and approves. */
export async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Sign on Ledger|Sign again)$/ }).click()
  await readToTheEnd(page)
  await holdToSign(page)
}
