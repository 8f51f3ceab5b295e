// Icons of assets and chains: those of listed assets are there, and nothing that only takes their name has one.
import { holdingsAtRest } from '../support/atRest.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'

test.use({ begins: 'copied' })

test('a listed asset shows its icon, an unlisted one a question mark, whatever it calls itself', async ({ page, app }) => {
  await openPractice(page, app)
  await holdingsAtRest(page, app)
  const holdings = page.getByRole('list', { name: 'Holdings by asset' }).locator(':scope > li')
  const usdc = holdings.filter({ hasText: 'Practice USDC' }).locator('.asset-ring img').first()
  await expect(usdc).toHaveJSProperty('naturalWidth', 64)
  await expect(usdc).toHaveAttribute('src', new RegExp(`^${app.origin}/assets/icon-usdc-`))
  await page.getByRole('button', { name: /^Show \d+ unverified assets$/ }).click()
  const unlisted = holdings.filter({ has: page.locator('.asset-ring.unverified') })
  await expect(unlisted).not.toHaveCount(0)
  await expect(unlisted.locator('img')).toHaveCount(0)
  await expect(unlisted.locator('.asset-ring').first()).toHaveText('?')

  await goTo(page, 'New transfer')
  await page.getByRole('radio', { name: 'Bridge' }).check()
  await page.getByRole('button', { name: /^Choose destination/ }).click()
  const picker = page.getByRole('dialog', { name: 'To which chain?' })
  await picker.getByRole('combobox').fill('uosmo')
  const thirdParties = picker.getByRole('option').filter({ hasText: 'unverified' })
  await expect(thirdParties.first()).toBeVisible()
  await expect(thirdParties.locator('img')).toHaveCount(0)
  await expect(thirdParties.first().locator('.asset-ring').first()).toHaveText('?')
})
