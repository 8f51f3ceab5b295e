// The drawn Ledger and what the window says about it.
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { deviceOf, holdToSign, readToTheEnd, review, underWay } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test.beforeEach(async ({ page, app }) => {
  await openPractice(page, app)
})

test('locked, unplugged and without an app, the device says what to do and goes on by itself', async ({ page }) => {
  await review(page)
  const device = deviceOf(page)
  const panel = page.getByRole('complementary', { name: 'Device' })
  const badge = page.getByRole('navigation', { name: 'Main' })

  await device.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(panel.getByText('Ledger Flex is locked')).toBeVisible()
  await expect(panel.getByText('Enter its PIN.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlock your Ledger' })).toBeDisabled()
  await expect(badge).toContainText('locked')
  await device.getByRole('button', { name: 'Unlock' }).click()
  await expect(panel.getByText('Ledger Flex is locked')).toHaveCount(0)

  await device.getByRole('button', { name: 'Unplug' }).click()
  await expect(page.getByRole('button', { name: 'Plug in your Ledger' })).toBeDisabled()
  await expect(panel.getByText(/^(No Ledger found|Ledger unplugged)$/)).toBeVisible()
  await device.getByRole('button', { name: 'Plug in' }).click()
  await expect(panel.getByText('No app is open')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the Ethereum app' })).toBeEnabled()

  await panel.getByRole('button', { name: 'Open Ethereum' }).click()
  await expect(panel.getByText('Your Ledger asks to open the Ethereum app')).toBeVisible()
  await device.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(panel.getByText(/^Ethereum \S+ is open$/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await readToTheEnd(page)
  await holdToSign(page)
  await underWay(page)
})

test('a device unplugged while it asks loses nothing', async ({ page }) => {
  await review(page)
  const device = deviceOf(page)
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await expect(device.getByRole('status')).toHaveText(/^Screen 1 of/)
  await device.getByRole('button', { name: 'Unplug' }).click()
  await expect(page.getByRole('alert')).toContainText('unplugged')
  await device.getByRole('button', { name: 'Plug in' }).click()
  await device.getByRole('button', { name: 'Tap the Ethereum app' }).click()
  await page.getByRole('button', { name: 'Sign again' }).click()
  await readToTheEnd(page)
  await device.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Rejected on your Ledger. Nothing was signed or sent.')).toBeVisible()
})

test('an address is compared on the device and confirmed', async ({ page }) => {
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Check on Ledger: Practice' }).click()
  const drawer = page.getByRole('complementary', { name: 'Check on Ledger' })
  const hex = (await drawer.getByText(/^0x[0-9a-fA-F]{40}$/).textContent()) ?? ''
  await drawer.getByRole('button', { name: 'Show on Ledger' }).click()
  expect((await readToTheEnd(page)).replaceAll(/\s/g, '').toLowerCase()).toContain(hex.toLowerCase())
  await deviceOf(page).getByRole('button', { name: 'Approve' }).click()
  await expect(drawer.getByText('You confirmed this address on your Ledger.')).toBeVisible()

  await drawer.getByRole('button', { name: 'Show on Ledger' }).click()
  await deviceOf(page).getByRole('button', { name: 'Reject' }).click()
  await expect(drawer.getByRole('alert')).toContainText(/reject/i)
})

test('what stood in the way of a check is not said any longer once the device is ready', async ({ page }) => {
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Check on Ledger: Practice' }).click()
  const drawer = page.getByRole('complementary', { name: 'Check on Ledger' })
  const device = deviceOf(page)
  await device.getByRole('button', { name: 'Lock', exact: true }).click()
  await drawer.getByRole('button', { name: 'Show on Ledger' }).click()
  await expect(drawer.getByRole('alert')).toContainText('locked')
  await device.getByRole('button', { name: 'Unlock' }).click()
  await expect(drawer.getByRole('alert')).toHaveCount(0)
})

test('a check can be asked for from the moment its button is there', async ({ page }) => {
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Check on Ledger: Practice' }).waitFor()
  await page.evaluate(() => {
    const press = () => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show on Ledger')
      if (button === undefined) return
      watching.disconnect()
      button.click()
    }
    const watching = new MutationObserver(press)
    watching.observe(document.body, { subtree: true, childList: true })
    document.querySelector<HTMLButtonElement>('button[aria-label="Check on Ledger: Practice"]')?.click()
  })
  await expect(deviceOf(page).getByRole('status')).toHaveText(/^Screen 1 of/)
})
