// Checks that a hook is signed only for an account that exists: a missing one is awaited, and then other ways are offered.
import { isAccountQuery } from '../../support/bodies/nodeReplies.ts'
import { choose, intercept, signOnLedger } from '../support/ledgerInHand.ts'
import { test, type LiveApp } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

/** Hides the accounts of the rollup until the returned switch shows them. */
function hideAccounts(live: LiveApp): { isHidden: boolean } {
  const rollup = { isHidden: true }
  intercept(live, async (url, body, pass) => {
    if (!rollup.isHidden || !url.includes('tidewatch') || !isAccountQuery(body)) return await pass()
    const { id } = JSON.parse(body) as { id: number }
    const missing = { code: 22, log: 'account not found: key not found', height: '9', value: null }
    return Response.json({ jsonrpc: '2.0', id, result: { response: missing } })
  })
  return rollup
}

test('an account that is not there yet is waited for, and the hook follows by itself when it is', async ({ page, live }) => {
  const rollup = hideAccounts(live)
  await addLedger(page, await live.start())
  await choose(page, 'INIT', 'Initia', 'Tidewatch', '2')
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  const box = page.getByRole('region', { name: 'Your account isn’t on Tidewatch yet' })
  await expect(box).toContainText('Nothing was sent.')
  await expect(box).toContainText(/Checking every 5 s for \d+ s more/)
  await expect(page.getByRole('button', { name: 'Waiting for your account' })).toBeDisabled()
  rollup.isHidden = false
  await expect(page.locator('[aria-current="step"]')).toContainText('You sign the permission', { timeout: 90_000 })
  await expect(box).toHaveCount(0)
  await signOnLedger(page, live)
  expect(live.practice.observed.broadcasts).toEqual([])
})

test('after two minutes other ways are offered, and the one without the hook needs one signature', async ({ page, live }) => {
  hideAccounts(live)
  await page.clock.install()
  await addLedger(page, await live.start())
  await choose(page, 'INIT', 'Initia', 'Tidewatch', '2')
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await expect(page.getByRole('region', { name: 'Your account isn’t on Tidewatch yet' })).toBeVisible()
  await page.clock.fastForward(125_000)
  const over = page.getByRole('region', { name: 'Your account isn’t on Tidewatch yet' })
  await expect(over.getByRole('button', { name: 'Send a small amount first' })).toBeEnabled({ timeout: 90_000 })
  await expect(over.getByRole('button', { name: 'Wait two more minutes' })).toBeEnabled()
  await over.getByRole('button', { name: 'Continue without converting' }).click()
  // The page and the core share the computer's clock again: the core dates the quotes.
  await page.clock.setSystemTime(Date.now())
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('2')
  await expect(page.getByRole('button', { name: /^Choose destination: / })).toContainText('Tidewatch')
  await expect(page.getByText('1 signature')).toBeVisible()
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  await goTo(page, 'Transfers')
  // The one that waited was given up before the device was asked: nothing of it is left.
  await expect(transfersOf(page)).toHaveCount(1)
})
