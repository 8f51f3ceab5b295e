// Contracts of bridges that carry several assets, or have numbers and names of their own for chains: Axelar, Eureka, Hyperlane, Stargate.
// Only what the mainnet list names on both sides is taken, with as many decimals there as here: the guard compares base units.
import { createHash } from 'node:crypto'
import { getAddress, isAddress } from 'viem'

/** Chains by id: how Axelar, Hyperlane and Stargate call them. */
const EVM_NAMES = {
  1: { axelar: 'ethereum', hyperlane: 'ethereum', stargate: 'ethereum' },
  10: { axelar: 'optimism', hyperlane: 'optimism', stargate: 'optimism' },
  56: { axelar: 'binance', hyperlane: 'bsc', stargate: 'bsc' },
  137: { axelar: 'polygon', hyperlane: 'polygon', stargate: 'polygon' },
  8453: { axelar: 'base', hyperlane: 'base', stargate: 'base' },
  42161: { axelar: 'arbitrum', hyperlane: 'arbitrum', stargate: 'arbitrum' },
  43114: { axelar: 'avalanche', hyperlane: 'avalanche', stargate: 'avalanche' },
}
/** Wrapped coins that Skip's handler makes of a chain's coin before it hands them to Axelar. */
const WRAPPED_COINS = { 1: 'weth-wei', 56: 'wbnb-wei', 137: 'wmatic-wei', 43114: 'wavax-wei' }
/** Pools by name, with Stargate's number of the asset. */
const POOLS = { StargatePoolNative: 13, StargatePoolUSDC: 1, StargatePoolUSDT: 2 }

const voucher = (path) => `ibc/${createHash('sha256').update(path).digest('hex').toUpperCase()}`

/** @param list resources/networks/mainnet.json. */
function createAssets(list) {
  const rows = Object.entries(list.assets).flatMap(([chainId, assets]) =>
    assets.map((asset) => [`${chainId} ${asset.base.toLowerCase()}`, asset]),
  )
  const byKey = new Map(rows)
  const find = (chainId, denom) => byKey.get(`${chainId} ${denom.toLowerCase()}`)
  return {
    denomOf: (chainId, denom) => find(chainId, denom)?.base ?? null,
    decimalsOf: (chainId, denom) => {
      const { display, denom_units: units = [] } = find(chainId, denom) ?? {}
      return units.find((unit) => unit.denom === display)?.exponent ?? null
    },
    coinOf: (chainId) => list.assets[chainId].find(({ base }) => base.endsWith('-native')).base,
  }
}

/**
 * Skip's handlers of Axelar, to the chains of Cosmos that Axelar pays on.
 * @param handlers chain ids and addresses. @param tokens src/data/tokens.json of Axelar's documentation, its mainnet.
 */
export function axelarContracts(list, handlers, tokens) {
  const assets = createAssets(list)
  const cosmos = list.chains.filter(({ chain_name: name, chain_type: type }) => type === 'cosmos' && Object.hasOwn(tokens, name))
  return handlers.flatMap(([chainId, address]) => {
    const here = tokens[EVM_NAMES[chainId]?.axelar]
    if (here === undefined) return []
    const taken = Object.entries(here).flatMap(([asset, { symbol, address: token }]) => {
      const denom = isAddress(token ?? '', { strict: false }) ? assets.denomOf(chainId, token) : null
      return denom === null ? [] : [{ asset, symbol, denom }]
    })
    const wrapped = WRAPPED_COINS[chainId]
    const coin = wrapped === undefined ? [] : [{ asset: wrapped, denom: assets.coinOf(chainId) }]
    const domains = cosmos.flatMap(({ chain_id: id, chain_name: name, metadata }) => {
      const channels = metadata.ibc_channels.filter(({ chain_id: other }) => other === 'axelar-dojo-1').map(({ channel_id: one }) => one)
      const pays = [...coin, ...taken].flatMap(({ asset, denom }) => {
        const { address: paid, decimals } = tokens[name][asset] ?? {}
        const isOfChannel = channels.some((channel) => voucher(`transfer/${channel}/${asset}`) === paid)
        return isOfChannel && decimals === assets.decimalsOf(chainId, denom) ? [[denom, paid]] : []
      })
      return pays.length === 0 ? [] : [[name, { chain: id, pays: Object.fromEntries(pays), source: 'axelar' }]]
    })
    const paidSomewhere = new Set(domains.flatMap(([, { pays }]) => Object.keys(pays)))
    const used = taken.filter(({ denom }) => paidSomewhere.has(denom))
    if (domains.length === 0) return []
    const symbols = Object.fromEntries(used.map(({ symbol, denom }) => [symbol, denom]))
    const contract = { address: getAddress(address), role: 'axelar', vm: 'evm', denoms: [...paidSomewhere], symbols }
    return [[chainId, { ...contract, domains: Object.fromEntries(domains), source: 'skip' }]]
  })
}

/**
 * Skip's handler of IBC Eureka.
 * @param hub the asset list of the Cosmos Hub, which names each asset's path over the light client.
 * @param client id of the light client on the source chain.
 */
export function eurekaContract(list, address, client, hub) {
  const assets = createAssets(list)
  const pays = hub.assets.flatMap(({ base, traces = [] }) =>
    traces.flatMap(({ counterparty, chain, provider }) => {
      const token = provider === 'Eureka' ? assets.denomOf('1', counterparty.base_denom) : null
      const path = chain?.path ?? ''
      return token !== null && path === `transfer/08-wasm-1369/${token.toLowerCase()}` && voucher(path) === base ? [[token, base]] : []
    }),
  )
  const domains = { [client]: { chain: 'cosmoshub-4', pays: Object.fromEntries(pays), source: 'hub' } }
  return { address: getAddress(address), role: 'eureka', vm: 'evm', denoms: pays.map(([token]) => token), domains, source: 'skip' }
}

/** One token of a warp route's configuration. */
function readToken(text) {
  const field = (name) => new RegExp(`^ +${name}: "?([^"\\n]+)"?$`, 'm').exec(text)?.[1] ?? null
  const [, router] = /^"?(0x[0-9a-fA-F]+)"?$/m.exec(text.split('\n')[0].trim()) ?? []
  const connections = [...text.matchAll(/- token: \w+\|(\w+)\|(0x[0-9a-fA-F]+)/g)].map(
    ([, chain, there]) => `${chain} ${there.toLowerCase()}`,
  )
  return { router, chain: field('chainName'), kept: field('collateralAddressOrDenom'), standard: field('standard'), connections }
}

/**
 * Hyperlane's forms of Celestia's coin on listed EVM chains, which bring it back to Celestia. Anybody may add a route of another token to
 * Hyperlane's registry; these are backed by the coin itself, in a module of its chain.
 * @param configs texts of deployments/warp_routes/TIA/…-config.yaml. @param domain Hyperlane's number of Celestia.
 */
export function warpRoutes(configs, domain) {
  const idOf = new Map(Object.entries(EVM_NAMES).map(([id, { hyperlane }]) => [hyperlane, id]))
  return configs.flatMap((text) => {
    const tokens = text
      .split(/^ {2}- addressOrDenom: /m)
      .slice(1)
      .map(readToken)
    const isBacked = ({ chain, standard, kept }) => chain === 'celestia' && standard === 'CosmosNativeHypCollateral' && kept === 'utia'
    const home = new Set(tokens.filter(isBacked).map(({ router }) => `celestia ${router.toLowerCase()}`))
    const issued = tokens.filter(
      ({ chain, standard, connections }) => idOf.has(chain) && standard === 'EvmHypSynthetic' && connections.some((one) => home.has(one)),
    )
    return issued.map(({ router, chain }) => {
      const address = getAddress(router)
      const domains = { [domain]: { chain: 'celestia', denom: 'utia', source: 'warp' } }
      return [idOf.get(chain), { address, role: 'warpRoute', vm: 'evm', denoms: [address], domains, source: 'warp' }]
    })
  })
}

/**
 * Stargate's pools between listed chains.
 * @param deployed reads deployments/<chain>-mainnet/<contract>.json, null where there is none.
 * @param messaging token-messaging.config.json: the pools by number of the chain.
 */
export function stargatePools(list, deployed, messaging) {
  const assets = createAssets(list)
  const pools = Object.entries(EVM_NAMES).flatMap(([id, { stargate }]) => {
    const found = Object.entries(POOLS).flatMap(([name, number]) => {
      const { address, args } = deployed(stargate, name) ?? {}
      return address === undefined ? [] : [{ name, number, address, token: name === 'StargatePoolNative' ? assets.coinOf(id) : args[2] }]
    })
    // One address is another pool on another chain: only the chain's own entry has all of its pools.
    const entries = messaging.contracts.filter(({ config }) => found.every(({ address, number }) => config?.assets?.[address] === number))
    if (found.length === 0) return []
    if (entries.length !== 1) throw new Error(`${stargate}: ${entries.length} entries have its pools`)
    return found.flatMap(({ name, address, token }) => {
      const denom = assets.denomOf(id, token)
      return denom === null ? [] : [{ name, id, address, denom, endpoint: entries[0].contract.eid }]
    })
  })
  return pools.flatMap(({ name, id, address, denom }) => {
    const others = pools.filter(
      (one) => one.name === name && one.id !== id && assets.decimalsOf(one.id, one.denom) === assets.decimalsOf(id, denom),
    )
    if (others.length === 0) return []
    const domains = others.map((one) => [one.endpoint, { chain: one.id, denom: one.denom, source: 'stargate' }])
    const contract = { address: getAddress(address), role: 'oft', vm: 'evm', denoms: [denom] }
    return [[id, { ...contract, domains: Object.fromEntries(domains), source: 'stargate' }]]
  })
}

/**
 * Skip's swap routers: those that its handlers were last told to call, each a proxy that Skip's own script deployed.
 * @param read a broadcast of Foundry's, by its path. @param within the paths of the broadcasts in a folder.
 */
export function swapRouters(list, read, within) {
  const evm = list.chains.filter(({ chain_type: type }) => type === 'eip155')
  return evm.map(({ chain_id: chainId }) => {
    const told = read(`AxelarHandler/broadcast/AxelarHandlerSetRouter.sol/${chainId}/run-latest.json`).transactions
    const [address] = told.flatMap((call) => (call.function === 'setSwapRouter(address)' ? call.arguments : []))
    const made = within(`SwapRouter/broadcast/Deploy.s.sol/${chainId}`).flatMap((path) => read(path).transactions)
    const isDeployed = made.some((one) => one.contractName === 'ERC1967Proxy' && one.contractAddress === address?.toLowerCase())
    if (!isDeployed) throw new Error(`${address} of chain ${chainId} is no router that Skip deployed`)
    return [chainId, { address: getAddress(address), role: 'swapRouter', vm: 'evm', source: 'swapRouter' }]
  })
}
