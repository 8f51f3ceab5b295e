// Uses the explorer: any chain, any transaction, and cached pages when no server answers.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startPracticeServer } from '../../support/benches/practiceServer.ts'
import { look } from '../support/axe.ts'
import { chooseIn } from '../support/choosing.ts'
import { expect, goTo, LOST_CONNECTION, openPractice, test } from '../support/runningApp.ts'

test.use({ expectedErrors: LOST_CONNECTION })

const chainChoice = (page: Page) => page.getByRole('combobox', { name: 'Chain' })
const list = (page: Page, name: string) => page.getByRole('list', { name })
const fact = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]')

async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Search this chain' })
  await box.fill(text)
  await box.press('Enter')
}

/** The newest transaction of the list that has a call of a contract. */
const callsIn = (page: Page) =>
  list(page, 'Newest transactions')
    .getByRole('listitem')
    .filter({ has: page.locator('[title*="MsgCall"]') })
    .first()

async function openChain(page: Page, name: string): Promise<void> {
  await goTo(page, 'Explorer')
  await chooseIn(chainChoice(page), name)
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await expect(list(page, 'Newest blocks')).toBeVisible()
}

test.describe('with what is copied at rest', () => {
  test.use({ begins: 'copied' })

  test('a height that is typed into the palette opens its block', async ({ page, app }) => {
    await openPractice(page, app)
    await page.keyboard.press('Control+K')
    await page.keyboard.type('#1234')
    await expect(page.getByRole('option', { name: 'Block 1,234 on Initia' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Block 1,234' })).toBeVisible()
  })

  test('from a chain to a block, to its transaction, to its calls, and back', async ({ page, app }) => {
    await openPractice(page, app)
    await openChain(page, 'Tidewatch')
    await expect(page.getByText('2.0 s average')).toBeVisible()
    await expect(page.getByText(/^As of \d\d:\d\d:\d\d$/)).toBeVisible()
    await callsIn(page).getByRole('button').click()
    await expect(page.getByRole('heading', { name: 'Transaction', level: 2 })).toBeVisible()
    const hash = await page
      .getByText(/^[0-9A-F]{64}$/)
      .first()
      .textContent()
    await page.getByRole('tab', { name: /^EVM receipt/ }).click()
    await expect(page.getByRole('heading', { name: 'Logs' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Transfer', exact: true }).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Raw' }).click()
    await expect(page.locator('pre').first()).toContainText(`"txhash":"${hash}"`)
    await page.getByRole('tab', { name: 'Summary' }).click()
    await fact(page, 'Block').getByRole('button').click()
    const block = page.getByRole('heading', { name: /^Block / })
    await expect(block).toBeVisible()
    const height = await block.textContent()
    await expect(list(page, 'Transactions').getByRole('listitem')).not.toHaveCount(0)
    await page.getByRole('button', { name: 'Next block' }).click()
    await expect(block).not.toHaveText(height ?? '')
    await page.reload()
    await expect(block).not.toHaveText(height ?? '')
    await goTo(page, 'Explorer')
    await expect(page.getByRole('heading', { name: 'Tidewatch', level: 2 })).toBeVisible()
  })

  test('a transaction that Activity leads to has a way back there', async ({ page, app }) => {
    await openPractice(page, app)
    await goTo(page, 'Explorer')
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
    await goTo(page, 'Activity')
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Open in Explorer' }).click()
    await expect(page.getByRole('heading', { name: 'Transaction', level: 2 })).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  })

  test('the search knows heights, hashes, addresses and names, and says when it finds nothing', async ({ page, app }) => {
    await openPractice(page, app)
    await openChain(page, 'Tidewatch')
    await search(page, '1,204')
    // What was found has the focus; one Escape leaves the field, with its text.
    const block = page.getByRole('heading', { name: 'Block 1,204' })
    await expect(block).toBeFocused()
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await expect(block).toBeFocused()
    await expect(page.getByRole('searchbox', { name: 'Search this chain' })).toHaveValue('1,204')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Tidewatch', level: 2 })).toBeVisible()
    await search(page, 'AB'.repeat(32))
    await expect(page.getByRole('alert')).toContainText('The Tidewatch indexer has no transaction with this hash.')
    await search(page, 'no such collection')
    await expect(page.getByText('No results for “no such collection” on this chain.')).toBeVisible()
    // What was open before is not shown as if it had been found.
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByRole('alert')).toContainText('no transaction with this hash')
    await search(page, 'no such collection')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search this chain' }).fill('')
    await expect(page.getByRole('alert')).toContainText('no transaction with this hash')
    await search(page, 'nobody.init')
    await expect(page.getByRole('alert').filter({ hasText: 'nobody.init doesn’t lead to an address.' })).toBeVisible()
    await search(page, 'skipper.init')
    await expect(page.getByRole('heading', { name: /^Account .* own account/ })).toBeVisible()
    await search(page, 'tide tables')
    // The other collection differs only by a hidden character, which must be shown.
    await expect(list(page, 'Results')).toContainText('U+200B')
    await list(page, 'Results')
      .getByRole('button', { name: /^Tide Tables/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Collection Tide Tables' })).toBeVisible()
    await list(page, 'Tokens').getByRole('button').first().click()
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
    await expect(page.getByText('own account')).toBeVisible()
  })

  test('what a chain does not keep is not listed; own accounts stand out among the holders', async ({ page, app }) => {
    await openPractice(page, app)
    await openChain(page, 'Lantern')
    await expect(list(page, 'Indexes').getByRole('listitem')).toHaveText(['NFT collections'])
    await openChain(page, 'Tidewatch')
    await page.getByRole('button', { name: 'NFT collections' }).click()
    await expect(list(page, 'NFT collections').getByRole('button', { name: 'Harbour Passes' })).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Rich list' }).click()
    await expect(page.getByRole('heading', { name: 'Top INIT holders' })).toBeVisible()
    const holders = list(page, 'Rich list').getByRole('listitem')
    const mine = holders.filter({ hasText: 'you' })
    await expect(async () => {
      const more = page.getByRole('button', { name: 'Show more' })
      if ((await mine.count()) === 0 && (await more.isVisible())) await more.click()
      await expect(mine).toHaveCount(1, { timeout: 500 })
    }).toPass()
  })

  test('a transaction of an own account leads to the own history', async ({ page, app }) => {
    await openPractice(page, app)
    await goTo(page, 'Activity')
    await expect(page.getByRole('main').getByText('Up to date', { exact: true })).toBeVisible()
    await openChain(page, 'Initia')
    // What the local copy has is said as Activity says it, though the indexer of this chain lists only message types.
    const claims = list(page, 'Newest transactions')
      .getByRole('listitem')
      .filter({ hasText: /Claimed a withdrawal of [\d.]+ ?USDC/ })
    await expect(claims.first()).toContainText('Practice')
    await claims.first().getByRole('button').click()
    await expect(page.getByRole('heading', { name: /^Transaction: Claimed a withdrawal of/, level: 2 })).toBeVisible()
    await expect(fact(page, 'From')).toContainText('Practice')
    await expect(fact(page, 'Amount')).toContainText(/\+[\d.]+ ?USDC/)
    await search(page, 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
    await expect(page.getByRole('heading', { name: /^Account .* own account/ })).toBeVisible()
    await list(page, 'Transactions').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Open in Activity' }).click()
    await expect(page.getByRole('complementary', { name: 'Transaction' })).toBeVisible()
  })

  test('no rule of axe is broken', async ({ page, app }) => {
    test.slow()
    await openPractice(page, app)
    await openChain(page, 'Tidewatch')
    await look(page, 'Explorer, chain')
    const back = () => page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Rich list' }).click()
    await expect(list(page, 'Rich list')).toBeVisible()
    await look(page, 'Explorer, holders')
    await back()
    await page.getByRole('button', { name: 'NFT collections' }).click()
    await expect(list(page, 'NFT collections').getByRole('button', { name: 'Harbour Passes' })).toBeVisible()
    await look(page, 'Explorer, NFT collections')
    await back()
    await search(page, 'tide tables')
    await expect(list(page, 'Results')).toContainText('U+200B')
    await look(page, 'Explorer, what it may be')
    await list(page, 'Results')
      .getByRole('button', { name: /^Tide Tables/ })
      .click()
    await expect(list(page, 'Tokens').getByRole('button').first()).toBeVisible()
    await look(page, 'Explorer, NFT collection')
    await list(page, 'Tokens').getByRole('button').first().click()
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
    await look(page, 'Explorer, NFT')
    await search(page, 'no such collection')
    await expect(page.getByText('No results for “no such collection” on this chain.')).toBeVisible()
    await look(page, 'Explorer, nothing found')
    await search(page, 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
    await expect(list(page, 'Transactions').getByRole('button').first()).toBeVisible()
    await look(page, 'Explorer, account')
    await openChain(page, 'Tidewatch')
    await callsIn(page).getByRole('button').click()
    await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible()
    await look(page, 'Explorer, transaction')
    await page.getByRole('tab', { name: /^EVM receipt/ }).click()
    await look(page, 'Explorer, receipt')
    await page.getByRole('tab', { name: 'Summary' }).click()
    await fact(page, 'Block').getByRole('button').click()
    await expect(list(page, 'Transactions').getByRole('listitem')).not.toHaveCount(0)
    await look(page, 'Explorer, block')
  })
})

test('with every service stopped, what was seen is shown with its age, and the rest said to be missing', async ({
  page,
  dataFolder,
  start,
}) => {
  const server = await startPracticeServer({ seed: 1, file: ':memory:', clock: Date })
  const chains = join(dataFolder, 'chains.json')
  await writeFile(chains, JSON.stringify(server.chains))
  const flags = ['--chains', chains, '--router', server.routerUrl]
  const online = await start(flags)
  await page.goto(online.url)
  await openChain(page, 'Tidewatch')
  // A newer block may arrive between two looks at the list: the one that opened counts.
  await list(page, 'Newest blocks').getByRole('button').first().click()
  const block = page.getByRole('heading', { name: /^Block / })
  const height = ((await block.textContent()) ?? '').replace('Block ', '')
  await expect(page.getByText('No transactions in this block.')).toBeVisible()
  await server.close()
  await online.kill()
  const offline = await start(flags)
  await page.goto(offline.url)
  await goTo(page, 'Explorer')
  await chooseIn(chainChoice(page), 'Tidewatch')
  await expect(page.getByText(/^As of .* Can’t reach .*\.$/)).toBeVisible()
  await search(page, height)
  await expect(page.getByRole('heading', { name: `Block ${height}` })).toBeVisible()
  await expect(page.getByText(/^As of .* Can’t reach .*\.$/)).toBeVisible()
  await expect(page.getByText('No transactions in this block.')).toBeVisible()
  await search(page, '7')
  await expect(page.getByText('You haven’t viewed this before, so there’s nothing to show offline.')).toBeVisible()
  await look(page, 'Explorer, offline')
})
