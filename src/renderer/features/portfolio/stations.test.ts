// The chains that an asset is on are named, not abbreviated.
import { expect, test } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { reloadChains } from '../../data/stores/chainsStore.ts'
import { Stations } from './HoldingLines.tsx'

test('names the first chain, counts the others, and lists all in the title', async () => {
  const chains = ['Initia', 'Lantern', 'Tidewatch'].map((name, index) => ({ id: `c-${index}`, name, station: 'XXX' }))
  const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value: chains }) as never)
  await reloadChains(win)
  const chainIds = chains.map(({ id }) => id)
  expect(await drawnText(win, Stations, { chainIds })).toBe('Initia +2')
  expect(await drawnMarkup(win, Stations, { chainIds })).toContain('title="Initia, Lantern and Tidewatch"')
  expect(await drawnText(win, Stations, { chainIds: ['c-1'] })).toBe('Lantern')
})
