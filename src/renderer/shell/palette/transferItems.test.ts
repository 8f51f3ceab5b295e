// The palette offers the transfers that the list has, and no others.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allEnglish } from '../../../../test/support/allEnglish.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { grow, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { knownGroups } from './usePaletteGroups.ts'

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage: { getItem: () => null } }))
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => void vi.unstubAllGlobals())

test('a review that was given up is not offered, a draft is', () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const view = (id: string, transfer = grow(until('built'))) => {
    const untracked = { running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null }
    return { transfer: { ...transfer, id }, ...untracked }
  }
  const groups = knownGroups(win, allEnglish, {
    accounts: [],
    transfers: [view('draft'), view('given up', grow([...until('built'), { type: 'cancelled' }]))],
    isPractice: false,
    network: null,
    isEncrypted: null,
    power: undefined,
    names: '',
    nameOf: (id) => id,
  })
  const offered = groups.find(({ value }) => value === allEnglish.paletteWords.groups.transfers)?.items ?? []
  expect(offered.map(({ id }) => id)).toEqual(['waybill draft'])
})
