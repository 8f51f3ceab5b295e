// How a transfer ends, or waits, on its sheet: each outcome in its own words, with the one thing that can be done about it.
import { look } from '../support/axe.ts'
import { tabTo } from '../support/keys.ts'
import { choose, signOnLedger } from '../support/ledgerInHand.ts'
import { test } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, arrived, review, sheetOf, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test('arrived: a notice says so once, and leads to the sheet', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await review(page)
  await signOnLedger(page, live)
  await arrived(page)
  const rail = page.getByRole('navigation', { name: 'Main' })
  await expect(rail.getByRole('button', { name: /Notifications/ })).toContainText('1')
  await goTo(page, 'Notifications')
  // Seen is read; the notice says how much arrived and where.
  await expect(rail.getByRole('button', { name: /Notifications/ })).not.toContainText('1')
  await page.getByRole('button', { name: /[\d.]+ INIT arrived on Lantern.*WB 0001/ }).click()
  await expect(sheetOf(page)).toContainText('Ended')
})

test('arrived unconverted: it is said in what it arrived, and the form to convert it is one press away', async ({ page, live }) => {
  live.practice.faults.nextTransfer('unconverted')
  await addLedger(page, await live.start())
  await choose(page, 'INIT', 'Initia', 'Tidewatch', '12.5')
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  // The hook first, then the deposit that carries it.
  await signOnLedger(page, live)
  await expect(page.locator('[aria-current="step"]')).toContainText('You sign the transfer on Initia')
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('Arrived unconverted', { timeout: 90_000 })
  await expect(sheetOf(page)).toContainText('but in a different asset than requested.')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  // The bridge brought a different form than requested: there are two forms of INIT on one chain.
  await expect(page.getByRole('button', { name: /^Choose what to send: / })).toContainText('Tidewatch')
  await expect(page.getByText('of 12.50')).toBeVisible()
})

test('ended between two legs: the money stays where the first one brought it', async ({ page, live }) => {
  live.practice.device.set('blindSigning', true)
  await addLedger(page, await live.start())
  await choose(page, 'USDC', 'Basin', 'Lantern', '5')
  await page.getByRole('checkbox', { name: 'I’m fine holding this if the transfer stops there' }).check()
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await signOnLedger(page, live)
  const now = page.locator('[aria-current="step"]')
  await expect(now).toContainText('You sign the transfer on Basin', { timeout: 90_000 })
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('It continues to Lantern when you sign the next leg.', { timeout: 90_000 })
  await expect(sheet.getByRole('region', { name: 'Signatures' })).toContainText('Approval')
  await page.getByRole('button', { name: 'Stop here' }).click()
  await expect(sheet).toContainText('on Initia, yours, where you stopped the transfer. Nothing is in transit.')
  await expect(page.getByRole('button', { name: 'Send onward' })).toBeEnabled()
  await expect(transfersOf(page)).toContainText(['Stopped by you'])
})

test('a withdrawal waits in the bridge, stands in the list, and is claimed from there', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await choose(page, 'INIT', 'Lantern', 'Initia', '4')
  await page.getByRole('radio', { name: 'Initia bridge' }).check()
  await page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ }).click()
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('in the bridge from Lantern', { timeout: 90_000 })
  await expect(sheet).toContainText('Ready to claim', { timeout: 120_000 })
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/transfers.checkNow'))
  await page.getByRole('button', { name: 'Check now' }).click()
  expect((await asked).ok()).toBe(true)
  await page.getByRole('navigation', { name: 'Transfers, withdrawals' }).getByRole('button', { name: 'Withdrawals' }).click()
  await page.getByRole('button', { name: /^Claim 4\.00 INIT from Lantern$/ }).click()
  await signOnLedger(page, live)
  await expect(sheet).toContainText('on Initia, yours.', { timeout: 90_000 })
  await expect(sheet.getByRole('region', { name: 'Signatures' })).toContainText('Claim')
})

test('an Ethereum transaction that waits is sped up from its sheet', async ({ page, live }) => {
  live.practice.device.set('blindSigning', true)
  await addLedger(page, await live.start())
  await choose(page, 'ETH', 'Basin', 'Basin', '0.01')
  await page.getByRole('textbox', { name: 'Recipient address' }).fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await page.getByRole('checkbox', { name: 'I compared every part of it' }).check()
  live.practice.faults.evm.setNextEvmOutcome('stuck')
  await page.getByRole('button', { name: 'Review send' }).click()
  await signOnLedger(page, live)
  await page.getByRole('button', { name: 'Speed up' }).click({ timeout: 90_000 })
  await expect(page.getByText('Resend with a higher fee.')).toBeVisible()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('with the recipient.', { timeout: 90_000 })
  await expect(sheetOf(page).getByRole('region', { name: 'Signatures' })).toContainText('replaced, can’t be sent')
})

test('a permission is taken back from its list, and its waybill says that it has ended', async ({ page, live }) => {
  live.practice.device.set('blindSigning', true)
  await addLedger(page, await live.start())
  await goTo(page, 'Accounts')
  await page.getByRole('navigation', { name: 'Accounts, address book' }).getByRole('button', { name: 'Permissions' }).click()
  await page.getByRole('button', { name: 'Revoke the INIT permission on Tidewatch' }).click()
  await expect(page.getByRole('region', { name: 'Token' })).toContainText(/INITCan spend (all your|up to [\d,.]+) INIT.*approved \d/)
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('The permission is revoked.', { timeout: 90_000 })
  await expect(sheet.getByRole('region', { name: 'No longer allowed' })).toContainText('0x')
  await expect(transfersOf(page)).toContainText([/INIT.*Revoked/])
})

test('the operator of an NFT collection is listed by what it may move, and dismissed', async ({ page, live }) => {
  live.practice.device.set('blindSigning', true)
  await addLedger(page, await live.start())
  await goTo(page, 'Accounts')
  await page.getByRole('navigation', { name: 'Accounts, address book' }).getByRole('button', { name: 'Permissions' }).click()
  const line = page.getByRole('list', { name: 'Permissions' }).getByRole('listitem').filter({ hasText: 'Tide Tables' })
  // Opened while history is still being copied: the list fills by itself.
  await expect(line).toContainText('All NFTs', { timeout: 90_000 })
  await expect(line).toContainText('Can move every NFT of Tide Tables, including ones you get later.')
  await line.getByRole('button', { name: 'Revoke the Tide Tables permission on Tidewatch' }).click()
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('The permission is revoked.', { timeout: 90_000 })
  await expect(sheet.getByRole('region', { name: 'NFT collection' })).toContainText('0x')
})

test('what another account may do in one’s name is said in words, and revoked', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'Accounts')
  await page.getByRole('navigation', { name: 'Accounts, address book' }).getByRole('button', { name: 'Permissions' }).click()
  const lines = page.getByRole('list', { name: 'Permissions' }).getByRole('listitem')
  const fees = lines.filter({ hasText: 'Network fees' })
  await expect(fees).toContainText('You pay its network fees, up to 5.00 INIT.')
  await expect(lines.filter({ hasText: 'Sending' }).first()).toContainText(
    /Can send your coins\. Up to 250\.00 INIT, only to init1\w+…\w+\./u,
  )
  await fees.getByRole('button', { name: 'Revoke the Network fees permission on Initia' }).click()
  await expect(page.getByRole('region', { name: 'Can no longer use your balance for fees' })).toContainText('init1')
  await expect(page.getByRole('region', { name: 'Permission', exact: true })).toContainText(
    'Network feesYou pay its network fees, up to 5.00 INIT.doesn’t expire',
  )
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('The permission is revoked.', { timeout: 90_000 })
  await expect(sheet.getByRole('region', { name: 'Who' })).toContainText('init1')
})

test('what a chain lets others do is revoked together, in one signature', async ({ page, live }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  await addLedger(page, await live.start())
  await goTo(page, 'Accounts')
  await page.getByRole('navigation', { name: 'Accounts, address book' }).getByRole('button', { name: 'Permissions' }).click()
  const several = page.getByRole('group', { name: 'Revoke several on Initia' })
  await expect(several).toContainText('0 of 2 selected')
  await expect(several.getByRole('button', { name: /^Revoke/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^Select Network fees of init1.* on Initia$/ }).check()
  await expect(several.getByRole('button', { name: 'Revoke 1 permission' })).toBeVisible()
  // By keyboard alone from here.
  await tabTo(page, 'Select all on Initia')
  await page.keyboard.press('Enter')
  await look(page, 'Permissions, several picked')
  await tabTo(page, 'Revoke 2 permissions')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('Revoke 2 permissions on Initia')
  const holders = page.getByRole('region', { name: 'Who' })
  await expect(holders).toContainText('Sending')
  await expect(holders).toContainText('Network fees')
  await expect(holders).toContainText(/Can send your coins\. Up to 250\.00 INIT, only to init1\w+…\w+\.doesn’t expire/u)
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('2 permissions are revoked.', { timeout: 90_000 })
  await expect(transfersOf(page)).toContainText(['Revoke 2 permissions'])
  await page.getByRole('button', { name: 'Back to Permissions' }).click()
  await expect(page.getByRole('list', { name: 'Permissions' })).not.toContainText('Can send your coins')
  await expect(several).toHaveCount(0)
})

test('what is received where: an address in full for each chain, and none that nobody could sign for', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'Portfolio')
  await page.getByRole('main').getByRole('button', { name: 'Receive' }).click()
  const place = (chain: string) => page.getByRole('region', { name: `Address on ${chain}` })
  await expect(place('Initia')).toContainText('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
  await expect(place('Initia')).toContainText('On EVM rollups this account is 0xf39F')
  await expect(page.getByRole('img', { name: 'QR code of your Initia address' })).toBeVisible()
  await page.getByRole('list', { name: 'Chain' }).getByRole('button', { name: /Basin/ }).click()
  await expect(place('Basin')).toContainText('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  await page
    .getByRole('list', { name: 'Chain' })
    .getByRole('button', { name: /Harbour/ })
    .click()
  await expect(place('Harbour')).toContainText('This account’s Ledger app can’t sign on Harbour')
})
