// Earlier transfers are named by what they did, as in the list of transfers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { grow, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { transfersStore } from '../../../data/transfers/transfersStore.ts'
import { AgainList } from './AgainList.tsx'

const opened = { sessionStorage: { getItem: () => null, setItem: () => undefined }, history: { replaceState: () => undefined } }
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

test('a swap is a swap on its chain, not a way from the chain to itself', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const sent = grow(until('registered'))
  const request = { ...sent.quote.request, toChainId: 'practice-1', toDenom: 'uusdc' }
  const swap = { ...sent, id: 'swap', quote: { ...sent.quote, request } }
  const idle = { running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null }
  win.part(transfersStore).setState({
    value: [
      { transfer: swap, ...idle },
      { transfer: sent, ...idle },
    ],
  })
  const text = await drawnText(win, AgainList, {})
  expect(text).toContain('Swap on practice-1')
  expect(text.match(/practice-1/gu)).toHaveLength(2)
})
