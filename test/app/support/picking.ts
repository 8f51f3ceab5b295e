// Choosing assets in the transfer form.
import { expect, type Page } from '@playwright/test'

/** Chooses an asset by a typed text and its chain. */
export async function pick(page: Page, side: 'Choose what to send' | 'Choose destination', text: string, chain: string): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${side}`) })
  // Of a swap the title says what is given and what is received, of a bridge it asks for the chain.
  const picker = page.getByRole('dialog', { name: /^(?:Choose what to (?:send|give|receive)|To which chain\?)$/ })
  await expect(async () => {
    if ((await picker.count()) === 0) {
      // A send has no destination of its own, and a form that has just opened may become one after the press.
      if ((await button.count()) === 0) await page.getByRole('radio', { name: 'Bridge', exact: true }).check({ timeout: 2000 })
      await button.click({ timeout: 2000 })
    }
    await picker.getByRole('combobox').fill(text, { timeout: 2000 })
  }).toPass()
  const filter = picker.getByRole('list', { name: 'Chains to choose from' }).getByRole('button', { name: new RegExp(`^${chain}\\b`) })
  // A second press would take the choice back.
  if ((await filter.getAttribute('aria-pressed')) !== 'true') await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  const symbol = page.getByText(text, { exact: true })
  const option = picker.getByRole('option').filter({ has: symbol }).filter({ hasText: chain }).first()
  await expect(async () => {
    // A list that arrives between press and release takes the press.
    if ((await picker.count()) > 0) await option.click({ timeout: 2000 })
    await expect(picker).toHaveCount(0, { timeout: 2000 })
  }).toPass()
}
