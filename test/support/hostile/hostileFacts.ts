// The bench's chains as the model of the chains wants them, written from the bench's list by hand: both ends of each channel, what
// every contract is, and what the user holds.
import { toBech32 } from '@cosmjs/encoding'
import { z } from 'zod'
import {
  accountOf,
  type Contract,
  type Facts,
  type OutcomeChain,
  type Remote,
  type WireMessage,
} from '../../../src/practice/outcome/facts.ts'
import { carrierFacts, WARP_TOKEN } from './carriers.ts'
import { balanceKey, type Ledger } from '../../../src/practice/outcome/ledger.ts'
import {
  CCTP,
  DELIVERER,
  ENTRY_MOVE,
  ENTRY_WASM,
  EVM_INIT_L1,
  EXCHANGE,
  GO_FAST,
  HARB_MOVE,
  INIT_EVM,
  INIT_HARBOUR,
  INIT_WASM,
  L2_INIT_EVM,
  L2_INIT_MOVE,
  L2_INIT_TOKEN,
  L2_USDC_EVM,
  ME,
  ME_HARBOUR,
  MOVE_INIT_HARBOUR,
  MOVE_INIT_L1,
  PAIR,
  RELAYER,
  SWAP_ROUTER,
  SOON_NS,
  USDC_BASIN,
  USDC_EVM,
  USDC_L1,
  VOUCHER_PAIR,
  WETH_BASIN,
  WINIT,
  WRAPPED_INIT,
  WRAPPED_VOUCHER,
  WRAPPER,
} from '../benches/guardBench.ts'

/** A token of the Wasm chain. */
export const CW20 = toBech32(
  'init',
  Uint8Array.from({ length: 32 }, (_, index) => 0xd3 + (index % 7)),
)

/** All accounts of Initia have the same bytes, whatever chain they are on. */
export const bytesOf = (address: string): string =>
  ['init', 'harbour'].flatMap((prefix) => accountOf({ prefix, vm: 'move' }, address) ?? [])[0] ?? address
/** The user's accounts. */
export const OWN: ReadonlySet<string> = new Set([bytesOf(ME), bytesOf(ME_HARBOUR)])

const Hook = z.object({ signer: z.string(), messages: z.array(z.object({ typeUrl: z.string(), value: z.unknown() })) })

/** The bytes of a signed hook on the bench, which signs nothing. */
export function writeHook(messages: readonly WireMessage[]): Uint8Array {
  return new Uint8Array(Buffer.from(JSON.stringify({ signer: ME, messages })))
}

function readHook(data: Uint8Array): ReturnType<Facts['readHook']> {
  const text = Buffer.from(data).toString('utf8')
  if (!text.startsWith('{')) return null
  return { ...Hook.parse(JSON.parse(text)), isAccepted: true }
}

const remote = (chainId: string, denom: string): Remote => ({ chainId, denom, callers: [DELIVERER.slice(2)] })
const contracts = (list: Record<string, Contract>): ReadonlyMap<string, Contract> =>
  new Map(Object.entries(list).map(([address, contract]) => [bytesOf(address).replace(/^0+/, ''), contract]))
const token = (denom: string): Contract => ({ kind: 'token', denom })
const PLAIN: Omit<OutcomeChain, 'id' | 'channels'> = {
  prefix: 'init',
  bridgeId: null,
  vm: null,
  contracts: new Map(),
  wrapped: new Map(),
  coin: null,
}
const toL1 = (peerChannel: string) => [{ id: 'channel-0', peer: 'one-1', peerChannel }]
const BASIN_REMOTES = new Map([
  [4, remote('harbour-1', 'uusdc')],
  [5, remote('one-1', 'uusdc')],
])

const CHAINS: readonly OutcomeChain[] = [
  {
    ...PLAIN,
    id: 'one-1',
    vm: 'move',
    contracts: contracts({
      [ENTRY_MOVE]: { kind: 'entryPoint' },
      [PAIR]: { kind: 'pair', denoms: ['uinit', 'uusdc'] },
      [VOUCHER_PAIR]: { kind: 'pair', denoms: [MOVE_INIT_L1, 'uusdc'] },
    }),
    channels: [
      { id: 'channel-1', peer: 'evm-1', peerChannel: 'channel-0' },
      { id: 'channel-2', peer: 'move-1', peerChannel: 'channel-0' },
      { id: 'channel-3', peer: 'harbour-1', peerChannel: 'channel-9' },
      { id: 'channel-4', peer: 'wasm-1', peerChannel: 'channel-0' },
    ],
  },
  {
    ...PLAIN,
    id: 'evm-1',
    vm: 'evm',
    bridgeId: '15',
    coin: WRAPPED_INIT,
    contracts: contracts({
      [WRAPPER]: { kind: 'wrapper', takes: 'balance' },
      [EXCHANGE]: { kind: 'exchange' },
      [WINIT]: token(WRAPPED_INIT),
      [L2_INIT_TOKEN]: token(L2_INIT_EVM),
      [USDC_EVM]: token(L2_USDC_EVM),
      [`0x${WRAPPED_VOUCHER.slice(4)}`]: token(WRAPPED_VOUCHER),
    }),
    wrapped: new Map([
      [INIT_EVM, { denom: WRAPPED_VOUCHER, from: 6 }],
      [L2_INIT_EVM, { denom: WRAPPED_INIT, from: 6 }],
    ]),
    channels: toL1('channel-1'),
  },
  { ...PLAIN, id: 'move-1', vm: 'move', bridgeId: '16', channels: toL1('channel-2') },
  {
    ...PLAIN,
    id: 'wasm-1',
    vm: 'wasm',
    bridgeId: '17',
    contracts: contracts({ [ENTRY_WASM]: { kind: 'entryPoint' }, [CW20]: token(`cw20:${CW20}`) }),
    channels: toL1('channel-4'),
  },
  {
    ...PLAIN,
    id: 'harbour-1',
    prefix: 'harbour',
    hasOrbiter: true,
    channels: [{ id: 'channel-9', peer: 'one-1', peerChannel: 'channel-3' }],
    contracts: contracts({
      '': {
        kind: 'burner',
        denom: 'uusdc',
        remotes: new Map([
          [7, remote('7331', USDC_BASIN)],
          [8, remote('one-1', 'uusdc')],
        ]),
      },
    }),
  },
  {
    ...PLAIN,
    id: '7331',
    prefix: null,
    vm: 'evm',
    coin: 'eth',
    channels: [],
    contracts: contracts({
      [USDC_BASIN]: token(USDC_BASIN),
      [WETH_BASIN]: token(WETH_BASIN),
      [SWAP_ROUTER]: { kind: 'swapRouter' },
      [CCTP]: { kind: 'burner', denom: USDC_BASIN, remotes: BASIN_REMOTES },
      [RELAYER]: { kind: 'relayer', denom: USDC_BASIN, remotes: BASIN_REMOTES },
      [GO_FAST]: { kind: 'gateway', denom: USDC_BASIN, remotes: new Map([...BASIN_REMOTES, [9, remote('wasm-1', 'uin')]]) },
      ...carrierFacts(USDC_BASIN),
    }),
  },
]

export const FACTS: Facts = {
  l1: 'one-1',
  chains: CHAINS,
  paths: new Map([
    [INIT_EVM, 'transfer/channel-0/uinit'],
    [INIT_WASM, 'transfer/channel-0/uinit'],
    [INIT_HARBOUR, 'transfer/channel-9/uinit'],
    [MOVE_INIT_L1, `transfer/channel-2/${L2_INIT_MOVE}`],
    [EVM_INIT_L1, `transfer/channel-1/${L2_INIT_EVM}`],
    [USDC_L1, 'transfer/channel-3/uusdc'],
  ]),
  bridged: ['uinit', 'uusdc'],
  readHook,
  nowNs: SOON_NS - 600_000_000_000n,
  failingExchange: null,
}

/** Numbers that Ethereum transactions are signed for. */
export const EVM_CHAIN_IDS: Readonly<Record<string, number>> = { '7331': 7331, 'evm-1': 77 }

/** Assets that may rest between two transactions: those of the bench's list. */
export const LISTED: Readonly<Record<string, readonly string[]>> = {
  'one-1': ['uinit', 'uusdc', MOVE_INIT_L1, EVM_INIT_L1, USDC_L1],
  'evm-1': [L2_INIT_EVM, L2_USDC_EVM, WRAPPED_INIT, WRAPPED_VOUCHER, INIT_EVM],
  'move-1': [L2_INIT_MOVE, HARB_MOVE],
  'wasm-1': ['uin', 'uout', INIT_WASM, `cw20:${CW20}`],
  'harbour-1': ['uharb', 'uusdc', INIT_HARBOUR, MOVE_INIT_HARBOUR],
  '7331': ['eth', USDC_BASIN, WETH_BASIN, WARP_TOKEN],
}

/** Forms of one asset with as many decimals, for what comes back in another one. */
export const FORMS: readonly (readonly string[])[] = [
  ['uinit', L2_INIT_EVM, L2_INIT_MOVE, MOVE_INIT_L1, EVM_INIT_L1, INIT_EVM, INIT_WASM, INIT_HARBOUR, MOVE_INIT_HARBOUR],
  ['uusdc', L2_USDC_EVM, USDC_BASIN, USDC_L1, 'uin'],
]

const PLENTY = 10n ** 25n

/** A ledger in which the user has plenty of every listed asset on these chains. */
export function openLedger(chainIds: readonly string[]): Ledger {
  const held = chainIds.flatMap((chainId) =>
    (LISTED[chainId] ?? []).flatMap((denom) => [...OWN].map((owner) => [balanceKey(owner, chainId, denom), PLENTY] as const)),
  )
  return { held: new Map(held), allowed: new Map() }
}
