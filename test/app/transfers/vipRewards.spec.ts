// VIP rewards in the window: what vests is read and a rollup's rewards are claimed by keyboard alone in the smallest window.
import { look } from '../support/axe.ts'
import { rowsOf } from '../support/browsing.ts'
import { goByKeys, tabTo } from '../support/keys.ts'
import { signOnLedger } from '../support/ledgerInHand.ts'
import { test } from '../support/liveApp.ts'
import { expect } from '../support/runningApp.ts'
import { addLedger, sheetOf, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test('by keyboard, VIP rewards are read by stage, claimed, signed on the Ledger, and paid out', async ({ page, live }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  await addLedger(page, await live.start())
  await goByKeys(page, 'p', 'Portfolio')
  await tabTo(page, 'Staking')
  await page.keyboard.press('Enter')
  const section = page.getByRole('region', { name: 'VIP rewards' })
  const ofRollup = (name: string) => section.getByRole('row').filter({ hasText: name })
  const tidewatch = ofRollup('Tidewatch')
  await expect(section).toContainText(/Stage \d+ · ends \d+ \w+/)
  await expect(section.getByRole('columnheader')).toHaveText(['Rollup', 'Pays out', 'Grants', 'Lost', 'Still vesting', 'Claim'])
  await expect(section.getByRole('button', { name: /^Claim Tidewatch and Saltmarsh \([\d.]+ INIT\)$/ })).toBeVisible()
  await expect(section).toContainText(
    'compare your score on Initia’s VIP page first: the VIP service reports no score for you on Lantern in stage 38, and the chain can’t check that.',
  )
  await expect(section).toContainText('Still vesting: INIT of earlier stages that later claims pay out.')
  await expect(ofRollup('Lantern')).toContainText('compare your score first')
  await expect(tidewatch).toContainText(/Stages 38–\d+[\d.]+INIT[\d.]+esINIT[\d.]+/)
  await expect(
    tidewatch.getByTitle(/INIT of earlier rewards is lost for good: your score in stages? [^:]+ was below the minimum/),
  ).toBeVisible()
  await expect(ofRollup('Lantern').getByTitle(/the rewards of stage 38 for good if the VIP service is wrong/)).toBeVisible()
  const claim = tidewatch.getByRole('button', { name: /^Claim \([\d.]+ INIT\), VIP rewards of Tidewatch$/ })
  const label = (await claim.getAttribute('aria-label')) ?? ''
  const paid = /\(([\d.]+ INIT)\)/.exec(label)?.[1] ?? ''
  const vesting = tidewatch.getByRole('button', { name: /INIT of \d+ stages of Tidewatch still vesting/ })
  await tabTo(page, label)
  await page.keyboard.press('Shift+Tab')
  await expect(vesting).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('row').filter({ hasText: 'Stage 30' }).last()).toContainText(/\d+%.*stage 56, about/)
  await look(page, 'Staking, VIP rewards')
  await page.keyboard.press('Tab')
  await expect(claim).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('Claim VIP rewards on Initia')
  await expect(page.getByRole('region', { name: 'Rollup' })).toContainText(/Tidewatchstages 38–\d+/)
  const box = page.getByRole('region', { name: 'You get' })
  await expect(box).toContainText(paid.replace(' ', ''))
  await expect(box).not.toContainText('Pays out')
  await expect(box).toContainText(/Grants [\d.]+ esINIT, which vests bit by bit until stage \d+\./)
  await expect(box).not.toContainText('\\')
  await expect(page.getByRole('status').filter({ hasText: 'is lost for good' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Tidewatch \(bridge \d+\), version 1/)
  await page.getByRole('button', { name: 'All fields match your request' }).click()
  await expect(page.getByRole('main')).toContainText(/As your Ledger shows it.*Rollup\\"\d+\\" Tidewatch.*Stages\[\\"38\\",\\"39\\"/)
  await page.getByRole('button', { name: 'Accept the loss above first' }).press('Enter')
  const accepts = page.getByRole('checkbox', { name: 'I accept that this is lost for good' })
  await expect(accepts).toBeFocused()
  await page.keyboard.press('Space')
  await expect(accepts).toBeChecked()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText(/[\d.]+ INIT in VIP rewards paid out\./, { timeout: 90_000 })
  await expect(page.getByRole('main')).toContainText(/[\d.]+ INIT lost\./)
  await expect(page.getByRole('main')).toContainText(/Granted [\d.]+ esINIT, which vests bit by bit until stage \d+\./)
  await expect(page.getByRole('region', { name: 'Fees paid' })).toBeVisible()
  await expect(transfersOf(page)).toContainText(['Claim VIP rewards'])
  await page.getByRole('button', { name: 'Open Staking' }).click()
  await expect(tidewatch.getByRole('button', { name: /INIT of 1\d stages of Tidewatch still vesting/ })).toBeVisible()
  await expect(claim).toHaveCount(0)
  await goByKeys(page, 'a', 'Activity')
  await expect(rowsOf(page).first()).toContainText(/Claimed [\d.]+ ?INIT of VIP rewards from Tidewatch/, { timeout: 90_000 })
})
