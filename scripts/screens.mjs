// `npm run screens`: takes the pictures in docs/screens from the built app on the practice network with a live transfer, and one of each
// state of a Ledger.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'
import { buildIfStale } from './lib/bundles.mjs'
import { provideChromium } from './lib/chromium.mjs'
import { CORE } from './lib/core.mjs'
import { root, runNode } from './lib/run.mjs'

const folder = join(root, 'docs', 'screens')
const viewport = { width: 1280, height: 860 }

/** Starts the app on a data folder; `url` resolves once it listens. */
function serve(dataFolder) {
  const child = spawn(process.execPath, [...CORE, 'serve', '--data-dir', dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(line.split(' ').at(-1)))
    child.once('exit', (code) => reject(new Error(`the app ended with code ${code}`)))
  })
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
  }
  return { url, stop }
}

/** Takes one picture in light and one in dark, without motion and without a caret. */
async function shoot(page, name) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), animations: 'disabled' })
  }
  process.stdout.write(`${name}\n`)
}

const rail = (page, name) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click()
const device = (page) => page.getByRole('group', { name: 'Virtual Ledger' })

async function fillBridge(page, amount) {
  await rail(page, 'New transfer')
  await page.getByRole('radio', { name: 'Bridge' }).check()
  await page.getByRole('button', { name: /^Choose destination/ }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('init lantern')
  await page.getByRole('option').filter({ hasText: 'Lantern' }).first().click()
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
}

async function openReview(page, amount) {
  await fillBridge(page, amount)
  await page.getByRole('button', { name: 'Review bridge' }).click()
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await device(page).getByText('Screen 1 of').waitFor()
}

async function sign(page) {
  const hold = device(page).getByRole('button', { name: 'Hold to sign' })
  while (!(await hold.isVisible())) await turn(page)
  // The button signs when it is held for a second.
  await hold.click({ delay: 1500 })
  await page.getByRole('article').waitFor()
}

/** Turns the page on the drawn device and waits until it shows. */
async function turn(page) {
  const status = device(page).getByRole('status')
  const before = await status.textContent()
  await device(page).getByRole('button', { name: 'Next screen' }).click()
  await page.waitForFunction(([element, text]) => element.textContent !== text, [await status.elementHandle(), before])
}

async function takeAll(page, url) {
  await page.goto(url)
  await page.getByRole('button', { name: 'Try the practice network' }).waitFor()
  await page.getByRole('button', { name: 'Restore backup' }).waitFor()
  await shoot(page, 'welcome')
  await page.getByRole('button', { name: 'Try the practice network' }).click()
  await page.getByText('Up to date', { exact: true }).first().waitFor({ timeout: 90_000 })
  await openReview(page, '40')
  await sign(page)
  await page.getByRole('article').getByText('Ended').first().waitFor({ timeout: 60_000 })

  await fillBridge(page, '12.5')
  await page.getByRole('button', { name: 'Review bridge' }).waitFor()
  await shoot(page, 'transfer')
  await openReview(page, '12.5')
  await turn(page)
  await shoot(page, 'review')
  await sign(page)
  await page.getByRole('article').getByText('In transit').waitFor()
  await shoot(page, 'waybill')
  const transferPages = page.getByRole('navigation', { name: 'Transfers, withdrawals' })
  await transferPages.getByRole('button', { name: 'Withdrawals' }).click()
  await page.getByRole('list', { name: 'Withdrawals' }).getByRole('listitem').first().waitFor()
  await shoot(page, 'withdrawals')
  await rail(page, 'Accounts')
  await page.getByRole('navigation', { name: 'Accounts, address book' }).getByRole('button', { name: 'Permissions' }).click()
  await page.getByRole('list', { name: 'Permissions' }).getByRole('listitem').first().waitFor()
  await shoot(page, 'permissions')
  await rail(page, 'Notifications')
  const arrived = page.getByRole('button', { name: /arrived on/ })
  await arrived.first().waitFor()
  await shoot(page, 'notices')
  await rail(page, 'Portfolio')
  await page.getByRole('main').getByRole('button', { name: 'Receive' }).click()
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  await shoot(page, 'receive')
  await takeHoldings(page)
  await rail(page, 'Portfolio')
  await page.getByRole('button', { name: 'Show INIT by chain' }).click()
  await shoot(page, 'portfolio')
  await rail(page, 'Activity')
  await page.getByRole('listbox').getByText('WB 0').first().waitFor()
  await page.getByRole('option').filter({ hasText: 'Swapped' }).first().click()
  await page.getByRole('complementary', { name: 'Transaction' }).getByText('Outcome').waitFor()
  // The totals of the days are read apart from the rows.
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await shoot(page, 'activity')
}

/** The screens beside the portfolio. */
async function takeHoldings(page) {
  for (const [name, seen] of [
    ['Staking', page.getByRole('heading', { name: 'Your stakes' })],
    ['Governance', page.getByRole('article', { name: /^Proposal/ })],
    ['Gains', page.getByRole('main').locator('dl').getByText(/\$\d/)],
  ]) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click()
    await seen.first().waitFor()
    await shoot(page, name.toLowerCase())
  }
}

/** Screens to look things up and to look after them. */
async function takeRest(page) {
  await rail(page, 'Activity')
  await page.getByText('transactions and network fees by month').click()
  await page.getByRole('slider', { name: 'Fees by month' }).waitFor()
  await shoot(page, 'figures')
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await shoot(page, 'palette')
  await page.keyboard.press('Escape')
  await rail(page, 'NFTs')
  await page.getByRole('heading', { name: 'Lantern Keepers' }).waitFor()
  await page.getByRole('button', { name: 'Images', exact: true }).click()
  await page.getByRole('radio', { name: /^All/ }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  // Tiles show their names as text; their pictures have no alternative text.
  await page.getByRole('main').locator('img').first().waitFor({ state: 'attached', timeout: 90_000 })
  // One after the other; the picture is taken when all that are in view are there.
  await page.waitForFunction(() => !document.querySelector('main').textContent.includes('Not loaded yet'), null, { timeout: 90_000 })
  await shoot(page, 'nfts')
  await rail(page, 'Explorer')
  await page.getByText('Newest transactions').waitFor()
  await shoot(page, 'explorer')
  await rail(page, 'Settings')
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await shoot(page, 'settings')
  await rail(page, 'Accounts')
  await page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').first().waitFor()
  await shoot(page, 'accounts')
  await page.getByRole('button', { name: 'Sign message with Practice' }).click()
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('I am the owner of this account.')
  await page.getByRole('button', { name: 'Sign on Ledger' }).waitFor()
  await shoot(page, 'messages')
}

/** Takes screenshots of the hostile texts that the second practice account received. */
async function takeHostile(page) {
  await rail(page, 'Accounts')
  await page.getByRole('button', { name: 'Watch an address' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('init1wzvhjux9rqfdcwspp37srdgwp5tac7wg9ql75y')
  await page.getByRole('textbox', { name: 'Name' }).fill('Aimed at')
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await page.getByRole('list', { name: 'Accounts' }).getByText('Aimed at').waitFor()
  await rail(page, 'Activity')
  await page.getByRole('searchbox', { name: 'Search' }).fill('with:"Aimed at"')
  await page.getByRole('option').filter({ hasText: 'not INIT' }).first().waitFor()
  await page.getByRole('option').filter({ hasText: '<script>' }).first().click()
  await page.getByRole('complementary', { name: 'Transaction' }).getByText('Outcome').waitFor()
  await shoot(page, 'hostile')
  for (const [name, word, shown] of [
    ['hostileFormula', 'calc', '=cmd'],
    ['hostileBidi', 'invoice', 'invoice'],
    ['hostileLength', '"very long memo"', 'A very long memo.'],
  ]) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(`with:"Aimed at" ${word}`)
    const memo = page.getByRole('complementary', { name: 'Transaction' }).getByText(shown).first()
    // The first row is another one until the answer is there.
    while (!(await memo.isVisible())) {
      await page.getByRole('option').first().click()
      await page.waitForTimeout(500)
    }
    await shoot(page, name)
  }
}

/** Lists the pictures on a page, light beside dark; those of a Ledger after the screens. */
function writeIndex() {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('-light.png'))
    .map((file) => file.replace(/-light\.png$/, ''))
  const isOfDevice = (name) => name.startsWith('device-')
  const rows = (wanted) => wanted.map((name) => `| ${name} | ![${name}, light](${name}-light.png) | ![${name}, dark](${name}-dark.png) |`)
  const table = (title, wanted) => [`## ${title}`, '', '| | Light | Dark |', '| --- | --- | --- |', ...rows(wanted), '']
  const screens = table(
    'Screens',
    names.filter((name) => !isOfDevice(name)),
  )
  const lines = [
    '# What Waybill looks like',
    '',
    'Taken by `npm run screens`.',
    '',
    ...screens,
    ...table('A Ledger, state by state', names.filter(isOfDevice)),
  ]
  writeFileSync(join(folder, 'README.md'), lines.join('\n'))
}

const built = await buildIfStale()
if (built !== 0) process.exit(built)
mkdirSync(folder, { recursive: true })
const dataFolder = mkdtempSync(join(tmpdir(), 'waybill-screens-'))
const app = serve(dataFolder)
const executablePath = await provideChromium()
const browser = await chromium.launch({ executablePath })
try {
  const page = await browser.newPage({ viewport, locale: 'en-GB', timezoneId: 'Europe/Berlin' })
  await takeAll(page, await app.url)
  await takeRest(page)
  await takeHostile(page)
} finally {
  await browser.close()
  await app.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
// Each state of a Ledger: the test that walks through them takes the pictures on its way.
const env = { WAYBILL_CHROMIUM: executablePath, WAYBILL_PICTURES: folder }
process.exitCode = await runNode(
  ['node_modules/@playwright/test/cli.js', 'test', 'test/app/devices/deviceStates.spec.ts', '--retries=0', '--workers=1'],
  { env },
)
writeIndex()
