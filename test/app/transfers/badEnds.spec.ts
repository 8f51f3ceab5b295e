// Transfers that do not end as they should: each says in its own words what happened, where the money is, and what can be done.
import type { Page } from '@playwright/test'
import { answerBroadcast, isAccountQuery, isSearch, nothingFound } from '../../support/bodies/nodeReplies.ts'
import { look } from '../support/axe.ts'
import { pick } from '../support/picking.ts'
import { choose, intercept, signOnLedger } from '../support/ledgerInHand.ts'
import { test, type LiveApp } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, arrived, review, sheetOf, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Blocks and bridges take seconds, on a busy machine more. */
const SLOW = { timeout: 90_000 }

/** An everyday send on the chain of Ethereum's kind, up to the signature. */
async function sendOnBasin(page: Page, live: LiveApp): Promise<void> {
  live.practice.device.set('blindSigning', true)
  await addLedger(page, await live.start())
  await choose(page, 'ETH', 'Basin', 'Basin', '0.01')
  await page.getByRole('textbox', { name: 'Recipient address' }).fill(FRIEND)
  await page.getByRole('checkbox', { name: 'I compared every part of it' }).check()
  await page.getByRole('button', { name: 'Review send' }).click()
  await signOnLedger(page, live)
}

async function expectNotice(page: Page, text: string): Promise<void> {
  await goTo(page, 'Notifications')
  await expect(page.getByRole('button', { name: text }).filter({ hasText: 'WB 0001' })).toBeVisible()
}

test('tracking stopped: the money is said not to be lost, and tracking again finds it', async ({ page, live }) => {
  const router = { isBlind: true }
  intercept(live, async (url, body, pass) => {
    if (!router.isBlind) return await pass()
    if (url.includes('/v2/tx/status')) return Response.json({ state: 'STATE_ABANDONED', status: 'STATE_ABANDONED', transfers: [] })
    return isSearch(body) && url.includes('lantern') ? nothingFound() : await pass()
  })
  await addLedger(page, await live.start())
  await review(page)
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('Tracking stopped', SLOW)
  await expect(sheet).toContainText('was last seen between Initia and Lantern. The router stopped tracking it; the funds aren’t lost.')
  await expect(sheet).toContainText('Tracking stopped for this leg. Track again to continue.')
  await expect(transfersOf(page)).toContainText(['Tracking stopped'])
  await expectNotice(page, 'INIT no longer tracked by the router; the funds aren’t lost')
  await goTo(page, 'Transfers')
  router.isBlind = false
  await page.getByRole('button', { name: 'Track again' }).click()
  await arrived(page)
  expect(live.practice.observed.broadcasts).toHaveLength(1)
})

test('failed in its block: only the network fee is spent, and the same can be begun again', async ({ page, live }) => {
  live.practice.faults.evm.setNextEvmOutcome('reverted')
  await sendOnBasin(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('Failed, fee spent', SLOW)
  await expect(sheet).toContainText('on Basin, yours. The transaction failed on Basin; only the network fee was spent.')
  await expect(sheet.getByRole('img', { name: /^Basin: Failed/ })).toBeVisible()
  await look(page, 'Waybill, failed')
  await expect(transfersOf(page)).toContainText(['Failed, fee spent'])
  await page.getByRole('button', { name: 'Repeat', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.01')
  await expectNotice(page, 'ETH still on Basin: the transaction failed and cost only the fee')
})

test('refused by the chain: nothing is spent, and the chain is quoted as the reason', async ({ page, live }) => {
  intercept(live, answerBroadcast({ code: 13, log: 'insufficient fees; got: 1uinit\u202Eyap' }))
  await addLedger(page, await live.start())
  await review(page)
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('Initia rejected the transaction. Nothing was spent.', SLOW)
  await expect(sheet).toContainText('Reason: The network fee was too low.')
  await sheet.getByText('What the chain said').click()
  await expect(sheet.getByText('insufficient fees; got: 1uinitU+202Eyap')).toBeVisible()
  await expect(transfersOf(page)).toContainText(['Not sent, rejected by the chain'])
  expect(live.practice.observed.broadcasts).toEqual([])
})

test('a direction override in a refusal of the router is named beside our own words', async ({ page, live }) => {
  intercept(live, async (url, _body, pass) =>
    url.includes('/route') ? Response.json({ code: 3, message: 'amount \u202Ellams oot' }, { status: 400 }) : await pass(),
  )
  await addLedger(page, await live.start())
  await choose(page, 'INIT', 'Initia', 'Lantern', '1')
  const note = page.getByRole('alert').filter({ hasText: 'The router has no route' })
  await expect(note).toContainText('The router has no route: amount U+202Ellams oot')
  await expect(note.getByTitle('Invisible or direction-changing character U+202E')).toBeVisible()
})

test('too late for its block: proven unsent, and nothing is spent', async ({ page, live }) => {
  live.practice.faults.dropNext(1)
  const HEIGHTS_AHEAD = 1_000_000
  const time = { isOver: false }
  intercept(live, async (_, body, pass) => {
    const reply = await pass()
    if (!time.isOver || !isAccountQuery(body)) return reply
    const text = await reply.text()
    return new Response(text.replace(/"height":"(\d+)"/, (_all, height: string) => `"height":"${Number(height) + HEIGHTS_AHEAD}"`))
  })
  await addLedger(page, await live.start())
  await review(page)
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('waiting to be included in a block.', SLOW)
  // Found by the next check, which needs no press.
  time.isOver = true
  await expect(sheet).toContainText(
    'The transaction expired before it was included. Nothing was spent, and it can no longer be sent.',
    SLOW,
  )
  await expect(transfersOf(page)).toContainText(['Not sent, expired before inclusion'])
})

test('taken back: an empty transaction goes out in its place, and the money stays', async ({ page, live }) => {
  live.practice.faults.evm.setNextEvmOutcome('stuck')
  await sendOnBasin(page, live)
  await page.getByRole('button', { name: 'Cancel transaction' }).click(SLOW)
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('Cancelled: an empty transaction was included instead, for the network fee.', SLOW)
  await expect(transfersOf(page)).toContainText(['Cancelled'])
})

test('stranded on the way: it is said on which chain it lies, and from there it can be sent on', async ({ page, live }) => {
  live.practice.faults.nextTransfer('strandedOnTheWay')
  await addLedger(page, await live.start())
  await goTo(page, 'New transfer')
  await pick(page, 'Choose what to send', 'INIT', 'Lantern')
  await pick(page, 'Choose destination', 'INIT.lantern', 'Saltmarsh')
  await page.getByRole('textbox', { name: 'Amount' }).fill('3')
  // Nothing has a price here, and the list tells no common origin of the two.
  await page.getByRole('checkbox', { name: 'I checked the rate myself' }).check()
  await page.getByRole('button', { name: 'Review anyway' }).click()
  await signOnLedger(page, live)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('on Initia, yours. Nothing is in transit.', SLOW)
  await page.getByRole('button', { name: 'Send onward' }).click()
  await expect(page.getByRole('button', { name: /^Choose what to send: / })).toContainText('INIT')
  await expectNotice(page, 'refunded on')
})

test('failed by the word of the router alone: that is told, and the transfer goes on', async ({ page, live }) => {
  live.practice.faults.nextTransfer('failed')
  await addLedger(page, await live.start())
  await review(page)
  await signOnLedger(page, live)
  await expect(page.getByText('According to the router this transfer has failed, but Lantern doesn’t show it yet.')).toBeVisible(SLOW)
  await expect(transfersOf(page)).not.toContainText(['Failed on the way'])
})
