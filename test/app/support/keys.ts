// Operates the app by keyboard: Tab to an element, two keys or the palette to a screen.
import { expect, type Page } from '@playwright/test'

/** Presses Tab until the focus is on something of that name; nothing on the way may swallow it. */
export async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const roles = ['button', 'textbox', 'checkbox', 'radio'] as const
  const [first, ...rest] = roles.map((role) => page.getByRole(role, { name }))
  const wanted = rest.reduce((either, other) => either.or(other), first ?? page.getByRole('button', { name }))
  const focused = wanted.and(page.locator(':focus'))
  await expect(wanted.first()).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(name)}`)
}

/** Asks the Ledger for the signature by keyboard, after the pause before which the button takes no press. */
export async function askByKeys(page: Page): Promise<void> {
  await tabTo(page, 'Sign on Ledger')
  await page.waitForTimeout(1000)
  await page.keyboard.press('Enter')
}

/** Goes to a screen by its two keys; when more than a second came between them they are no sequence, and are pressed again. */
export async function goByKeys(page: Page, letter: string, screen: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** Goes to a screen by its name in the palette. */
export async function goByPalette(page: Page, screen: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('combobox').fill(screen)
  await palette.getByRole('option', { name: screen }).first().click()
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
}

/** Unfolds the figures of the timeline by the palette, and waits for both charts. */
export async function showFigures(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('combobox').fill('figures')
  await palette.getByRole('option', { name: 'Show charts of fees and transactions' }).click()
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Fees by month' })).toBeVisible()
}
