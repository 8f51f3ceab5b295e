// Before the flows: hundreds of their worker threads and processes start, and a bundle loads in a quarter of the time of its sources.
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { bundlePrograms } from './bundle.ts'
import { programPath } from './programPath.ts'
import { PROGRAM_SOURCES } from './testPrograms.ts'
import { BUNDLED_WORKERS, WORKER_SOURCES } from './workers.ts'

/** Bundles the workers and the tests' own programs into a folder of this run; returns the function that removes it. */
export async function setup(): Promise<() => void> {
  const folder = dirname(programPath(`workers-${process.pid}`))
  await bundlePrograms({ ...WORKER_SOURCES, ...PROGRAM_SOURCES }, folder)
  process.env[BUNDLED_WORKERS] = folder
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
}
