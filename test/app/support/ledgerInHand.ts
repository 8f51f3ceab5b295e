// Sets up transfers on a separate network: the choices in the form, a Ledger that the test operates, and control over the connection.
import type { Page } from '@playwright/test'
import { approve } from '../../support/benches/hands.ts'
import type { Intercept } from '../../support/benches/practiceBench.ts'
import type { LiveApp } from './liveApp.ts'
import { pick } from './picking.ts'
import { expect, goTo } from './runningApp.ts'

/** Opens the form with an asset that goes to another chain, or is sent on its own. */
export async function choose(page: Page, symbol: string, from: string, to: string, amount: string): Promise<void> {
  await goTo(page, 'New transfer')
  await pick(page, 'Choose what to send', symbol, from)
  if (to === from) await expect(page.getByRole('radio', { name: 'Send', exact: true })).toBeChecked()
  else await pick(page, 'Choose destination', symbol, to)
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
}

/** Asks the Ledger and approves there. */
export async function signOnLedger(page: Page, { practice }: LiveApp): Promise<void> {
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await approve(practice.device)
}

/** Lets a hand stand between the app and its network from now on. */
export function intercept({ practice }: LiveApp, hand: Intercept): void {
  const { fetch } = practice
  practice.fetch = (url, init) => hand(url, typeof init?.body === 'string' ? init.body : '', () => fetch(url, init))
}
