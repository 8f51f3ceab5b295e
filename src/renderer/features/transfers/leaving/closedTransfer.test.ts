// A transfer that was closed because another did the same says which, and claims neither signatures nor fees.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { grow, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { stateTag } from '../../../words/transfers/transferState.ts'
import { groupViews } from '../list/listing.ts'
import { OnTop } from '../sheet/SheetBoxes.tsx'
import { SignatureList } from '../sheet/SignatureList.tsx'

const REASON = { code: 'device.rejected', message: 'No.', hint: null, retry: 'now' } as const
const rejected = [...until('built'), { type: 'asked' }, { type: 'declined', reason: REASON }] as const
const viewOf = (facts: Parameters<typeof grow>[0]): TransferView => ({
  transfer: grow(facts),
  running: null,
  nextCheckAt: null,
  lastCheckedAt: null,
  trouble: null,
})

test('it stays in the list under its own word, also where the device was never asked', async () => {
  const closed = viewOf([...until('built'), { type: 'cancelled', doneBy: 13 }])
  expect(closed.transfer).toMatchObject({ phase: 'cancelled', doneBy: 13 })
  expect(groupViews([closed, viewOf([...until('built'), { type: 'cancelled' }])], 'all', () => 'a day')).toMatchObject([
    { views: [closed] },
  ])
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const words = await win.allWords()
  expect(stateTag(words, closed.transfer).text).toBe('No longer needed')
  expect(words.lineWords.doneBy(words.transferNumber(13))).toBe('Replaced by WB 0013')
})

test('what ended unsigned lists no signature as due, and no fee', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const { transfer } = viewOf([...rejected, { type: 'cancelled', doneBy: 13 }])
  expect(await drawnText(win, SignatureList, { transfer })).toBe('')
  const fees = await drawnText(win, OnTop, { transfer, isSent: false })
  expect(fees).toMatch(/paid/i)
  expect(fees).not.toMatch(/at most/i)
})
