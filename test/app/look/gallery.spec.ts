// The gallery: every base component and every state of the larger parts, in pictures and under axe, in light and dark.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { START } from '../../../src/shared/domain/transfer/sampleTransfer.ts'
import { setup } from '../../support/programs/buildOnce.ts'
import { OFFLINE, serveProgram } from '../../support/programs/runCli.ts'
import { axeOf } from '../support/axe.ts'
import { compare, needSameLetters } from '../support/pictures.ts'
import { expect, test as base } from '../support/runningApp.ts'

const DEVELOPMENT = join(import.meta.dirname, '..', '..', '..', 'out-dev/main/cli.js')
const SHELVES = ['Base', 'Forms', 'Texts', 'Charts', 'Device', 'Offers', 'Transfers under way', 'Transfers at their end']

/** The gallery of a development build. */
const test = base.extend<{ gallery: Page }>({
  gallery: async ({ page, dataFolder }, use) => {
    const args = [DEVELOPMENT, 'serve', '--data-dir', dataFolder, '--network', 'practice']
    const { origin, token, kill } = await serveProgram(args, OFFLINE)
    await page.clock.setFixedTime(START + 60_000)
    await page.goto(`${origin}/?gallery#token=${token}`)
    await expect(page.getByRole('region')).not.toHaveCount(0)
    await use(page)
    await page.close()
    await kill()
  },
})

// In one worker: two would build the same folder at once.
test.describe.configure({ mode: 'default' })
test.beforeAll(setup)
test.use({ locale: 'en-GB', timezoneId: 'UTC' })

test('looks as it did', async ({ gallery }) => {
  const shelf = (name: string) => gallery.getByRole('region', { name, exact: true })
  await needSameLetters(shelf('Base').getByRole('heading', { name: 'Base' }), 'gallery')
  // Each computer draws these with its fonts.
  await gallery
    .locator('[data-other-letters]')
    .evaluateAll((parts) => parts.forEach((part) => part instanceof HTMLElement && part.style.setProperty('display', 'none')))
  for (const name of SHELVES) {
    const format = name.startsWith('Transfers') ? 'webp' : 'png'
    await compare(gallery, shelf(name), `gallery-${name.toLowerCase().replaceAll(' ', '-')}`, { format })
  }
})

test('breaks no rule of axe', async ({ gallery }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await gallery.emulateMedia({ colorScheme })
    // Parts of a screen stand here by the dozen, so that landmarks, headings and names repeat.
    const repeated = ['landmark-unique', 'landmark-complementary-is-top-level', 'region', 'heading-order', 'page-has-heading-one']
    const { violations } = await axeOf(gallery).disableRules(repeated).analyze()
    const broken = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))
    expect.soft(broken, colorScheme).toEqual([])
  }
})

test('is in no build but the developers’ own', async ({ page, app }) => {
  await page.goto(app.url.replace('/#', '/?gallery#'))
  await expect(page.getByRole('button', { name: 'Try the practice network' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gallery' })).toHaveCount(0)
})
