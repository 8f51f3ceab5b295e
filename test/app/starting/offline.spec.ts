// Checks that everything that was copied is there when no server answers any more, also after the app was killed.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPracticeServer } from '../../support/benches/practiceServer.ts'
import { look } from '../support/axe.ts'
import { holdingsAtRest, timelineAtRest } from '../support/atRest.ts'
import { drawerOf, rowsOf, totalOf } from '../support/browsing.ts'
import { expect, goTo, LOST_CONNECTION, test } from '../support/runningApp.ts'

test.use({ expectedErrors: LOST_CONNECTION })

test('with every service stopped, holdings and history are shown whole and said to be offline', async ({ page, dataFolder, start }) => {
  const server = await startPracticeServer({ seed: 1, file: ':memory:', clock: Date })
  const chains = join(dataFolder, 'chains.json')
  await writeFile(chains, JSON.stringify(server.chains))
  const flags = ['--chains', chains, '--router', server.routerUrl]

  const online = await start(flags)
  await page.goto(online.url)
  await page.getByRole('button', { name: 'Add account' }).click()
  await page.getByRole('button', { name: 'Watch an address' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill(server.practice.accounts[0]?.bech32 ?? '')
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await goTo(page, 'Activity')
  await expect(page.getByRole('main').getByText('Up to date', { exact: true })).toBeVisible()
  const count = await timelineAtRest(page, online)
  expect(count).toBeGreaterThan(350)
  // Nothing of the practice network is listed here: the row names what it moved once its chain was asked.
  await expect(rowsOf(page).first()).not.toContainText('l2/')
  const newest = await rowsOf(page).first().textContent()
  await goTo(page, 'Portfolio')
  // Reloads the page: the last copied rows may still be on their way to it.
  await page.reload()
  const holdings = page.getByRole('list', { name: 'Holdings by asset' }).locator(':scope > li')
  await holdingsAtRest(page, online)
  const held = await holdings.allTextContents()

  // Code that the page may still be loading would be missed once the app is gone.
  await page.goto('about:blank')
  await server.close()
  await online.kill()
  const offline = await start(flags)
  await page.goto(offline.url)
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Offline')
  await expect(holdings).toHaveText(held)
  await expect(page.getByText(/^Offline since .*Showing your local copy$/)).toBeVisible()
  await expect(page.getByText('You’re offline. Showing your local copy; Waybill keeps trying.')).toBeVisible()
  await look(page, 'Portfolio, offline')
  await goTo(page, 'Activity')
  await expect(totalOf(page)).toHaveText(`${count} transactions`)
  await expect(rowsOf(page).first()).toHaveText(newest ?? '')
  await expect(page.getByText(/^Offline since/)).toBeVisible()
  await look(page, 'Activity, offline')
  await rowsOf(page).first().click()
  await drawerOf(page).getByRole('tab', { name: 'Raw' }).click()
  await expect(drawerOf(page).locator('pre')).toContainText('"txhash"')
  await page.getByRole('searchbox', { name: 'Search' }).fill('rent march')
  await expect(rowsOf(page).first()).toContainText('rent, march')
})
