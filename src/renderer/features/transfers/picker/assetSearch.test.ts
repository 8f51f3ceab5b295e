// What the choice of an asset shows before its answer.
import { expect, test } from 'vitest'
import { drawnMarkup } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { AssetSearch } from './AssetSearch.tsx'

const shown = {
  side: 'to',
  firstChain: '',
  firstAsset: null,
  asksChain: false,
  other: null,
  chosen: null,
  onPick: () => undefined,
} as const

test('until the assets are read, rows stand for them and no number is said', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const awaited = await drawnMarkup(win, AssetSearch, { ...shown, accountId: 'mine' })
  expect(awaited).toContain('aria-busy="true"')
  expect(awaited).toContain('skeleton-row')
  expect(awaited).not.toMatch(/>0</u)
})

test('without an account nothing is awaited', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  expect(await drawnMarkup(win, AssetSearch, { ...shown, accountId: null })).not.toContain('skeleton-row')
})
