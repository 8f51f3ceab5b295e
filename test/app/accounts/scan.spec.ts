// Adding accounts from a Ledger: what the chains know of each address that was read, as it comes.
import { test } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'

const L1 = ['rest.practice-1.practice.invalid', 'rest.backup.practice-1.practice.invalid']

test('the used ones among the addresses are marked, chain by chain, and a chain that is silent is named and asked again', async ({
  page,
  live,
}) => {
  const { faults } = live.practice
  for (const host of L1) faults.setFault(host, 'silent')
  const { url } = await live.start()
  await page.goto(url)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  const drawer = page.getByRole('complementary', { name: 'Add from Ledger' })
  await drawer.getByRole('button', { name: 'Read addresses' }).click()
  const lines = drawer.getByRole('listitem')
  await expect(lines).toHaveCount(5)
  const summary = drawer.getByRole('status').filter({ hasText: /address/ })
  // The others have answered, one has not.
  await expect(summary).toHaveText('Checking these addresses on 1 chain.')
  await expect(lines.first()).toContainText('Used on Tidewatch')
  const height = () => drawer.getByRole('list').evaluate((list) => list.clientHeight)
  const before = await height()

  for (const host of L1) faults.setFault(host, { status: 503, body: 'busy', contentType: 'text/plain' })
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  await drawer.getByRole('button', { name: 'Read addresses' }).click()
  await expect(summary).toContainText('didn’t respond')
  await expect(lines.nth(3)).toContainText(/^.*No activity on \d of \d chains; the others didn’t respond$/)
  for (const host of L1) faults.setFault(host, null)
  await drawer.getByRole('button', { name: 'Check again' }).click()
  await expect(lines.first()).toContainText('Used on Initia')
  await expect(lines.nth(3)).toContainText('No activity on any known chain')
  await expect(summary).toHaveText('2 of 5 addresses have activity or a balance.')
  // Nothing has moved meanwhile.
  expect(await height()).toBe(before)

  await drawer.getByRole('button', { name: 'Select them' }).click()
  await expect(drawer.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await drawer.getByRole('button', { name: 'Add 2 accounts' }).click()
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(2)
})

test('a press anywhere in a row chooses its address, and the Ledger stands in sight beside the addresses', async ({ page, live }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  const { url } = await live.start()
  await page.goto(url)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  const drawer = page.getByRole('complementary', { name: 'Add from Ledger' })
  await drawer.getByRole('button', { name: 'Read addresses' }).click()
  const row = drawer.getByRole('listitem').nth(1)
  const box = row.getByRole('checkbox')
  await row.getByText(/^init1/).click()
  await expect(box).toBeChecked()
  await row.getByText(/^(?:Used|Has a balance|No activity)/).click()
  await expect(box).not.toBeChecked()
  await row.getByText("44'/60'/0'/0/1").click()
  await expect(box).toBeChecked()
  // Its name can be typed without taking the choice back.
  await row.getByRole('textbox').click()
  await expect(box).toBeChecked()
  const { width = 0 } = (await row.boundingBox()) ?? {}
  await row.click({ position: { x: width - 8, y: 10 } })
  await expect(box).not.toBeChecked()
  for (const size of [
    { width: 900, height: 600 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect(drawer.getByRole('region', { name: 'Device' })).toBeInViewport({ ratio: 1 })
  }
})
