// Checks every kind of transfer in the window: the offers, the questions before the review, and what is signed on a Ledger.
import { approve } from '../../support/benches/hands.ts'
import type { Intercept } from '../../support/benches/practiceBench.ts'
import { test, type LiveApp } from '../support/liveApp.ts'
import { choose, intercept } from '../support/ledgerInHand.ts'
import { pick } from '../support/picking.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, fillForm, openChecks, review, sheetOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

/** The same route, which takes an hour by now. */
const slower: Intercept = async (url, _, pass) => {
  if (!url.endsWith('/v2/fungible/route')) return await pass()
  const text = await (await pass()).text()
  return new Response(text.replace(/("estimated_route_duration_seconds":)\d+/, '$13600'))
}

/** Returns an address that belongs to no account of the user. */
const friendOf = ({ practice }: LiveApp) => practice.accounts[1]?.bech32 ?? ''

test('a new transfer opens as a send and stays one with another asset; what is typed keeps its kind', async ({ page, live }) => {
  await addLedger(page, await live.start())
  const kind = (name: string) => page.getByRole('radio', { name, exact: true })
  await goTo(page, 'New transfer')
  await expect(kind('Send')).toBeChecked()
  await pick(page, 'Choose what to send', 'USDC', 'Initia')
  await expect(kind('Send')).toBeChecked()
  // What is sent arrives as it is, where it is: nothing else can be chosen, and nothing turned round.
  await expect(page.getByRole('button', { name: /^Choose destination/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Switch direction' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Recipient' })).toContainText('2 Recipient')
  await page.getByRole('button', { name: 'To another chain' }).click()
  await expect(page.getByRole('button', { name: 'Choose destination', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const row = page.getByRole('dialog', { name: 'To which chain?' }).getByRole('option').filter({ hasText: 'USDC' }).first()
  await expect(row).toContainText(/^(?:[A-Z]{3})?(?:Tidewatch|Lantern|Saltmarsh)USDC(?!.*from Initia)/)
  await page.keyboard.press('Escape')
  // Where it goes is the user's choice: it is asked for, and nothing is turned round before.
  await expect(page.getByRole('button', { name: 'Choose destination', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a destination' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Switch direction' })).toBeDisabled()
  // A chain that takes what is sent stands for it: one press chooses both.
  await page.getByRole('button', { name: 'Choose destination', exact: true }).click()
  await page.getByRole('list', { name: 'Chains to choose from' }).getByRole('button', { name: 'Tidewatch USDC' }).click()
  await expect(page.getByRole('button', { name: /^Choose destination: / })).toContainText('USDC')
  await expect(page.getByRole('button', { name: /^Choose destination: / })).toContainText('Tidewatch')
  await expect(page.getByRole('button', { name: 'Switch direction' })).toBeVisible()
  await goTo(page, 'Portfolio')
  await goTo(page, 'New transfer')
  await expect(kind('Send')).toBeChecked()
  await kind('Bridge').check()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.type('2')
  await goTo(page, 'Portfolio')
  await goTo(page, 'New transfer')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('2')
  await expect(kind('Bridge')).toBeChecked()
})

test('a send stays on its chain: somebody else receives it, and no router is asked', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'New transfer')
  await page.getByRole('textbox', { name: 'Amount' }).fill('1.5')
  await expect(page.getByRole('button', { name: 'Enter a recipient' })).toBeDisabled()
  // Enter leads to what is missing, so that an address can be typed at once.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Recipient address' })).toBeFocused()
  await page.keyboard.type(friendOf(live))
  await expect(page.getByRole('radio', { name: 'Directly on Initia' })).toBeChecked()
  await expect(page.getByText('Quote valid for')).toHaveCount(0)
  // A memo is public: what only its owner may know is refused at the field.
  const memo = page.getByRole('textbox', { name: 'Memo (optional)' })
  await memo.fill(`${'abandon '.repeat(11)}about`)
  await expect(page.getByText('This looks like a recovery phrase.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check the memo' })).toBeDisabled()
  await memo.fill('104829')
  await expect(page.getByRole('radio', { name: 'Directly on Initia' })).toBeChecked()
  // Enter leads from the field to the question, and once it is agreed to, to the review.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'I compared every part of it' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('textbox', { name: 'Recipient address' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Review send' })).toBeFocused()
  await page.keyboard.press('Enter')
  const checks = await openChecks(page)
  await expect(checks.getByRole('row', { name: 'Recipient' })).toContainText(friendOf(live))
  await expect(checks.getByRole('row', { name: 'Amount' })).toContainText('1.500000')
  await expect(checks.getByRole('row', { name: 'Memo' })).toContainText('104829')
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await approve(live.practice.device)
  await expect(sheetOf(page)).toContainText('Ended', { timeout: 90_000 })
  expect(live.practice.observed.tracked).toEqual([])
  // The next payment may go to the same recipient, in one press.
  await goTo(page, 'New transfer')
  await page
    .getByRole('group', { name: 'Saved recipients' })
    .getByRole('button', { name: /^init1.+last sent/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(friendOf(live))
  await expect(page.getByText('You sent to this address before on Initia')).toBeVisible()
})

test('a warning of the router is a question that must be ticked before the review', async ({ page, live }) => {
  live.practice.faults.router.warning = true
  await addLedger(page, await live.start())
  await fillForm(page, '3')
  await expect(page.getByRole('button', { name: 'Tick the box above' })).toBeDisabled()
  const question = page.getByRole('group', { name: 'Before you go on' })
  await expect(question).toContainText('The value of this transfer could not be estimated.')
  await question.getByRole('checkbox', { name: 'I continue without a known price' }).check()
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
})

test('a hook is signed first, by itself, and the transfer that carries it after it', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await choose(page, 'INIT', 'Initia', 'Tidewatch', '2')
  await expect(page.getByText('2 signatures')).toBeVisible()
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await expect(page.getByText('First, a permission to convert.')).toBeVisible()
  const now = page.locator('[aria-current="step"]')
  await expect(now).toContainText('You sign the permission for Tidewatch to convert it on arrival')
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await approve(live.practice.device)
  await expect(now).toContainText('You sign the transfer on Initia')
  expect(live.practice.observed.broadcasts).toEqual([])
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await approve(live.practice.device)
  await expect(sheetOf(page)).toBeVisible()
  await expect.poll(() => live.practice.observed.broadcasts.length).toBe(1)
})

test('a quote that ran out is renewed, and what has changed is accepted before anything is prepared', async ({ page, live }) => {
  await page.clock.install()
  await addLedger(page, await live.start())
  await fillForm(page, '2')
  live.practice.faults.setFault('router:/v2/fungible/msgs', { status: 500, body: 'down', contentType: 'text/plain' })
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await expect(page.getByRole('alert')).toContainText('The router is overloaded or down (500).')
  live.practice.faults.setFault('router:/v2/fungible/msgs', null)
  intercept(live, slower)
  await page.clock.fastForward(60_000)
  await page.getByRole('button', { name: 'Try again' }).click()
  const changes = page.getByRole('region', { name: 'The quote has changed' })
  await expect(changes.getByRole('row', { name: 'Time' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  expect(live.practice.observed.prompts).toEqual([])
})

test('a document whose number another transaction has used meanwhile is written anew, and read again', async ({ page, live }) => {
  const app = await live.start()
  await addLedger(page, app)
  await review(page, '2')
  const other = await page.context().newPage()
  await other.goto(app.url)
  await review(other, '1')
  await other.getByRole('button', { name: 'Sign on Ledger' }).click()
  await approve(live.practice.device)
  await expect(sheetOf(other)).toContainText('Ended', { timeout: 90_000 })
  await other.close()
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await expect(page.getByRole('alert')).toContainText('Another transaction from this account used the same')
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toHaveCount(0)
  expect(live.practice.observed.prompts).toHaveLength(1)
  await page.getByRole('button', { name: 'Refresh quote' }).click()
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await expect.poll(() => live.practice.observed.prompts.length).toBe(2)
  await approve(live.practice.device)
  await expect(sheetOf(page)).toContainText('Ended', { timeout: 90_000 })
})

test('a message that is not what was asked for is refused with the reason, and nothing reaches the device', async ({ page, live }) => {
  live.practice.faults.router.msgs = (body) =>
    JSON.parse(JSON.stringify(body).replaceAll(/(\\"to\\":\\")init1[02-9a-z]+/g, `$1${friendOf(live)}`)) as unknown
  await addLedger(page, await live.start())
  await fillForm(page, '2')
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await expect(page.getByRole('alert')).toContainText(/recipient|receiver|another address/i)
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toHaveCount(0)
  expect(live.practice.observed.prompts).toEqual([])
})

test('a token of an Ethereum chain is approved to the last digit first, and the transfer is prepared by itself after it', async ({
  page,
  live,
}) => {
  live.practice.device.set('blindSigning', true)
  await addLedger(page, await live.start())
  await goTo(page, 'New transfer')
  await pick(page, 'Choose what to send', 'USDC', 'Basin')
  await pick(page, 'Choose destination', 'USDC', 'Initia')
  await page.getByRole('textbox', { name: 'Amount' }).fill('7')
  await expect(page.getByText('may need an approval first').first()).toBeVisible()
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await expect(page.getByText('First, an approval.')).toBeVisible()
  await expect(page.getByText('1 approval, 2 confirmations on your Ledger')).toBeVisible()
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await approve(live.practice.device)
  const now = page.locator('[aria-current="step"]')
  await expect(now).toContainText('You sign the transfer on Basin', { timeout: 90_000 })
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await approve(live.practice.device)
  await expect(sheetOf(page)).toBeVisible()
})

test('of two transactions the second is quoted anew and signed where the first arrived', async ({ page, live }) => {
  live.practice.device.set('blindSigning', true)
  await addLedger(page, await live.start())
  await goTo(page, 'New transfer')
  await pick(page, 'Choose what to send', 'USDC', 'Basin')
  await pick(page, 'Choose destination', 'USDC', 'Lantern')
  await page.getByRole('textbox', { name: 'Amount' }).fill('5')
  await page.getByRole('checkbox', { name: 'I’m fine holding this if the transfer stops there' }).check()
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  const sign = page.getByRole('button', { name: 'Sign on Ledger' })
  const now = page.locator('[aria-current="step"]')
  await expect(now).toContainText('You sign an approval on Basin')
  await sign.click()
  await approve(live.practice.device)
  await expect(now).toContainText('You sign the transfer on Basin', { timeout: 90_000 })
  await sign.click()
  await approve(live.practice.device)
  await page.getByRole('button', { name: 'Send the next leg' }).click({ timeout: 90_000 })
  await expect(page.getByText('Your funds are on Initia.')).toBeVisible()
  const accept = page.getByRole('button', { name: 'Accept and continue' })
  await expect(accept.or(sign)).toBeVisible()
  if (await accept.isVisible()) await accept.click()
  await expect(now).toContainText('You sign the transfer on Initia')
  await sign.click()
  await approve(live.practice.device)
  await expect(sheetOf(page)).toContainText('Ended', { timeout: 90_000 })
})

test('a name ending in .init is looked up and becomes the address that it leads to', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'New transfer')
  const field = page.getByRole('textbox', { name: 'Recipient address' })
  await field.fill('nobody.init')
  await expect(page.getByText('nobody.init doesn’t lead to an address.')).toBeVisible()
  await field.fill('Maren.init')
  await expect(page.getByText('maren.init is this address on Initia')).toBeVisible()
  await expect(field).toHaveValue(/^init1[a-z0-9]{38}$/)
  await expect(page.getByText('Not your own address.')).toBeVisible()
  await field.fill('')
  await expect(page.getByText('maren.init')).toHaveCount(0)
})
