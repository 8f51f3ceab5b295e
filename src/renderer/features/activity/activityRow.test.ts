// A line that names its waybill: where there is no room, the sentence is cut and the number is not.
import { expect, test } from 'vitest'
import { grow, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { drawnMarkup } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { PLAIN_ITEM } from '../../../../test/support/benches/activityRow.ts'
import { reloadTransfers } from '../../data/transfers/transfersStore.ts'
import { ActivityRow } from './ActivityRow.tsx'
import type { ItemRow } from './timeline/timeline.ts'

test('the waybill stands outside of what is cut', async () => {
  const transfer = { ...grow(until('registered')), number: 7 }
  const { win } = openBridgedWindow(
    (method) => Promise.resolve({ ok: true, value: method === 'transfers.list' ? [{ transfer }] : [] }) as never,
  )
  await reloadTransfers(win)
  const row = {
    kind: 'item',
    key: 'one',
    position: 0,
    isMember: false,
    isOtherDay: false,
    item: { ...PLAIN_ITEM, transferId: transfer.id },
  } as unknown as ItemRow
  const none = () => undefined
  const markup = await drawnMarkup(win, ActivityRow, {
    id: 'one',
    index: 0,
    row,
    isSelected: false,
    isPicked: null,
    onSelect: none,
    onPick: none,
  })
  const [, cut = '', number] = /<span class="clip">(.*?)<\/span> <span class="dim [^"]*">([^<]*)<\/span>/u.exec(markup) ?? []
  expect(number).toBe('WB 0007')
  expect(cut).not.toContain('0007')
})
