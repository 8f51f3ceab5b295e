// Locates the worker threads: their sources, which Node runs directly, or their bundles of this run.
import { join } from 'node:path'
import type { WorkerPaths } from '../../../src/main/platform/threads/workerPaths.ts'

/** Name of the variable that tells a test run the folder of the bundles. */
export const BUNDLED_WORKERS = 'WAYBILL_BUNDLED_WORKERS'

const main = join(import.meta.dirname, '..', '..', '..', 'src', 'main')

export const WORKER_SOURCES: WorkerPaths = {
  ingest: join(main, 'db/archive/write/ingestWorker.ts'),
  decoding: join(main, 'sync/decoding/decodingWorker.ts'),
  reader: join(main, 'db/archive/read/readerWorker.ts'),
  image: join(main, 'clients/media/imageWorker.ts'),
  maintenance: join(main, 'features/maintenance/maintenanceWorker.ts'),
}

/** Locates the threads that were bundled into a folder. */
export function workersIn(folder: string): WorkerPaths {
  return {
    ingest: join(folder, 'ingest.js'),
    decoding: join(folder, 'decoding.js'),
    reader: join(folder, 'reader.js'),
    image: join(folder, 'image.js'),
    maintenance: join(folder, 'maintenance.js'),
  }
}

const bundled = process.env[BUNDLED_WORKERS]

export const WORKERS: WorkerPaths = bundled === undefined ? WORKER_SOURCES : workersIn(bundled)
