// Checks two Ledgers at once: the user chooses the one that accounts are read from, and for an account the one that holds its key is used.
import { approve, whenPrompted } from '../../support/benches/hands.ts'
import { createVirtualLedger } from '../../../src/practice/device/virtualLedger.ts'
import { rootOf } from '../../../src/practice/keys/mnemonic.ts'
import { test, type LiveApp } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, review } from '../support/transferring.ts'

test.use({ begins: 'copied' })

/** Another seed, and its first address. */
const OTHER = rootOf('legal winner thank year wave sausage worth useful legal winner thank yellow')
const OWN_FIRST = 'init17w0a…mpqz'

function plugNanoX({ plugBeside }: LiveApp) {
  const nano = createVirtualLedger({ root: OTHER, reconnectMs: 600, model: 'Nano X' })
  plugBeside(nano)
  return nano
}

test('accounts are read from the Ledger that was chosen, and from another one only when that is chosen', async ({ page, live }) => {
  const nano = plugNanoX(live)
  await page.goto((await live.start()).url)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  const drawer = page.getByRole('complementary', { name: 'Add from Ledger' })
  await expect(drawer.getByRole('button', { name: 'Choose a Ledger' })).toBeDisabled()
  await drawer.getByRole('radio', { name: 'Flex' }).check()
  await expect(drawer.getByText('This is the Ledger Flex. Ledger Nano X is connected too')).toBeVisible()
  await drawer.getByRole('button', { name: 'Read addresses' }).click()
  await expect(drawer.getByRole('listitem').first()).toContainText(OWN_FIRST)

  await drawer.getByRole('radio', { name: 'Nano X' }).check()
  await expect(drawer.getByRole('listitem')).toHaveCount(0)
  await expect(drawer.getByText('This is the Ledger Nano X. Ledger Flex is connected too')).toBeVisible()
  await drawer.getByRole('button', { name: 'Read addresses' }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(5)
  await expect(drawer.getByText(OWN_FIRST)).toHaveCount(0)

  // The chosen Ledger leaves its app: it stays chosen, and is the one that is asked.
  await drawer.getByRole('radio', { name: 'Flex' }).check()
  live.practice.device.quitApp()
  await drawer.getByRole('button', { name: 'Open Ethereum' }).click()
  await approve(live.practice.device)
  await expect(drawer.getByText(/^Ethereum \S+ is open$/)).toBeVisible()
  await expect(drawer.getByRole('radio', { name: 'Flex' })).toBeChecked()
  await drawer.getByRole('button', { name: 'Read addresses' }).click()
  await expect(drawer.getByRole('listitem').first()).toContainText(OWN_FIRST)
  expect(nano.prompts).toEqual([])
})

test('an account’s app is opened on the Ledger that holds it, though another one has it open', async ({ page, live }) => {
  const { device } = live.practice
  await addLedger(page, await live.start())
  await review(page)
  const nano = plugNanoX(live)
  device.quitApp()
  const panel = page.getByRole('complementary', { name: 'Device' })
  await expect(panel.getByText('No app is open')).toBeVisible()
  await expect(panel.getByText('This is the Ledger Flex. Ledger Nano X is connected too')).toBeVisible()
  await panel.getByRole('button', { name: 'Open Ethereum' }).click()
  await whenPrompted(device)
  await expect(panel.getByText('Your Ledger asks to open the Ethereum app')).toBeVisible()
  await approve(device)
  await expect(panel.getByText(/^Ethereum \S+ is open$/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  expect((await approve(device)).kind).toBe('message')
  expect(nano.prompts).toEqual([])
})

test('where none of two Ledgers holds the account, that is said of both', async ({ page, live }) => {
  const { device } = live.practice
  await addLedger(page, await live.start())
  await review(page)
  plugNanoX(live)
  device.afflict({ otherSeed: true })
  const panel = page.getByRole('complementary', { name: 'Device' })
  await expect(panel.getByText(/^This Ledger \S+(?: X)? doesn’t hold this account’s key$/)).toBeVisible()
  await expect(panel.getByText(/is connected too/)).toBeVisible()
})
