// Defines what the lists of history are read and stored with.
import type { ChainRecord, Registry } from '../../clients/chains/registry/registry.ts'
import type { ResolvedIndexer } from '../../clients/indexer/target.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import type { Clock, World } from '../../platform/world.ts'
import type { TxDecoder } from '../../decoding/txDecoder.ts'
import type { ReadDb } from '../../db/database.ts'
import type { Ingest } from '../../db/archive/write/ingest.ts'
import type { EvmChain } from '../evm/evmCounterpart.ts'
import type { DecodingThread } from '../decoding/decodingThread.ts'
import type { SignerReader } from './signerOf.ts'

/** What a list needs. */
export interface ListDeps {
  request: Requester
  target: ResolvedIndexer
  clock: Clock
  random: World['random']
  archive: ReadDb
  ingest: Ingest
  registry: Registry
  txDecoder: TxDecoder
  signers: SignerReader
  decodingThread: Pick<DecodingThread, 'decode' | 'warm'>
  /** Null on a chain without an EVM. */
  evm: EvmChain | null
  log: Log
  signal: AbortSignal
  /** Reads rows again whose reading has become outdated. */
  rereadRows(signal: AbortSignal): Promise<void>
}

/** Returns what is needed to compute EVM hashes; null where the chain has no EVM or its number is not known. */
export function evmChainOf(registry: Registry, chain: ChainRecord, syntheticTxs: boolean | null): EvmChain | null {
  const [fee] = chain.feeTokens
  if (chain.vm !== 'evm' || chain.evmChainId === null) return null
  const asset = fee === undefined ? null : registry.asset(chain.id, fee.denom)
  return { evmChainId: chain.evmChainId, feeDecimals: asset === null || !asset.isVerified ? 18 : asset.decimals, syntheticTxs }
}
