// The history stream: asks for pages in the dialect's way until nothing is missing; rows and spans land in one transaction.
import { hashOf, readTxPage, type Dialect, type TxPage } from '../indexer/client.ts'
import type { Log } from '../lib/log.ts'
import type { Requester } from '../lib/politeRequest.ts'
import type { Clock } from '../lib/world.ts'
import { PROJECTION_VERSION, type Projector } from '../meaning/project.ts'
import type { ReadDb } from '../store/database.ts'
import type { Ingest } from '../store/archive/ingest.ts'
import type { HistoryRow, Span } from '../store/archive/records.ts'
import { holdsTransaction, readStream } from '../store/archive/readStreams.ts'
import { oddPage, type HistoryRun, type ReadPage } from './historyRun.ts'
import { createPageSize } from './pageSize.ts'
import { pullByKey } from './pullByKey.ts'
import { pullByOffset } from './pullByOffset.ts'
import type { Stream } from './streams.ts'

export interface HistoryDeps {
  request: Requester
  clock: Clock
  archive: ReadDb
  ingest: Ingest
  log: Log
  projector: Projector
  /** Called when rows of a chain became readable that were not there before. */
  onRows(chainId: string, fresh: number): void
}

/**
 * Brings a stream up to date. May be stopped or killed at any moment: the next run goes on from what is stored.
 * @throws AppError network.*, indexer.*, store.*.
 */
export async function pullHistory(
  deps: HistoryDeps,
  { stream, dialect, pageLimit, signal }: { stream: Stream; dialect: Dialect; pageLimit: number | null; signal: AbortSignal },
): Promise<void> {
  const { indexer } = stream.chain.endpoints
  if (indexer === null) return
  const held = readStream(deps.archive, stream.key)
  const target = { url: indexer, chainId: stream.chain.id, isL1: stream.chain.kind === 'initia-l1' }
  const store = pageWriter(deps, stream, held.revision)
  const sized = createPageSize({
    accepted: pageLimit,
    keep: (limit) => deps.ingest.writeChain({ chainId: stream.chain.id, pageLimit: limit }),
  })
  let writing: Promise<void> = Promise.resolve()
  const run: HistoryRun = {
    stream,
    spans: held.spans,
    isComplete: held.isComplete,
    log: deps.log,
    holds: (hash) => holdsTransaction(deps.archive, stream.key, hash),
    read: async ({ most, ...request }) => {
      const read = (limit: number) => readTxPage(deps.request, target, { ...request, limit, account: stream.bech32, signal })
      const [page] = await Promise.all([sized(most, read), writing])
      const records = readRecords(deps.projector, stream, page)
      if (records.rows.length === 0 && records.odd.length > 0) throw oddPage(stream, records)
      return records
    },
    write: async (page, spans, isComplete) => {
      await writing
      writing = store(page, spans, isComplete)
    },
    checked: () => deps.ingest.writeCheck({ key: stream.key, checkedAt: deps.clock.now(), error: null }),
  }
  try {
    await (dialect === 'core' ? pullByOffset(run) : pullByKey(run))
    await writing
  } finally {
    // Also when reading failed: the next run must find what this one handed over.
    await Promise.allSettled([writing])
  }
}

/** Stores pages one after the other, each on top of the revision that the one before left behind. */
function pageWriter({ clock, ingest, onRows }: HistoryDeps, { key, chain }: Stream, start: number) {
  let revision = start
  return async ({ rows, odd, body }: ReadPage, spans: Span[], isComplete: boolean): Promise<void> => {
    const place = { key, revision, projectionVersion: PROJECTION_VERSION, checkedAt: clock.now() }
    revision += 1
    const fresh = await ingest.writePage({ ...place, body, rows, odd, spans, isComplete })
    if (fresh > 0) onRows(chain.id, fresh)
  }
}

function readRecords(projector: Projector, stream: Stream, page: TxPage): ReadPage {
  const hashes: string[] = []
  const rows: HistoryRow[] = []
  const odd = page.odd.map(({ slot, reason, name }) => {
    hashes[slot] = name
    return { slot, reason }
  })
  for (const { slot, tx } of page.records) {
    const row = projector.toRow(stream, tx)
    hashes[slot] = hashOf(tx)
    if ('reason' in row) odd.push({ slot, reason: row.reason })
    else rows.push({ slot, ...row })
  }
  return { rows, odd, hashes, nextKey: page.nextKey, body: page.body }
}
