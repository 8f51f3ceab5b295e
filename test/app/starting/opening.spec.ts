// The practice network as a stranger first opens it: transfers that ended in every way, one to claim, and a wall of NFTs.
import { drawerOf, rowsOf } from '../support/browsing.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'
import { sheetOf, transfersOf } from '../support/transferring.ts'

const STATES = ['Ready to claim', 'Failed, fee spent', 'Refunded', 'Arrived', 'Arrived']

test('the practice network opens with transfers, drawn as any other and linked to the history', async ({ page, start }) => {
  await openPractice(page, await start([], {}, true))
  await goTo(page, 'Transfers')
  await expect(transfersOf(page)).toContainText(STATES)
  await transfersOf(page).filter({ hasText: 'Failed, fee spent' }).click()
  await expect(sheetOf(page)).toContainText('only the network fee was spent')
  await transfersOf(page).filter({ hasText: 'Refunded' }).click()
  await expect(sheetOf(page)).toContainText('Refunded')
  await goTo(page, 'Activity')
  await rowsOf(page).filter({ hasText: 'Failed' }).first().click()
  await drawerOf(page).getByRole('button', { name: 'Open waybill' }).click()
  await expect(sheetOf(page)).toContainText('Failed, fee spent')
  await goTo(page, 'Portfolio')
  const moving = page.getByRole('region', { name: 'On the way and to claim' })
  await expect(moving).toContainText('Ready to claim')
  await expect(moving).toContainText('not in the total')
  await moving.getByRole('button', { name: 'Claim 45.00 INIT' }).click()
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('on Initia')
  await goTo(page, 'NFTs')
  await expect(page.getByRole('main')).toContainText('150 tokens in 11 collections')
})
