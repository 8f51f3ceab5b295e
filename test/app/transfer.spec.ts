// The main job: from the form over the device to the arrival.
import { expect, goTo, openPractice, test } from './support/runningApp.ts'
import { review, sheetOf, sign } from './support/transferring.ts'

test('a transfer goes from the form over the device to its arrival', async ({ page, app }) => {
  await openPractice(page, app)
  await review(page)
  await page.screenshot({ path: '/tmp/f-review.png' })
  await sign(page)
  await expect(sheetOf(page)).toBeVisible()
  await page.screenshot({ path: '/tmp/f-sheet.png' })
  await expect(sheetOf(page).getByRole('status')).toContainText('Tidewatch, yours', { timeout: 30_000 })
  await page.screenshot({ path: '/tmp/f-arrived.png' })
  await goTo(page, 'Activity')
  await page.screenshot({ path: '/tmp/f-activity.png' })
})
