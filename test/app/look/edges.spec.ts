// One right edge: in a wide window every screen ends where the others do, and nothing without a frame ends short of it.
import type { Page } from '@playwright/test'
import { goByPalette } from '../support/keys.ts'
import { expect, openPractice, test } from '../support/runningApp.ts'

test.use({ begins: 'copied', viewport: { width: 1920, height: 1080 } })

/** Sign messages is left out: the Ledger stands beside it, as beside a review. */
const SCREENS = [
  'Portfolio',
  'Staking',
  'VIP',
  'Governance',
  'Receive',
  'Gains',
  'Accounts',
  'Address book',
  'Permissions',
  'Settings',
  'Health',
]

/** Returns where the screen's content ends, and the unframed buttons whose text ends a little before that. */
async function edgeOf(page: Page): Promise<{ edge: number; ragged: string[] }> {
  return await page.locator('main').evaluate((main) => {
    const edge = Math.round(main.querySelector('.screen-tabs')?.getBoundingClientRect().right ?? Number.NaN)
    const isRagged = (button: Element) => Math.abs(button.getBoundingClientRect().right - edge) < 2
    const ragged = [...main.querySelectorAll('.button.quiet')].filter(isRagged)
    return { edge, ragged: ragged.map((button) => button.textContent) }
  })
}

test('every screen ends at the same edge, and so do its buttons', async ({ page, app }) => {
  await openPractice(page, app)
  const edges: [string, number][] = []
  for (const screen of SCREENS) {
    await goByPalette(page, screen)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const { edge, ragged } = await edgeOf(page)
    edges.push([screen, edge])
    expect(ragged, screen).toEqual([])
  }
  expect(edges).toEqual(SCREENS.map((screen) => [screen, edges[0]?.[1]]))
})
