// EVM chains outside Initia: numbers, coins and explorers of wevm/viem, hosts of DefiLlama/chainlist, tokens of cosmos/chain-registry.
import { getAddress, isAddress } from 'viem'
import { assetFacts } from './facts.mjs'
import { pickHosts } from './hosts.mjs'
import { DECIMALS, EVM_CHAINS, EVM_PROVIDERS, EVM_SYMBOLS } from './scope.mjs'
import { argumentOf, literalIn, variable } from './sourceText.mjs'

const HOSTS = 'constants/extraRpcs.js'

/** Entries like those of cosmosChains. `isOrigin(chainName, address)`: whether a listed asset of another chain comes from that token. */
export function evmChains({ viem, chainlist, registry }, isOrigin) {
  const hosts = literalIn(chainlist.text(HOSTS), variable('extraRpcs'))
  const ids = evmChainIds(viem)
  const entries = EVM_CHAINS.map((wanted) => {
    const definition = definitionOf(viem, wanted)
    return { wanted, path: pathOf(wanted), definition, rpcs: hosts[definition.id].rpcs }
  })
  return entries.map(({ wanted, path, definition, rpcs }) => ({
    chain: chainOf(wanted, definition, rpcs),
    assets: [coinOf(wanted, definition, ids), ...tokensOf(registry, wanted, ids, isOrigin)],
    sources: { [`viem/${wanted.viem}`]: viem.source(path), 'chainlist/extraRpcs': chainlist.source(HOSTS) },
    assetSources: {
      [`viem/${wanted.viem}`]: viem.source(path),
      [`chain-registry/_non-cosmos/${wanted.name}`]: registry.source(`_non-cosmos/${wanted.name}`),
    },
  }))
}

const pathOf = ({ viem }) => `src/chains/definitions/${viem}.ts`

const definitionOf = (viem, wanted) => literalIn(viem.text(pathOf(wanted)), argumentOf('defineChain'))

/** Chain ids by the names of cosmos/chain-registry. */
export const evmChainIds = (viem) => new Map(EVM_CHAINS.map((wanted) => [wanted.name, String(definitionOf(viem, wanted).id)]))

function chainOf({ name, confirmations, ceiling, bridgeFee }, { id, name: title, rpcUrls, blockExplorers }, rpcs) {
  const own = rpcUrls.default.http.map((address) => ({ address }))
  const discreet = rpcs.filter(({ tracking, url }) => tracking === 'none' && isByProvider(url)).map(({ url }) => ({ address: url }))
  return {
    chain_type: 'eip155',
    chain_id: String(id),
    chain_name: name,
    pretty_name: title
      .replace(/ (One|C-Chain)$/, '')
      .replace(/^OP Mainnet$/, 'Optimism')
      .replace('BNB Smart Chain', 'BNB Chain'),
    network_type: 'mainnet',
    slip44: 60,
    evm_chain_id: id,
    confirmations,
    gas_ceiling_gwei: ceiling,
    bridge_fee_ceiling: bridgeFee,
    apis: { 'json-rpc': pickHosts([...discreet, ...own], { first: EVM_PROVIDERS, most: 5 }) },
    explorers: [{ tx_page: `${blockExplorers.default.url}/tx/\${txHash}` }],
    metadata: {},
  }
}

const isByProvider = (url) => {
  const host = URL.parse(url)?.hostname ?? ''
  return EVM_PROVIDERS.some((domain) => host.endsWith(domain))
}

function coinOf({ native, from }, { nativeCurrency: { name, symbol, decimals } }, ids) {
  const origin = EVM_CHAINS.find((chain) => chain.name === from)
  const trace = { type: 'bridge', counterparty: { chain_name: from, chain_id: ids.get(from), base_denom: origin?.native } }
  return {
    ...assetFacts({
      base: native,
      display: symbol,
      symbol,
      name,
      denom_units: [
        { denom: native, exponent: 0 },
        { denom: symbol, exponent: decimals },
      ],
    }),
    ...(origin === undefined ? {} : { traces: [trace] }),
  }
}

function tokensOf(registry, { name }, ids, isOrigin) {
  const tokens = registry
    .json(`_non-cosmos/${name}/assetlist.json`)
    .assets.filter(({ type_asset, base }) => type_asset === 'erc20' && isToken(base))
  return tokens
    .filter(({ symbol, base }) => EVM_SYMBOLS.has(symbol) || isOrigin(name, base))
    .map((asset) =>
      assetFacts({ ...asset, base: getAddress(asset.base), denom_units: unitsOf(asset, ids.get(name)), traces: mintedToo(asset, ids) }),
    )
}

/** Polygon's coin has an address among the precompiled contracts; it is no token to us. */
const isToken = (base) => isAddress(base, { strict: false }) && !/^0x0{30}/.test(base)

function unitsOf({ base, denom_units, display }, chainId) {
  const contract = getAddress(base)
  const right = DECIMALS[`${chainId} ${contract}`]
  const mended = (unit) => (right !== undefined && unit.denom === display ? { ...unit, exponent: right } : unit)
  return denom_units.map((unit) => mended(unit.denom === base ? { ...unit, denom: contract } : unit))
}

/** The issuer mints it on several chains; a bridged form has another issuer, and is another token. */
function mintedToo({ traces = [] }, ids) {
  return traces
    .filter(
      ({ type, counterparty }) =>
        type === 'additional-mintage' && isAddress(counterparty.base_denom, { strict: false }) && ids.has(counterparty.chain_name),
    )
    .map(({ type, counterparty: { chain_name, base_denom } }) => ({
      type,
      counterparty: { chain_name, chain_id: ids.get(chain_name), base_denom: getAddress(base_denom) },
    }))
}
