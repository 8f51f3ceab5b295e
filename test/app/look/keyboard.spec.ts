// The whole app without a mouse.
import { goByKeys, askByKeys, tabTo } from '../support/keys.ts'
import { expect, openPractice, test } from '../support/runningApp.ts'
import { arrived, deviceOf, fillForm, sheetOf } from '../support/transferring.ts'

test('a transfer from Welcome to its arrival with the keyboard alone', async ({ page, app }) => {
  await page.goto(app.url)
  await expect(page.getByRole('button', { name: 'Try the practice network' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Connect a Ledger' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible()
  await goByKeys(page, 't', 'New transfer')

  await tabTo(page, 'Send')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Bridge' })).toBeChecked()
  await tabTo(page, /^Choose destination/)
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'To which chain?' })
  const search = picker.getByRole('combobox')
  await expect(search).toBeFocused()
  await page.keyboard.type('lantern')
  const options = picker.getByRole('listbox', { name: 'Assets' }).getByRole('option')
  await expect(options.first()).toContainText('Lantern')
  await expect(picker.getByText('Tidewatch', { exact: true })).toHaveCount(0)
  // The focus stays in the search, and the arrow keys walk the list.
  const count = await options.count()
  await page.keyboard.press('PageDown')
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('PageUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(search).toBeFocused()
  const init = options.filter({ has: page.getByText('INIT', { exact: true }) }).first()
  while ((await init.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)

  await expect(page.getByRole('button', { name: /^25 ?%/ })).toBeVisible()
  await tabTo(page, /^25 ?%/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Amount' })).not.toHaveValue('')
  await expect(page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ })).toBeEnabled()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await page.keyboard.press('Shift+Tab')
  await expect(amount).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeFocused()
  await askByKeys(page)
  await expect(deviceOf(page)).toBeFocused()
  const hold = page.getByRole('button', { name: 'Hold to sign' })
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(hold).toBeVisible({ timeout: 300 })
  }).toPass()
  await expect(deviceOf(page)).toBeFocused()
  // The device stays a stop of its own, where the arrows work; from there it is one Tab to the button that signs.
  await expect(page.getByText('Keys: ← → turn pages', { exact: false })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(hold).toBeFocused()
  for (const next of ['Reject', 'Previous screen']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: next })).toBeFocused()
  }
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('Shift+Tab')
  await expect(deviceOf(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(hold).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(hold).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sheetOf(page)).toBeVisible()
  await arrived(page)
})

test('Back and Forward lead through the screens and survive a reload', async ({ page, app }) => {
  await openPractice(page, app)
  await goByKeys(page, 'a', 'Activity')
  await goByKeys(page, 'e', 'Explorer')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Block / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Block / })).toBeVisible()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByRole('heading', { name: 'Explorer', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
})

test('every screen is two keys away, and ? lists the keys', async ({ page, app }) => {
  await page.goto(app.url)
  await expect(page.getByRole('button', { name: 'Try the practice network' })).toBeFocused()
  await page.keyboard.press('1')
  await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible()
  const screens = {
    a: 'Activity',
    t: 'New transfer',
    w: 'Transfers',
    b: 'Withdrawals',
    d: 'Staking',
    x: 'VIP',
    v: 'Governance',
    g: 'Gains',
    o: 'Address book',
    l: 'Permissions',
    h: 'Health',
    r: 'Receive',
    m: 'Sign messages',
    i: 'Notifications',
    c: 'Accounts',
    s: 'Settings',
    p: 'Portfolio',
  }
  for (const [letter, screen] of Object.entries(screens)) {
    await goByKeys(page, letter, screen)
    if (screen === 'New transfer') {
      // A form begins in its first field, which Escape leaves.
      await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
      await page.keyboard.press('Escape')
    }
    await expect(page.getByRole('main')).toBeFocused()
  }
  // A switch that has the focus is no text.
  await goByKeys(page, 'i', 'Notifications')
  await page.getByRole('radio', { name: 'All' }).focus()
  await goByKeys(page, 'p', 'Portfolio')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(sheet.getByRole('definition')).toHaveCount(35)
  // The palette does not open over a dialog that is at work: it could not be left half done.
  const close = sheet.getByRole('button', { name: 'Close' })
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await close.evaluate((button) => button.setAttribute('aria-busy', 'true'))
  await page.keyboard.press('ControlOrMeta+K')
  await expect(sheet).toBeVisible()
  await expect(palette).toHaveCount(0)
  await close.evaluate((button) => button.removeAttribute('aria-busy'))
  await page.keyboard.press('ControlOrMeta+K')
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCount(1)
})

test.describe('with an account', () => {
  test.use({ begins: 'copied' })

  test('Enter pressed again and again never signs', async ({ page, app }) => {
    await openPractice(page, app)
    await fillForm(page, '12.5')
    // Without a wait between them, so that a slow machine makes no pause.
    const pressEnter = async () => await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('Enter')))
    // Presses as the button takes the focus come from the page itself: none from outside is sure to come within the pause.
    const prevented = page.evaluate(pressAtFocus, 'Sign on Ledger')
    await page.getByRole('textbox', { name: 'Amount' }).focus()
    await pressEnter()
    const device = deviceOf(page)
    expect(await prevented).toEqual(Array.from({ length: 20 }, () => true))
    await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeFocused()
    await expect(device.getByRole('button', { name: 'Reject' })).toHaveCount(0)

    await page.waitForTimeout(1000)
    await pressEnter()
    await expect(device.getByRole('status')).toHaveText(/^Screen 1 of/)
    await expect(device).toBeFocused()
    await pressEnter()
    await expect(device.getByRole('status')).toHaveText(/^Screen 1 of/)

    await tabTo(page, 'Next screen')
    const hold = device.getByRole('button', { name: 'Hold to sign' })
    await expect(async () => {
      await pressEnter()
      await expect(hold).toBeVisible({ timeout: 300 })
    }).toPass()
    await expect(device).toBeFocused()
    await page.waitForTimeout(1000)
    await pressEnter()
    await expect(hold).toBeFocused()

    // A key that was already down when the button got the focus does not sign either.
    await hold.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', repeat: true, bubbles: true, cancelable: true })
    await expect(hold).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(hold).toHaveCount(0)
    await expect(device).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  })
})

/** Presses Enter twenty times on the button of that name as soon as it has the focus. @returns of each press whether it was prevented. */
async function pressAtFocus(name: string): Promise<boolean[]> {
  return await new Promise((resolve) => {
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLButtonElement) || target.textContent !== name) return
      const presses = Array.from({ length: 20 }, () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
      resolve(presses.map((press) => !target.dispatchEvent(press)))
    })
  })
}
