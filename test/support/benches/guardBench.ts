// Requests and chain list that messages are held against in the guard's tests, and the hostile rows that it must refuse.
import { toBech32 } from '@cosmjs/encoding'
import { expect, test } from 'vitest'
import { carrierContracts, WARP_TOKEN } from '../hostile/carriers.ts'
import type { AppError } from '../../../src/shared/domain/errors.ts'
import type { RouteHop } from '../../../src/shared/contract/transfer/route.ts'
import type { CheckLine } from '../../../src/shared/contract/transfer/transferLeg.ts'
import { bridgedDenom } from '../../../src/main/clients/chains/registry/assetBook.ts'
import { voucherOf } from '../../../src/main/clients/chains/registry/denomPaths.ts'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { intentOf, type Intent } from '../../../src/main/guard/intent.ts'
import { orbiterAccount } from '../../../src/main/guard/contracts/noble/orbiter.ts'
import { grow, sampleQuote } from '../../../src/shared/domain/transfer/sampleTransfer.ts'

export const NOW = Date.UTC(2026, 10, 22, 12)
/** Nanoseconds since 1970, ten minutes ahead: beyond 2^53, as routers write it. */
export const SOON_NS = BigInt(NOW + 600_000) * 1_000_000n
export const SOON_S = BigInt(NOW / 1000 + 600)

const bytes = (first: number) => Uint8Array.from({ length: 20 }, (_, index) => (index === 0 ? first : 0x11 + index))
const wide = (first: number) => Uint8Array.from({ length: 32 }, (_, index) => (index === 0 ? first : 0x22 + index))
const hexOf = (data: Uint8Array) => `0x${Buffer.from(data).toString('hex')}`

export const ME = toBech32('init', bytes(1))
export const ME_HEX = hexOf(bytes(1))
export const ME_HARBOUR = toBech32('harbour', bytes(2))
export const FRIEND = toBech32('init', bytes(3))
export const FRIEND_HEX = hexOf(bytes(3))
export const THEM = toBech32('init', bytes(9))
export const THEM_HEX = hexOf(bytes(9))
export const THEM_HARBOUR = toBech32('harbour', bytes(9))

/** Listed contracts. */
export const ENTRY_MOVE = hexOf(wide(0xd9))
export const ENTRY_WASM = toBech32('init', wide(0xe1))
export const WRAPPER = hexOf(bytes(0xa1))
export const EXCHANGE = hexOf(bytes(0xa2))
export const CCTP = hexOf(bytes(0xa3))
export const RELAYER = hexOf(bytes(0xa4))
export const GO_FAST = hexOf(bytes(0xa5))
export const SWAP_ROUTER = hexOf(bytes(0xa7))
export const PAIR = hexOf(wide(0xb1))
export const VOUCHER_PAIR = hexOf(wide(0xb2))
export const USDC_BASIN = hexOf(bytes(0xc1))
export const WETH_BASIN = hexOf(bytes(0xc6))
export const WINIT = hexOf(bytes(0xc2))
export const USDC_EVM = hexOf(bytes(0xc3))
export const L2_INIT_TOKEN = hexOf(bytes(0xc4))
export const WRAPPED_VOUCHER = `evm/${hexOf(bytes(0xc5)).slice(2)}`
/** The account that is paid for delivering burns, and Harbour's account that reads memos. */
export const RELAY_FEE = toBech32('harbour', bytes(0xa6))
export const ORBITER = orbiterAccount('harbour')
export const USDC_L1 = voucherOf('transfer/channel-3/uusdc')
/** Most that a bridge out of 7331 may want in coins. */
export const BRIDGE_FEE_CEILING = '10000'
/** The caller that delivers messages of the burning bridge. */
export const DELIVERER = `0x${'0'.repeat(24)}${'d1'.repeat(20)}`

/** Denominations: L1 coins over a bridge, the wrapped form of one, and vouchers. */
export const L2_INIT_EVM = bridgedDenom('15', 'uinit')
export const L2_USDC_EVM = bridgedDenom('15', 'uusdc')
export const WRAPPED_INIT = `evm/${WINIT.slice(2)}`
export const L2_INIT_MOVE = bridgedDenom('16', 'uinit')
export const INIT_HARBOUR = voucherOf('transfer/channel-9/uinit')
/** A rollup's INIT that came to the L1 by IBC, and what it is on a chain beyond. */
export const MOVE_INIT_L1 = voucherOf(`transfer/channel-2/${L2_INIT_MOVE}`)
export const MOVE_INIT_HARBOUR = voucherOf(`transfer/channel-9/transfer/channel-2/${L2_INIT_MOVE}`)
export const EVM_INIT_L1 = voucherOf(`transfer/channel-1/${L2_INIT_EVM}`)
/** Harbour's coin on the L1 and on the Move rollup. */
export const HARB_MOVE = voucherOf('transfer/channel-0/transfer/channel-3/uharb')
export const INIT_WASM = voucherOf('transfer/channel-0/uinit')
export const INIT_EVM = voucherOf('transfer/channel-0/uinit')

const chain = (id: string, prefix: string, metadata: object, rest: object = {}) => ({
  chain_id: id,
  chain_name: id,
  bech32_prefix: prefix,
  ...rest,
  metadata,
})
const channel = (chainId: string, id: string) => ({ chain_id: chainId, port_id: 'transfer', channel_id: id })
const unit = (base: string, decimals: number, rest: object = {}) => ({
  base,
  display: 'x',
  denom_units: [{ denom: 'x', exponent: decimals }],
  ...rest,
})
const counterparty = (base: string, chainId = 'one-1') => ({ base_denom: base, chain_id: chainId, chain_name: chainId })
const trace = (base: string) => ({ traces: [{ type: 'op', counterparty: counterparty(base) }] })

const domain = (chainId: string, denom: string) => ({ chain: chainId, denom, callers: [DELIVERER] })
const BASIN_DOMAINS = { 4: domain('harbour-1', 'uusdc'), 5: domain('one-1', 'uusdc') }

export const registry = createRegistry({
  router: null,
  chains: [
    chain('one-1', 'init', {
      is_l1: true,
      ibc_channels: [
        channel('evm-1', 'channel-1'),
        channel('move-1', 'channel-2'),
        channel('wasm-1', 'channel-4'),
        channel('harbour-1', 'channel-3'),
        channel('odd-1', 'channel-5'),
      ],
    }),
    chain(
      'evm-1',
      'init',
      { op_bridge_id: '15', minitia: { type: 'minievm' }, ibc_channels: [channel('one-1', 'channel-0')] },
      { evm_chain_id: 77 },
    ),
    chain('move-1', 'init', { op_bridge_id: '16', minitia: { type: 'minimove' }, ibc_channels: [channel('one-1', 'channel-0')] }),
    chain('wasm-1', 'init', { op_bridge_id: '17', minitia: { type: 'miniwasm' }, ibc_channels: [channel('one-1', 'channel-0')] }),
    chain('odd-1', 'init', { op_bridge_id: '18', ibc_channels: [channel('one-1', 'channel-0')] }),
    chain('harbour-1', 'harbour', { ibc_channels: [channel('one-1', 'channel-9')] }),
    chain('7331', 'init', {}, { chain_type: 'eip155', evm_chain_id: 7331, bridge_fee_ceiling: BRIDGE_FEE_CEILING }),
  ],
  assets: {
    'one-1': [unit('uinit', 6), unit('uusdc', 6)],
    'evm-1': [
      unit(WRAPPED_INIT, 18, {
        address: WINIT,
        traces: [...trace('uinit').traces, { type: 'wrapped', counterparty: counterparty(L2_INIT_EVM, 'evm-1') }],
      }),
      unit(L2_INIT_EVM, 6, { address: L2_INIT_TOKEN, ...trace('uinit') }),
      unit(L2_USDC_EVM, 6, { address: USDC_EVM, ...trace('uusdc') }),
      unit(WRAPPED_VOUCHER, 18, {
        traces: [{ type: 'wrapped', counterparty: counterparty(INIT_EVM, 'evm-1') }],
      }),
      unit(INIT_EVM, 6, trace('uinit')),
    ],
    'move-1': [unit(L2_INIT_MOVE, 6, trace('uinit'))],
    'wasm-1': [unit('uin', 6), unit('uout', 6)],
    'harbour-1': [unit('uharb', 6), unit('uusdc', 6)],
    '7331': [
      unit('eth', 18),
      ...[USDC_BASIN, WARP_TOKEN].map((one) => unit(one, 6, { address: one })),
      unit(WETH_BASIN, 18, { address: WETH_BASIN }),
    ],
  },
  contracts: {
    'one-1': [
      { address: ENTRY_MOVE, role: 'entryPoint', vm: 'move' },
      { address: PAIR, role: 'dexPair', vm: 'move', denoms: ['uinit', 'uusdc'] },
      { address: VOUCHER_PAIR, role: 'dexPair', vm: 'move', denoms: [MOVE_INIT_L1, 'uusdc'] },
    ],
    'wasm-1': [{ address: ENTRY_WASM, role: 'entryPoint', vm: 'wasm' }],
    'evm-1': [
      { address: WRAPPER, role: 'wrapper', vm: 'evm' },
      { address: EXCHANGE, role: 'exchange', vm: 'evm' },
    ],
    'harbour-1': [
      {
        address: '0x0',
        role: 'cctp',
        vm: 'module',
        domains: { 7: domain('7331', USDC_BASIN), 8: domain('one-1', 'uusdc') },
        denoms: ['uusdc'],
      },
      { address: RELAY_FEE, role: 'relayFee', vm: 'module', denoms: ['uusdc'] },
      { address: ORBITER, role: 'orbiter', vm: 'module', domains: { 7: domain('7331', USDC_BASIN) }, denoms: ['uusdc'] },
    ],
    '7331': [
      { address: SWAP_ROUTER, role: 'swapRouter', vm: 'evm' },
      { address: CCTP, role: 'cctp', vm: 'evm', domains: BASIN_DOMAINS, denoms: [USDC_BASIN] },
      { address: RELAYER, role: 'cctpRelayer', vm: 'evm', domains: { 4: domain('harbour-1', 'uusdc') }, denoms: [USDC_BASIN] },
      { address: GO_FAST, role: 'goFast', vm: 'evm', domains: { ...BASIN_DOMAINS, 9: domain('wasm-1', 'uin') }, denoms: [USDC_BASIN] },
      ...carrierContracts(USDC_BASIN),
    ],
  },
})

const OWN: Record<string, string> = { 'harbour-1': ME_HARBOUR, '7331': ME_HEX }

export interface Request {
  from: [chainId: string, denom: string]
  to: [chainId: string, denom: string]
  /** Chains in order; one named twice running is an exchange there. */
  way: string[]
  recipient?: string
  sender?: string
  patch?: object
  hook?: string
}

/** Creates an intent: 1,000,000 base units, at least 990,000 of what arrives. */
export function ask({ from, to, way, recipient = FRIEND, sender = OWN[from[0]] ?? ME, patch = {}, hook }: Request): Intent {
  const hops = way.slice(1).map((toChainId, index): RouteHop => {
    const fromChainId = way[index] ?? ''
    const kind = toChainId === fromChainId ? 'swap' : 'ibc'
    return { kind, bridge: null, fromChainId, toChainId, denomIn: null, denomOut: null, amountOut: null, txIndex: 0 }
  })
  const chains = [...new Set(way)]
  const addresses = chains.map((chainId, index) => {
    const isLast = index === chains.length - 1
    return {
      chainId,
      address: isLast ? recipient : (OWN[chainId] ?? ME),
      role: isLast ? ('recipient' as const) : ('own' as const),
      isSignable: true,
    }
  })
  const quote = {
    ...sampleQuote(),
    request: { ...sampleQuote().request, fromChainId: from[0], fromDenom: from[1], toChainId: to[0], toDenom: to[1] },
    from: registry.asset(...from),
    to: registry.asset(...to),
    amountIn: '1000000',
    amountOut: '1000000',
    minimumOut: '990000',
    hops,
    addresses,
    needsOpHook: hook !== undefined,
    ...patch,
  }
  const transfer = { ...grow([]), quote, recipient, signedHook: hook === undefined ? null : { signer: ME, hook } }
  return intentOf({ transfer, sender, registry, now: NOW })
}

/** A hostile variant: what is changed in a good proposal, and words of the reason for which it must be refused. */
export type Hostile<P> = [name: string, change: (good: P) => unknown, reason: string]

/** One family of messages: the good proposal passes, each hostile one is refused, and no two for the same reason. */
export function family<P>(name: string, good: P, check: (proposal: P) => CheckLine[], hostile: Hostile<P>[]): void {
  test(`passes the ${name} that was asked for`, () => {
    const lines = check(good)
    expect(lines.length).toBeGreaterThan(4)
    expect(lines.filter(({ verdict }) => verdict !== 'match')).toEqual([])
  })
  test.for(hostile)(`refuses a ${name} with %s`, ([, change, reason]) => {
    const error = refusal(() => check(change(structuredClone(good)) as P))
    expect(error.code).toBe('transfer.unsafeMessage')
    expect(error.message).toContain(reason)
  })
  test(`refuses each hostile ${name} for its own reason`, () => {
    const reasons = hostile.map(([, change]) => refusal(() => check(change(structuredClone(good)) as P)).message)
    expect(reasons.filter((reason, index) => reasons.indexOf(reason) !== index)).toEqual([])
  })
}

function refusal(run: () => unknown): AppError {
  try {
    run()
  } catch (error) {
    return error as AppError
  }
  throw new Error('it passed')
}
