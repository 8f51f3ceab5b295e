// An empty address book is one line below its head: no drawing, and its button stands where that of a full one does.
import { expect, test } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { reloadLabels } from '../../data/stores/labelsStore.ts'
import { AddressBook } from './AddressBook.tsx'

test('offers to add an address, and exports nothing', async () => {
  const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value: [] }) as never)
  await reloadLabels(win)
  const text = await drawnText(win, AddressBook, {})
  expect(text).toContain('No named addresses yet.')
  expect(text.match(/Add address/gu)).toHaveLength(1)
  expect(text).not.toContain('Export')
  expect(await drawnMarkup(win, AddressBook, {})).not.toContain('<svg')
})
