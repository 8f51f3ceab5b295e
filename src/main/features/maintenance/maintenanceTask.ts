// Tasks of the maintenance worker, and how to run one.
import { Worker } from 'node:worker_threads'
import type { CheckReport, Compacted, DatabaseName, DataSizes, Erased, FileState } from '../../../shared/contract/settings/maintenance.ts'
import { createThreadCalls } from '../../platform/threads/threadCalls.ts'
import { SMALL_HEAP } from '../../platform/threads/threadMemory.ts'
import type { DataKey } from '../../db/database.ts'
import type { EraseInput } from './eraseAccount.ts'
import type { KeyChange, Recrypt } from './recrypt.ts'
import type { Snapshot } from './snapshot.ts'

/** A task; `key` opens the folder's databases, where they are encrypted. */
export type MaintenanceTask = { key?: DataKey | null } & (
  | { kind: 'sizes' | 'check' | 'diagnose' | 'validateBackup' | 'compact'; folder: string }
  | { kind: 'snapshot' | 'salvage'; folder: string; target: string }
  | { kind: 'eraseAccount'; folder: string; input: EraseInput }
  | ({ kind: 'recrypt' } & Recrypt)
  | ({ kind: 'rekeyFiles' } & KeyChange)
)

interface Results {
  sizes: DataSizes
  check: CheckReport
  diagnose: FileState[]
  validateBackup: DatabaseName[]
  compact: Compacted
  snapshot: Snapshot
  salvage: number
  eraseAccount: Erased
  recrypt: void
  rekeyFiles: void
}

/** Runs one task in a worker thread. @throws AppError what the task throws. */
export async function runMaintenance<K extends MaintenanceTask['kind']>(
  workerPath: string,
  task: Extract<MaintenanceTask, { kind: K }> | (MaintenanceTask & { kind: K }),
): Promise<Results[K]> {
  const worker = new Worker(workerPath, { workerData: task, execArgv: [], resourceLimits: SMALL_HEAP })
  // The thread answers each kind with its own result type.
  const calls = createThreadCalls<Results[K]>({
    ended: (error, code) => error ?? new Error(`The maintenance thread ended without an answer (exit code ${code}).`),
  })
  calls.watch(worker, () => undefined)
  try {
    return await calls.ready(worker)
  } finally {
    await worker.terminate()
  }
}
