// The practice chains in the public registry's own form (chains.json and assetlist.json).
// Source: initia-labs/initia-registry chain.schema.json, assetlist.schema.json.
import {
  bridgedDenom,
  hostOf,
  hostsOf,
  IPFS_HOST,
  L1_CHAIN,
  PRACTICE_CHAINS,
  PRICES_HOST,
  REGISTRY_HOST,
  ROUTER_HOST,
  VIP_HOST,
  type PracticeAsset,
  type PracticeChain,
  type ServiceKind,
} from './chains.ts'
import { relayerWord } from '../callers.ts'
import { HARBOUR } from './harbour.ts'
import { channelsOf, COSMOS_CHAINS, listedAssets } from './links.ts'
import { ROUTER_CONTRACTS } from '../contracts.ts'
import { BASIN, BASIN_DOMAIN, BRIDGE_DOMAINS, clientOf } from './plainEvm.ts'

/** How a service host is reached: `https://host` in the app, a loopback address when the simulators run in another process. */
export type AddressOf = (host: string) => string

function endpoints(kind: ServiceKind, chainId: string, addressOf: AddressOf) {
  return hostsOf(kind, chainId).map((host) => ({ address: addressOf(host), provider: 'Practice' }))
}

/** One entry of chains.json. */
export function registryChain(chain: PracticeChain, addressOf: AddressOf): unknown {
  const price = Number(chain.gasPrice.numerator) / Number(chain.gasPrice.denominator)
  const endpoint = (kind: ServiceKind) => endpoints(kind, chain.id, addressOf)
  const rollup = {
    op_bridge_id: chain.bridgeId,
    executor_uri: addressOf(hostOf('executor', chain.id)),
    op_denoms: chain.assets.map((asset) => asset.l1Denom),
    minitia: { type: chain.kind, version: chain.kind === 'minievm' ? 'v1.1.15' : 'v1.0.7' },
  }
  return {
    chain_id: chain.id,
    chain_name: chain.name,
    pretty_name: chain.prettyName,
    description: 'A chain that exists on this computer only',
    fees: {
      fee_tokens: [
        { denom: chain.feeDenom, fixed_min_gas_price: price, low_gas_price: price, average_gas_price: price, high_gas_price: price },
      ],
    },
    apis: {
      rpc: endpoint('rpc'),
      rest: endpoint('rest'),
      ...(chain.kind === 'cosmos' ? {} : { indexer: endpoint('indexer') }),
      ...(chain.kind === 'minievm' ? { 'json-rpc': endpoint('json-rpc') } : {}),
    },
    explorers: [],
    faucets: [],
    metadata: {
      ...(chain.kind === 'l1' ? { is_l1: true } : chain.bridgeId === null ? {} : rollup),
      ibc_channels: channelsOf(chain),
      assetlist: `${addressOf(REGISTRY_HOST)}/chains/${chain.name}/assetlist.json`,
    },
    slip44: chain.kind === 'cosmos' ? 118 : 60,
    bech32_prefix: chain.prefix,
    network_type: 'testnet',
    ...(chain.evmChainId === undefined ? {} : { evm_chain_id: chain.evmChainId }),
  }
}

/** The trace of a wrapper's form of a token. */
function wrappedTraces(chain: PracticeChain, base: string | undefined): unknown[] {
  const counterparty = { base_denom: base, chain_name: chain.name, chain_id: chain.id }
  return base === undefined ? [] : [{ type: 'wrapped', counterparty }]
}

function registryAsset(chain: PracticeChain, asset: PracticeAsset): unknown {
  const l1Denom = asset.l1Denom ?? ''
  const trace = {
    type: 'op',
    counterparty: { base_denom: l1Denom, chain_name: L1_CHAIN.name, chain_id: L1_CHAIN.id },
    chain: { bridge_id: chain.bridgeId },
  }
  const isWrapped = asset.factor !== undefined && asset.factor !== 1n
  return {
    description: `${asset.name} on ${chain.prettyName}`,
    denom_units: [
      { denom: asset.denom, exponent: 0 },
      { denom: asset.symbol, exponent: asset.decimals },
    ],
    ...(asset.contract === undefined ? {} : { type_asset: 'erc20', address: asset.contract }),
    base: asset.denom,
    display: asset.symbol,
    ...(asset.l1Denom === undefined
      ? {}
      : { traces: [trace, ...wrappedTraces(chain, isWrapped ? bridgedDenom(chain.bridgeId ?? '0', l1Denom) : undefined)] }),
    ...(asset.ibcOrigin === undefined ? {} : { traces: [ibcTrace(asset.ibcOrigin), ...wrappedTraces(chain, asset.wraps)] }),
    name: asset.name,
    symbol: asset.symbol,
    coingecko_id: '',
  }
}

/** Source: cosmos/chain-registry, assetlist.schema.json, “ibc_transition”. */
function ibcTrace({ chainId, chainName, denom, channel, otherEnd }: NonNullable<PracticeAsset['ibcOrigin']>): unknown {
  return {
    type: 'ibc',
    counterparty: { base_denom: denom, chain_name: chainName, chain_id: chainId, channel_id: otherEnd },
    chain: { channel_id: channel, path: `transfer/${channel}/${denom}` },
  }
}

function plainChain(addressOf: AddressOf): unknown {
  return {
    chain_type: 'eip155',
    chain_id: BASIN.id,
    chain_name: BASIN.name,
    pretty_name: BASIN.prettyName,
    description: 'A chain that exists on this computer only',
    evm_chain_id: Number(BASIN.id),
    bridge_fee_ceiling: BASIN.bridgeFeeCeiling,
    apis: { 'json-rpc': endpoints('json-rpc', BASIN.id, addressOf) },
    explorers: [],
    metadata: { assetlist: `${addressOf(REGISTRY_HOST)}/chains/${BASIN.name}/assetlist.json` },
    slip44: 60,
    network_type: 'testnet',
  }
}

function plainAsset(one: { denom: string; symbol: string; name: string; decimals: number }, address?: string): unknown {
  const { denom, symbol, name, decimals } = one
  return {
    description: `${name} on ${BASIN.prettyName}`,
    denom_units: [
      { denom, exponent: 0 },
      { denom: symbol, exponent: decimals },
    ],
    ...(address === undefined ? {} : { type_asset: 'erc20', address }),
    base: denom,
    display: symbol,
    name,
    symbol,
  }
}

/** Returns the listed assets of the chain outside Initia: its coin, and its tokens by contract. */
export function plainAssets(): unknown[] {
  return [plainAsset(BASIN.coin), ...BASIN.tokens.map((token) => plainAsset({ ...token, denom: token.contract }, token.contract))]
}

/** chains.json: an array, L1 first. */
export function registryChains(addressOf: AddressOf): unknown[] {
  return [...PRACTICE_CHAINS.map((chain) => registryChain(chain, addressOf)), plainChain(addressOf), registryChain(HARBOUR, addressOf)]
}

/** The `assets` array of one chain's assetlist.json. */
export function registryAssets(chain: PracticeChain): unknown[] {
  return listedAssets(chain).map((asset) => registryAsset(chain, asset))
}

/** The practice network's registry. */
export interface PracticeRegistry {
  router: string
  /** The service with the scores of VIP. */
  vip: string
  prices: string
  /** Prices of past days, as CSV. */
  priceSheet: string
  /** Where ipfs:// addresses are asked. */
  gateway: string
  /** The public registry, which knows more than `chains`. */
  registry: string
  chains: unknown[]
  assets: Record<string, unknown[]>
  /** By chain id: the contracts that a transfer may be handed to. */
  contracts: Record<string, unknown[]>
}

/** What the bridges of the chain outside Initia pay out on another chain. */
function usdcOn({ assets }: PracticeChain): string {
  return assets.find(({ symbol }) => symbol === 'USDC')?.denom ?? ''
}

/** The bridges of the chain outside Initia, with the numbers that they have for other chains. */
function plainContracts(): unknown[] {
  const domainsWith = (callersOf: (chain: PracticeChain) => string[]) =>
    Object.fromEntries(
      COSMOS_CHAINS.map((chain) => [
        String(BRIDGE_DOMAINS[chain.id]),
        { chain: chain.id, denom: usdcOn(chain), callers: callersOf(chain) },
      ]),
    )
  const [domains, handedOver] = [domainsWith(() => []), domainsWith((chain) => [relayerWord(chain)])]
  const { messenger, messengerV2, gateway, warpRoute, oft, axelar, eureka, token } = BASIN.bridge
  const named = (nameOf: (chainId: string) => string) =>
    Object.fromEntries(COSMOS_CHAINS.map((chain) => [nameOf(chain.id), { chain: chain.id, pays: { [token]: usdcOn(chain) } }]))
  return [
    { address: BASIN.exchange.router, role: 'swapRouter', vm: 'evm' },
    { address: messenger, role: 'cctp', vm: 'evm', domains: handedOver, denoms: [BASIN.bridge.token] },
    { address: messengerV2, role: 'cctp', vm: 'evm', domains: handedOver, denoms: [BASIN.bridge.token] },
    { address: gateway, role: 'goFast', vm: 'evm', domains, denoms: [BASIN.bridge.token] },
    { address: warpRoute, role: 'warpRoute', vm: 'evm', domains, denoms: [token] },
    { address: oft, role: 'oft', vm: 'evm', domains, denoms: [token] },
    { address: axelar, role: 'axelar', vm: 'evm', domains: named((id) => id), denoms: [token], symbols: { USDC: token } },
    { address: eureka, role: 'eureka', vm: 'evm', domains: named(clientOf), denoms: [token] },
  ]
}

/** Circle's module on Harbour, which burns for the chain outside Initia. */
function harbourContracts(): unknown[] {
  const domains = { [BASIN_DOMAIN]: { chain: BASIN.id, denom: BASIN.bridge.token, callers: [] } }
  return [{ address: '0x0', role: 'cctp', vm: 'module', domains, denoms: [usdcOn(HARBOUR)] }]
}

/** The network as the app knows it: base addresses of its services, chains.json, and the `assets` arrays by chain id. */
export function practiceRegistry(): PracticeRegistry {
  const addressOf: AddressOf = (host) => `https://${host}`
  return {
    router: addressOf(ROUTER_HOST),
    vip: addressOf(VIP_HOST),
    prices: addressOf(PRICES_HOST),
    priceSheet: `${addressOf(PRICES_HOST)}/history.csv`,
    gateway: addressOf(IPFS_HOST),
    registry: addressOf(REGISTRY_HOST),
    chains: registryChains(addressOf),
    assets: { ...Object.fromEntries(COSMOS_CHAINS.map((chain) => [chain.id, registryAssets(chain)])), [BASIN.id]: plainAssets() },
    contracts: {
      ...ROUTER_CONTRACTS,
      [BASIN.id]: plainContracts(),
      [HARBOUR.id]: [...(ROUTER_CONTRACTS[HARBOUR.id] ?? []), ...harbourContracts()],
    },
  }
}
