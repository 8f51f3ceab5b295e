// Checks the language: chosen in Settings, used everywhere, kept over a restart.
import type { Page } from '@playwright/test'
import { testDayScript } from '../../support/testDay.ts'
import { lookIn } from '../support/axe.ts'
import { expect, goTo, openPractice, test, type RunningApp } from '../support/runningApp.ts'

const GERMAN_SCREENS = ['Portfolio', 'Verlauf', 'NFTs', 'Neuer Transfer', 'Transfers', 'Explorer', 'Mitteilungen', 'Konten']

test.use({ begins: 'copied' })

async function switchToGerman(page: Page, app: RunningApp): Promise<void> {
  await openPractice(page, app)
  await chooseGerman(page)
}

async function chooseGerman(page: Page): Promise<void> {
  await goTo(page, 'Settings')
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
}

test('German is chosen in Settings, survives a restart, and leads back to English', async ({ page, app, start }) => {
  await switchToGerman(page, app)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('radio', { name: 'Deutsch' }), 'the focus and the place stay').toBeFocused()
  await expect(page.getByRole('heading', { name: 'Sprache' })).toBeInViewport()
  await expect(page).toHaveTitle(/^Einstellungen – Waybill$/)
  await expect(page.getByRole('note')).toHaveText(/Spielgeld/)
  await page.goto('about:blank')
  await app.stop()
  const again = await start()
  await page.goto(again.url)
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('button', { name: 'Einstellungen' }).click()
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('German is found in the palette’s settings and chosen without a mouse; the focus stays', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Settings')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('language')
  await expect(page.getByRole('option', { name: /Language/ }).first()).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Language' })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Language' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('heading', { name: 'Sprache' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeFocused()
})

test('a change of language redraws the page in place, also where another window chose it', async ({ page, app, context }) => {
  await openPractice(page, app)
  const other = await context.newPage()
  await other.goto(app.url)
  await other.getByRole('navigation', { name: 'Main', exact: true }).getByRole('button', { name: 'Activity' }).click()
  await expect(other.getByRole('main', { name: 'Activity' })).toBeVisible()
  const marks = await Promise.all([page, other].map((one) => one.evaluate(() => (document.body.dataset['mark'] = 'not reloaded'))))
  expect(marks).toHaveLength(2)
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('deutsch')
  await page
    .getByRole('option', { name: /Deutsch/ })
    .first()
    .click()
  for (const [one, screen] of [
    [page, 'Portfolio'],
    [other, 'Verlauf'],
  ] as const) {
    await expect(one.getByRole('main', { name: screen }).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(one.locator('body')).toHaveAttribute('data-mark', 'not reloaded')
    await expect(one.locator('html')).toHaveAttribute('lang', 'de')
    await expect(one).toHaveTitle(new RegExp(`^${screen} – Waybill$`))
  }
  await expect(other.getByRole('searchbox')).toHaveAttribute('placeholder', /Oktober/)
})

test('what is typed outlives a change of language', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Activity')
  await page.getByRole('searchbox').fill('type:send')
  await goTo(page, 'New transfer')
  await page.getByRole('textbox', { name: 'Amount' }).click()
  await page.keyboard.type('1,234.5')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,234.5')
  await expect(page.getByText('Enter a plain number')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Amount' }).blur()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1234.5')
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.5')
  await chooseGerman(page)
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('button', { name: 'Neuer Transfer' }).click()
  await expect(page.getByRole('textbox', { name: 'Betrag' })).toHaveValue('12,5')
  await page.getByRole('textbox', { name: 'Betrag' }).fill('1.234,5')
  await page.getByRole('textbox', { name: 'Betrag' }).blur()
  await expect(page.getByRole('textbox', { name: 'Betrag' })).toHaveValue('1234,5')
  // What is pasted is shown as it was read, before the field is left.
  await page.getByRole('textbox', { name: 'Betrag' }).fill('')
  await page.getByRole('textbox', { name: 'Betrag' }).fill('1.234')
  await expect(page.getByRole('textbox', { name: 'Betrag' })).toHaveValue('1234')
  await menu.getByRole('button', { name: 'Verlauf' }).click()
  // The navigation opens the whole list, and what was searched for before is offered again.
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Wieder nach „type:send“ suchen' })).toBeVisible()
})

test('each screen speaks German, and axe finds nothing wrong with it in light and dark', async ({ page, app }) => {
  test.slow()
  await switchToGerman(page, app)
  for (const screen of GERMAN_SCREENS) {
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('button', { name: screen, exact: true }).click()
    await expect(page.getByRole('main', { name: screen }).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`${screen} – Waybill$`))
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
    await lookIn(page, screen)
  }
  for (const [key, screen] of [
    ['r', 'Empfangen'],
    ['m', 'Nachrichten'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await expect(page.getByRole('main', { name: screen }).getByRole('heading', { level: 1 })).toBeVisible()
    await lookIn(page, screen)
  }
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('button', { name: 'Einstellungen' }).click()
  await page.getByRole('navigation', { name: 'Einstellungen und Zustand' }).getByRole('button', { name: 'Zustand' }).click()
  const verdict = page.getByRole('region', { name: 'Zustand', exact: true })
  await expect(verdict).toContainText('Stand ')
  const lacksRule = (await verdict.getByText('udevadm').count()) > 0
  await expect(verdict).toContainText(lacksRule ? 'Alles, was gebraucht wird, ist in Ordnung.' : 'Alles ist in Ordnung.')
  await lookIn(page, 'Zustand')
})

test('the screens of own actions and of gains speak German, and axe finds nothing wrong with them', async ({ page, app }) => {
  test.slow()
  await switchToGerman(page, app)
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  for (const [entry, screen, shown] of [
    ['Portfolio', 'Staking', 'Ihre Stakes'],
    ['Portfolio', 'VIP', 'Sie verlieren nichts'],
    ['Portfolio', 'Governance', 'VIP-Abstimmung'],
    ['Portfolio', 'Gewinne', 'Gewinne'],
    ['Konten', 'Berechtigungen', 'INIT'],
  ] as const) {
    await menu.getByRole('button', { name: entry, exact: true }).click()
    await page.getByRole('main').getByRole('button', { name: screen, exact: true }).click()
    await expect(page.getByRole('main', { name: screen }).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(shown)
    await lookIn(page, screen)
  }
  await menu.getByRole('button', { name: 'Portfolio', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Staking', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Staken', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await lookIn(page, 'Staken')
})

test('Waybill follows the language of the system', async ({ browser, app }) => {
  const context = await browser.newContext({ locale: 'de-AT' })
  await context.addInitScript(testDayScript())
  const page = await context.newPage()
  await page.goto(app.url)
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await context.close()
})
