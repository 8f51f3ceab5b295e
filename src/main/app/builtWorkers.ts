// Paths of the bundled worker threads, for the hosts.
import maintenance from '../features/maintenance/maintenanceWorker.ts?modulePath'
import type { WorkerPaths } from '../platform/threads/workerPaths.ts'
import image from '../clients/media/imageWorker.ts?modulePath'
import ingest from '../db/archive/write/ingestWorker.ts?modulePath'
import reader from '../db/archive/read/readerWorker.ts?modulePath'
import decoding from '../sync/decoding/decodingWorker.ts?modulePath'

/** The worker threads of this build. */
export const builtWorkers: WorkerPaths = { ingest, decoding, reader, image, maintenance }
