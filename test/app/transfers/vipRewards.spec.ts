// VIP rewards in the window: what vests is read and a rollup's rewards are claimed by keyboard alone in the smallest window.
import type { Locator } from '@playwright/test'
import { look } from '../support/axe.ts'
import { rowsOf } from '../support/browsing.ts'
import { goByKeys, tabTo } from '../support/keys.ts'
import { signOnLedger } from '../support/ledgerInHand.ts'
import { test } from '../support/liveApp.ts'
import { expect } from '../support/runningApp.ts'
import { addLedger, openChecks, sheetOf, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

/** Reads the amounts of a row, in their order. */
async function figuresIn(row: Locator): Promise<number[]> {
  const text = await row.innerText()
  return (text.match(/\d+\.\d+/g) ?? []).map(Number)
}

test('by keyboard, VIP rewards are read by stage, claimed, signed on the Ledger, and paid out', async ({ page, live }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  await addLedger(page, await live.start())
  await goByKeys(page, 'p', 'Portfolio')
  await tabTo(page, 'VIP')
  await page.keyboard.press('Enter')
  const section = page.getByRole('list', { name: 'VIP rewards by chain' })
  const ofRollup = (name: string) => section.getByRole('row').filter({ hasText: name }).first()
  const tidewatch = ofRollup('Tidewatch')
  await expect(section).toContainText(/Stage \d+ · ends \d+ \w+/)
  await expect(section.getByRole('columnheader')).toHaveText(['Rollup', 'What claiming does', 'You get now', 'Claim'])
  await expect(section.getByRole('button', { name: /^Claim Tidewatch and Saltmarsh \([\d.]+ INIT\)$/ })).toBeVisible()
  await expect(ofRollup('Lantern')).toContainText(/You get [\d.]+ INIT, but may lose [\d.]+ INIT\./)
  await expect(ofRollup('Lantern')).toContainText(
    /no score for you in stage 38\. Check it first: if you had one, claiming loses [\d.]+ INIT/,
  )
  await expect(section.getByRole('row').filter({ hasText: /^Total/ })).toContainText(/Total[\d.]+ INIT stays locked\.[\d.]+INIT/)
  await expect(tidewatch).toContainText(
    /Stages 38–\d+You get [\d.]+ INIT\. You lose nothing\.[\d.]+ INIT stays locked: later claims pay it out\.You lost [\d.]+ INIT in stage 39 \(low score\)/,
  )
  const [, later = 0, lost, pays] = await figuresIn(tidewatch)
  const claim = tidewatch.getByRole('button', { name: /^Claim \([\d.]+ INIT\), VIP rewards of Tidewatch$/ })
  const label = (await claim.getAttribute('aria-label')) ?? ''
  const paid = /\(([\d.]+ INIT)\)/.exec(label)?.[1] ?? ''
  const addsUp = tidewatch.getByRole('button', { name: /^How this adds up ?: Tidewatch$/ })
  await tabTo(page, label)
  await page.keyboard.press('Shift+Tab')
  await expect(addsUp).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('row').filter({ hasText: 'Stage 30' }).last()).toContainText(/\d+%.*stage 56, about/)
  const sum = await section.getByRole('definition').allInnerTexts()
  const [lockedNow = 0, added = 0, paidOut = 0, lostNow = 0, left = 0] = sum.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
  expect([left, paidOut, lostNow]).toEqual([later, pays, lost])
  expect(later, 'is the sum of what stands above it').toBeCloseTo(lockedNow + added - paidOut - lostNow, 6)
  await look(page, 'VIP')
  await page.keyboard.press('Tab')
  await expect(claim).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('Claim VIP rewards on Initia')
  await expect(page.getByRole('region', { name: 'Rollup' })).toContainText(/Tidewatchstages 38–\d+/)
  const box = page.getByRole('region', { name: 'You get' })
  await expect(box).toContainText(paid.replace(' ', ''))
  await expect(box).not.toContainText('Pays out')
  await expect(box).toContainText(/Plus [\d.]+ esINIT \(locked INIT\), a part of it with each claim until stage \d+\./)
  await expect(box).not.toContainText('\\')
  await expect(page.getByRole('status').filter({ hasText: 'of older rewards in stage' })).toBeVisible()
  await openChecks(page)
  await expect(page.getByRole('main')).toContainText(/Tidewatch \(bridge \d+\), version 1/)
  await expect(page.getByRole('main')).toContainText(/As your Ledger shows it.*Rollup\\"\d+\\" Tidewatch.*Stages\[\\"38\\",\\"39\\"/)
  // What is lost either way is told, and asks nothing.
  await expect(page.getByRole('checkbox', { name: 'I understand that this is lost' })).toHaveCount(0)
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText(/[\d.]+ INIT in VIP rewards paid out\./, { timeout: 90_000 })
  await expect(page.getByRole('main')).toContainText(/[\d.]+ INIT was lost before this claim\./)
  await expect(page.getByRole('main')).toContainText(/Plus [\d.]+ esINIT \(locked INIT\), a part of it with each claim until stage \d+\./)
  await expect(page.getByRole('region', { name: 'Fees paid' })).toBeVisible()
  await expect(transfersOf(page)).toContainText(['Claim VIP rewards'])
  await page.getByRole('button', { name: 'Back to VIP' }).click()
  // What is locked now is what was announced before the claim.
  await expect(tidewatch.getByRole('button', { name: /^Locked by stage ?: Tidewatch$/ })).toBeVisible()
  await expect(claim).toHaveCount(0)
  expect(await figuresIn(tidewatch)).toEqual([later])
  await goByKeys(page, 'a', 'Activity')
  await expect(rowsOf(page).first()).toContainText(/Claimed [\d.]+ ?INIT of VIP rewards from Tidewatch/, { timeout: 90_000 })
})
