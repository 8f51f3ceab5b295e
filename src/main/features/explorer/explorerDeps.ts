// Dependencies of the explorer, and the choice of a chain's indexer.
import type { Account } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { ChainRecord, Registry } from '../../clients/chains/registry/registry.ts'
import { probe } from '../../clients/indexer/probe.ts'
import { indexerTarget, type ResolvedIndexer } from '../../clients/indexer/target.ts'
import type { IndexerTx } from '../../../wire/indexer.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import type { Clock } from '../../platform/world.ts'
import type { ReadDb } from '../../db/database.ts'
import type { Ingest } from '../../db/archive/write/ingest.ts'
import { readChain } from '../../db/archive/read/readSyncTargets.ts'

/** What every explorer page needs. */
export interface ExplorerDeps {
  request: Requester
  clock: Clock
  archive: ReadDb
  ingest: Pick<Ingest, 'writeExplorerReply'>
  registry: Registry
  accounts(): readonly Account[]
  /** Records read one by one, by chain and hash: a list that is read again asks only for what is new in it. */
  records: Map<string, IndexerTx>
  /** Aborted when the network's core stops. */
  signal: AbortSignal
}

/** One chain's indexer, ready for requests. */
export interface Place extends ExplorerDeps {
  chain: ChainRecord
  target: ResolvedIndexer
}

/** Returns a chain and its indexer's URL. @throws AppError chain.unknown; indexer.unsupported where the chain list names no indexer. */
export function chainOf({ registry }: ExplorerDeps, chainId: string): { chain: ChainRecord; url: string } {
  const chain = registry.chain(chainId)
  if (chain === null) throw new AppError('chain.unknown', 'This chain isn’t in the chain list.')
  const { indexer } = chain.endpoints
  if (indexer === null) {
    throw new AppError('indexer.unsupported', phrase`No indexer is listed for ${chain.name}, so there’s nothing to show here.`)
  }
  return { chain, url: indexer }
}

/**
 * Resolves a chain's indexer and its dialect; uses the dialect that the sync has found.
 * @throws AppError as `chainOf`; network.* and indexer.badReply where it has to be probed first.
 */
export async function placeOf(deps: ExplorerDeps, chainId: string): Promise<Place> {
  const { chain, url } = chainOf(deps, chainId)
  const target = indexerTarget(chain, url)
  const dialect = readChain(deps.archive, chainId).dialect ?? (await probe(deps.request, target, deps.signal)).dialect
  return { ...deps, chain, target: { ...target, dialect } }
}

/** Returns the user's account behind an address in any spelling; null for a third party's. */
export function ownerOf(
  { accounts }: Pick<ExplorerDeps, 'accounts'>,
  address: string | null,
  bech32Of: (bech32: string) => string,
): string | null {
  if (address === null) return null
  const wanted = address.toLowerCase().replace(/^0x0*/, '')
  const isIt = ({ address: { bech32, hex } }: Account) =>
    bech32Of(bech32).toLowerCase() === address.toLowerCase() || hex.toLowerCase().replace(/^0x0*/, '') === wanted
  return accounts().find(isIt)?.id ?? null
}

/** Converts indexer.unsupported to null. @throws AppError every other error. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.code === 'indexer.unsupported') return null
    throw error
  }
}
