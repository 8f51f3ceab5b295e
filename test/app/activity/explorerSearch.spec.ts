// Finds own transactions in the explorer by a short hash, and begins each page with an empty search.
import type { Page } from '@playwright/test'
import { chooseIn } from '../support/choosing.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'

test.use({ begins: 'copied' })

const list = (page: Page, name: string) => page.getByRole('list', { name })
const fact = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]')

async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Search this chain' })
  await box.fill(text)
  await box.press('Enter')
}

async function openChain(page: Page, name: string): Promise<void> {
  await goTo(page, 'Explorer')
  await chooseIn(page.getByRole('combobox', { name: 'Chain' }), name)
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await expect(list(page, 'Newest blocks')).toBeVisible()
}

test('own transactions are found by a short hash from any chain, and the search is empty on other pages', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Activity')
  await expect(page.getByRole('main').getByText('Up to date', { exact: true })).toBeVisible()
  await openChain(page, 'Initia')
  const box = page.getByRole('searchbox', { name: 'Search this chain' })
  const claim = list(page, 'Newest transactions')
    .getByRole('listitem')
    .filter({ hasText: /Claimed a withdrawal of [\d.]+ ?USDC/ })
    .first()
    .getByRole('button')
  const short = ((await claim.textContent()) ?? '').trim()
  expect(short).toMatch(/^[0-9A-F]{4}…[0-9A-F]{4}$/)
  await openChain(page, 'Tidewatch')
  await search(page, short)
  await expect(page.getByRole('heading', { name: /^Transaction: Claimed a withdrawal of/, level: 2 })).toBeVisible()
  await expect(box).toHaveValue(short)
  // The amount begins with its sign: whose it is stands above.
  await expect(fact(page, 'Amount')).toHaveText(/^\+[\d.]+ ?USDC/)
  await fact(page, 'Delivery').getByRole('button', { name: 'Sent' }).click()
  await expect(page.getByRole('heading', { name: /^Transaction: (?!Claimed)/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await fact(page, 'Block').getByRole('button').click()
  await expect(page.getByRole('heading', { name: /^Block / })).toBeVisible()
  await expect(box).toHaveValue('')
  await search(page, 'no such collection')
  await expect(page.getByText('No results for “no such collection” on this chain.')).toBeVisible()
  await goTo(page, 'Explorer')
  await expect(page.getByRole('heading', { name: 'Initia', level: 2 })).toBeVisible()
  await expect(box).toHaveValue('')
  await expect(page.getByText(/^No results/)).toHaveCount(0)
})

test('a block says how far it is from the newest, and the chain is named once above its lists', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Explorer')
  const heading = page.getByRole('heading', { name: 'Initia', level: 2 })
  await expect(heading).toHaveClass('visually-hidden')
  const box = page.getByRole('searchbox', { name: 'Search this chain' })
  await box.fill('1,204')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Block 1,204' })).toBeVisible()
  await expect(page.getByText(/^of \d\d,\d{3},\d{3}$/)).toBeVisible()
})
