// One way to walk through the app, with two kinds of hands: by pointer, and by the keyboard alone. Both know things only by their
// roles and names.
import { expect, type Locator, type Page } from '@playwright/test'
import { drawerOf, rowsOf, totalOf } from './browsing.ts'
import { goByKeys } from './keys.ts'
import { goTo } from './runningApp.ts'
import { holdToSign } from './transferring.ts'

export interface Walker {
  kind: 'the pointer' | 'the keyboard alone'
  page: Page
  go(screen: keyof typeof LETTERS): Promise<void>
  /** Presses a button; where several have the name, the first one. */
  press(name: string | RegExp, within?: Locator): Promise<void>
  /** Picks the first action of a menu. */
  pick(name: string, menu: string | RegExp, within: Locator): Promise<void>
  /** Chooses one of several. `next`: how many steps after the current choice, for the keyboard. */
  choose(name: string | RegExp, now: string | RegExp, next: number): Promise<void>
  check(name: string | RegExp): Promise<void>
  /** Replaces the content of a field. */
  write(field: string | RegExp, text: string, within?: Locator): Promise<void>
  /** Looks for something in the history and waits until so many are found. */
  search(text: string, found: number): Promise<void>
  /** Opens the first transaction of the list. */
  openFirst(memo: string): Promise<void>
  /** Turns the drawn device to its last screen. */
  turnToTheEnd(device: Locator): Promise<void>
  /** Signs on the last screen of the drawn device. */
  signThere(device: Locator): Promise<void>
}

const LETTERS = { Portfolio: 'p', Activity: 'a', NFTs: 'n', 'New transfer': 't', Transfers: 'w', Accounts: 'c', Settings: 's' } as const

const countIs = (page: Page, found: number) => expect(totalOf(page)).toHaveText(new RegExp(`^${found} of `))

export function byPointer(page: Page): Walker {
  const fieldOf = (name: string | RegExp, within: Locator | Page) =>
    within.getByRole('textbox', { name }).or(within.getByRole('searchbox', { name }))
  return {
    kind: 'the pointer',
    page,
    go: (screen) => goTo(page, screen),
    press: (name, within) => (within ?? page).getByRole('button', { name, exact: true }).first().click(),
    pick: async (name, menu, within) => {
      await within.getByRole('button', { name: menu }).first().click()
      await page.getByRole('menuitem', { name }).click()
    },
    choose: (name) => page.getByRole('radio', { name }).click(),
    check: (name) => page.getByRole('checkbox', { name }).check(),
    write: (name, text, within) => fieldOf(name, within ?? page).fill(text),
    search: async (text, found) => {
      await page.getByRole('searchbox', { name: 'Search' }).fill(text)
      await countIs(page, found)
    },
    openFirst: async (memo) => {
      await rowsOf(page).first().click()
      await expect(drawerOf(page)).toContainText(memo)
    },
    turnToTheEnd: async (device) => {
      const hold = device.getByRole('button', { name: 'Hold to sign' })
      await expect(async () => {
        if (!(await hold.isVisible())) await device.getByRole('button', { name: 'Next screen' }).click()
        await expect(hold).toBeVisible({ timeout: 300 })
      }).toPass()
    },
    signThere: () => holdToSign(page),
  }
}

export function byKeys(page: Page): Walker {
  const { keyboard } = page
  const find = (
    name: string | RegExp,
    within: Locator | Page,
    roles: readonly ('button' | 'textbox' | 'searchbox' | 'checkbox' | 'radio')[],
  ) => roles.map((role) => within.getByRole(role, { name, exact: true })).reduce((either, other) => either.or(other))
  const tab = async (wanted: Locator) => {
    await expect(wanted.first()).toBeVisible()
    const focused = wanted.and(page.locator(':focus'))
    for (let presses = 0; presses < 80; presses += 1) {
      if ((await focused.count()) > 0) return
      await keyboard.press('Tab')
    }
    throw new Error('Tab does not lead there')
  }
  const press = async (name: string | RegExp, within: Locator | Page = page) => {
    const wanted = find(name, within, ['button'])
    await expect(wanted.first()).toBeEnabled()
    await tab(wanted)
    // A button that asks the Ledger takes no press in the moment in which it gets the focus by itself.
    if (/Sign on Ledger/u.test(String(name))) await page.waitForTimeout(1000)
    await keyboard.press('Enter')
  }
  return {
    kind: 'the keyboard alone',
    page,
    go: async (screen) => {
      // Leaves a field that a form began in, where letters are text.
      await keyboard.press('Escape')
      await goByKeys(page, LETTERS[screen], screen)
    },
    press,
    pick: async (name, menu, within) => {
      await press(menu, within)
      await expect(page.getByRole('menuitem', { name })).toBeFocused()
      await keyboard.press('Enter')
    },
    choose: async (_name, now, next) => {
      await tab(find(now, page, ['radio']))
      const key = next > 0 ? 'ArrowRight' : 'ArrowLeft'
      for (let step = 0; step < Math.abs(next); step += 1) await keyboard.press(key)
    },
    check: async (name) => {
      await tab(find(name, page, ['checkbox']))
      await keyboard.press('Space')
    },
    write: async (name, text, within) => {
      await tab(find(name, within ?? page, ['textbox', 'searchbox']))
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type(text)
    },
    search: async (text, found) => {
      // A screen that is just drawn takes its keys a moment later.
      await expect(async () => {
        await keyboard.press('/')
        await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused({ timeout: 2000 })
      }).toPass()
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type(text)
      await countIs(page, found)
    },
    openFirst: async (memo) => {
      // The list begins on its first line when it takes the focus.
      await tab(page.getByRole('listbox'))
      await keyboard.press('Enter')
      await expect(drawerOf(page)).toContainText(memo)
    },
    turnToTheEnd: async (device) => {
      const hold = device.getByRole('button', { name: 'Hold to sign' })
      await tab(device.getByRole('button', { name: 'Next screen' }))
      await expect(async () => {
        if (!(await hold.isVisible())) await keyboard.press('ArrowRight')
        await expect(hold).toBeVisible({ timeout: 300 })
      }).toPass()
    },
    signThere: async (device) => {
      await tab(device.getByRole('button', { name: 'Hold to sign' }))
      await keyboard.press('Enter')
    },
  }
}
