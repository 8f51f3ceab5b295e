// Settings: new chains are found, shown, accepted and undone; the user's own host is tested before it is used.
import type { Page } from '@playwright/test'
import { chooseIn } from '../support/choosing.ts'
import { tabTo } from '../support/keys.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'

test.use({ begins: 'copied' })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const hosts = (page: Page) => page.getByRole('table', { name: 'Servers' })
const showAllHosts = (page: Page) => page.getByRole('button', { name: /^Show all \d+ servers$/ }).click()

test('a new chain is accepted with its hosts, a channel only when it is ticked, and both are undone', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Settings')
  const chains = section(page, 'Chain list')
  await expect(chains.getByRole('checkbox', { name: 'Check once a day' })).not.toBeChecked()
  await showAllHosts(page)
  await expect(hosts(page)).toContainText('lantern-1')
  await expect(hosts(page)).not.toContainText('skerry-1')
  await chains.getByRole('button', { name: 'Check for new chains' }).click()
  await expect(chains.getByRole('status')).toHaveText(/3 changes\.$/)
  await expect(chains.getByRole('group', { name: 'New chains' })).toContainText('skerry-1, 2 assets')
  await expect(chains.getByRole('group', { name: 'Moved hosts' }).getByRole('checkbox')).toBeChecked()
  const channel = chains.getByRole('group', { name: 'Check these one by one' }).getByRole('checkbox')
  await expect(channel).not.toBeChecked()
  await chains.getByRole('button', { name: 'Accept 2 changes' }).click()
  await expect(chains.getByRole('list')).toContainText('Skerry')
  await expect(chains.getByRole('status')).toHaveText('2 changes accepted. 1 change left: check again to see it.')
  await expect(hosts(page)).toContainText('indexer.skerry-1.practice.invalid')
  await expect(hosts(page)).toContainText('rest-2.lantern-1.practice.invalid')

  await chains.getByRole('button', { name: 'Check for new chains' }).click()
  await expect(chains.getByRole('status')).toHaveText(/1 change\.$/)
  await expect(chains.getByRole('button', { name: 'Select a change' })).toHaveAttribute('aria-disabled', 'true')
  await channel.check()
  await chains.getByRole('button', { name: 'Accept 1 change' }).click()
  await expect(chains.getByRole('listitem')).toHaveCount(2)

  await chains.getByRole('button', { name: /^Undo/ }).click()
  await expect(chains.getByRole('listitem')).toHaveCount(1)
  await expect(chains.getByRole('status')).toHaveText('Undone. Your list is as it was before.')
  await chains.getByRole('button', { name: /^Undo/ }).click()
  await expect(chains.getByRole('listitem')).toHaveCount(0)
  await expect(hosts(page)).not.toContainText('skerry-1')
})

test('the daily check is off until it is chosen, and stays chosen', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Settings')
  const chains = section(page, 'Chain list')
  // Ticked once main has stored the choice.
  await chains.getByRole('checkbox', { name: 'Check once a day' }).click()
  await expect(chains.getByRole('checkbox', { name: 'Check once a day' })).toBeChecked()
  await page.reload()
  await expect(chains.getByRole('checkbox', { name: 'Check once a day' })).toBeChecked()
})

test('the palette checks for new chains', async ({ page, app }) => {
  await openPractice(page, app)
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('dialog').getByRole('combobox').fill('new chains')
  await page.getByRole('option', { name: 'Check for new chains' }).click()
  await expect(section(page, 'Chain list').getByRole('status')).toHaveText(/3 changes\.$/)
})

test('with the keyboard alone, changes are found, picked, accepted and undone', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Settings')
  const chains = section(page, 'Chain list')
  await tabTo(page, 'Check for new chains')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Initia: IBC channel/)
  await page.keyboard.press('Space')
  await tabTo(page, 'Accept 3 changes')
  await page.keyboard.press('Enter')
  await expect(chains.getByRole('status')).toHaveText('3 changes accepted.')
  await tabTo(page, /^Undo/)
  await page.keyboard.press('Enter')
  await expect(chains.getByRole('listitem')).toHaveCount(0)
})

test('what a daily check finds is counted in the rail until Settings shows it', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Settings')
  const chains = section(page, 'Chain list')
  await chains.getByRole('checkbox', { name: 'Check once a day' }).click()
  await expect(chains.getByRole('checkbox', { name: 'Check once a day' })).toBeChecked()
  await goTo(page, 'Portfolio')
  const settings = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Settings' })
  await expect(settings).toHaveText('Settings')
  // The daily check asks in the background, as this does.
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${window.sessionStorage.getItem('waybill.token') ?? ''}`, 'Content-Type': 'application/json' }
    await window.fetch('/api/chainLists.check', { method: 'POST', headers, body: '{}' })
  })
  await expect(settings.getByLabel('3 changes in the registry')).toBeVisible()
  await goTo(page, 'Settings')
  await expect(settings.getByLabel('3 changes in the registry')).toHaveCount(0)
})

test('an own host is used once it answers for its chain, and removed again', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Settings')
  await showAllHosts(page)
  const own = section(page, 'Use your own servers')
  await own.getByRole('button', { name: 'Add a server' }).click()
  await chooseIn(own.getByRole('combobox', { name: 'Chain' }), 'Lantern')
  await chooseIn(own.getByRole('combobox', { name: 'Type' }), 'Node (REST)')
  const address = own.getByRole('textbox', { name: 'Address' })
  await address.fill('https://rest.saltmarsh-1.practice.invalid')
  await own.getByRole('button', { name: 'Test and use' }).click()
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/^Not added\. .*saltmarsh-1/)
  await expect(own.getByRole('listitem')).toHaveCount(0)
  await address.fill('https://rest-2.lantern-1.practice.invalid')
  await own.getByRole('button', { name: 'Test and use' }).click()
  await expect(own.getByRole('status')).toHaveText(/^In use: node \(REST\) of Lantern\. It responds with block [\d,]+\.$/)
  await expect(own.getByRole('listitem')).toHaveText(/rest-2\.lantern-1\.practice\.invalid.*Lantern, node \(REST\)/)
  const line = hosts(page).getByRole('row').filter({ hasText: 'Lantern' }).filter({ hasText: 'balances and fees' })
  await expect(line).toHaveText(/^rest-2\.lantern-1\.practice\.invalid.*yours/)
  await own.getByRole('button', { name: 'Remove node (REST) of Lantern' }).click()
  await expect(own.getByRole('listitem')).toHaveCount(0)
  await expect(line).toHaveText(/^rest\.lantern-1\.practice\.invalid/)
})
