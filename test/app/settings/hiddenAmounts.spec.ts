// Hidden amounts in the window: no balance on the screens that others may see, and every amount where something is signed.
import { rowsOf } from '../support/browsing.ts'
import { goByKeys } from '../support/keys.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { review } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test('one key hides amounts on every screen, a reload keeps that, and the form, the review and a sheet show them', async ({
  page,
  app,
}) => {
  await openPractice(page, app)
  const main = page.getByRole('main')
  const amounts = main.locator('.amount')
  await expect(amounts.first()).toContainText(/\d/u)
  await page.keyboard.press('Shift+H')
  for (const [letter, screen] of [
    ['a', 'Activity'],
    ['d', 'Staking'],
    ['x', 'VIP'],
    ['p', 'Portfolio'],
  ] as const) {
    await goByKeys(page, letter, screen)
    await expect(amounts.filter({ hasText: '•••' }).first()).toBeVisible()
    await expect(amounts.filter({ hasText: /\d/u }), screen).toHaveCount(0)
  }
  await page.reload()
  await expect(amounts.filter({ hasText: '•••' }).first()).toBeVisible()
  await expect(main).not.toContainText(/\$[\d,]+\.\d\d · /u)
  await goTo(page, 'Settings')
  await expect(page.getByRole('checkbox', { name: 'Hide amounts' })).toBeChecked()
  await review(page)
  await expect(main).toContainText('12.50')
  await expect(main).not.toContainText('•••')
  await goTo(page, 'Settings')
  // The box follows once the choice is stored.
  await page.getByRole('checkbox', { name: 'Hide amounts' }).click()
  await expect(page.getByRole('checkbox', { name: 'Hide amounts' })).not.toBeChecked()
  await goTo(page, 'Activity')
  await expect(rowsOf(page).locator('.amount').filter({ hasText: /\d/u }).first()).toBeVisible()
})
