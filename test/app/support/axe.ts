// What axe says of a state, in light and dark.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { State } from './states.ts'

/** Fails on the rules that are broken in either theme, each with its nodes. */
export async function look(page: Page, state: State): Promise<void> {
  await lookIn(page, state)
}

/** Rules whose result depends on colours; the others read the document, which is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The same for a screen in another language. */
export async function lookIn(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const { violations, passes } = await axeOf(page).analyze()
  expect(passes.length, `rules that looked at ${state}`).toBeGreaterThan(10)
  expectNone(violations, `${state}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeOf(page).withRules(COLOUR_RULES).analyze()
  expect(dark.passes.length, `rules that looked at ${state} in the dark theme`).toBeGreaterThan(0)
  expectNone(dark.violations, `${state}, dark`)
}

/** Runs inside the page, which has no frames: otherwise every run opens a page of its own to sum up. */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

function expectNone(violations: Violations, state: string): void {
  const broken = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))
  expect.soft(broken, state).toEqual([])
}
