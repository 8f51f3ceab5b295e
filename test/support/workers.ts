// The worker threads as their sources: Node reads TypeScript.
import { join } from 'node:path'
import type { WorkerPaths } from '../../src/main/lib/workerPaths.ts'

const main = join(import.meta.dirname, '..', '..', 'src', 'main')

export const WORKERS: WorkerPaths = {
  ingest: join(main, 'store/archive/ingestWorker.ts'),
  reader: join(main, 'store/archive/readerWorker.ts'),
  image: join(main, 'media/imageWorker.ts'),
  care: join(main, 'care/careWorker.ts'),
}
