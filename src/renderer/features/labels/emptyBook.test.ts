// An empty address book is a sentence below its head: no drawing, and its button stands where that of a full one does.
import { expect, test } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { reloadLabels } from '../../data/stores/labelsStore.ts'
import { AddressBook } from './AddressBook.tsx'
import { Suggestions } from './AddressBookScreen.tsx'

test('offers to add an address, and exports nothing', async () => {
  const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value: [] }) as never)
  await reloadLabels(win)
  const text = await drawnText(win, AddressBook, {})
  expect(text).toContain('No named addresses yet.')
  expect(text.match(/Add address/gu)).toHaveLength(1)
  expect(text).not.toContain('Export')
  expect(await drawnMarkup(win, AddressBook, {})).not.toContain('<svg')
})

const paid = (ref: string, times: number) => ({ ref, bech32: `init1${ref}`, hex: `0x${ref}`, times, lastAt: Date.UTC(2026, 10, 12, 12) })

test('offers the most frequent recipients without a name, at most five', async () => {
  const named = { kind: 'address', chainId: '', ref: 'b', label: 'Landlord', note: '', isHidden: false, updatedAt: 0 }
  const listed = { ...named, address: { bech32: 'init1b', hex: '0xb' } }
  const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value: [listed] }) as never)
  await reloadLabels(win)
  const recipients = [paid('a', 3), paid('b', 2), ...['c', 'd', 'e', 'f', 'g'].map((ref) => paid(ref, 1))]
  const text = await drawnText(win, Suggestions, { recipients })
  expect(text).toMatch(/Sent 3 times, last 12 Nov.*Sent once/u)
  expect(text.match(/Add name/gu)).toHaveLength(5)
  expect(text).toContain('Sent 3 times, last 12 Nov Add name Send init')
  expect(text).not.toContain('2 times')
  expect(await drawnText(win, Suggestions, { recipients: [paid('b', 2)] })).toBe('')
  expect(await drawnText(win, AddressBook, { recipients })).toMatch(/Landlord.*Sent 2 times/u)
})
