// The smallest window that is promised, and the largest zoom.
import type { Page } from '@playwright/test'
import { drawerOf, rowsOf, timelineOf } from './support/browsing.ts'
import { expect, goTo, openPractice, test } from './support/runningApp.ts'
import { deviceOf, review, sign, underWay } from './support/transferring.ts'

test.use({ viewport: { width: 900, height: 600 } })

/** Nothing on the screen reaches past its right edge. */
async function fits(page: Page): Promise<void> {
  const sizes = await page.evaluate(() => {
    const boxes = [document.documentElement, document.querySelector('main')].filter((box) => box !== null)
    return boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  })
  expect(Math.max(...sizes), `too wide: ${await page.title()}`).toBeLessThanOrEqual(0)
}

test('every screen fits 900 by 600, with the rail folded to icons', async ({ page, app }) => {
  await openPractice(page, app)
  const rail = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect(rail?.width).toBeLessThan(80)
  for (const screen of ['Portfolio', 'Activity', 'NFTs', 'Transfer', 'Waybills', 'Accounts', 'Settings'] as const) {
    await goTo(page, screen)
    await fits(page)
  }
  await goTo(page, 'Activity')
  await rowsOf(page).first().click()
  await expect(drawerOf(page)).toBeVisible()
  await fits(page)
  const [list, drawer] = await Promise.all([timelineOf(page).boundingBox(), drawerOf(page).boundingBox()])
  expect(drawer?.x, 'the drawer covers the list').toBeLessThan((list?.x ?? 0) + (list?.width ?? 0))
  await drawerOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(drawerOf(page)).toHaveCount(0)
})

test('a transfer can be made in 900 by 600', async ({ page, app }) => {
  await openPractice(page, app)
  await review(page)
  await fits(page)
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeInViewport()
  await expect(deviceOf(page)).toBeInViewport()
  await sign(page)
  await underWay(page)
  await fits(page)
})
