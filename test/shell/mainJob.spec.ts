// The main job in the real window: from Welcome to a transfer that is signed on the drawn Ledger and settled.
import { openPractice } from '../app/support/runningApp.ts'
import { arrived, review, sign } from '../app/support/transferring.ts'
import { PAGE, test } from './support.ts'

test('leads from Welcome to a transfer that has arrived', async ({ page }) => {
  await openPractice(page, { url: PAGE })
  await review(page)
  await sign(page)
  await arrived(page)
})
