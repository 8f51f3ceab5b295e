// Defines an Ethereum-like chain outside Initia: no bank, no indexer, only a node, a native coin and token contracts.
import type { BridgeFacts, ExchangeFacts } from '../../evm/contractCall.ts'
import { checksumAddress, fromHex, nameHash } from '../../keys/bytes.ts'

/** A token of the chain outside Initia. */
export interface PlainToken {
  /** 0x with checksum. */
  contract: string
  symbol: string
  name: string
  decimals: number
  /** Base units of the first practice account. */
  held: bigint
  /** Returns nothing, and wants an allowance at zero before it changes. */
  isStrict?: boolean
}

function contractOf(symbol: string): string {
  return checksumAddress(fromHex(nameHash(`practice contract on Basin ${symbol}`).slice(0, 40)))
}

/** The number that the bridges of Basin have for a chain of arrival. */
export const BRIDGE_DOMAINS: Readonly<Record<string, number>> = {
  'practice-1': 90,
  'tidewatch-1': 91,
  'lantern-1': 92,
  'saltmarsh-1': 93,
  'harbour-1': 94,
}

/** The number that Circle's module of Harbour has for Basin. */
export const BASIN_DOMAIN = 7

/** What Eureka calls the light client of a chain. */
export function clientOf(chainId: string): string {
  return `${chainId}-0`
}

/** Its registry entry has `chain_type` eip155, and its chain id is Ethereum's number as text. */
export const BASIN = {
  id: '7331',
  name: 'basin',
  prettyName: 'Basin',
  coin: { denom: 'basin-native', symbol: 'ETH', name: 'Practice ETH', decimals: 18, held: 1_250_000_000_000_000_000n },
  tokens: [
    { contract: contractOf('USDC'), symbol: 'USDC', name: 'Practice USDC', decimals: 6, held: 420_690_000n },
    {
      contract: contractOf('WBOAT'),
      symbol: 'WBOAT',
      name: 'Wrapped Boat',
      decimals: 18,
      held: 123_456_789_012_345_678_901n,
      isStrict: true,
    },
    { contract: contractOf('DUST'), symbol: 'DUST', name: 'Dust', decimals: 0, held: 0n },
  ] satisfies PlainToken[],
  anchorHeight: 24_000_000,
  /** Least price of a unit of gas in wei, and what one adds so that it is soon. */
  baseFee: 1_000_000_007n,
  tip: 100_000_000n,
  /** Most that a bridge may want in coins, wei. */
  bridgeFeeCeiling: '30000000000000000',
  /** Skip's swap router, and the pool behind it: ETH at 2,914.5 USDC. */
  exchange: {
    router: contractOf('SkipGoSwapRouter'),
    pool: contractOf('UniswapV3Pool'),
    token: contractOf('USDC'),
    reserves: { coin: 10_000n * 10n ** 18n, token: 29_145_000n * 10n ** 6n },
  } satisfies ExchangeFacts,
  bridge: {
    messenger: contractOf('TokenMessenger'),
    messengerV2: contractOf('TokenMessengerV2'),
    gateway: contractOf('FastTransferGateway'),
    warpRoute: contractOf('HypERC20Collateral'),
    oft: contractOf('StargatePoolUSDC'),
    axelar: contractOf('AxelarHandler'),
    eureka: contractOf('EurekaHandler'),
    token: contractOf('USDC'),
    domains: Object.values(BRIDGE_DOMAINS),
    names: Object.fromEntries(Object.entries(BRIDGE_DOMAINS).flatMap(([id, domain]) => [id, clientOf(id)].map((name) => [name, domain]))),
  } satisfies BridgeFacts,
}
