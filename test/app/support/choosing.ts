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

/** Opens the menu of the less used actions on something and picks one by its name. */
export async function pickIn(menu: Locator, name: string): Promise<void> {
  await menu.click()
  await menu.page().getByRole('menuitem', { name }).click()
}
