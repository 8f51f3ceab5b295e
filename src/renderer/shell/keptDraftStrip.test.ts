// The line about a draft that stays: only while it is true.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnText } from '../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../test/support/fakeBridgeWindow.ts'
import { grow, sampleQuote, until } from '../../shared/domain/transfer/sampleTransfer.ts'
import type { TransferView } from '../../shared/contract/transfer/transfer.ts'
import { keepDraft } from '../data/transfers/keptDraft.ts'
import { transfersStore } from '../data/transfers/transfersStore.ts'
import { forgetBack, rememberBack } from '../features/transfers/leaving/backDraft.ts'
import { go } from '../navigation.ts'
import { KeptDraftStrip } from './KeptDraftStrip.tsx'

const opened = {
  sessionStorage: { getItem: () => null, setItem: () => undefined },
  history: { replaceState: () => undefined, pushState: () => undefined },
}
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

test('nothing is called kept that the form’s next review replaces', async () => {
  const transfer = { ...grow(until('built'), sampleQuote()), id: 'left' }
  const view: TransferView = { transfer, running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null }
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  win.part(transfersStore).setState({ value: [view] })
  go(win, 'transfer')
  keepDraft(win, view)
  rememberBack(win, 'left')
  expect(await drawnText(win, KeptDraftStrip, {})).toBe('')
  forgetBack(win)
  expect(await drawnText(win, KeptDraftStrip, {})).toContain('Kept as draft')
})
