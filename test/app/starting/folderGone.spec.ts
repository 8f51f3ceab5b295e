// The data folder is deleted, or moved and brought back, behind the app's back: every screen says that nothing more is kept.
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { look } from '../support/axe.ts'
import { rowsOf } from '../support/browsing.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'

test.use({ begins: 'copied' })

test('a band says so on every screen until the folder is back', async ({ page, app, dataFolder }) => {
  await openPractice(page, app)
  await goTo(page, 'Activity')
  await expect(rowsOf(page).first()).toBeVisible()
  const place = join(dataFolder, 'practice')
  renameSync(place, `${place}-moved`)
  const band = page.getByRole('alert').filter({ hasText: 'is missing, so changes can’t be saved' })
  await expect(band).toContainText(dataFolder)
  await expect(rowsOf(page).first()).toBeVisible()
  await goTo(page, 'Settings')
  await expect(band).toBeVisible()
  await look(page, 'Settings, the data folder gone')
  renameSync(`${place}-moved`, place)
  await expect(band).toHaveCount(0)
})
