// What the money becomes at each step, and what cannot be computed.
import { describe, expect, test } from 'vitest'
import { ask, L2_INIT_EVM, L2_USDC_EVM, registry, WINIT, WRAPPED_INIT } from '../../../../test/support/benches/guardBench.ts'
import { voucherOf } from '../../clients/chains/registry/denomPaths.ts'
import { OWN_COIN } from '../contracts/evm/values.ts'
import { fundsAfter, fundsOverChannel, isSameDenom, listedDenom, type Funds } from './funds.ts'
import { requireListed } from '../intent.ts'

const lists = { registry, deducted: [{ denom: 'uinit', amount: '2' }] }
const at = (id: string) => requireListed(lists, id)
const funds = (denom: string, amount = 1_000_000n, isExact = true): Funds => ({ denom, amount, isExact })

test('denominations are the same where they name the same contract', () => {
  const hex = WINIT.slice(2)
  expect(isSameDenom(`evm/${hex}`, `0x${hex.toUpperCase()}`)).toBe(true)
  expect(isSameDenom(`evm/${hex}`, `factory/x/${hex}`)).toBe(false)
  expect(isSameDenom(`factory/x/${hex}`, `evm/${hex}`)).toBe(false)
  expect(isSameDenom(`evm/${hex}`, `evm/${'ab'.repeat(20)}`)).toBe(false)
  // The chain knows its own prefix in small letters alone. Source: initia-labs/minievm x/evm/types/denom.go.
  expect(isSameDenom(`evm/${hex}`, `EVM/${hex}`)).toBe(false)
  expect(isSameDenom(`evm/${hex}`, `Evm/${hex}`)).toBe(false)
})

test('the zero address names the coin of an EVM chain, and nothing on a rollup, whose tokens without a contract are several', () => {
  expect(listedDenom(lists, '7331', OWN_COIN)).toBe('eth')
  expect(listedDenom(lists, 'evm-1', OWN_COIN)).toBe(OWN_COIN)
})

describe('a packet', () => {
  const [one, wasm] = [at('one-1'), at('wasm-1')]

  test('carries no token of a contract', () => {
    expect(() => fundsOverChannel(lists, funds('cw20:init1x'), wasm, one, 'channel-0')).toThrow('can’t tell what will arrive')
  })

  test('needs exactly one channel back', () => {
    const none = { ...wasm, transferChannels: [] }
    const [channel] = wasm.transferChannels
    const two = { ...wasm, transferChannels: channel === undefined ? [] : [channel, { ...channel, channelId: 'channel-9' }] }
    for (const to of [none, two])
      expect(() => fundsOverChannel(lists, funds('uinit'), one, to, 'channel-4')).toThrow('The chain list doesn’t pair the channels of')
    expect(fundsOverChannel(lists, funds('uinit'), one, wasm, 'channel-4').denom).toMatch(/^ibc\//)
  })

  test('takes the channel back that the list pairs with the one it left by', () => {
    const paired = (channelId: string, chainId: string, counterpartyId: string) => ({ channelId, chainId, counterpartyId })
    const from = { ...one, transferChannels: [paired('channel-4', wasm.id, 'channel-0'), paired('channel-5', wasm.id, 'channel-9')] }
    const to = { ...wasm, transferChannels: [paired('channel-0', one.id, 'channel-4'), paired('channel-9', one.id, 'channel-5')] }
    const over = (channel: string) => fundsOverChannel(lists, funds('uinit'), from, to, channel).denom
    expect(over('channel-4')).toBe(voucherOf('transfer/channel-0/uinit'))
    expect(over('channel-5')).toBe(voucherOf('transfer/channel-9/uinit'))
    expect(() => over('channel-6')).toThrow('The chain list doesn’t pair the channels of')
    const elsewhere = { ...to, transferChannels: [paired('channel-0', one.id, 'channel-4')] }
    expect(() => fundsOverChannel(lists, funds('uinit'), from, elsewhere, 'channel-5')).toThrow(
      'The chain list doesn’t pair the channels of',
    )
  })
})

describe('a fee', () => {
  const after = (left: string, isExact = true, isFixed: { isExact?: true } = {}) =>
    fundsAfter(lists, funds('uinit', 5n, isExact), at('one-1'), { kind: 'fee', left, ...isFixed })

  test('leaves an exact amount only where nothing is taken of an exact one', () => {
    expect(after('5')).toEqual(funds('uinit', 5n, true))
    expect(after('5', false).isExact).toBe(false)
    expect(after('4')).toEqual(funds('uinit', 4n, false))
    expect(() => after('6')).toThrow('more than it takes')
  })

  test('leaves an exact amount where it is fixed and the quote names as much', () => {
    const fixed = (left: string, isExact = true) => after(left, isExact, { isExact: true }).isExact
    expect(['5', '4', '3', '2'].map((left) => fixed(left))).toEqual([true, true, true, false])
    expect(fixed('4', false)).toBe(false)
    expect(fundsAfter(lists, funds('uusdc', 5n), at('one-1'), { kind: 'fee', left: '4', isExact: true }).isExact).toBe(false)
  })
})

describe('the wrapper', () => {
  const evm = at('evm-1')
  const wrap = (denom: string, decimals = 6) => fundsAfter(lists, funds(denom), evm, { kind: 'wrap', decimals })
  const unwrap = (denom: string, amount: bigint) => fundsAfter(lists, funds(denom, amount), evm, { kind: 'unwrap' })

  test('makes the listed form of a listed asset', () => {
    expect(wrap(L2_INIT_EVM)).toEqual(funds(WRAPPED_INIT, 10n ** 18n))
    expect(() => wrap(L2_USDC_EVM)).toThrow('The chain list has no wrapped')
    expect(() => wrap(L2_INIT_EVM, 18)).toThrow('18 decimals')
    const unlisted = {
      ...lists,
      registry: {
        ...registry,
        asset: (id: string, denom: string) => ({ ...registry.asset(id, denom), isVerified: denom !== L2_INIT_EVM }),
      },
    }
    expect(() => fundsAfter(unlisted, funds(L2_INIT_EVM), evm, { kind: 'wrap', decimals: 6 })).toThrow('6 decimals')
  })

  test('gives the bridged asset back, without dust', () => {
    expect(unwrap(WRAPPED_INIT, 10n ** 12n)).toEqual(funds(L2_INIT_EVM, 1n))
    expect(() => unwrap(WRAPPED_INIT, 10n ** 12n + 1n)).toThrow('more decimals')
    expect(() => unwrap(L2_USDC_EVM, 1n)).toThrow('The chain list doesn’t say what backs')
    for (const hidden of [L2_INIT_EVM, WRAPPED_INIT]) {
      const asset = (id: string, denom: string) => ({ ...registry.asset(id, denom), isVerified: denom !== hidden })
      const unwrappedForm = (id: string, denom: string) => {
        const form = registry.unwrappedForm(id, denom)
        return form === null ? null : asset(id, form.denom)
      }
      const hiding = { ...lists, registry: { ...registry, asset, unwrappedForm } }
      expect(() => fundsAfter(hiding, funds(WRAPPED_INIT, 10n ** 12n), evm, { kind: 'unwrap' })).toThrow(
        'The chain list doesn’t say what backs',
      )
    }
  })
})

describe('the intent', () => {
  const request = { from: ['one-1', 'uinit'] as [string, string], to: ['one-1', 'uinit'] as [string, string], way: ['one-1'] }
  const fee = { label: 'fee', amount: '5', symbol: 'X', decimals: 6, behavior: 'onTop', chainId: 'one-1', denom: 'uinit', usd: null }

  test('names fees that are taken on the source chain', () => {
    const within = (change: object) => ask({ ...request, patch: { fees: [fee, { ...fee, behavior: 'deducted', ...change }] } }).deducted
    expect(within({})).toEqual([{ denom: 'uinit', amount: '5' }])
    for (const change of [{ denom: null }, { chainId: 'evm-1' }]) expect(within(change)).toEqual([])
  })

  test('adds up fees on top that name a coin of the source chain and are not nothing', () => {
    const onTop = (change: object) => ask({ ...request, patch: { fees: [{ ...fee, ...change }] } }).onTop
    expect([...onTop({})]).toEqual([['uinit', '5']])
    for (const change of [{ amount: '0' }, { denom: null }, { chainId: 'evm-1' }, { label: 'network' }, { behavior: 'deducted' }]) {
      expect(onTop(change).size).toBe(0)
    }
  })

  test('knows listed chains alone', () => {
    expect(() => requireListed(lists, 'nowhere-1')).toThrow('nowhere-1 isn’t in the chain list')
  })
})
