// What is in transit is no part of the total: its head says how much it is worth, once all of it has a price.
import { expect, test } from 'vitest'
import { grow, sampleQuote } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { reloadTransfers } from '../../data/transfers/transfersStore.ts'
import { MovingList, MovingWorth } from './MovingList.tsx'
import { MovingPlace } from './PortfolioScreen.tsx'
import { reloadValues } from './valuesStore.ts'

async function drawn(price: string | null, isReady = false): Promise<string> {
  const transfer = { ...grow([]), ...(isReady && { phase: 'claimable' as const }) }
  const { from } = sampleQuote()
  const asset = { originId: from.originId, value: null, price, changeTenths: null }
  const values = { state: 'on', host: 'prices.example', seenAt: 1, trouble: null, total: '1', watchOnly: null, change: null, unpriced: 0 }
  const answers: Record<string, unknown> = {
    'prices.values': { ...values, assets: [asset] },
    'transfers.list': [{ transfer, running: null, nextCheckAt: null, lastCheckedAt: null }],
  }
  const { win } = openBridgedWindow((method) => Promise.resolve({ ok: true, value: answers[method] }) as never)
  await Promise.all([reloadValues(win), reloadTransfers(win)])
  const amount = { amount: '45000000', decimals: from.decimals, symbol: from.symbol }
  const moving = [{ transferId: transfer.id, fromChainId: 'one-1', toChainId: 'two-1', ...amount }]
  return `${await drawnText(win, MovingWorth, { moving })}; ${await drawnText(win, MovingList, { moving })}`
}

test('says the value of what is in transit beside the total, and that it is not in it', async () => {
  expect(await drawn('0.42')).toMatch(/^\+ \$18\.90 in transit; In transit not in the total/u)
  expect(await drawn(null)).toMatch(/^; In transit not in the total/u)
})

test('what can be claimed is not called in transit', async () => {
  expect(await drawn('0.42', true)).toMatch(/^\+ \$18\.90 to claim; On the way and to claim not in the total/u)
})

test('before what it says of them is loaded, the amounts are there already', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const moving = [{ transferId: 'a', fromChainId: 'one-1', toChainId: 'two-1', amount: '45000000', decimals: 6, symbol: 'INIT' }]
  expect(await drawnText(win, MovingPlace, { moving })).toMatch(/^On the way and to claim not in the total one-1 → two-1 45\.00 ?INIT$/u)
})
