// Reads the chains and assets of one network from registry entries: reports an unusable entry and keeps the others.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Asset, Chain } from '../../../../shared/contract/chain.ts'
import { RegistryChain } from '../../../../wire/registry.ts'
import { createAssetBook, type AssetBook } from './assetBook.ts'
import { createContractBook, type ContractBook, type KnownContract } from './contractBook.ts'
import { decimalText, pickEndpoint, stationCodes, usableEndpoints, vmOf } from './registryText.ts'

/** One network, as in resources/networks/mainnet.json: the public registry's own entries, assets by chain id. */
export interface NetworkFile {
  router: string | null
  chains: unknown[]
  assets: Record<string, unknown[]>
  /** Contracts that a transfer may call, by chain id. Listed by Waybill itself. */
  contracts?: Record<string, unknown[]>
  /** The service that keeps the scores of VIP; absent or null where there is none. */
  vip?: string | null
  /** The price service, and its CSV with prices of past days; absent or null where there is none. */
  prices?: string | null
  priceSheet?: string | null
  /** The public registry that this list comes from, asked for updates if the user enables it; absent or null where there is none. */
  registry?: string | null
  /** Default IPFS gateway; absent or null for the public one. */
  gateway?: string | null
}

/** Kinds of hosts that a chain may have several of. */
export type EndpointKind = 'rpc' | 'rest' | 'indexer' | 'jsonRpc'

/** A chain with everything that the core needs. */
export interface ChainRecord extends Chain {
  /** Addresses without a trailing slash, in list order. */
  hosts: Readonly<Record<EndpointKind, readonly string[]>>
  /** The preferred one of `hosts`; null without a usable one. It changes when a host fails: read it once for related requests. */
  endpoints: Readonly<Record<EndpointKind, string | null>>
  /** `gasPrice`: base units of `denom` per unit of gas, decimal text. */
  feeTokens: { denom: string; gasPrice: string }[]
  /** Id of the optimistic bridge on the L1; null on the L1 itself. */
  opBridgeId: string | null
  evmChainId: number | null
  /** Number of blocks, its own included, after which an inclusion on an EVM chain counts as final. */
  confirmations: number
  /** Maximum plausible gas price on an EVM chain, 10^9 wei. */
  gasCeilingGwei: number
  /** Maximum plausible fee of a bridge in the chain's coin, base units; '0' where the list names none. */
  bridgeFeeCeiling: string
  /** Explorer page of a transaction, with `${txHash}`. */
  explorerTxPage: string | null
  /** Executor that lists withdrawals through the optimistic bridge with their proofs; null where there is none. */
  executorUri: string | null
  /** L1 denominations that may be withdrawn through the optimistic bridge. */
  opDenoms: string[]
  /** IBC channels for tokens, by the chain at their other end; `counterpartyId` is the channel there, null where the list does not say. */
  transferChannels: { channelId: string; chainId: string; counterpartyId: string | null }[]
}

/** The chains and assets of one network. */
export interface Registry extends Pick<AssetBook, 'evmTokens' | 'pathOf' | 'wrappedForm' | 'unwrappedForm'> {
  /** L1 first, then in registry order. */
  chains: readonly ChainRecord[]
  chain(id: string): ChainRecord | null
  /** Returns what is listed about a contract, by any spelling of its address on that chain; null for an unlisted one. */
  contract(chainId: string, address: string): KnownContract | null
  contracts: ContractBook['all']
  /** Never fails: an unlisted asset is returned as its denomination, unverified, with 0 decimals. */
  asset(chainId: string, denom: string): Asset
  /** Listed assets. */
  assets: readonly Asset[]
  /** Listed assets, and their forms on other chains. */
  knownAssets: readonly Asset[]
  router: string | null
  vip: string | null
  prices: string | null
  priceSheet: string | null
  gateway: string | null
  registry: string | null
  /** Omitted entries with the reason, one sentence each. */
  problems: readonly string[]
}

/** Defaults: reorganisations of the large EVM chains are shorter, and their gas price is lower except for hours a year. */
const [CONFIRMATIONS, GAS_CEILING_GWEI] = [5, 100]

type Entry = Omit<ChainRecord, 'station'>

/** Chooses the address to ask now; null for an empty list. */
type Choose = (addresses: readonly string[]) => string | null

const firstOf: Choose = ([first]) => first ?? null

/**
 * Reads a network's registry entries.
 * @param choose chooses among several hosts; default: the first.
 * @throws AppError registry.invalid when no chain is usable, or when the router's address must not be asked.
 */
export function createRegistry(file: NetworkFile, choose: Choose = firstOf): Registry {
  const problems: string[] = []
  const entries: Entry[] = []
  for (const [position, raw] of file.chains.entries()) {
    const entry = readChain(raw, position, { problems, choose })
    if (entry === null) continue
    if (entries.some(({ id }) => id === entry.id)) problems.push(`Chain ${entry.id} is listed twice; the first entry is used.`)
    else entries.push(entry)
  }
  if (entries.length === 0) {
    throw new AppError('registry.invalid', 'The chain list has no usable chains.', {
      hint: problems[0] ?? 'It should be an array in the form of the public chain registry.',
    })
  }
  const stations = stationCodes(entries.map(({ name }) => name))
  const chains = entries.map((entry, index): ChainRecord => ({ ...entry, station: stations[index] ?? 'XXX' }))
  const book = createAssetBook(chains, file.assets, problems)
  const contracts = createContractBook(file.contracts ?? {}, chains, problems)
  return {
    chains,
    chain: (id) => chains.find((chain) => chain.id === id) ?? null,
    evmTokens: book.evmTokens,
    pathOf: book.pathOf,
    wrappedForm: book.wrappedForm,
    unwrappedForm: book.unwrappedForm,
    contract: contracts.contract,
    contracts: contracts.all,
    asset: book.asset,
    assets: book.listed,
    knownAssets: book.known,
    router: readRouter(file.router),
    vip: readService(file.vip ?? null, 'VIP service', problems),
    prices: readService(file.prices ?? null, 'price service', problems),
    priceSheet: readService(file.priceSheet ?? null, 'price sheet', problems),
    gateway: readService(file.gateway ?? null, 'IPFS gateway', problems),
    registry: readService(file.registry ?? null, 'public registry', problems),
    problems,
  }
}

function readRouter(address: string | null): string | null {
  if (address === null) return null
  const router = pickEndpoint([{ address }])
  if (router !== null) return router
  throw new AppError('registry.invalid', phrase`The router address “${address}” can’t be used.`, {
    hint: 'It must start with https://, or with http:// on this computer.',
  })
}

/** Optional services: an unusable address is reported, and everything else works. */
function readService(address: string | null, name: string, problems: string[]): string | null {
  const service = address === null ? null : pickEndpoint([{ address }])
  if (address !== null && service === null) problems.push(`The ${name} address “${address}” can’t be used.`)
  return service
}

function readChain(raw: unknown, position: number, { problems, choose }: { problems: string[]; choose: Choose }): Entry | null {
  const parsed = RegistryChain.safeParse(raw)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    problems.push(
      `Entry ${position + 1} of the chain list can’t be read: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'isn’t valid'}.`,
    )
    return null
  }
  const { data } = parsed
  const usable = (kind: 'rpc' | 'rest' | 'indexer' | 'json-rpc') => {
    const found = usableEndpoints(data.apis[kind])
    if (found.length === 0 && data.apis[kind].length > 0) problems.push(`Chain ${data.chain_id} has no usable ${kind} address.`)
    return found
  }
  const hosts = { rpc: usable('rpc'), rest: usable('rest'), indexer: usable('indexer'), jsonRpc: usable('json-rpc') }
  return {
    id: data.chain_id,
    name: data.pretty_name ?? data.chain_name,
    kind: kindOf(data),
    vm: vmOf(data),
    bech32Prefix: data.bech32_prefix,
    ...(kindOf(data) === 'cosmos' && takesOnlyEthereumKeys(data) ? { hasEthereumKeys: true } : {}),
    ...(data.status === 'killed' ? { isShutDown: true } : {}),
    hosts,
    endpoints: preferredOf(hosts, choose),
    feeTokens: feeTokensOf(data),
    opBridgeId: data.metadata.op_bridge_id ?? null,
    evmChainId: data.evm_chain_id ?? null,
    confirmations: data.confirmations ?? (kindOf(data) === 'evm' ? CONFIRMATIONS : 1),
    gasCeilingGwei: data.gas_ceiling_gwei ?? GAS_CEILING_GWEI,
    bridgeFeeCeiling: data.bridge_fee_ceiling ?? '0',
    explorerTxPage: data.explorers.find(({ tx_page }) => tx_page !== undefined)?.tx_page ?? null,
    hasExplorer: data.explorers.some(({ tx_page }) => tx_page !== undefined),
    executorUri: readExecutor(data, problems),
    opDenoms: data.metadata.op_denoms ?? [],
    transferChannels: data.metadata.ibc_channels
      .filter(({ port_id }) => port_id === 'transfer')
      .map(({ channel_id, chain_id, counterparty_channel_id }) => ({
        channelId: channel_id,
        chainId: chain_id,
        counterpartyId: counterparty_channel_id ?? null,
      })),
  }
}

/** Chosen on each access. */
function preferredOf(hosts: ChainRecord['hosts'], choose: Choose): ChainRecord['endpoints'] {
  return {
    get rpc() {
      return choose(hosts.rpc)
    },
    get rest() {
      return choose(hosts.rest)
    },
    get indexer() {
      return choose(hosts.indexer)
    },
    get jsonRpc() {
      return choose(hosts.jsonRpc)
    },
  }
}

const ETHEREUM_COIN = 60

/** Without a key type for accounts the coin type decides (some name only ed25519). Source: cosmos/chain-registry chain.schema.json. */
function takesOnlyEthereumKeys({ key_algos = [], slip44 }: RegistryChain): boolean {
  const kinds = key_algos.filter((kind) => kind !== 'ed25519')
  return kinds.length === 0 ? slip44 === ETHEREUM_COIN : !kinds.includes('secp256k1')
}

function readExecutor({ chain_id, metadata }: RegistryChain, problems: string[]): string | null {
  const executor = metadata.executor_uri === undefined ? null : pickEndpoint([{ address: metadata.executor_uri }])
  if (executor === null && metadata.executor_uri !== undefined) problems.push(`Chain ${chain_id} has no usable executor address.`)
  return executor
}

function kindOf({ metadata, chain_type }: RegistryChain): Chain['kind'] {
  if (chain_type === 'eip155') return 'evm'
  if (metadata.is_l1 === true) return 'initia-l1'
  return metadata.minitia !== undefined || metadata.op_bridge_id !== undefined ? 'initia-rollup' : 'cosmos'
}

/** Omits tokens without a price: a fee in them cannot be computed. */
function feeTokensOf({ fees }: RegistryChain): ChainRecord['feeTokens'] {
  return fees.fee_tokens.flatMap((token) => {
    const price = token.average_gas_price ?? token.fixed_min_gas_price ?? token.low_gas_price
    return price === undefined ? [] : [{ denom: token.denom, gasPrice: decimalText(price) }]
  })
}
