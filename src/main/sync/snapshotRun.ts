// What a run that replaces a whole set is given, whatever the set consists of.
import type { Registry } from '../chains/registry.ts'
import type { Log } from '../lib/log.ts'
import type { Requester } from '../lib/limitConcurrency.ts'
import type { Clock } from '../lib/world.ts'
import type { ReadDb } from '../db/database.ts'
import type { Ingest } from '../db/archive/write/ingest.ts'

export interface SnapshotDeps {
  request: Requester
  clock: Clock
  archive: ReadDb
  ingest: Ingest
  registry: Registry
  log: Log
}
