// What a form does, and how its assets change when something else is wanted.
import { expect, test } from 'vitest'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import type { Known } from './defaults.ts'
import { EMPTY_FORM, type Form } from './form.ts'
import { changeWay, isUndecided, openingWay, openWays, sidesWith, wayOf } from './ways.ts'

const { from: init, to: initOnRollup } = sampleQuote()
const usdc = { ...init, denom: 'move/usdc', originId: 'noble:uusdc', symbol: 'USDC' }
const eth = { ...init, denom: 'l2/eth', originId: 'ethereum:eth', symbol: 'ETH' }
const spam = { ...init, denom: 'factory/spam', originId: 'spam', symbol: 'GAIN', isVerified: false }
const held = (asset: typeof init) => ({ asset, accountId: 'main', amount: '9', rank: null, readAt: 0 })
const group = { originId: '', symbol: '', name: '', decimals: 6, isVerified: true, isHidden: false, total: '9', stakes: [] }
const chain = { name: '', station: 'INI', vm: null, bech32Prefix: 'init', hasExplorer: false } as const
const known: Known = {
  accounts: [],
  assets: [spam, init, eth, usdc, initOnRollup],
  chains: [{ ...chain, id: init.chainId, kind: 'initia-l1' }],
  portfolio: { groups: [{ ...group, parts: [held(init), held(usdc)] }], moving: [] },
}
const spot = ({ chainId, denom }: typeof init) => ({ chainId, denom })
const form = (changes: Partial<Form>): Form => ({ ...EMPTY_FORM, accountId: 'main', from: spot(init), to: spot(initOnRollup), ...changes })

test('the assets say what the form does', () => {
  expect(wayOf(form({}))).toBe('bridge')
  expect(wayOf(form({ to: spot(init) }))).toBe('send')
  expect(wayOf(form({ to: spot(usdc) }))).toBe('swap')
  expect(wayOf(EMPTY_FORM)).toBe('bridge')
})

test('a swap stays on its chain: into what is held there, else into the first verified asset, and to the own address', () => {
  expect(changeWay(form({ recipient: 'init1x' }), 'swap', known)).toEqual({ from: spot(init), to: spot(usdc), recipient: null })
  const nothingElse = { ...known, portfolio: { groups: [{ ...group, parts: [held(init)] }], moving: [] } }
  expect(changeWay(form({}), 'swap', nothingElse)?.to).toEqual(spot(eth))
})

test('a swap from a chain with one asset begins with what is held on the first chain, without the amount of another asset', () => {
  const alone = form({ from: spot(initOnRollup), to: spot(init), typed: '1000' })
  expect(changeWay(alone, 'swap', known)).toEqual({ from: spot(init), to: spot(usdc), recipient: null, typed: '' })
})

test('a payment keeps the source and what was typed as its recipient, a bridge goes to the same asset elsewhere', () => {
  expect(changeWay(form({ recipient: 'init1x' }), 'send', known)).toEqual({ from: spot(init), to: spot(init) })
  expect(changeWay(form({ to: spot(usdc) }), 'bridge', known)).toEqual({ from: spot(init), to: spot(initOnRollup), recipient: null })
  expect(changeWay(form({}), 'bridge', known)).toEqual({})
})

test('a payment pays with the asset that is picked', () => {
  const send = form({ to: spot(init) })
  expect(sidesWith(send, 'from', spot(usdc))).toEqual({ from: spot(usdc), to: spot(usdc) })
  expect(sidesWith(send, 'to', spot(initOnRollup))).toEqual({ from: spot(init), to: spot(initOnRollup) })
})

test('a bridge whose source is moved to its destination turns around, and a swap does not become a payment by its source', () => {
  expect(sidesWith(form({}), 'from', spot(initOnRollup))).toEqual({ from: spot(initOnRollup), to: spot(init) })
  const otherOnRollup = { ...spot(initOnRollup), denom: 'l2/usdc' }
  expect(sidesWith(form({}), 'from', otherOnRollup)).toEqual({ from: otherOnRollup, to: spot(init) })
  expect(sidesWith(form({ to: spot(usdc) }), 'from', spot(usdc))).toEqual({ from: spot(usdc), to: spot(init) })
})

test('the source chosen as destination too makes a payment', () => {
  expect(wayOf(sidesWith(form({}), 'to', spot(init)))).toBe('send')
  expect(wayOf(sidesWith(form({ to: spot(usdc) }), 'to', spot(init)))).toBe('send')
})

test('another source or destination leaves the other side as it is', () => {
  expect(sidesWith(form({}), 'from', spot(usdc))).toEqual({ from: spot(usdc), to: spot(initOnRollup) })
  expect(sidesWith(form({}), 'to', spot(usdc))).toEqual({ from: spot(init), to: spot(usdc) })
  expect(sidesWith(EMPTY_FORM, 'from', spot(init))).toEqual({ from: spot(init), to: null })
})

test('what cannot be done is not offered', () => {
  expect(openWays(form({}), known)).toEqual(['send', 'swap', 'bridge'])
  expect(openWays(form({ to: spot(init) }), { ...known, assets: [init] })).toEqual(['send', 'bridge'])
})

test('a bridge of what can go to several chains, or to none that a list names, leaves the destination to the user', () => {
  const send = form({ to: spot(init) })
  const other = { ...initOnRollup, chainId: 'lantern-1', denom: 'l2/init' }
  expect(changeWay(send, 'bridge', { ...known, assets: [...known.assets, other] })).toEqual({ from: spot(init), to: null, recipient: null })
  expect(changeWay(send, 'bridge', { ...known, assets: [init, usdc] })?.to).toBeNull()
  expect(wayOf(form({ to: null }))).toBe('bridge')
})

test('a form that is simply opened takes the plain way; what somebody typed, a link or another screen asked for stays', () => {
  const swap = form({ to: spot(usdc) })
  expect(openingWay({}, swap, 'send')).toBe('send')
  expect(openingWay({}, swap, 'bridge')).toBe('bridge')
  expect(openingWay({ way: 'swap' }, swap, 'send')).toBe('swap')
  expect(openingWay({}, { ...swap, typed: '3' }, 'send')).toBeNull()
  expect(openingWay({}, { ...swap, recipient: 'init1x' }, 'send')).toBeNull()
  expect(openingWay({}, swap, null)).toBeNull()
  expect(openingWay({ copyOf: 'one' }, swap, 'send')).toBeNull()
})

test('until its assets are known, a form that becomes something else is undecided', () => {
  expect(isUndecided({}, EMPTY_FORM, false)).toBe(true)
  expect(isUndecided({}, EMPTY_FORM, true)).toBe(true)
  expect(isUndecided({}, form({ to: spot(init) }), true)).toBe(false)
  expect(isUndecided({ way: 'bridge' }, EMPTY_FORM, false)).toBe(false)
  expect(isUndecided({}, { ...EMPTY_FORM, typed: '3' }, false)).toBe(false)
  expect(isUndecided({ copyOf: 'one' }, EMPTY_FORM, false)).toBe(false)
})
