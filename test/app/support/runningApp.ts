// Extends Playwright's test with the app on a data folder of the test's own: in the process that a worker's tests share, or in its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { serveCli, type Served } from '../../support/programs/runCli.ts'
import { testDayScript } from '../../support/testDay.ts'
import { callApp } from './atRest.ts'
import { fillCopied, type Copied } from './copiedFolder.ts'
import { startHostProcess, type HostedApp, type HostProcess } from './hostProcess.ts'

/** The app, wherever it runs. */
export type RunningApp = Pick<HostedApp, 'origin' | 'token' | 'url'>

/** `waybill serve` in a process of its own. */
export interface OwnApp extends Served {
  /** The address with its token, as printed. */
  url: string
}

/**
 * Starts `waybill serve` and waits for its line.
 * @param hasOpening whether a new practice network begins with transfers, as it does for users
 * @throws Error with what it printed when it ends before it is ready.
 */
export async function startApp(
  dataFolder: string,
  flags: readonly string[] = [],
  env: Record<string, string> = {},
  hasOpening = false,
): Promise<OwnApp> {
  const served = await serveCli(['--data-dir', dataFolder, ...flags], env, undefined, hasOpening)
  return { ...served, url: urlOf(served) }
}

/** What `serve` printed. */
export function urlOf({ origin, token }: Pick<Served, 'origin' | 'token'>): string {
  return `${origin}/#token=${token}`
}

interface Fixtures {
  /** What the data folder holds at first: nothing, or the practice network with its history copied and at rest. */
  begins: 'empty' | 'copied'
  /** What was copied. */
  kept: Copied
  /** A data folder of the test's own. */
  dataFolder: string
  /** Starts the app on it in a process of its own; what still runs at the end of the test is ended. */
  start: (flags?: readonly string[], env?: Record<string, string>, hasOpening?: boolean) => Promise<OwnApp>
  /** The app on the practice network, running in the shared process. */
  app: RunningApp & Pick<HostedApp, 'stop'>
  /** Console errors that belong to the test, such as a connection it breaks. */
  expectedErrors: RegExp
}

/** Matches what a browser reports when the app stops under a page. */
export const LOST_CONNECTION = /ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/

/** Playwright's test with the app; a page that reports an error or breaks the content policy fails its test. */
export const test = base.extend<Fixtures, { host: HostProcess }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter’s form
    async ({}, use) => {
      const host = startHostProcess()
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  expectedErrors: [/^(?!)/, { option: true }],
  begins: ['empty', { option: true }],
  kept: ['app', { option: true }],
  dataFolder: async ({ begins, kept }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'waybill-app-'))
    if (begins === 'copied') await fillCopied(folder, kept)
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  start: async ({ dataFolder }, use) => {
    const apps: OwnApp[] = []
    await use(async (flags, env, hasOpening) => {
      const app = await startApp(dataFolder, flags, env, hasOpening)
      apps.push(app)
      return app
    })
    for (const app of apps) await app.kill()
  },
  app: async ({ host, dataFolder, context }, use) => {
    const app = await host.start({ dataFolder, own: null })
    await use(app)
    await closePages(context)
    await app.stop()
  },
  // `start` is named so that an app in its own process outlives the pages.
  context: async ({ context, expectedErrors, start: _start }, use) => {
    const errors = collectErrors(context)
    await context.addInitScript(testDayScript())
    await use(context)
    expect(
      errors.filter((error) => !expectedErrors.test(error)),
      'errors in the page',
    ).toEqual([])
  },
})

/** Closes the pages: one whose app stops reports it. */
export async function closePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close()
}

function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('weberror', (report) => errors.push(report.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  return errors
}

/** Opens the app's page and chooses the practice network, unless it is chosen already; pictures and prices are off, as on other networks. */
export async function openPractice(page: Page, app: RunningApp | { url: string }): Promise<void> {
  await page.goto(app.url)
  const door = page.getByRole('button', { name: 'Try the practice network' })
  await expect(door.or(page.getByRole('navigation', { name: 'Main' }))).toBeVisible()
  const isNew = await door.isVisible()
  if (isNew) await door.click()
  await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible()
  if (isNew && 'token' in app) await callApp(app, 'privacy.set', { images: 'off', prices: false })
}

/** Goes to a screen by the rail. */
export async function goTo(
  page: Page,
  screen: 'Portfolio' | 'Activity' | 'NFTs' | 'Explorer' | 'New transfer' | 'Transfers' | 'Notifications' | 'Accounts' | 'Settings',
): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: screen }).click()
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
}

export { expect }
