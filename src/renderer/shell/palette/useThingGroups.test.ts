// The palette finds what has a name of its own: held assets, people, chains and validators, and leads to where each is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { navigationStore } from '../../navigation.ts'
import { english } from '../../words/en/english.ts'
import { englishLazy } from '../../words/en/englishLazy.ts'
import { matching } from './paletteItems.ts'
import { thingGroups, type Things } from './useThingGroups.ts'

const opened = {
  sessionStorage: { getItem: () => null, setItem: () => undefined },
  history: { replaceState: () => undefined, pushState: () => undefined },
}
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

const { win } = openBridgedWindow(() => new Promise(() => undefined))
const group = { decimals: 6, isVerified: true, isHidden: false, total: '3000000', parts: [], stakes: [] }
const FRIEND = `init1${'q'.repeat(38)}`
const OPERATOR = `initvaloper1${'q'.repeat(38)}`
const things: Things = {
  assets: [
    { ...group, originId: 'init', symbol: 'INIT', name: 'Initia' },
    { ...group, originId: 'spam', symbol: 'FREE', name: 'Claim at', isVerified: false },
    { ...group, originId: 'old', symbol: 'OLD', name: 'Old', isHidden: true },
  ],
  values: [{ originId: 'init', value: '457701', price: '0.62', changeTenths: null }],
  book: [{ kind: 'address', chainId: '', ref: FRIEND, label: 'Alice', note: 'rent', isHidden: false, updatedAt: 0, address: null }],
  chains: [{ id: 'tide-1', name: 'Tidewatch' }],
  nameOf: (chainId) => chainId,
  names: [
    { kind: 'validator', addresses: [`init1${'v'.repeat(38)}`, OPERATOR], moniker: 'Harbourlight' },
    { kind: 'validator', addresses: [`init1${'w'.repeat(38)}`], moniker: 'No operator' },
    { kind: 'contract', chainId: 'tide-1', addresses: ['0x1'], role: 'exchange' },
  ],
}
const found = (text: string) => matching(thingGroups(win, { ...english, ...englishLazy }, things), text, 9)

test.each([
  ['init price', 'INIT', { screen: 'portfolio', params: {} }],
  ['contact alice', 'Send to Alice', { screen: 'transfer', params: { address: FRIEND } }],
  ['tidewatch', 'Tidewatch', { screen: 'explorer', params: { chainId: 'tide-1' } }],
  ['harbourlight', 'Harbourlight', { screen: 'staking', params: { open: 'validator', address: OPERATOR } }],
])('%s', (text, name, place) => {
  const [item] = found(text).flatMap(({ items }) => items)
  expect(item?.name).toBe(name)
  item?.run(text)
  expect(win.part(navigationStore).getState()).toMatchObject(place)
})

test('no entry is made of hidden and unverified assets, of contracts, or of a validator without its operator', () => {
  expect(['claim', 'old', 'exchange', 'operator'].map((text) => found(text))).toEqual([[], [], [], []])
})

test('an asset shows how much is held, its price and its value; without prices only how much', () => {
  const hint = (values: Things['values']) =>
    thingGroups(win, { ...english, ...englishLazy }, { ...things, values }).flatMap(({ items }) => items)[0]?.hint
  expect(hint(things.values)).toBe('3.00 · $0.62 · $4,577.01')
  expect(hint([])).toBe('3.00')
})
