// Which streams there are: each address on each chain, its transactions and its balances.
import type { AccountAddress } from '../../shared/account.ts'
import type { ChainRecord, Registry } from '../chains/registry.ts'
import { withPrefix } from '../lib/address.ts'
import type { StreamKey } from '../store/archive/records.ts'

export interface Stream {
  key: StreamKey
  chain: ChainRecord
  /** The address as this chain writes it. */
  bech32: string
  /** 0x form, EIP-55. */
  hex: string
}

/** The archive's name of an address: 20 bytes in lower-case hex, without 0x. */
export function archiveAccount(address: AccountAddress): string {
  return address.hex.slice(2).toLowerCase()
}

/** One name for a stream, for maps and logs. */
export function streamName({ account, chainId, stream }: StreamKey): string {
  return `${chainId}/${account}/${stream}`
}

const STREAM_NAMES: Readonly<Record<StreamKey['stream'], string>> = {
  txs: 'transactions',
  evmTxs: 'EVM transactions',
  internalTxs: 'EVM internal calls',
  nfts: 'NFTs',
  balances: 'balances',
  staking: 'staking',
  tokens: 'tokens',
  richList: 'rank among holders',
  head: 'newest block',
}

/** What a stream is called, for a person: "Initia transactions". */
export function streamTitle(chainName: string, stream: StreamKey['stream']): string {
  return `${chainName} ${STREAM_NAMES[stream]}`
}

/** What is not copied because there is nobody to ask, one sentence each. */
export function notCopied({ chains }: Registry): string[] {
  return chains.flatMap(({ name, kind, endpoints }) => {
    if (!isInitia(kind)) return [`${name}: no history and no balances here, as it is not a chain of Initia.`]
    return [
      ...(endpoints.indexer === null ? [`${name}: no history here, as the chain list names no indexer for it.`] : []),
      ...(endpoints.rest === null ? [`${name}: no balances here, as the chain list names no REST service for it.`] : []),
    ]
  })
}

function isInitia(kind: ChainRecord['kind']): boolean {
  return kind === 'initia-l1' || kind === 'initia-rollup'
}

/** The streams of some addresses: where there is an indexer, transactions; where there is a REST service, balances. */
export function streamsOf(registry: Registry, addresses: readonly AccountAddress[]): Stream[] {
  return addresses.flatMap((address) =>
    registry.chains.flatMap((chain): Stream[] => {
      if (!isInitia(chain.kind)) return []
      const base = { chain, bech32: withPrefix(address.bech32, chain.bech32Prefix), hex: address.hex }
      const key = (stream: StreamKey['stream']) => ({ account: archiveAccount(address), chainId: chain.id, stream })
      return [
        ...(chain.endpoints.indexer === null ? [] : [{ ...base, key: key('txs') }]),
        ...(chain.endpoints.rest === null ? [] : [{ ...base, key: key('balances') }]),
      ]
    }),
  )
}
