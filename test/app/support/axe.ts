// What axe says of a state, in light and dark.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { State } from './states.ts'

/** Fails on the rules that are broken in either theme, each with its nodes. */
export async function look(page: Page, state: State): Promise<void> {
  await lookIn(page, state)
}

/** The same for a screen in another language. */
export async function lookIn(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations, passes } = await new AxeBuilder({ page }).analyze()
    expect(passes.length, `rules that looked at ${state}`).toBeGreaterThan(10)
    const broken = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))
    expect.soft(broken, `${state}, ${colorScheme}`).toEqual([])
  }
}
