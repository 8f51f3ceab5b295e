// Checks labels of holdings: an asset on one chain, a collection, one NFT; beside their names in the lists, and found by the search.
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { lookIn } from '../support/axe.ts'
import { rowsOf } from '../support/browsing.ts'
import type { Locator, Page } from '@playwright/test'

test.use({ begins: 'copied' })

/** Adds a label with the keyboard, beginning at its button. */
async function addLabel(page: Page, button: Locator, label: string): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Label', { exact: true })).toBeFocused()
  await page.keyboard.type(label)
  await lookIn(page, `label form ${label}`)
  await button.page().getByLabel('Label', { exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('an asset is labelled where it is held, and keeps its label over a restart of the page', async ({ page, app }) => {
  await openPractice(page, app)
  const holdings = page.getByRole('list', { name: 'Holdings by asset' })
  const asset = holdings.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^(Show|Hide) INIT by chain/ }) })
  await asset.getByRole('button', { name: 'Show INIT by chain' }).click()
  await addLabel(page, asset.getByRole('button', { name: 'Add label to this asset' }).first(), 'Rent money')
  await expect(asset.getByRole('button', { name: 'Edit label of this asset' })).toBeFocused()
  await expect(asset.getByText('Rent money').first()).toBeVisible()
  await lookIn(page, 'labelled asset')
  await page.reload()
  await expect(asset.getByText('Rent money').first()).toBeVisible()
})

test('by keyboard, a label with its note is removed where it is edited, and put back', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Activity')
  await rowsOf(page).first().click()
  const drawer = page.getByRole('complementary').last()
  const add = drawer.getByRole('button', { name: 'Add label to this transaction' })
  const edit = drawer.getByRole('button', { name: 'Edit label of this transaction' })
  const remove = drawer.getByRole('button', { name: 'Remove label' })
  await add.press('Enter')
  await expect(remove, 'there is none yet').toHaveCount(0)
  await drawer.getByRole('textbox', { name: 'Note' }).fill('paid late')
  await drawer.getByRole('textbox', { name: 'Label' }).fill('March')
  await drawer.getByRole('textbox', { name: 'Label' }).press('Enter')
  await edit.press('Enter')
  await lookIn(page, 'label form with its removal')
  await remove.press('Enter')
  await expect(add).toBeFocused()
  await expect(drawer.getByText('March')).toHaveCount(0)
  await expect(drawer.getByRole('status').filter({ hasText: 'Label removed.' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(edit).toBeFocused()
  await expect(drawer.getByText('March')).toBeVisible()
  await expect(drawer.getByText('paid late')).toBeVisible()
  await expect(drawer.getByText('Label removed.')).toHaveCount(0)
})

test('an NFT and its collection are labelled in the drawer, shown in the grid, and found in the history', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'NFTs')
  const grid = page.getByRole('group', { name: 'NFTs by collection' })
  await grid
    .getByRole('button', { name: /^Token 3(,|$)/ })
    .first()
    .click()
  const drawer = page.getByRole('complementary', { name: 'NFT' })
  await addLabel(page, drawer.getByRole('button', { name: 'Add label to this NFT' }), 'From Maren')
  await expect(drawer.getByRole('button', { name: 'Edit label of this NFT' })).toBeVisible()
  await addLabel(page, drawer.getByRole('button', { name: 'Label collection' }), 'Gifts')
  await expect(drawer.getByText('Gifts')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(grid.getByRole('button', { name: /^From Maren 3(,|$)/ })).toBeVisible()
  await expect(grid.getByText('Gifts')).toBeVisible()
  await lookIn(page, 'labelled NFT')
  await goTo(page, 'Activity')
  await page.getByRole('searchbox').fill('label:Gifts')
  await expect(rowsOf(page).first()).toBeVisible()
})
