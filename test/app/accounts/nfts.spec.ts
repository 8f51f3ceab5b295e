// NFTs: images by choice alone, why one is not shown, hiding, search, and all of it without a network.
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import type { Locator, Page } from '@playwright/test'

const grid = (page: Page) => page.getByRole('group', { name: 'NFTs by collection' })
/** By name and number; why it has no image comes after a comma. */
const tile = (page: Page, name: string) => grid(page).getByRole('button', { name: new RegExp(`^${name}(,|$)`) })

/** Pictures are fetched and drawn one after the other. */
async function hasImage(shown: Locator): Promise<void> {
  await expect(shown.locator('img')).toBeAttached({ timeout: 90_000 })
}

async function openNfts(page: Page): Promise<void> {
  await goTo(page, 'NFTs')
  await expect(grid(page).getByRole('heading', { name: 'Lantern Keepers' })).toBeVisible()
}

/** Leaves one collection in the grid. */
async function searchKeepers(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('keepers')
  await expect(grid(page).getByRole('heading')).toHaveCount(1)
}

async function chooseImages(page: Page, choice: 'All' | 'Off' | 'Chosen'): Promise<void> {
  await page.getByRole('button', { name: 'Images', exact: true }).click()
  await page.getByRole('radio', { name: new RegExp(`^${choice}`) }).click()
  await page.getByRole('button', { name: 'Done' }).click()
}

test.use({ begins: 'copied' })

test('nobody is asked for images before it was chosen, and the hosts are named', async ({ page, app }) => {
  await openPractice(page, app)
  await openNfts(page)
  await expect(tile(page, 'Token 1').first()).toContainText('Images are off')
  await page.getByRole('button', { name: 'Images', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /^Off/ })).toBeChecked()
  await expect(dialog).toContainText('nft.practice.invalid')
  await expect(dialog).toContainText('ipfs.practice.invalid')
})

test('images appear once chosen, also after a restart of the page, and say what they show', async ({ page, app }) => {
  await openPractice(page, app)
  await openNfts(page)
  await chooseImages(page, 'All')
  const keeper = tile(page, 'Lantern Keepers #3 3')
  await hasImage(keeper)
  await page.reload()
  await hasImage(keeper)
  await keeper.click()
  const drawer = page.getByRole('complementary', { name: 'NFT' })
  await expect(drawer.getByRole('img', { name: 'Lantern Keepers #3' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Show as large as the window allows' }).click()
  const large = page.getByRole('dialog', { name: 'Lantern Keepers #3' })
  const picture = await large.getByRole('img', { name: 'Lantern Keepers #3' }).boundingBox()
  const height = page.viewportSize()?.height ?? 0
  expect(picture?.height).toBeGreaterThan(height / 2)
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(height)
  await page.keyboard.press('ArrowRight')
  await expect(large).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(large).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  const inDrawer = await drawer.getByRole('img').first().boundingBox()
  expect(inDrawer?.height ?? height, 'leaves room for what is said of it').toBeLessThanOrEqual(0.45 * height)
  await expect(drawer).toContainText('Tide')
  await expect(drawer).toContainText('low')
  await expect(drawer.getByText(/SVG, .* re-encoded without text/)).toBeHidden()
  await drawer.getByText('Technical').click()
  await expect(drawer.getByText(/SVG, .* re-encoded without text/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('who wants to send an NFT is told why not, and what another wallet asks for, at any size of the window', async ({ page, app }) => {
  await openPractice(page, app)
  await openNfts(page)
  await page.getByRole('searchbox').fill('tide')
  const drawer = page.getByRole('complementary', { name: 'NFT' })
  for (const [width, height] of [
    [1440, 900],
    [900, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.keyboard.press('Escape')
    await grid(page)
      .getByRole('button', { name: /^Token \d/ })
      .first()
      .click()
    await expect(drawer.getByRole('term').first()).toBeInViewport({ ratio: 1 })
    const tops = await Promise.all(
      ['Hide', 'Open in Explorer'].map(async (name) => (await drawer.getByRole('button', { name }).boundingBox())?.y),
    )
    expect(new Set(tops).size, 'all actions stand in one row').toBe(1)
    await drawer.getByRole('button', { name: 'How to send this NFT' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send this NFT in another wallet' })
    await expect(dialog.getByText('Token ID', { exact: true })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
  }
})

test('a collection’s images are switched on by itself, after its hosts were named', async ({ page, app }) => {
  await openPractice(page, app)
  await openNfts(page)
  await page.getByRole('searchbox').fill('tables')
  await expect(grid(page).getByRole('heading')).toHaveCount(1)
  await grid(page).getByRole('button', { name: 'Show images: Tide Tables', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('nft.practice.invalid')
  await expect(dialog).not.toContainText('ipfs.practice.invalid')
  await dialog.getByRole('button', { name: 'Show images' }).click()
  await hasImage(tile(page, 'Tide Tables #1 1'))
  await searchKeepers(page)
  await expect(tile(page, 'Token 1')).toContainText('Images are off here')
})

test('picked NFTs are hidden, found among the hidden ones, and shown again', async ({ page, app }) => {
  await openPractice(page, app)
  await openNfts(page)
  await searchKeepers(page)
  await page.getByRole('checkbox', { name: 'Select Token 1', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Select Token 2', exact: true }).check()
  await page.getByRole('button', { name: 'Hide 2' }).click()
  await expect(page.getByRole('radio', { name: 'Hidden 2' })).toBeVisible()
  await expect(tile(page, 'Token 1')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Hidden 2' }).click()
  await expect(tile(page, 'Token 2')).toBeVisible()
  await tile(page, 'Token 2').click()
  await page.getByRole('button', { name: 'Unhide' }).click()
  await expect(page.getByRole('radio', { name: 'Hidden 1' })).toBeVisible()
})

test('a whole collection is hidden and shown again', async ({ page, app }) => {
  await openPractice(page, app)
  await openNfts(page)
  // Nothing is hidden yet, so no view of it is offered.
  await expect(page.getByRole('radio', { name: /^Hidden / })).toHaveCount(0)
  await searchKeepers(page)
  await grid(page)
    .getByRole('button', { name: /^More: .*keepers/iu })
    .click()
  await page.getByRole('menuitem', { name: 'Hide collection' }).click()
  await expect(page.getByText('No NFTs match.')).toBeVisible()
  await page.getByRole('radio', { name: 'Hidden 23' }).click()
  await grid(page).getByRole('button', { name: 'Unhide collection' }).click()
  await expect(page.getByRole('radio', { name: 'Hidden 0' })).toBeVisible()
})

test('arrow keys walk the grid', async ({ page, app }) => {
  await openPractice(page, app)
  await openNfts(page)
  await searchKeepers(page)
  await tile(page, 'Token 1').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, 'Token 2')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tile(page, 'Token 23')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'NFT' })).toBeVisible()
})

test('prices are off until chosen; then holdings have values and a total', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Portfolio')
  await expect(page.getByText('Turn on prices to see a total')).toBeVisible()
  await expect(page.getByText('Total', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Turn on in Settings' }).click()
  await expect(page.getByText('Current prices from prices.practice.invalid')).toBeVisible()
  await page.getByRole('region', { name: 'Prices' }).getByRole('checkbox', { name: 'Get prices' }).click()
  await goTo(page, 'Portfolio')
  await expect(page.getByText('Total', { exact: true })).toBeVisible()
  await expect(page.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible()
  await expect(page.getByText('–', { exact: true }).filter({ visible: true }).first()).toBeVisible()
})

test('a gateway that may not be asked is refused with the reason', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Settings')
  const gateway = page.getByRole('textbox', { name: 'IPFS gateway' })
  await gateway.fill('http://gateway.example')
  await page.getByRole('button', { name: 'Save gateway' }).click()
  await expect(page.getByRole('alert')).toContainText('This address can’t be used as a gateway.')
  await gateway.fill('https://gateway.example')
  await page.getByRole('button', { name: 'Save gateway' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(gateway).toHaveValue('https://gateway.example')
})
