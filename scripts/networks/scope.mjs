// What the composed lists take from the public registries: chains by name, hosts by provider, and the few facts that no registry has.

/**
 * Chains of cosmos/chain-registry that Initia reaches directly, or over one more channel where exchanges route over them. Left out: those
 * that the registry marks as shut down (Stargaze, Elys, Evmos), and those whose addresses are not plain bech32 (Lava).
 */
export const COSMOS_CHAINS = [
  'osmosis noble neutron injective celestia cosmoshub',
  'agoric akash allora archway atomone axelar babylon chihuahua coreum dydx dymension gravitybridge juno kava kujira',
  'mantrachain migaloo nibiru nolus persistence provenance quicksilver regen saga secretnetwork sei sentinel sommelier stride',
  'terra2 union xion xrplevm zigchain',
].flatMap((line) => line.split(' '))

/** Providers whose hosts are preferred: those that serve most of these chains, both RPC and REST. The registry's order comes after them. */
export const PROVIDERS = ['polkachu.com', 'lavenderfive.com', 'publicnode.com', 'kjnodes.com', 'stakin-nodes.com', 'ecostake.com']

export const MAX_HOSTS = 4

/**
 * EVM chains by their name in cosmos/chain-registry (`_non-cosmos`). `viem`: the definition in wevm/viem. `native`: what the router
 * calls the chain's coin. `confirmations`: blocks until a reorganisation is out of the ordinary. `ceiling`: gwei for a unit of gas on a
 * bad day. `from`: the coin is another chain's, bridged. `bridgeFee`: the most that a bridge may plausibly want in the chain's coin, base
 * units. The largest recorded one is $26.94 (0.0077 ETH, Axelar delivering on Ethereum: SkipRouteMock.kt of dydxprotocol/v4-abacus, as in
 * test/corpus/honest/axelar.jsonl); Polygon's is 0.577 POL ($0.65: docs/swagger.yml of skip-mev/skip-go). Assumed: four times the largest,
 * about $100, at the rates of those records (ETH $3,490, POL $1.13), for BNB at $650 and AVAX at $25; any chain may deliver on Ethereum.
 */
export const EVM_CHAINS = [
  { name: 'ethereum', viem: 'mainnet', native: 'ethereum-native', confirmations: 5, ceiling: 100, bridgeFee: '30000000000000000' },
  {
    name: 'arbitrum',
    viem: 'arbitrum',
    native: 'arbitrum-native',
    confirmations: 5,
    ceiling: 10,
    bridgeFee: '30000000000000000',
    from: 'ethereum',
  },
  { name: 'base', viem: 'base', native: 'base-native', confirmations: 5, ceiling: 10, bridgeFee: '30000000000000000', from: 'ethereum' },
  {
    name: 'optimism',
    viem: 'optimism',
    native: 'optimism-native',
    confirmations: 5,
    ceiling: 10,
    bridgeFee: '30000000000000000',
    from: 'ethereum',
  },
  { name: 'polygon', viem: 'polygon', native: 'polygon-native', confirmations: 30, ceiling: 1500, bridgeFee: '90000000000000000000' },
  { name: 'binancesmartchain', viem: 'bsc', native: 'binance-native', confirmations: 15, ceiling: 20, bridgeFee: '150000000000000000' },
  { name: 'avalanche', viem: 'avalanche', native: 'avalanche-native', confirmations: 2, ceiling: 300, bridgeFee: '4000000000000000000' },
]

/** Hosts of EVM nodes that DefiLlama/chainlist says keep no data of their users, and that need no key. */
export const EVM_PROVIDERS = ['publicnode.com', 'drpc.org', '1rpc.io', 'api.pocket.network', 'meowrpc.com']

/** Tokens of EVM chains by symbol; others are listed where an asset of a listed Cosmos chain comes from them. */
export const EVM_SYMBOLS = new Set([
  'USDC',
  'USDC.e',
  'USDbC',
  'USDT',
  'DAI',
  'WETH',
  'WBTC',
  'cbBTC',
  'wstETH',
  'WPOL',
  'WBNB',
  'WAVAX',
  'PAXG',
])

/** Decimals that a registry has wrong, by chain and contract, with the source that has them right. */
export const DECIMALS = {
  '56 0x55d398326f99059fF775485246999027B3197955': 18,
}

/**
 * By chain id: a wrapped form that Initia's registry lists without the bridged asset that it is made from, and who says it is: a recorded
 * answer of the chain's own ERC20Wrapper (`remoteTokens` of the token that the chain names for the asset, with 6 decimals).
 */
export const WRAPPED = {
  'yominet-1': {
    base: 'evm/E1Ff7038eAAAF027031688E1535a055B2Bac2546',
    bridged: 'ibc/39026A3BC5B3135CAC7FA5551C286A05E215FDA2C3C79195EB73F6699696F4FF',
    source: {
      repository: 'initia-labs/tx-decoder',
      path: 'src/tests/protocols/ibc/evm/receive-ft-evm.fixture.ts',
      commit: '0546258b2c9409875cd1e271c15af5ea01430aaf',
    },
  },
}

/** Services that Initia runs for everybody. Source: initia-labs/interwovenkit packages/interwovenkit-react/src/public/data/constants.ts. */
export const SERVICES = {
  mainnet: { router: 'https://router-api.initia.xyz', prices: 'https://indexer.initia.xyz', vip: 'https://vip-api.initia.xyz' },
  testnet: { router: 'https://router-api.testnet.initia.xyz', vip: 'https://vip-api.testnet.initia.xyz' },
}
