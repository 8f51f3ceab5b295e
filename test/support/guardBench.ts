// Requests and chain list that messages are held against in the guard's tests, and the hostile rows that it must refuse.
import { toBech32 } from '@cosmjs/encoding'
import { expect, test } from 'vitest'
import type { AppError } from '../../src/shared/errors.ts'
import type { RouteHop } from '../../src/shared/route.ts'
import type { CheckLine } from '../../src/shared/transferLeg.ts'
import { createRegistry } from '../../src/main/chains/registry.ts'
import { intentOf, type Intent } from '../../src/main/transfers/guard/intent.ts'
import { grow, sampleQuote } from '../../src/shared/sampleTransfer.ts'

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
export const PAIR = hexOf(wide(0xb1))
export const USDC_BASIN = hexOf(bytes(0xc1))
export const WINIT = hexOf(bytes(0xc2))
export const USDC_EVM = hexOf(bytes(0xc3))

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
const trace = (base: string) => ({ traces: [{ type: 'op', counterparty: { base_denom: base, chain_id: 'one-1', chain_name: 'one-1' } }] })

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
    chain('harbour-1', 'harbour', { ibc_channels: [channel('one-1', 'channel-9')] }),
    chain('7331', 'init', {}, { chain_type: 'eip155', evm_chain_id: 7331 }),
  ],
  assets: {
    'one-1': [unit('uinit', 6), unit('uusdc', 6)],
    'evm-1': [
      unit(`evm/${WINIT.slice(2)}`, 18, { address: WINIT, ...trace('uinit') }),
      unit('l2/usdc', 6, { address: USDC_EVM, ...trace('uusdc') }),
    ],
    'move-1': [unit('l2/init', 6, trace('uinit'))],
    '7331': [unit('eth', 18), unit(USDC_BASIN, 6, { address: USDC_BASIN })],
  },
  contracts: {
    'one-1': [
      { address: ENTRY_MOVE, role: 'entryPoint' },
      { address: PAIR, role: 'dexPair', denoms: ['uinit', 'uusdc'] },
    ],
    'wasm-1': [{ address: ENTRY_WASM, role: 'entryPoint' }],
    'evm-1': [
      { address: WRAPPER, role: 'wrapper' },
      { address: EXCHANGE, role: 'exchange' },
    ],
    'harbour-1': [{ address: '0x0', role: 'cctp', domains: { 7: '7331', 8: 'one-1' } }],
    '7331': [
      { address: CCTP, role: 'cctp', domains: { 4: 'harbour-1', 5: 'one-1' } },
      { address: RELAYER, role: 'cctpRelayer', domains: { 4: 'harbour-1' } },
      { address: GO_FAST, role: 'goFast', domains: { 4: 'harbour-1', 5: 'one-1' } },
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

/** What was asked for: 1,000,000 base units, at least 990,000 of what arrives. */
export function ask({ from, to, way, recipient = FRIEND, sender = OWN[from[0]] ?? ME, patch = {}, hook }: Request): Intent {
  const hops = way.slice(1).map((toChainId, index): RouteHop => {
    const fromChainId = way[index] ?? ''
    return {
      kind: toChainId === fromChainId ? 'swap' : 'ibc',
      bridge: null,
      fromChainId,
      toChainId,
      denomIn: null,
      denomOut: null,
      amountOut: null,
      txIndex: 0,
    }
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
