// How Waybill is: where all is well, where nothing is known yet, where something is wrong, and where the data cannot be opened.
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { zipTexts } from '../../support/zipTexts.ts'
import { OFFLINE } from '../../support/programs/runCli.ts'
import { look } from '../support/axe.ts'
import { callApp, copied } from '../support/atRest.ts'
import { goByPalette, tabTo } from '../support/keys.ts'
import { intercept } from '../support/ledgerInHand.ts'
import { test as live } from '../support/liveApp.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { addLedger } from '../support/transferring.ts'

// Every state is looked at twice, and axe takes its time.
test.slow()

const verdict = (page: Page) => page.getByRole('region', { name: 'Health', exact: true })
const hosts = (page: Page) => page.getByRole('table', { name: 'Hosts' })
const history = (page: Page) => page.getByRole('region', { name: 'History' })
const data = (page: Page) => page.getByRole('region', { name: 'Data on this computer' })

async function openHealth(page: Page): Promise<void> {
  await goTo(page, 'Settings')
  await page.getByRole('navigation', { name: 'Settings and health' }).getByRole('button', { name: 'Health' }).click()
  await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible()
}

test.describe('with what is copied at rest', () => {
  test.use({ begins: 'copied' })

  test('where all is well, each part says so', async ({ page, app }) => {
    await openPractice(page, app)
    await copied(app)
    await openHealth(page)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(verdict(page)).toContainText('Checked at')
    await expect(verdict(page)).toContainText('All systems OK')
    await expect(verdict(page), 'the practice network has a Ledger of its own').not.toContainText('udev')
    const indexer = hosts(page)
      .getByRole('row', { name: /history/ })
      .first()
    await expect(indexer).toContainText(/\d+ ms/)
    await expect(indexer).toContainText(/responded/)
    const chain = history(page).getByRole('group').filter({ hasText: 'Lantern' })
    await expect(chain).toContainText(/lists, all complete/)
    await expect(chain.getByText('Transactions', { exact: true })).toBeHidden()
    await chain.getByText('Lantern', { exact: true }).click()
    await expect(chain.getByText('Transactions', { exact: true })).toBeVisible()
    await expect(data(page)).toContainText(/journal\.db.*Up to date/)
    await expect(data(page)).toContainText('Not encrypted · Encrypt it in Settings')
    await expect(page.getByRole('region', { name: 'Ledger' })).toContainText('Virtual Ledger of the practice network')
    await expect(data(page)).toContainText('Not in this session')
    await data(page).getByRole('button', { name: 'Verify data' }).click()
    await expect(data(page)).toContainText(/just now, no problems|s ago, no problems/)
    await expect(page.getByRole('region', { name: 'Versions' })).toContainText(/Node \d+\./)
    await look(page, 'Health')
    await page.setViewportSize({ width: 900, height: 600 })
    await look(page, 'Health, in the smallest window')
  })
})

test.describe('a bundle', () => {
  test.use({ begins: 'copied' })

  test('is read whole before it is saved, names nobody unasked, and is saved as it was read, by keys alone', async ({
    page,
    app,
  }, info) => {
    await openPractice(page, app)
    const [account] = await callApp(app, 'accounts.list', {})
    const address = account?.address.bech32 ?? 'no account'
    await goByPalette(page, 'Health')
    const bundle = page.getByRole('region', { name: 'Support bundle' })
    await tabTo(page, 'Preview')
    await expect(bundle).toContainText('It leaves out addresses')
    await page.keyboard.press('Enter')
    await expect(bundle.getByRole('status').filter({ hasText: 'saved exactly as shown' })).toBeVisible()
    const shown = await textsIn(bundle)
    expect([...shown.keys()].slice(0, 4)).toEqual(['health.json', 'data.json', 'coverage.json', 'settings.json'])
    expect(shown.get('waybill.log')).toContain('network.opened')
    expect([...shown.values()].join('')).not.toContain(address)
    await look(page, 'Health, a bundle')
    await tabTo(page, 'Save bundle')
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/^waybill-diagnostics-.*\.zip$/)
    const file = info.outputPath('bundle.zip')
    await download.saveAs(file)
    expect(await zipTexts(file)).toEqual(shown)
    await expect(bundle).toContainText(/Saved \S+\.zip to your browser’s downloads\./)

    await bundle.getByRole('checkbox', { name: /^Include accounts and transfers/ }).check()
    const names = bundle.getByRole('group').filter({ hasText: 'names.json' })
    await names.getByText('names.json').click()
    await expect(names.getByRole('region', { name: 'Contents of names.json' })).toContainText(address)
    await page.setViewportSize({ width: 900, height: 600 })
    await look(page, 'Health, a bundle with names')
    await bundle.getByRole('checkbox', { name: /^Include accounts and transfers/ }).uncheck()
    await expect(names).toHaveCount(0)
  })
})

/** Unfolds each file and reads it. */
async function textsIn(bundle: Locator): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const file of await bundle.getByRole('list', { name: 'Files in the bundle' }).getByRole('listitem').all()) {
    await file.locator('summary').press('Enter')
    const text = file.getByRole('region')
    const name = (await text.getAttribute('aria-label'))?.replace('Contents of ', '') ?? ''
    texts.set(name, (await text.textContent()) ?? '')
    if (name !== 'health.json') await file.locator('summary').press('Enter')
  }
  return texts
}

test('nothing is claimed before a host was asked, and the palette leads there without a mouse', async ({ page, start }) => {
  const app = await start(['--network', 'testnet'], OFFLINE)
  await page.goto(app.url)
  await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible()
  await goByPalette(page, 'Health')
  // Whether the system has rules for a Ledger, and the libraries, is its own affair.
  await expect(verdict(page)).toContainText(/No host contacted since Waybill started|let Waybill open your Ledger|can’t reach a Ledger/)
  await expect(
    hosts(page)
      .getByRole('row', { name: /not contacted yet/ })
      .first(),
  ).toBeVisible()
  await expect(history(page)).toContainText('No accounts yet')
  await look(page, 'Health, nothing known yet')
  await tabTo(page, 'Check again')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused()
})

live('what is wrong is named, with what it means and what can be done', async ({ page, live: app }) => {
  const busy = () => Promise.resolve(new Response('busy', { status: 503 }))
  const answers = { gone: /lantern/ }
  intercept(app, (url, _body, pass) => (answers.gone.test(url) ? busy() : pass()))
  await addLedger(page, await app.start())
  await openHealth(page)
  const until = (expected: () => Promise<void>) =>
    expect(async () => {
      await page.getByRole('button', { name: 'Check again' }).click()
      await expected()
    }).toPass()
  const said = (text: string | RegExp) =>
    expect(verdict(page).getByRole('listitem').filter({ hasText: text })).toBeVisible({ timeout: 1000 })
  await until(() => said('History is incomplete on Lantern.'))
  const chain = history(page).getByRole('group').filter({ hasText: 'Lantern' })
  await expect(chain.getByText('Transactions', { exact: true })).toBeVisible()
  await look(page, 'Health, something wrong')
  answers.gone = /./
  // A response that was on its way when the hosts began to refuse may still arrive after the first refusal.
  await until(async () => {
    await said(/^No host is responding\.Check your internet connection/)
    await expect(hosts(page).getByRole('row').nth(1)).toContainText('responded with an error (HTTP 503)', { timeout: 1000 })
  })
  await expect(verdict(page)).not.toContainText('History is incomplete')
  await expect(hosts(page).getByRole('row').nth(1)).toContainText('Last response')
  await look(page, 'Health, no host answers')
})

test('where the data cannot be opened, the rescue page leads to what is known, and back', async ({ page, context, start, dataFolder }) => {
  const app = await start()
  await openPractice(page, app)
  await page.close()
  await app.stop()
  truncateSync(join(dataFolder, 'practice', 'archive.db'), 5000)
  const again = await start()
  const next = await context.newPage()
  await next.goto(again.url)
  await next.getByRole('button', { name: 'Open Health' }).click()
  await expect(verdict(next)).toContainText('archive.db can’t be read.')
  await expect(next.getByText('No host is contacted until then')).toBeVisible()
  await expect(next.getByRole('button', { name: 'Verify data' })).toHaveCount(0)
  await look(next, 'Health, without data')
  await next.getByRole('button', { name: 'Back' }).click()
  await expect(next.getByRole('heading', { name: 'Your data can’t be opened' })).toBeVisible()
})
