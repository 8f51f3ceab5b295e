// Checks with axe the charts, the palette and the guide, in light and dark; and that nothing moves for users who asked for less motion.
import { look } from '../support/axe.ts'
import { drawerOf, rowsOf } from '../support/browsing.ts'
import { showFigures } from '../support/keys.ts'
import { expect, openPractice, test } from '../support/runningApp.ts'

// Every state is looked at twice, and axe takes its time.
test.slow()

test.describe('with what is copied at rest', () => {
  test.use({ begins: 'copied' })

  test('the palette and the figures', async ({ page, app }) => {
    await openPractice(page, app)
    await page.keyboard.press('ControlOrMeta+K')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await expect(palette.getByRole('option').first()).toBeVisible()
    await look(page, 'palette')
    await palette.getByRole('combobox').fill('rent')
    await expect(palette.getByRole('option', { name: /rent/ }).first()).toBeVisible()
    await look(page, 'palette, something found')
    await palette.getByRole('combobox').fill('qqqq')
    await expect(palette.getByRole('option')).toHaveText(['Search Activity for “qqqq”'])
    await look(page, 'palette, nothing found')
    await page.keyboard.press('Escape')
    await showFigures(page)
    await look(page, 'Activity, figures')
    // Each turns into its opposite.
    const toTable = page.getByRole('button', { name: / as a table$/ })
    for (let left = await toTable.count(); left > 0; left -= 1) await toTable.first().click()
    await expect(page.getByRole('table')).toHaveCount(2)
    await look(page, 'Activity, figures as tables')
  })

  test('nothing moves for those who asked for less motion', async ({ page, app }) => {
    await openPractice(page, app)
    await page.keyboard.press('ControlOrMeta+2')
    await rowsOf(page).first().click()
    await expect(drawerOf(page)).toBeVisible()
    const durations = () =>
      page.evaluate(() => {
        const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element))
        return [
          ...new Set(styles.flatMap(({ animationDuration, transitionDuration }) => [animationDuration, transitionDuration])),
        ].toSorted()
      })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect((await durations()).length).toBeGreaterThan(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await durations()).toEqual(['0s'])
  })
})

test('the guide', async ({ page, app }) => {
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Or start with a guided first transfer' }).click()
  await expect(page.getByRole('region', { name: 'Your first transfer, step by step' }).getByRole('status')).toContainText('Step 1 of 9')
  await expect(page.getByRole('heading', { name: 'New transfer', level: 1 })).toBeVisible()
  await look(page, 'Transfer, beside the guide')
})
