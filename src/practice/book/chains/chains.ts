// The chains of the practice network as plain facts: names, hosts, denominations and how they are bridged.
// Hosts end in `.invalid` (RFC 2606), so nothing here can ever be resolved by accident.
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js'
import { encodeBech32 } from '../../keys/bech32.ts'
import { TIDEWATCH_VOUCHERS } from './wrappedEth.ts'
import { checksumAddress, concat, fromHex, toHex, uint64, utf8 } from '../../keys/bytes.ts'

/** The moment the written history ends; from here blocks follow the clock. */
export const ANCHOR_MS = Date.UTC(2026, 10, 20, 18)
/** Time between two blocks at pace 1. */
export const BLOCK_MS = 2000
/** Time from the inclusion of a deposit on the L1 to the credit on the rollup, at pace 1. */
export const BRIDGE_MS = 6000

/** A kind of service that a chain has a host for. */
export type ServiceKind = 'indexer' | 'rest' | 'rpc' | 'json-rpc' | 'executor'

/** An asset of a practice chain. */
export interface PracticeAsset {
  denom: string
  symbol: string
  name: string
  decimals: number
  /** Everyday payments of it are so many times smaller, since one is worth so much more than one of the others. */
  dearness?: bigint
  /** The L1 denomination that it represents, on rollups. */
  l1Denom?: string
  /** On rollups: base units here for one base unit on the L1. */
  factor?: bigint
  /** The voucher that this token is the rollup's 18-decimal form of. */
  wraps?: string
  /** Where it came from by IBC: the channel of this chain and its other end. */
  ibcOrigin?: { chainId: string; chainName: string; denom: string; channel: string; otherEnd: string }
  /** EVM contract, 0x. */
  contract?: string
}

/** A practice chain. */
export interface PracticeChain {
  id: string
  name: string
  prettyName: string
  /** `cosmos` is a chain outside Initia that IBC reaches. */
  kind: 'l1' | 'minievm' | 'minimove' | 'miniwasm' | 'cosmos'
  /** Of its bech32 addresses. */
  prefix: string
  /** Height of the last block of the written history. */
  anchorHeight: number
  /** Registry number of the optimistic bridge; null on the L1. */
  bridgeId: string | null
  evmChainId?: number
  feeDenom: string
  /** Least price of one unit of gas, as a fraction of base units. */
  gasPrice: { numerator: bigint; denominator: bigint }
  /** The listed assets; others are unlisted. */
  assets: PracticeAsset[]
  /** Listed vouchers, and the forms that a wrapper makes of them. */
  vouchers?: PracticeAsset[]
}

/** The address of a part of a chain that has no key, such as a module, a relayer or a validator. */
export function namedAddress(name: string, prefix = 'init'): string {
  return encodeBech32(prefix, sha256(utf8(`practice ${name}`)).slice(0, 20))
}

/** Denomination of a bridged token. Source: initia-labs/OPinit x/ophost/types/denom.go, L2Denom. */
export function bridgedDenom(bridgeId: string, l1Denom: string): string {
  return `l2/${toHex(sha3_256(concat(uint64(BigInt(bridgeId)), utf8(l1Denom))))}`
}

/** Host of one service of one chain, the first where there are two. */
export function hostOf(kind: ServiceKind, chainId: string): string {
  return `${kind}.${chainId}.practice.invalid`
}

/** Nodes of these chains have a second host: the L1, the chain outside Initia and the Ethereum one. */
const TWICE: readonly string[] = ['practice-1', 'harbour-1', '7331']
const NODES: readonly ServiceKind[] = ['rest', 'rpc', 'json-rpc']

/** All hosts of one service of one chain, in the order of the list. */
export function hostsOf(kind: ServiceKind, chainId: string): string[] {
  const first = hostOf(kind, chainId)
  return TWICE.includes(chainId) && NODES.includes(kind) ? [first, `${kind}.backup.${chainId}.practice.invalid`] : [first]
}

/** Host of the router. */
export const ROUTER_HOST = 'router.practice.invalid'
/** Host of the scores of VIP. */
export const VIP_HOST = 'vip.practice.invalid'
/** Host of the chain registry. */
export const REGISTRY_HOST = 'registry.practice.invalid'
/** Metadata and pictures of tokens, good ones and bad ones. */
export const NFT_HOST = 'nft.practice.invalid'
/** A gateway to IPFS. */
export const IPFS_HOST = 'ipfs.practice.invalid'
/** Host of the prices. */
export const PRICES_HOST = 'prices.practice.invalid'
/** INIT on Tidewatch: an 18-decimal contract in front of the bridged 6-decimal token. */
const TIDEWATCH_WINIT = checksumAddress(fromHex('6aa1d2c3b4f5968778695a4b3c2d1e0f01234567'))
/** Denomination of INIT on Tidewatch. */
export const TIDEWATCH_INIT = `evm/${TIDEWATCH_WINIT.slice(2)}`
/** An unrequested token that no list names. */
export const SPAM_DENOM = 'move/5ca1ab1edeadbeef5ca1ab1edeadbeef5ca1ab1edeadbeef5ca1ab1edeadbeef'
const TIDEWATCH_BRIDGE = '15'
const LANTERN_BRIDGE = '16'
const SALTMARSH_BRIDGE = '17'

const L1: PracticeChain = {
  id: 'practice-1',
  name: 'initia',
  prettyName: 'Initia',
  kind: 'l1',
  prefix: 'init',
  anchorHeight: 19_402_117,
  bridgeId: null,
  feeDenom: 'uinit',
  gasPrice: { numerator: 15n, denominator: 1000n },
  assets: [
    { denom: 'uinit', symbol: 'INIT', name: 'Initia Native Token', decimals: 6 },
    { denom: 'uusdc', symbol: 'USDC', name: 'Practice USDC', decimals: 6 },
    { denom: 'utia', symbol: 'TIA', name: 'Practice TIA', decimals: 6 },
    { denom: 'ueth', symbol: 'ETH', name: 'Practice ETH', decimals: 6, dearness: 1000n },
  ],
}

const TIDEWATCH: PracticeChain = {
  id: 'tidewatch-1',
  name: 'tidewatch',
  prettyName: 'Tidewatch',
  kind: 'minievm',
  prefix: 'init',
  anchorHeight: 18_770_004,
  bridgeId: TIDEWATCH_BRIDGE,
  evmChainId: 2_718_281_828_459_045,
  feeDenom: TIDEWATCH_INIT,
  gasPrice: { numerator: 150_000_000_000n, denominator: 1n },
  assets: [
    {
      denom: TIDEWATCH_INIT,
      symbol: 'INIT',
      name: 'Initia Native Token',
      decimals: 18,
      l1Denom: 'uinit',
      factor: 1_000_000_000_000n,
      contract: TIDEWATCH_WINIT,
    },
    {
      denom: bridgedDenom(TIDEWATCH_BRIDGE, 'uusdc'),
      symbol: 'USDC',
      name: 'Practice USDC',
      decimals: 6,
      l1Denom: 'uusdc',
      factor: 1n,
      contract: '0x7e57c0175dc0175dc0175dc0175dc0175dc0175d',
    },
    { denom: bridgedDenom(TIDEWATCH_BRIDGE, 'utia'), symbol: 'TIA', name: 'Practice TIA', decimals: 6, l1Denom: 'utia', factor: 1n },
  ],
  vouchers: TIDEWATCH_VOUCHERS,
}

const LANTERN: PracticeChain = {
  id: 'lantern-1',
  name: 'lantern',
  prettyName: 'Lantern',
  kind: 'minimove',
  prefix: 'init',
  anchorHeight: 18_993_250,
  bridgeId: LANTERN_BRIDGE,
  feeDenom: bridgedDenom(LANTERN_BRIDGE, 'uinit'),
  gasPrice: { numerator: 15n, denominator: 1000n },
  assets: [
    {
      denom: bridgedDenom(LANTERN_BRIDGE, 'uinit'),
      symbol: 'INIT',
      name: 'Initia Native Token',
      decimals: 6,
      l1Denom: 'uinit',
      factor: 1n,
    },
    { denom: bridgedDenom(LANTERN_BRIDGE, 'uusdc'), symbol: 'USDC', name: 'Practice USDC', decimals: 6, l1Denom: 'uusdc', factor: 1n },
  ],
}

const SALTMARSH: PracticeChain = {
  id: 'saltmarsh-1',
  name: 'saltmarsh',
  prettyName: 'Saltmarsh',
  kind: 'miniwasm',
  prefix: 'init',
  anchorHeight: 18_820_441,
  bridgeId: SALTMARSH_BRIDGE,
  feeDenom: bridgedDenom(SALTMARSH_BRIDGE, 'uinit'),
  gasPrice: { numerator: 15n, denominator: 1000n },
  assets: [
    {
      denom: bridgedDenom(SALTMARSH_BRIDGE, 'uinit'),
      symbol: 'INIT',
      name: 'Initia Native Token',
      decimals: 6,
      l1Denom: 'uinit',
      factor: 1n,
    },
    { denom: bridgedDenom(SALTMARSH_BRIDGE, 'uusdc'), symbol: 'USDC', name: 'Practice USDC', decimals: 6, l1Denom: 'uusdc', factor: 1n },
  ],
}

/** The contract behind a denomination on an EVM rollup, 0x; made from its name where no list gives it. */
export function contractOf(chain: PracticeChain, denom: string): string {
  const listed = chain.assets.find((asset) => asset.denom === denom)?.contract
  if (listed !== undefined) return listed
  return /^evm\/[0-9a-fA-F]{40}$/.test(denom) ? `0x${denom.slice(4)}` : checksumAddress(keccak_256(utf8(`${chain.id} ${denom}`)).slice(-20))
}

/** L1 first, as the public registry has it. */
export const PRACTICE_CHAINS: readonly PracticeChain[] = [L1, TIDEWATCH, LANTERN, SALTMARSH]
/** The L1. */
export const L1_CHAIN = L1

/** The rollup a bridge number belongs to, or undefined. */
export function chainOfBridge(bridgeId: string): PracticeChain | undefined {
  return PRACTICE_CHAINS.find((chain) => chain.bridgeId === bridgeId)
}

/** How an L1 denomination arrives on a rollup, or undefined when that rollup does not list it. */
export function arrivalOf(rollup: PracticeChain, l1Denom: string): PracticeAsset | undefined {
  return rollup.assets.find((asset) => asset.l1Denom === l1Denom)
}

/** When a height was or will be produced, in ms. Before the anchor always two seconds a block; after it faster with the pace. */
export function timeOfHeight(chain: PracticeChain, height: number, pace: number): number {
  const steps = height - chain.anchorHeight
  return ANCHOR_MS + steps * (steps > 0 ? BLOCK_MS / pace : BLOCK_MS)
}

/** The newest height at a moment. */
export function heightAt(chain: PracticeChain, timeMs: number, pace: number): number {
  return chain.anchorHeight + Math.floor((timeMs - ANCHOR_MS) / (timeMs > ANCHOR_MS ? BLOCK_MS / pace : BLOCK_MS))
}
