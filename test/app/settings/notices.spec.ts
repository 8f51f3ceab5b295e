// Notices of the system: allowed by the browser, chosen in Settings, and silent in quiet hours. The app's own list has all of them.
import type { Page } from '@playwright/test'
import { look } from '../support/axe.ts'
import { choose, signOnLedger } from '../support/ledgerInHand.ts'
import { test, type LiveApp } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, sheetOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

const HOUR_MS = 3_600_000

/** Lets the page note what the system is asked to show, and show it all the same. */
async function watchSystem(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = []
    class Watched extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        shown.push(options?.body ?? '')
      }
    }
    Object.assign(window, { Notification: Watched, shownBySystem: shown })
  })
  return () => page.evaluate(() => ('shownBySystem' in window ? (window.shownBySystem as string[]) : []))
}

/** An everyday send, up to its end. */
async function send(page: Page, live: LiveApp): Promise<void> {
  await choose(page, 'INIT', 'Initia', 'Initia', '1')
  await page.getByRole('textbox', { name: 'Recipient address' }).fill(live.practice.accounts[1]?.bech32 ?? '')
  const question = page.getByRole('checkbox', { name: 'I compared every part of it' })
  const review = page.getByRole('button', { name: 'Review send' })
  await expect(question.or(review).first()).toBeVisible()
  if (await question.isVisible()) await question.check()
  await review.click()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('Ended', { timeout: 90_000 })
}

const clockTime = (at: number) => new Date(at).toTimeString().slice(0, 5)

test.describe('where the browser allows them', () => {
  test.use({ permissions: ['notifications'] })

  test('quiet hours keep the system silent, and after them it tells again; the list has both', async ({ page, live }) => {
    const shown = await watchSystem(page)
    await addLedger(page, await live.start())
    await goTo(page, 'Settings')
    const section = page.getByRole('region', { name: 'Notifications' })
    await expect(section).toContainText('Desktop notifications are allowed.')
    const quiet = section.getByRole('checkbox', { name: 'Quiet hours' })
    await quiet.check()
    // Read once: the minute may change while the test runs.
    const from = clockTime(Date.now() - HOUR_MS)
    await section.getByLabel('Quiet from').fill(from)
    await section.getByLabel('Quiet to').fill(clockTime(Date.now() + HOUR_MS))
    await send(page, live)
    await goTo(page, 'Notifications')
    await expect(page.getByRole('button', { name: /1\.00 INIT reached \S+ on Initia/ })).toBeVisible()
    await look(page, 'Notifications')
    expect(await shown()).toEqual([])

    await goTo(page, 'Settings')
    await expect(section.getByLabel('Quiet from')).toHaveValue(from)
    await quiet.uncheck()
    await expect(section.getByLabel('Quiet from')).toHaveCount(0)
    await send(page, live)
    await expect.poll(shown).toEqual(['Transfer 0002 arrived.'])
  })

  test('a kind that is switched off is not shown by the system', async ({ page, live }) => {
    const shown = await watchSystem(page)
    await addLedger(page, await live.start())
    await goTo(page, 'Settings')
    const arrived = page.getByRole('region', { name: 'Notifications' }).getByRole('checkbox', { name: 'Arrived' })
    await arrived.uncheck()
    await send(page, live)
    await goTo(page, 'Notifications')
    await expect(page.getByRole('button', { name: /1\.00 INIT reached \S+ on Initia/ })).toBeVisible()
    expect(await shown()).toEqual([])
  })
})

test('where nobody was asked yet, Settings asks; a refusal is said with what to do about it', async ({ page, live }) => {
  await page.goto((await live.start()).url)
  await goTo(page, 'Settings')
  const section = page.getByRole('region', { name: 'Notifications' })
  await section.getByRole('button', { name: 'Allow desktop notifications' }).click()
  await expect(section).toContainText('Your browser blocks desktop notifications.')
  await section.getByText('Choose what to be notified about').click()
  // What was chosen holds again once they are allowed; until then it is folded, and cannot be changed.
  const boxes = await section.getByRole('checkbox').all()
  expect(boxes).not.toHaveLength(0)
  for (const box of boxes) {
    await expect(box).toBeDisabled()
  }
  await expect(section.getByRole('checkbox', { name: 'Arrived' })).toBeChecked()
})
