// Playwright's test with the packed program, on a data folder of the test's own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, test as base, expect, type ElectronApplication, type Page } from '@playwright/test'

interface Fixtures {
  dataFolder: string
  program: ElectronApplication
  /** Its first window. */
  page: Page
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this place.
  dataFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'waybill-packed-app-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  program: async ({ dataFolder }, use) => {
    const path = process.env['WAYBILL_PROGRAM']
    if (path === undefined) throw new Error('WAYBILL_PROGRAM must name the packed program')
    const program = await _electron.launch({ executablePath: resolve(path), args: ['--data-dir', dataFolder] })
    await use(program)
    await program.close()
  },
  page: async ({ program }, use) => {
    await use(await program.firstWindow())
  },
})

export { expect }
