// Checks that a crash is shown, offers ways to continue, and is logged; each fault once, and a limited number.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { callApp } from '../support/atRest.ts'
import { look } from '../support/axe.ts'
import { tabTo } from '../support/keys.ts'
import { expect, goTo, LOST_CONNECTION, openPractice, test, type RunningApp } from '../support/runningApp.ts'

// Every state is looked at twice, and axe takes its time.
test.slow()

test.use({
  expectedErrors: new RegExp(
    `${LOST_CONNECTION.source}|groupBy|of nobody|no title|Failed to fetch dynamically|Unable to preload|net::ERR_FAILED|401 \\(Unauthorized\\)`,
  ),
})

/** The lines of the log about pages that stopped. */
async function crashLines(app: RunningApp): Promise<string[]> {
  const { files } = await callApp(app, 'diagnostics.preview', { withNames: false })
  const log = files.find(({ name }) => name === 'errors.log')?.text ?? ''
  return log.split('\n').filter((line) => line.includes('page.crash'))
}

/** A browser that lacks something which the screen about health needs. */
async function takeAway(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { kept: Map.groupBy, taken: Reflect.deleteProperty(Map, 'groupBy') }))
}

test('a screen that stops leaves the others, names the reason, is taken down, and goes on', async ({ page, app }) => {
  await openPractice(page, app)
  // Portfolio needs what is taken away; it would crash as well if it were drawn again.
  await goTo(page, 'Accounts')
  await takeAway(page)
  await goByPalettePast(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'This screen crashed', level: 1 })).toBeFocused()
  await expect(main).toContainText('Map.groupBy is not a function')
  await expect(main).toContainText('The error is in the log on this computer.')
  await look(page, 'Stopped screen')
  expect(await crashLines(app)).toHaveLength(1)
  await tabTo(page, 'Open support bundle')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Preview')
  await page.keyboard.press('Enter')
  const log = main.getByRole('group').filter({ hasText: 'errors.log' })
  await log.locator('summary').press('Enter')
  await expect(log.getByRole('region')).toContainText('page.crash')
  await page.setViewportSize({ width: 900, height: 600 })
  await look(page, 'Stopped screen, with a bundle')
  await goTo(page, 'Accounts')
  await goByPalettePast(page)
  await expect(main.getByRole('heading', { name: 'This screen crashed', level: 1 })).toBeVisible()
  await page.evaluate(() => Object.assign(Map, { groupBy: (window as unknown as { kept: unknown }).kept }))
  await main.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible()
})

/** Opens the screen that will crash, so that its heading cannot be awaited. */
async function goByPalettePast(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('combobox').fill('Health')
  await palette.getByRole('option', { name: 'Health' }).first().click()
}

test('a window that stops says so, and still shows what can be handed on', async ({ page, app }) => {
  await openPractice(page, app)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'title', {
      get: () => 'Waybill',
      set: () => {
        throw new Error('no title')
      },
    })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This window crashed', level: 1 })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('The error is in the log')
  await look(page, 'Stopped window')
  await page.getByRole('button', { name: 'Open support bundle' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('list', { name: 'Files in the bundle' }).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This window crashed', level: 1 })).toBeVisible()
})

test('faults that nobody caught are in the log, each once however often', async ({ page, app }) => {
  await openPractice(page, app)
  await page.evaluate(async () => {
    const thrown = new Error('of nobody, thrown')
    const rejected = new Error('of nobody, rejected')
    for (let count = 0; count < 5; count += 1) {
      setTimeout(() => {
        throw thrown
      })
      void Promise.reject(rejected)
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  await expect.poll(async () => (await crashLines(app)).length).toBe(2)
  const lines = (await crashLines(app)).join('\n')
  expect(lines).toContain('of nobody, thrown')
  expect(lines).toContain('of nobody, rejected')
})

test('a part that cannot be loaded because Waybill has ended says how to go on', async ({ page, start }) => {
  const app = await start()
  await openPractice(page, app)
  // The frame's own late part is there; were it missing, the whole window would say so.
  await expect(page.getByText(/Flex/).first()).toBeVisible()
  await app.stop()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Settings' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('This couldn’t be loaded')
  // Nothing is offered that needs the Waybill that has ended.
  await expect(main).toContainText('start it again and open the new address')
  await expect(main.getByRole('button')).toHaveCount(0)
  await look(page, 'Stopped screen, a part missing')
})

test('a page of a Waybill that was ended says so', async ({ page, app }) => {
  await page.goto(`${app.origin}/#token=of-another-one`)
  await expect(page.getByRole('heading', { name: 'Can’t reach Waybill', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Open the address that Waybill printed')
  await look(page, 'Waybill not reached')
})

/** The programs that the built page loads only when they are needed: all but the words of the first screens. */
function lateParts(): Set<string> {
  const folder = join(import.meta.dirname, '..', '..', '..', 'out', 'renderer')
  const [, entry = ''] = /src="\.\/(assets\/[^"]+\.js)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  const parts = [...readFileSync(join(folder, entry), 'utf8').matchAll(/import\([`'"]\.\/([^`'"]+)/g)].map(([, name]) => name ?? '')
  return new Set(parts.filter((name) => !/^(english|german)-/.test(name)))
}

test('where no late part of the page comes, the frame stays and says which screen lacks one', async ({ page, app }) => {
  await openPractice(page, app)
  const late = lateParts()
  expect(late.size).toBeGreaterThan(10)
  await page.route('**/assets/*.js', (route) =>
    late.has(route.request().url().split('/').at(-1) ?? '') ? route.abort() : route.continue(),
  )
  await page.reload()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Explorer' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  // Without the code of its list, a drop-down is the browser's own.
  const order = page.getByRole('combobox', { name: 'Sort' }).and(page.locator('select'))
  await order.selectOption('oldest')
  await expect(order).toHaveValue('oldest')
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
})

test('where the script of the page does not run, the window says so after a while, and not before', async ({ page, app }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(app.url)
  const message = page.getByText('Waybill is taking unusually long to open.')
  await expect(message).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(message).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.reload()
  await openPractice(page, app)
  await expect(message).toHaveCount(0)
})
