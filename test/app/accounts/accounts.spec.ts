// Accounts: watching, naming, removing, and adding several from the Ledger, of either of its apps.
import { chooseIn, pickIn } from '../support/choosing.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { deviceOf, readToTheEnd } from '../support/transferring.ts'

const WATCHED = '0x1111111111111111111111111111111111111111'
const PAYEE = 'init1wg4pfnwdprkct3jchkg2u9nl3d63r2eca6cj8q'

test.use({ begins: 'copied' })

test.beforeEach(async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Accounts')
})

test('each account says what it holds', async ({ page }) => {
  const own = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').first()
  const byChain = own.getByLabel('Balances by chain')
  await expect(byChain, 'a lone account has a line for each chain').toContainText(/Initia.*[\d,.]+INIT/)
  await expect(byChain).toContainText('WBOAT')
  await expect(own.getByRole('button', { name: /^and \d+ more$/ })).toHaveCount(0)
  const watch = async (address: string) => {
    await page.getByRole('button', { name: 'Watch an address' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill(address)
    await page.getByRole('button', { name: 'Watch', exact: true }).click()
  }
  const last = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').last()
  await watch(WATCHED)
  await expect(last).toContainText('No listed assets')
  // A watched account beside it folds nothing of one's own.
  await expect(byChain).toContainText('WBOAT')
  await expect(own).toContainText('with stakes')
  // Somebody who paid and was paid: the portfolio's sum leaves a watched account out, and its line here doesn't.
  await watch(PAYEE)
  await expect(last).toContainText(/Balances3 assets\d{3}\.\d+INIT/)
})

test('an address is watched, renamed and removed; a bad one is refused in words', async ({ page }) => {
  const accounts = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Watch an address' }).click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await expect(address).toBeFocused()
  await expect(page.getByRole('button', { name: 'Enter an address' })).toBeDisabled()
  await address.fill('init1zzz')
  await expect(page.getByRole('button', { name: 'Complete the address' })).toBeDisabled()
  await expect(address).toHaveAttribute('aria-invalid', 'false')
  await address.fill(`init1${'q'.repeat(38)}`)
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(address).toHaveAccessibleDescription(/address/i)
  await expect(accounts).toHaveCount(1)

  await address.fill(WATCHED)
  const panel = page.getByRole('complementary', { name: 'Watch an address' })
  await expect(panel).toContainText('Valid address, also written:')
  await expect(panel).toContainText('doesn’t count it in your totals')
  await page.getByRole('textbox', { name: 'Name' }).fill('The neighbour')
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(accounts).toHaveCount(2)
  await expect(accounts.last()).toContainText('The neighbour')
  await expect(accounts.last()).toContainText('watch-only')
  await expect(accounts.last()).toContainText(WATCHED)

  await pickIn(page.getByRole('button', { name: 'More: The neighbour' }), 'Rename The neighbour')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Enter a name' })).toBeDisabled()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Cold storage')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(accounts.last()).toContainText('Cold storage')

  await pickIn(page.getByRole('button', { name: 'More: Cold storage' }), 'Remove Cold storage')
  await expect(page.getByRole('dialog')).toContainText('Nothing changes on-chain, and you can watch it again at any time.')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep account' }).click()
  await expect(accounts).toHaveCount(2)
  await pickIn(page.getByRole('button', { name: 'More: Cold storage' }), 'Remove Cold storage')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove account' }).click()
  await expect(accounts).toHaveCount(1)
  // The button that asked is gone.
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(accounts).toHaveCount(2)
  await expect(accounts.last()).toContainText('Cold storage')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await pickIn(page.getByRole('button', { name: 'More: Cold storage' }), 'Remove Cold storage')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove account' }).click()
  await expect(page.getByText('“Cold storage” removed.')).toBeVisible()
  await page.reload()
  await expect(accounts).toHaveText([/Practice/])
})

test('several accounts are added from the Ledger at once', async ({ page }) => {
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  const drawer = page.getByRole('complementary', { name: 'Add from Ledger' })
  await drawer.getByRole('button', { name: 'Read addresses' }).click()
  await expect(drawer.getByRole('checkbox')).toHaveCount(5)
  await expect(drawer.getByRole('checkbox').first()).toBeDisabled()
  await expect(drawer.getByRole('button', { name: 'Choose an account' })).toBeDisabled()
  await drawer.getByRole('checkbox').nth(1).check()
  await drawer.getByRole('checkbox').nth(2).check()
  await drawer.getByRole('textbox').first().fill('Savings')
  await drawer.getByRole('button', { name: 'Add 2 accounts' }).click()
  await expect(drawer).toHaveCount(0)
  const accounts = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')
  await expect(accounts).toHaveText([/Practice/, /Savings/, /Ledger 3/])
  const moveUp = page.getByRole('menuitem', { name: /^Move up: / })
  const more = page.getByRole('button', { name: 'More: Ledger 3' })
  await more.press('Enter')
  await expect(moveUp).toBeFocused()
  await moveUp.press('Enter')
  await expect(accounts).toHaveText([/Practice/, /Ledger 3/, /Savings/])
  await expect(more).toBeFocused()
  await more.press('Enter')
  await moveUp.press('Enter')
  await expect(accounts).toHaveText([/Ledger 3/, /Practice/, /Savings/])
  // The first one has nowhere to go.
  await more.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Rename', 'Remove'])
  await page.keyboard.press('Escape')
  await goTo(page, 'Portfolio')
  await chooseIn(page.getByRole('combobox', { name: 'Account' }), 'Savings')
  await expect(page.getByRole('list', { name: 'Holdings by asset' }).getByRole('button')).not.toHaveCount(0)
})

test('an account of the Cosmos app is added, compared on the device and shown without a 0x form', async ({ page }) => {
  const hex = page.getByText(/0x[0-9a-f]{4}/i)
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  const drawer = page.getByRole('complementary', { name: 'Add from Ledger' })
  await drawer.getByRole('radio', { name: 'Cosmos app' }).check()
  await expect(drawer).toContainText('Other accounts from the same recovery phrase')
  const device = deviceOf(page)
  await drawer.getByRole('button', { name: 'Read addresses' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Cosmos is needed')
  await device.getByRole('button', { name: 'Close app' }).click()
  await device.getByRole('button', { name: 'Tap the Cosmos app' }).click()
  await expect(drawer.getByText(/^Cosmos \S+ is open$/)).toBeVisible()
  await expect(drawer.getByRole('alert')).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Read addresses' }).click()
  await expect(drawer.getByRole('checkbox')).toHaveCount(5)
  await expect(drawer.getByText("44'/118'/0'/0/0")).toBeVisible()
  await expect(drawer.getByText(/0x[0-9a-f]{4}/i)).toHaveCount(0)
  await drawer.getByRole('checkbox').first().check()
  await drawer.getByRole('button', { name: 'Add 1 account' }).click()
  await expect(drawer).toHaveCount(0)

  const account = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: 'Cosmos app' })
  await expect(account).toContainText('init15yk64u7zc9g9k2yr2wmzeva5qgwxps6ygy0uju')
  await expect(account.getByText(/0x/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Check on Ledger: Cosmos 2' }).click()
  const check = page.getByRole('complementary', { name: 'Check on Ledger' })
  await expect(check.getByText(/^cosmos1[0-9a-z]{38}$/)).toBeVisible()
  await expect(check).toContainText('The Cosmos app can’t show init1 addresses.')
  const onDevice = (await check.getByText(/^cosmos1[0-9a-z]{38}$/).textContent()) ?? ''
  await check.getByRole('button', { name: 'Show on Ledger' }).click()
  expect((await readToTheEnd(page)).replaceAll(/\s/g, '')).toContain(onDevice)
  await expect(check.getByText(/0x/)).toHaveCount(0)
  await device.getByRole('button', { name: 'Approve' }).click()
  await expect(check.getByText('You confirmed this address on your Ledger.')).toBeVisible()

  await page.getByRole('button', { name: 'Receive with Cosmos 2' }).click()
  const chains = page.getByRole('list', { name: 'Chain' }).getByRole('button')
  await expect(chains).not.toHaveCount(0)
  for (const chain of await chains.all()) {
    await chain.click()
    await expect(chain).toHaveAttribute('aria-current', 'true')
    await expect(hex).toHaveCount(0)
  }

  // From the address on the screen to the same on the device, and to every prefix that the app knows.
  await chains.filter({ hasText: 'Harbour' }).click()
  await page.getByRole('button', { name: 'Check on Ledger' }).click()
  await expect(check.getByRole('combobox', { name: 'Which address' })).toHaveText(/^harbour1…/)
  await expect(check).toContainText('The Cosmos app can’t show harbour1 addresses.')
  await expect(check.getByText(/^harbour1[0-9a-z]{38}$/)).toBeVisible()
  await chooseIn(check.getByRole('combobox', { name: 'Which address' }), 'osmo1…')
  await expect(check.getByText(/^(?:cosmos|harbour)1[0-9a-z]{38}$/)).toHaveCount(0)
  const exact = (await check.getByText(/^osmo1[0-9a-z]{38}$/).textContent()) ?? ''
  await check.getByRole('button', { name: 'Show on Ledger' }).click()
  await expect(check.getByRole('combobox', { name: 'Which address' })).toBeDisabled()
  expect((await readToTheEnd(page)).replaceAll(/\s/g, '')).toContain(exact)
  await device.getByRole('button', { name: 'Approve' }).click()
  await expect(check.getByText('You confirmed this address on your Ledger.')).toBeVisible()
})
