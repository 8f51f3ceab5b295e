// Checks lists and texts: keys that continue from the rail, a focus that is never lost, text that is copied exactly.
import { holdingsAtRest, timelineAtRest } from '../support/atRest.ts'
import { drawerOf, timelineOf } from '../support/browsing.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'

test.describe('with what is copied at rest', () => {
  test.use({ begins: 'copied' })

  test('after a press in the rail, an arrow, j and o open a line, and closing it gives the focus back to the list', async ({
    page,
    app,
  }) => {
    await openPractice(page, app)
    await goTo(page, 'Activity')
    await timelineAtRest(page, app)
    const inRail = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Activity' })
    await inRail.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('j')
    await expect(timelineOf(page)).toBeFocused()
    await page.keyboard.press('o')
    await expect(drawerOf(page)).toContainText(/2 of /)
    await drawerOf(page).getByRole('tab', { name: 'Events' }).click()
    await page.keyboard.press('j')
    await expect(drawerOf(page)).toContainText(/3 of /)
    await expect(drawerOf(page).getByRole('tab', { name: 'Events' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toHaveCount(0)
    await expect(timelineOf(page)).toBeFocused()
  })

  test('j and k walk the holdings, Enter unfolds', async ({ page, app }) => {
    await openPractice(page, app)
    await holdingsAtRest(page, app)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    const first = page.getByRole('list', { name: 'Holdings by asset' }).getByRole('button').first()
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
  })

  test('an address that is selected and copied has no gaps and no line ends', async ({ page, app }) => {
    await openPractice(page, app)
    await goTo(page, 'Accounts')
    const shown = page.getByRole('list', { name: 'Accounts' }).getByText(/^init1[a-z0-9]{38}$/)
    const address = await shown.textContent()
    const selected = await shown.evaluate((element) => {
      const selection = window.getSelection()
      selection?.selectAllChildren(element)
      return selection?.toString()
    })
    expect(selected).toBe(address)
  })
})

test('a transfer without an account leads to adding one', async ({ page, start }) => {
  await page.goto((await start(['--network', 'practice'])).url)
  await goTo(page, 'New transfer')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add account' }).click()
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
})
