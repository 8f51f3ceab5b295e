// Holds the book of one chain: balances, sequences of accounts, and every transaction in order.
import type { EvmTx } from '../evm/receipt.ts'
import { bridgedDenom, namedAddress, type PracticeChain } from './chains/chains.ts'
import type { GaugeVotes } from './gauges.ts'
import type { Votes } from './governance.ts'
import type { Grants } from './grants.ts'
import type { Nft } from './nfts.ts'
import type { Staking } from './staking.ts'
import type { VipBook } from '../vip/vesting.ts'

/** A type, not an interface, so that a coin is also a JSON object. Amount: base units, decimal. */
export type Coin = { denom: string; amount: string }

/** An event of a transaction or block. */
export interface ChainEvent {
  type: string
  attributes: { key: string; value: string; index?: boolean }[]
}

/** An account's number and sequence. */
export interface AccountRow {
  number: bigint
  sequence: bigint
  /** 33 bytes once the account has signed something. */
  publicKey: Uint8Array | null
  /** Type URL of the key. */
  keyType: string | null
}

/** A transaction of the book; `record` is what an indexer shows of it. */
export interface BookTx {
  hash: string
  height: number
  timeMs: number
  /** From when the indexer knows it. */
  visibleAtMs: number
  /** Position on its chain, from 1. */
  sequence: number
  /** Every account, bech32, in whose history it appears. */
  accounts: ReadonlySet<string>
  signer: string
  /** Without the leading slash. */
  messageTypes: readonly string[]
  fee: readonly Coin[]
  record: TxRecord
  /** The signed bytes; null for the written history, which has records only. */
  raw: Uint8Array | null
}

/** A transaction as the node records it. */
export interface TxRecord {
  txhash: string
  height: string
  codespace: string
  code: number
  data: string
  raw_log: string
  logs: unknown[]
  info: string
  gas_wanted: string
  gas_used: string
  tx: unknown
  timestamp: string
  events: ChainEvent[]
}

/** A pair of denominations that a rollup's ERC20Wrapper turns into one another. */
export interface WrappedForm {
  /** The 18-decimal form. */
  local: string
  /** What came from elsewhere. */
  remote: string
  /** Of the remote form, as the call that made the pair stated them. */
  decimals: number
  /** The form that the wrapper issues and burns; it keeps the other. */
  issued: 'local' | 'remote'
}

/** The state of a chain. */
export interface ChainState {
  chain: PracticeChain
  /** Where fees go. */
  feeCollector: string
  balances: Map<string, Map<string, bigint>>
  /** What token contracts let others take, by `allowanceKey`. */
  allowances: Map<string, bigint>
  /** Empty where there is no ERC20Wrapper. */
  wrappedForms: WrappedForm[]
  accounts: Map<string, AccountRow>
  txs: BookTx[]
  byHash: Map<string, BookTx>
  /** What Ethereum clients see of `txs`; empty where there is no EVM. */
  evmTxs: EvmTx[]
  nfts: Nft[]
  /** Empty except on the L1. */
  staking: Staking
  /** Empty except on the L1. */
  votes: Votes
  /** Votes on VIP gauges. */
  gaugeVotes: GaugeVotes
  /** What vests of VIP rewards. Empty except on the L1. */
  vip: VipBook
  /** Ends of names that were extended, ms, by the name without its ending. Empty except on the L1. */
  nameEnds: Map<string, number>
  grants: Grants
  /** Bech32 of the account with vesting coins; null where there is none. */
  vestingAccount: string | null
  nextAccountNumber: bigint
  /** Number of bridge deposits and packets so far; each gets the next number. */
  bridgeSequence: bigint
}

/** The books of all chains by chain id. */
export type Book = ReadonlyMap<string, ChainState>

/** Decimals of everything that comes over the optimistic bridge. */
export const BRIDGED_DECIMALS = 6

function listedForms({ kind, bridgeId, assets, vouchers = [] }: PracticeChain): WrappedForm[] {
  if (kind !== 'minievm' || bridgeId === null) return []
  const ofVouchers = vouchers.flatMap(({ denom, wraps }) =>
    wraps === undefined ? [] : [{ local: denom, remote: wraps, decimals: BRIDGED_DECIMALS, issued: 'local' as const }],
  )
  const ofBridged = assets.flatMap(({ denom, l1Denom, factor = 1n }) =>
    l1Denom === undefined || factor === 1n
      ? []
      : [{ local: denom, remote: bridgedDenom(bridgeId, l1Denom), decimals: BRIDGED_DECIMALS, issued: 'local' as const }],
  )
  return [...ofBridged, ...ofVouchers]
}

/** An empty book of a chain. */
export function createChainState(chain: PracticeChain): ChainState {
  return {
    chain,
    feeCollector: namedAddress(`${chain.id} fee_collector`),
    balances: new Map(),
    allowances: new Map(),
    wrappedForms: listedForms(chain),
    accounts: new Map(),
    txs: [],
    byHash: new Map(),
    evmTxs: [],
    nfts: [],
    staking: { stakes: new Map(), unbondings: [], redelegations: [], locks: new Map() },
    votes: new Map(),
    gaugeVotes: new Map(),
    vip: { member: '', stores: new Map() },
    nameEnds: new Map(),
    grants: { messages: [], fees: [] },
    vestingAccount: null,
    nextAccountNumber: chain.kind === 'l1' ? 48_211n : 1_204n,
    bridgeSequence: 0n,
  }
}

/** Base units that an address holds of a denomination. */
export function balanceOf(state: ChainState, address: string, denom: string): bigint {
  return state.balances.get(address)?.get(denom) ?? 0n
}

/** Everything an address holds, by denomination in byte order as the bank module lists it. */
export function balancesOf(state: ChainState, address: string): Coin[] {
  const held = [...(state.balances.get(address) ?? new Map<string, bigint>())].filter(([, amount]) => amount > 0n)
  return held.map(([denom, amount]) => ({ denom, amount: amount.toString() })).sort((a, b) => (a.denom < b.denom ? -1 : 1))
}

/** The account of an address, opened when it did not exist: receiving coins is enough. */
export function openAccount(state: ChainState, address: string): AccountRow {
  const known = state.accounts.get(address)
  if (known !== undefined) return known
  const row: AccountRow = { number: state.nextAccountNumber, sequence: 0n, publicKey: null, keyType: null }
  state.nextAccountNumber += 1n
  state.accounts.set(address, row)
  return row
}
