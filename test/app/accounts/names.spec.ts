// Names ending in .init: typed in the address book and where an address is watched, shown at accounts and in lists, and marked when one
// looks like one of the user's own. By pointer and by keyboard.
import { goByKeys } from '../support/keys.ts'
import { test } from '../support/liveApp.ts'
import { pick } from '../support/picking.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test.beforeEach(async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'Accounts')
})

test('an account shows its name, and says of when it is while the node cannot be asked', async ({ page, live }) => {
  const own = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').first()
  await expect(own).toContainText('skipper.init')
  await expect(own).not.toContainText('as of')
  live.practice.faults.setFault('rest:view/json', 'unreachable')
  await goTo(page, 'Portfolio')
  await goTo(page, 'Accounts')
  await expect(own).toContainText(/skipper\.init as of \d\d:\d\d/)
})

test('by keyboard, a name becomes an entry of the address book with its address, and stands in lists', async ({ page }) => {
  await goByKeys(page, 'o', 'Address book')
  await page.getByRole('button', { name: 'Add address' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add address' })
  const address = dialog.getByRole('textbox', { name: 'Address', exact: true })
  // The name comes first; a word in place of an address is not told of a checksum.
  await expect(dialog.getByRole('textbox').first()).toHaveAccessibleName('Name')
  await address.fill('Anna')
  await expect(dialog.getByText('Not an address: it starts with init1 or 0x, and a name ends in .init.')).toBeVisible()
  await address.fill('nobody.init')
  await expect(dialog.getByText('nobody.init doesn’t lead to an address.')).toBeVisible()
  await address.fill('Maren.init')
  await expect(dialog.getByText('maren.init is this address on Initia')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
  await address.press('Enter')
  await expect(dialog).toHaveCount(0)
  const entry = page.getByRole('list', { name: 'Address book' }).getByRole('listitem')
  await expect(entry).toContainText(/maren\.init.*init1.*0x/)
  await entry.getByRole('button', { name: /^Edit / }).press('Enter')
  const edit = page.getByRole('dialog', { name: 'Edit entry' })
  await edit.getByRole('textbox', { name: 'Name' }).fill('Rent')
  await edit.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(entry).toContainText(/Rent.*maren\.init.*as of/)
})

test('an address is watched by its name; an imitation of an own name is marked, there and in lists', async ({ page }) => {
  await page.getByRole('button', { name: 'Watch an address' }).click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('sk1pper.init')
  await expect(page.getByText('This name looks like skipper.init, but belongs to a different address.')).toBeVisible()
  await goTo(page, 'Activity')
  await page.getByRole('searchbox').first().fill('received')
  await expect(page.getByText('sk1pper.init').first()).toBeVisible()
  await expect(page.getByText('not skipper.init').first()).toBeVisible()
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Watch an address' }).click()
  await address.fill('harbourmaster.init')
  await expect(page.getByText('harbourmaster.init is this address on Initia')).toBeVisible()
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  const watched = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').last()
  await expect(watched).toContainText(/harbourmaster\.init.*watch-only.*init1/)
})

test('as a recipient outside Initia a name is explained in plain words, and nothing is looked up', async ({ page }) => {
  await goTo(page, 'New transfer')
  await pick(page, 'Choose destination', 'USDC', 'Harbour')
  await page.getByRole('button', { name: 'Change' }).first().click()
  await page.getByRole('textbox', { name: 'Recipient address' }).fill('maren.init')
  await expect(page.getByText('Names ending in .init work on Initia and its rollups only')).toBeVisible()
  await expect(page.getByText('maren.init is this address')).toHaveCount(0)
})
