// The history stream: asks for pages in the dialect's way until nothing is missing; rows and spans land in one transaction.
import type { Dialect } from '../indexer/target.ts'
import type { Log } from '../lib/log.ts'
import type { Requester } from '../lib/politeRequest.ts'
import type { Projector } from '../meaning/project.ts'
import type { ReadDb } from '../store/database.ts'
import { holdsTransaction, readStream } from '../store/archive/readStreams.ts'
import { createPageReader } from './pageReader.ts'
import { createPageSize } from './pageSize.ts'
import { createPageWriter, type PageWriterDeps } from './pageWriter.ts'
import { pullByKey } from './pullByKey.ts'
import { pullByOffset } from './pullByOffset.ts'
import type { Stream } from './streams.ts'

export interface HistoryDeps extends PageWriterDeps {
  request: Requester
  archive: ReadDb
  log: Log
  projector: Projector
}

/**
 * Brings a stream up to date. May be stopped or killed at any moment: the next run goes on from what is stored.
 * @throws AppError network.*, indexer.*, store.*.
 */
export async function pullHistory(
  deps: HistoryDeps,
  { stream, dialect, pageLimit, signal }: { stream: Stream; dialect: Dialect; pageLimit: number | null; signal: AbortSignal },
): Promise<void> {
  const { key, chain } = stream
  if (chain.endpoints.indexer === null) return
  const { clock, ingest, archive, log } = deps
  const { revision, spans, isComplete } = readStream(archive, key)
  const sized = createPageSize({ accepted: pageLimit, keep: (limit) => ingest.writeChain({ chainId: chain.id, pageLimit: limit }) })
  const target = { url: chain.endpoints.indexer, chainId: chain.id, isL1: chain.kind === 'initia-l1', dialect }
  const reader = createPageReader({ ...deps, sized, target, signal }, stream)
  const writer = createPageWriter(deps, stream, revision)
  const run = {
    ...reader,
    ...writer,
    stream,
    spans,
    isComplete,
    log,
    holds: (hash: string) => holdsTransaction(archive, key, hash),
    checked: () => ingest.writeCheck({ key, checkedAt: clock.now(), error: null }),
  }
  try {
    await (dialect === 'core' ? pullByOffset(run) : pullByKey(run))
    await writer.settled()
  } finally {
    reader.close()
    // Also when reading failed: the next run must find what this one handed over.
    await writer.ended()
  }
}
