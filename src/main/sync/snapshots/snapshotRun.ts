// Defines what a run that replaces a whole set gets, whatever the set consists of.
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import type { Clock } from '../../platform/world.ts'
import type { ReadDb } from '../../db/database.ts'
import type { Ingest } from '../../db/archive/write/ingest.ts'

/** What a snapshot needs. */
export interface SnapshotDeps {
  request: Requester
  clock: Clock
  archive: ReadDb
  ingest: Ingest
  registry: Registry
  log: Log
}
