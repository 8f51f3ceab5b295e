// While pictures come, the screen counts them, and says where they cannot come.
import { expect, test } from 'vitest'
import type { NftGroup, NftOverview } from '../../../shared/contract/history/nft.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { reloadSync } from '../../data/stores/syncStore.ts'
import { PicturesOrFreshness } from './NftScreen.tsx'

const group: NftGroup = {
  chainId: 'one-1',
  collection: '0x1',
  name: 'Passes',
  tokenCount: null,
  first: 0,
  count: 100,
  isHidden: false,
  hasImages: true,
  awaited: 0,
}
const off = { ...group, hasImages: false, count: 7 }

async function drawn(groups: NftGroup[], isOnline = true): Promise<string> {
  const overview: NftOverview = { groups, count: 0, totals: { held: 0, hidden: 0, left: 0 }, chains: [], newestImageAt: null }
  const sync = { isOnline, streams: [], chainTips: [] }
  const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value: sync }) as never)
  await reloadSync(win)
  return drawnText(win, PicturesOrFreshness, { overview })
}

test('counts the pictures that are there, of collections that show them', async () => {
  expect(await drawn([{ ...group, awaited: 88 }, { ...group, count: 50, awaited: 50 }, off])).toBe('Loading pictures, 12 of 150')
  expect(await drawn([group, off])).not.toContain('pictures')
})

test('says that they cannot come now', async () => {
  expect(await drawn([{ ...group, awaited: 88 }], false)).toBe('Offline. 88 pictures not loaded yet')
})
