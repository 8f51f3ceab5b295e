// The badge of the transfers counts what waits for the user: as many as the filter of the list shows.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnMarkup } from '../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../test/support/fakeBridgeWindow.ts'
import type { Transfer } from '../../shared/contract/transfer/transfer.ts'
import { grow, until } from '../../shared/domain/transfer/sampleTransfer.ts'
import { transfersStore } from '../data/transfers/transfersStore.ts'
import { Sidebar } from './Sidebar.tsx'

const opened = { sessionStorage: { getItem: () => null, setItem: () => undefined }, history: { replaceState: () => undefined } }
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

const view = (transfer: Transfer) => ({ transfer, running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null })

test('what the device was asked for and did not sign needs the user; a draft, and a transfer on its way, do not', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const asked = grow([...until('built'), { type: 'asked' }])
  win.part(transfersStore).setState({ value: [grow(until('built')), asked, grow(until('registered'))].map(view) })
  expect(await drawnMarkup(win, Sidebar, {})).toContain('aria-label="1 action needed">1<')
})
