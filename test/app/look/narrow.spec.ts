// The smallest window that is promised, and the largest zoom.
import type { Page } from '@playwright/test'
import { drawerOf, rowsOf, timelineOf } from '../support/browsing.ts'
import { goByKeys, showFigures } from '../support/keys.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { deviceOf, review, sign, underWay } from '../support/transferring.ts'

test.use({ begins: 'copied', viewport: { width: 900, height: 600 } })

/** Nothing on the screen reaches past its right edge. */
async function fits(page: Page): Promise<void> {
  const sizes = await page.evaluate(() => {
    const boxes = [document.documentElement, document.querySelector('main')].filter((box) => box !== null)
    return boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  })
  expect(Math.max(...sizes), `too wide: ${await page.title()}`).toBeLessThanOrEqual(0)
}

/** Each place in the rail is an icon above its word, or the icon alone where the window is low. */
async function isFolded(page: Page, railWidth: number, hasWords: boolean): Promise<void> {
  const places = page.getByRole('navigation', { name: 'Main' }).locator('.rail-item')
  for (const place of await places.all()) {
    const [icon, word] = await Promise.all([place.locator('svg').boundingBox(), place.locator('.word').boundingBox()])
    const name = (await place.textContent()) ?? ''
    expect(icon?.x, name).toBeGreaterThan(0)
    expect((icon?.x ?? 0) + (icon?.width ?? 0), name).toBeLessThan(railWidth)
    if (hasWords) expect((word?.x ?? 0) + (word?.width ?? 0), name).toBeLessThan(railWidth)
    if (hasWords) expect(word?.y, name).toBeGreaterThan((icon?.y ?? 0) + (icon?.height ?? 0) - 1)
    else expect(Math.max(word?.width ?? 0, word?.height ?? 0), name).toBeLessThanOrEqual(1)
  }
  const brand = await page.locator('.brand .word').boundingBox()
  expect(brand?.width).toBeLessThanOrEqual(1)
}

test('every screen fits 900 by 600, with the rail folded to icons above words', async ({ page, app }) => {
  await openPractice(page, app)
  const rail = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect(rail?.width).toBeLessThan(80)
  await isFolded(page, rail?.width ?? 0, true)
  for (const screen of ['Portfolio', 'Activity', 'NFTs', 'New transfer', 'Transfers', 'Accounts', 'Settings'] as const) {
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

test('an account keeps its name and its buttons beside an open drawer', async ({ page, app }) => {
  await page.setViewportSize({ width: 1200, height: 720 })
  await openPractice(page, app)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Watch an address' }).click()
  const drawer = page.getByRole('complementary', { name: 'Watch an address' })
  const line = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').first()
  const [edge, name, first, last] = await Promise.all(
    [
      drawer,
      line.getByText('Practice', { exact: true }),
      line.getByRole('button', { name: /^Receive/ }),
      line.getByRole('button', { name: /^More: / }),
    ].map((part) => part.boundingBox()),
  )
  expect(name?.width).toBeGreaterThan(40)
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(edge?.x ?? 0)
})

test('every screen fits the smallest window at twice the size, and the largest', async ({ page, app }) => {
  await openPractice(page, app)
  const screens = [
    'Portfolio',
    'Activity',
    'NFTs',
    'New transfer',
    'Transfers',
    'Explorer',
    'Notifications',
    'Accounts',
    'Settings',
  ] as const
  for (const viewport of [
    { width: 450, height: 300 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize(viewport)
    for (const screen of screens) {
      await goTo(page, screen)
      await fits(page)
    }
    for (const [letter, screen] of [
      ['r', 'Receive'],
      ['m', 'Sign messages'],
    ] as const) {
      await goByKeys(page, letter, screen)
      await fits(page)
    }
    await showFigures(page)
    await fits(page)
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Shortcuts' })
    await expect(keys.getByRole('heading', { name: 'Shortcuts' })).toBeInViewport({ ratio: 1 })
    await expect(keys.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  }
})

test('a transfer can be made in 900 by 600', async ({ page, app }) => {
  await openPractice(page, app)
  await review(page)
  await fits(page)
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeInViewport()
  await expect(deviceOf(page)).toBeInViewport()
  // What leaves and what arrives is in sight, the verdict on the fields, why the device shows them as it does, and what happens.
  for (const name of ['From', 'To', 'You pay', 'You get', 'Fees']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('button', { name: 'fields match your request' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Your Ledger shows this as a text message', { exact: false })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('cell', { name: /^You sign the transfer on Initia/ })).toBeInViewport()
  await expect(page.getByRole('columnheader', { name: 'If it fails' })).toBeInViewport()
  await sign(page)
  await underWay(page)
  await fits(page)
})
