// Choosing assets in the transfer form.
import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses an asset by what is typed and the chain that it is on. */
export async function pick(page: Page, side: 'Choose what to send' | 'Choose where to', text: string, chain: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${side}`) }).click()
  const picker = page.getByRole('dialog', { name: side })
  await picker.getByRole('textbox').fill(text)
  await picker.getByRole('combobox', { name: 'Chain' }).selectOption(await valueOf(picker, chain))
  const symbol = page.getByText(text, { exact: true })
  await picker.getByRole('listitem').filter({ has: symbol }).filter({ hasText: chain }).first().click()
  await expect(picker).toHaveCount(0)
}

/** The choice of a chain; its label also counts what fits the text. */
async function valueOf(picker: Locator, chain: string): Promise<string> {
  const option = picker.getByRole('combobox', { name: 'Chain' }).getByRole('option', { name: new RegExp(`^${chain} \\(`) })
  await expect(option).toHaveCount(1)
  return (await option.getAttribute('value')) ?? ''
}
