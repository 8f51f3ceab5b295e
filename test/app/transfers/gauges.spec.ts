// VIP gauge votes in the window: voting power is divided among rollups by keyboard alone in the smallest window.
import { look } from '../support/axe.ts'
import { rowsOf } from '../support/browsing.ts'
import { goByKeys, tabTo } from '../support/keys.ts'
import { signOnLedger } from '../support/ledgerInHand.ts'
import { test } from '../support/liveApp.ts'
import { expect } from '../support/runningApp.ts'
import { addLedger, openChecks, sheetOf, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test('by keyboard, a gauge vote is cast, signed on the Ledger, and stands beside each rollup', async ({ page, live }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  await addLedger(page, await live.start())
  await goByKeys(page, 'p', 'Portfolio')
  await tabTo(page, 'Governance')
  await page.keyboard.press('Enter')
  const section = page.getByRole('region', { name: 'VIP gauge vote' })
  const rowOf = (name: string) => section.getByRole('row').filter({ hasText: name })
  await expect(rowOf('Tidewatch')).toContainText('52.00%')
  await expect(section).toContainText(/Cycle \d+ · Ends \d+ \w+/)
  await expect(section).toContainText(
    /You vote here with [\d,]+\.\d\d? voting power: unlike on proposals, locked and vesting INIT count too\. You haven’t voted in this cycle\./,
  )
  const cycle = /Cycle (\d+)/.exec((await section.textContent()) ?? '')?.[1] ?? ''
  await tabTo(page, `Vote in cycle ${cycle}`)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Vote in VIP cycle ${cycle}` })
  await expect(dialog.getByRole('textbox', { name: 'Tidewatch, percent' })).toBeFocused()
  await expect(dialog.getByText('Enter a share for at least one rollup')).toBeVisible()
  await expect(dialog).toContainText('TIDTidewatchCurrent share 52.00% · votes so far')
  await expect(dialog).toContainText(/Your voting power: [\d,]+\.\d\d?/)
  await expect(dialog).toContainText('Nothing given yet')
  await expect(dialog).not.toContainText('goes unused')
  await dialog.getByRole('button', { name: 'Like the current share' }).press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Tidewatch, percent' })).toHaveValue('52')
  await expect(dialog).toContainText('All 100% given')
  await dialog.getByRole('button', { name: 'Split evenly' }).press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Lantern, percent' })).toHaveValue('33.33')
  await expect(dialog).toContainText('All 100% given')
  await dialog.getByRole('textbox', { name: 'Tidewatch, percent' }).press('Control+a')
  await page.keyboard.type('62.5')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('50')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Shift+Tab')
  await expect(dialog).toContainText('12.5% over 100%')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('25')
  await expect(dialog).toContainText('12.5% left. The rest goes unused.')
  await look(page, 'Governance, a gauge vote')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText(`Vote in VIP cycle ${cycle} on Initia`)
  await expect(page.getByRole('region', { name: 'VIP cycle' })).toContainText(`${cycle}voting ends`)
  const box = page.getByRole('region', { name: 'You vote' })
  await expect(box).toContainText(/Tidewatch62\.5%Lantern25%with [\d,.]+ voting power; 12\.5% isn’t used/)
  await expect(box).not.toContainText('\\')
  await openChecks(page)
  await expect(page.getByRole('main')).toContainText(/VoteTidewatch \(bridge \d+\) 62\.5%, Lantern \(bridge \d+\) 25%/)
  await expect(page.getByRole('main')).toContainText(/Bridge numbers\[\\"\d+\\",\\"\d+\\"\].*Shares\[\\"0\.625\\",\\"0\.25\\"\]/)
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText(`Voted in VIP cycle ${cycle}.`, { timeout: 90_000 })
  await expect(transfersOf(page)).toContainText([`Vote in VIP cycle ${cycle}`])
  await page.getByRole('button', { name: 'Back to Governance' }).click()
  await expect(rowOf('Tidewatch')).toContainText('62.5%')
  await expect(section).toContainText(/You voted with [\d,.]+\. 12\.5% isn’t used\./)
  await goByKeys(page, 'a', 'Activity')
  await expect(rowsOf(page).first()).toContainText(`Voted in VIP cycle ${cycle}`, { timeout: 90_000 })
})
