// Choosing in a drop-down of the kit.
import { expect, type Locator } from '@playwright/test'

/** Opens the drop-down and chooses the entry with exactly this text. */
export async function chooseIn(choice: Locator, label: string): Promise<void> {
  await choice.click()
  const entry = choice.page().getByRole('option', { name: label, exact: true })
  await entry.click()
  await expect(entry).toHaveCount(0)
  await expect(choice).toHaveText(label)
}
