// The history stream: asks for pages in the dialect's way until nothing is missing; rows and spans land in one transaction.
import { readTxPage, type Dialect, type TxPage } from '../indexer/client.ts'
import type { Log } from '../lib/log.ts'
import type { Requester } from '../lib/politeRequest.ts'
import type { Clock } from '../lib/world.ts'
import { PROJECTION_VERSION, type Projector } from '../meaning/project.ts'
import type { ReadDb } from '../store/database.ts'
import type { Ingest } from '../store/archive/ingest.ts'
import type { HistoryRow, Span } from '../store/archive/records.ts'
import { readStream } from '../store/archive/readStreams.ts'
import { oddPage, type HistoryRun, type ReadPage } from './historyRun.ts'
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
  let { revision } = held
  let writing: Promise<void> = Promise.resolve()
  const store = async (page: ReadPage, spans: Span[], isComplete: boolean) => {
    const { rows, odd, body } = page
    const checkedAt = deps.clock.now()
    const at = revision
    revision += 1
    const fresh = await deps.ingest.writePage({
      key: stream.key,
      revision: at,
      projectionVersion: PROJECTION_VERSION,
      body,
      rows,
      odd,
      spans,
      isComplete,
      checkedAt,
    })
    if (fresh > 0) deps.onRows(stream.chain.id, fresh)
  }
  const run: HistoryRun = {
    stream,
    spans: held.spans,
    isComplete: held.isComplete,
    log: deps.log,
    read: async (request) => {
      const [page] = await Promise.all([readTxPage(deps.request, target, { ...request, account: stream.bech32, signal }), writing])
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
    await (dialect === 'core' ? pullByOffset(run, { pageLimit, keepLimit: keepLimit(deps, stream.chain.id) }) : pullByKey(run))
    await writing
  } finally {
    // Also when reading failed: the next run must find what this one handed over.
    await Promise.allSettled([writing])
  }
}

function keepLimit({ ingest }: HistoryDeps, chainId: string) {
  return (pageLimit: number) => ingest.writeChain({ chainId, pageLimit })
}

function readRecords(projector: Projector, stream: Stream, page: TxPage): ReadPage {
  const hashes = Array.from({ length: page.records.length + page.odd.length }, () => '')
  const rows: HistoryRow[] = []
  const odd = [...page.odd]
  for (const { slot, tx } of page.records) {
    const row = projector.toRow(stream, tx)
    if ('reason' in row) {
      odd.push({ slot, reason: row.reason })
      continue
    }
    hashes[slot] = row.hash
    rows.push({ slot, ...row })
  }
  return { rows, odd, hashes, nextKey: page.nextKey, body: page.body }
}
