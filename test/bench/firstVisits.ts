// How long after the press a screen that is visited for the first time shows its heading, and the palette its field; as ratios to a page
// that holds a heading and nothing else, so that the machine counts in both.
import type { Browser, Page } from '@playwright/test'
import { percentile } from './measure/figure.ts'

/** Screens beside the portfolio, where the page begins, then those of the sidebar. */
const BESIDE = ['Staking', 'Governance', 'Receive', 'Gains']
const SCREENS = [...BESIDE, 'Activity', 'NFTs', 'Explorer', 'New transfer', 'Transfers', 'Notifications', 'Accounts', 'Settings']
const ROUNDS = 20

export interface FirstVisit {
  name: string
  /** From the press to the frame that shows it. */
  ms: number
  /** How many times as long as on the bare page. */
  ratio: number
}

/** Presses, and returns the milliseconds until a frame has shown what was asked for, by the clock of the page. */
async function shownAfter(page: Page, { selector, text }: { selector: string; text: string }, press: () => Promise<void>): Promise<number> {
  await page.evaluate(
    ([wanted, words]) => {
      const isThere = () =>
        [...document.querySelectorAll(wanted)].some((found) => found.checkVisibility() && found.textContent.includes(words))
      const shown = new Promise<number>((resolve) => {
        const start = ({ timeStamp }: Event) => {
          for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, start, { capture: true })
          const watch = () => {
            if (isThere()) setTimeout(() => resolve(performance.now() - timeStamp))
            else requestAnimationFrame(watch)
          }
          requestAnimationFrame(watch)
        }
        for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, start, { capture: true })
      })
      Object.assign(window, { shown })
    },
    [selector, text] as const,
  )
  await press()
  return await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown)
}

/** Returns the same for a page of one button which adds a heading. */
async function bareVisits(browser: Browser): Promise<number[]> {
  const page = await browser.newPage()
  await page.setContent(
    '<button onclick="const h = document.createElement(`h1`); h.textContent = `Shown`; document.body.append(h)">Go</button>',
  )
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await shownAfter(page, { selector: 'h1', text: 'Shown' }, () => page.getByRole('button').click()))
    await page.evaluate(() => document.querySelector('h1')?.remove())
  }
  await page.close()
  return times
}

/** Visits each screen once, then opens the palette, first and again and again. `page` is new and shows the portfolio. */
export async function firstVisits(browser: Browser, page: Page): Promise<FirstVisit[]> {
  const bare = percentile(await bareVisits(browser), 0.5)
  const visit = (name: string, ms: number) => ({ name, ms, ratio: ms / bare })
  const visits: FirstVisit[] = [visit('bare page', bare)]
  for (const screen of SCREENS) {
    const name = BESIDE.includes(screen) ? /^Portfolio, / : 'Main'
    const button = page.getByRole('navigation', { name }).getByRole('button', { name: screen })
    visits.push(visit(screen, await shownAfter(page, { selector: 'h1', text: screen }, () => button.click())))
  }
  const palettes: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    palettes.push(await shownAfter(page, { selector: '[role=dialog] [role=combobox]', text: '' }, () => page.keyboard.press('Control+K')))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  visits.push(visit('palette, first', palettes[0] ?? 0), visit('palette, half', percentile(palettes, 0.5)))
  return visits
}
