// An emulated Ledger is named on every screen, from the first one on, on a network with real money too.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { setup } from '../../support/programs/buildOnce.ts'
import { OFFLINE, serveProgram } from '../../support/programs/runCli.ts'
import { look } from '../support/axe.ts'
import { expect, goTo, test, urlOf } from '../support/runningApp.ts'

const DEVELOPMENT = join(import.meta.dirname, '..', '..', '..', 'out-dev/main/cli.js')
/** An address where no server listens; the band must appear all the same. */
const WHERE = '127.0.0.1:9'
const BAND = `Emulated Ledger at ${WHERE} (development).`

test.beforeAll(setup)

async function withApp(page: Page, args: string[], act: () => Promise<void>): Promise<void> {
  const served = await serveProgram([DEVELOPMENT, 'serve', ...args], { ...OFFLINE, WAYBILL_APDU: `tcp://${WHERE}` })
  try {
    await page.goto(urlOf(served))
    await act()
  } finally {
    await page.close()
    await served.kill()
  }
}

test('Welcome says that the Ledger is an emulated one', async ({ page, dataFolder }) => {
  await withApp(page, ['--data-dir', dataFolder], async () => {
    await expect(page.getByRole('button', { name: 'Connect a Ledger' })).toBeVisible()
    await expect(page.getByRole('note')).toHaveText([BAND])
    await look(page, 'Welcome, with an emulated Ledger')
  })
})

for (const network of ['practice', 'mainnet']) {
  test(`so does every screen on the network ${network}`, async ({ page, dataFolder }) => {
    await withApp(page, ['--data-dir', dataFolder, '--network', network], async () => {
      for (const screen of ['Activity', 'Explorer', 'New transfer', 'Accounts', 'Settings', 'Portfolio'] as const) {
        await goTo(page, screen)
        await expect(page.getByRole('note').filter({ hasText: BAND })).toBeVisible()
      }
      await expect(page.getByRole('note').filter({ hasText: 'play money' })).toHaveCount(network === 'practice' ? 1 : 0)
    })
  })
}
