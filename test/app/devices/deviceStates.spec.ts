// Every state of a Ledger as the window says it, with a picture of each in both themes and in the smallest window.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { whenPrompted } from '../../support/benches/hands.ts'
import { createVirtualLedger } from '../../../src/practice/device/virtualLedger.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../../../src/practice/keys/mnemonic.ts'
import { noTroubles } from '../../../src/practice/device/practiceDevice.ts'
import { test } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, review } from '../support/transferring.ts'

/** Where the pictures go: `npm run screens` names docs/screens; without a folder none are taken. */
const folder = process.env['WAYBILL_PICTURES']
/** For looking at the smallest window; stays out of the repository. */
const smallFolder = process.env['WAYBILL_SMALL_PICTURES']
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Device' })

/** Compares the drawing and its text, in both themes. */
async function picture(page: Page, name: string): Promise<void> {
  if (folder !== undefined) {
    const panel = await panelOf(page).boundingBox()
    const text = await panelOf(page).locator('section').first().boundingBox()
    if (panel === null || text === null) throw new Error('the panel is not there')
    const clip = { ...panel, height: text.y - panel.y }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({ path: join(folder, `device-${name}-${colorScheme}.png`), animations: 'disabled', clip })
    }
  }
  if (smallFolder === undefined) return
  const size = page.viewportSize()
  await page.setViewportSize({ width: 900, height: 600 })
  await page.screenshot({ path: join(smallFolder, `device-${name}.png`), animations: 'disabled' })
  if (size !== null) await page.setViewportSize(size)
}

/** Compares the drawing and the words below it, where they stand outside a panel. */
async function pictureAround(page: Page, name: string): Promise<void> {
  if (folder === undefined) return
  const size = page.viewportSize()
  // The form is longer than the window.
  await page.setViewportSize({ width: 1280, height: 1600 })
  const drawing = await page.getByRole('img', { name: 'Your Ledger’s screen' }).first().boundingBox()
  const words = await page.getByRole('status').filter({ hasText: 'Not checked yet' }).first().boundingBox()
  if (drawing === null || words === null) throw new Error('the device is not there')
  const top = Math.min(drawing.y, words.y) - 16
  const left = Math.min(drawing.x, words.x) - 16
  const bottom = Math.max(drawing.y + drawing.height, words.y + words.height) + 44
  const right = Math.max(drawing.x + drawing.width, words.x + words.width) + 16
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const clip = { x: left, y: top, width: right - left, height: bottom - top }
    await page.screenshot({ path: join(folder, `device-${name}-${colorScheme}.png`), animations: 'disabled', clip })
  }
  if (size !== null) await page.setViewportSize(size)
}

/** A ready device is checked only four times a minute; the button at the foot of the rail checks now. */
const lookAgain = (page: Page) => page.getByTitle(/Look again/).click()

test('each state has its own line and its own way out', async ({ page, live }) => {
  test.slow()
  const { device } = live.practice
  const app = await live.start()
  // Silent from the beginning: nothing is known until that is given up.
  device.afflict({ mute: true })
  await page.goto(app.url)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  await expect(page.getByText('Not checked yet').first()).toBeVisible()
  await pictureAround(page, 'unknown')
  await expect(page.getByText('Your Ledger isn’t responding').first()).toBeVisible({ timeout: 20_000 })
  device.afflict(noTroubles())
  device.unplug()
  device.plug()
  device.openApp('Ethereum')
  await expect(page.getByText(/^Ethereum 1\.22\.0-dev is open$/).first()).toBeVisible()
  await addLedger(page, app)
  await review(page)
  const panel = panelOf(page)
  const says = async (line: string | RegExp, name: string) => {
    await expect(panel.getByText(line).first()).toBeVisible()
    await picture(page, name)
  }
  await says(/^Ethereum 1\.22\.0-dev is open$/, 'ready')

  device.afflict({ opening: 'denied' })
  await lookAgain(page)
  await says('No permission to use the Ledger Flex', 'notPermitted')
  await expect(panel.getByText('/etc/udev/rules.d/70-ledger.rules')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Copy commands' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'No permission to use the Ledger' })).toBeDisabled()
  device.afflict({ opening: 'held' })
  await says('Another program is using the Ledger Flex', 'held')
  device.afflict(noTroubles())

  await says(/^Ethereum 1\.22\.0-dev is open$/, 'ready')
  device.lock()
  await lookAgain(page)
  await says('Ledger Flex is locked', 'locked')
  device.unlock()

  await says(/^Ethereum 1\.22\.0-dev is open$/, 'ready')
  device.afflict({ versions: { Ethereum: '1.16.9' } })
  await lookAgain(page)
  await says('The Ethereum app is too old (1.16.9)', 'appTooOld')
  await expect(page.getByRole('button', { name: 'Update the Ethereum app' })).toBeDisabled()
  device.afflict(noTroubles())

  device.openApp('Cosmos')
  await says('Cosmos is open; Ethereum is needed', 'wrongApp')
  device.quitApp()
  await says('No app is open', 'dashboard')
  await panel.getByRole('button', { name: 'Open Ethereum' }).click()
  await whenPrompted(device)
  device.press('reject')
  await says('Rejected on the device', 'openingRejected')
  await panel.getByRole('button', { name: 'Look again' }).click()
  await says('No app is open', 'dashboard')

  device.afflict({ missing: ['Ethereum'] })
  await panel.getByRole('button', { name: 'Open Ethereum' }).click()
  await says('The Ethereum app isn’t installed on the Ledger Flex', 'appMissing')
  // Said once, by the state.
  await expect(panel.getByText('isn’t installed')).toHaveCount(1)
  device.afflict(noTroubles())
  device.openApp('Ethereum')
  await says(/^Ethereum 1\.22\.0-dev is open$/, 'ready')

  device.afflict({ otherSeed: true })
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await says('This Ledger Flex doesn’t hold this account’s key', 'otherAccount')
  expect(live.practice.observed.prompts.filter(({ kind }) => kind === 'message')).toEqual([])
  device.afflict(noTroubles())

  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await whenPrompted(device)
  await says('Your Ledger shows the message', 'prompting')
  device.press('reject')
  await says('Rejected on the device', 'rejected')

  await page.getByRole('button', { name: /^(?:Sign on Ledger|Sign again)$/ }).click()
  await whenPrompted(device)
  device.unplug()
  await says('Ledger unplugged', 'unplugged')
  device.plug()
  device.openApp('Ethereum')
  await says(/^Ethereum 1\.22\.0-dev is open$/, 'ready')
  device.unplug()
  await says('No Ledger found', 'absent')
})

test('a Ledger on its way to another app, a silent one and one of two are told about too', async ({ page, live }) => {
  test.slow()
  const { practice, plugBeside } = live
  await addLedger(page, await live.start())
  await review(page)
  practice.device.unplug()
  const slow = createVirtualLedger({ root: rootOf(PRACTICE_MNEMONIC), reconnectMs: 3000, model: 'Nano S Plus' })
  plugBeside(slow)
  slow.device.openApp('Cosmos')
  const panel = panelOf(page)
  const says = async (line: string | RegExp, name: string) => {
    await expect(panel.getByText(line).first()).toBeVisible()
    await picture(page, name)
  }
  await expect(panel.getByText('Cosmos is open; Ethereum is needed')).toBeVisible()
  await panel.getByRole('button', { name: 'Open Ethereum' }).click()
  await says('Communicating with your Ledger', 'busy')
  await whenPrompted(slow.device)
  await says('Your Ledger asks to open the Ethereum app', 'opening')
  slow.device.press('approve')
  await expect(panel.getByText(/^Ethereum \S+ is open$/)).toBeVisible()
  await panel.getByRole('button', { name: 'Show the text' }).click()
  await expect(panel.getByRole('list', { name: 'Full text, page by page as on your Ledger' })).toContainText('Message (2/')

  slow.device.afflict({ brokenWord: 0x6faa })
  await lookAgain(page)
  await says('Your Ledger stopped working', 'failed')
  await expect(panel.getByText('Unplug it and plug it in again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'The Ledger can’t be used now' })).toBeDisabled()
  slow.device.unplug()
  slow.device.afflict({ brokenWord: null })
  slow.device.plug()
  slow.device.openApp('Ethereum')
  await expect(panel.getByText(/^Ethereum \S+ is open$/)).toBeVisible()

  practice.device.plug()
  await says('This is the Ledger Nano S Plus. Ledger Flex is connected too', 'others')
})
