// A history that was poisoned, as its owner sees it: the lines of the imitator are marked where they stand, in wide windows and narrow.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { formsOfRef } from '../../../src/main/features/labels/addressForms.ts'
import { paymentTx, startReplayServer, type ReplayChain } from '../../support/bodies/replayIndexer.ts'
import { rowsOf } from '../support/browsing.ts'
import { expect, goTo, test } from '../support/runningApp.ts'

const MINE = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
/** Head and tail around other bytes. */
const party = (middle: string) => formsOfRef(`a7b3f${middle.repeat(30)}9c0de`)?.bech32 ?? ''
const LANDLORD = party('1')
const COUNTERPART = party('2')

/** Returns whether all of it is drawn: a tag that is cut off is covered at its ends. */
async function isWhole(tag: Locator): Promise<boolean> {
  return tag.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const middle = (top + bottom) / 2
    return [left + 2, right - 2].every((x) => element.contains(document.elementFromPoint(x, middle)))
  })
}

test.use({ expectedErrors: /labels\.imitations/ })

test('lines of who imitates one that was paid are marked, and no other line', async ({ page, start, dataFolder }) => {
  const payments = [
    { from: MINE, to: LANDLORD },
    { from: COUNTERPART, to: MINE, amount: '1' },
    { from: COUNTERPART, to: MINE, amount: '0' },
    { from: MINE, to: LANDLORD },
  ]
  const txs = payments.map((payment, index) => paymentTx({ index, height: 100 + index, ...payment }))
  const chain: ReplayChain = { chainId: 'evm-1', dialect: 'rollytics', txs, evmTxs: [], internalTxs: [], balances: [], maxRows: 100 }
  const server = await startReplayServer([chain])
  try {
    const list = join(dataFolder, 'chains.json')
    writeFileSync(list, JSON.stringify(server.registry()))
    const { url, origin, token } = await start(['--chains', list])
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const watched = await fetch(`${origin}/api/accounts.watch`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ address: MINE, label: 'Mine' }),
    })
    expect(watched.status).toBe(200)
    // The first question for the marks is lost on its way.
    await page.route('**/api/labels.imitations', (route) => route.abort(), { times: 1 })
    await page.goto(url)
    await goTo(page, 'Activity')
    const marked = rowsOf(page).filter({ hasText: 'not one you paid' })
    await expect(marked).toHaveCount(2)
    await expect(rowsOf(page)).toHaveCount(payments.length)
    await expect(marked.filter({ hasText: /Sent/ })).toHaveCount(0)
    for (const size of [
      { width: 1280, height: 800 },
      { width: 900, height: 600 },
      { width: 640, height: 600 },
    ]) {
      await page.setViewportSize(size)
      for (const row of await marked.all()) await expect.poll(() => isWhole(row.getByText('not one you paid'))).toBe(true)
    }
    await expect(marked.first().getByTitle(LANDLORD)).toBeVisible()
    await expect(page.getByRole('option', { name: `starts and ends like ${LANDLORD}` })).toHaveCount(2)
    await page.getByRole('listbox').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: `starts and ends like ${LANDLORD}, which you’ve paid before, but it’s a different address.` }),
    ).toBeVisible()
  } finally {
    await server.close()
  }
})
