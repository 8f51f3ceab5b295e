// Sync over real files and the real writer thread, with only fetch and clock passed in.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRegistry, type NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import { createHostThrottle } from '../../../src/main/platform/http/hostThrottle.ts'
import { parseAddress } from '../../../src/main/platform/address.ts'
import { createLog } from '../../../src/main/platform/log/log.ts'
import { systemClock } from '../../../src/main/platform/time.ts'
import type { Clock } from '../../../src/main/platform/world.ts'
import { openArchiveReader } from '../../../src/main/db/archiveReader.ts'
import { createArchiveReader } from '../../../src/main/db/archive/read/reader.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { openIngest } from '../../../src/main/db/archive/write/ingest.ts'
import type { AuditPace } from '../../../src/main/sync/history/auditState.ts'
import { createDecodingThread } from '../../../src/main/sync/decoding/decodingThread.ts'
import { createSync } from '../../../src/main/sync/scheduler.ts'
import type { Account } from '../../../src/shared/contract/account.ts'
import type { AppEvent } from '../../../src/shared/contract/events.ts'
import type { FetchLike } from '../../../src/wire/world.ts'
import { WORKERS } from '../programs/workers.ts'

export function tempFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'waybill-'))
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true })
    },
  }
}

export function watched(address: string, id = address): Account {
  return { id, label: id, address: parseAddress(address), signer: { kind: 'watched' }, createdAt: 0 }
}

/** Waits a hundredth of the requested time, so that backoff does not slow a test. */
export const hastyClock: Clock = { now: systemClock.now, sleep: (ms, signal) => systemClock.sleep(ms / 100, signal) }

export interface SyncBenchOptions {
  folder: string
  network: NetworkFile
  fetch: FetchLike
  accounts: Account[]
  clock?: Clock
  /** Largest size of the archive in pages. */
  maxPages?: number
  /** How often old pages are looked at again. */
  audit?: AuditPace
  workerPath?: string
}

/** Opens the archive in `folder` and a sync over it. `lines` are its log. */
export async function openSyncBench(options: SyncBenchOptions) {
  const { folder, network, fetch, accounts, clock = hastyClock, workerPath = WORKERS.ingest, maxPages, audit } = options
  const file = join(folder, 'archive.db')
  const registry = createRegistry(network)
  const ingest = await openIngest({ file, workerPath, ...(maxPages === undefined ? {} : { maxPages }) })
  const journal = join(folder, 'journal.db')
  openJournal(journal).close()
  const archive = openArchiveReader({ archive: file, journal })
  const reader = createArchiveReader({ archive: file, journal, workerPath: WORKERS.reader, onSlow: () => undefined })
  const events: AppEvent[] = []
  const lines: string[] = []
  const log = createLog(clock.now, (line) => lines.push(line))
  const decodingThread = createDecodingThread({ workerPath: WORKERS.decoding, file: network, clock })
  const sync = createSync({
    world: { clock, random: () => 0.5 },
    hostThrottle: createHostThrottle({ fetch, clock }),
    registry,
    archive,
    ingest,
    decodingThread,
    log,
    accounts: () => accounts,
    emit: (event) => events.push(event),
    ...(audit === undefined ? {} : { audit }),
  })
  return {
    registry,
    ingest,
    archive,
    reader,
    sync,
    events,
    lines,
    once: (signal = new AbortController().signal) => sync.once({ signal, accounts }),
    close: async () => {
      await sync.stop()
      await decodingThread.close()
      await ingest.close()
      await reader.close()
      archive.close()
    },
  }
}

/** Returns whether a request for a list asks for a page, and not for the few rows by which the edge of a page is checked. */
export function asksForPage({ searchParams }: URL): boolean {
  return Number(searchParams.get('pagination.limit')) > 3
}
